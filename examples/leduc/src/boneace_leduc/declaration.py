"""The facts about Leduc poker that do not need its rules."""

from boneace.declare import Declaration, Option

DEALS = Option.of("leduc", "deals", 1, range(1, 101), ("LP-11",), group="match")

DECLARATION = Declaration(
    name="leduc",
    min_seats=2,  # LP-01
    max_seats=2,
    package="boneace_leduc",
    options=(DEALS,),
    length="deals",
    prize="chip",
)
