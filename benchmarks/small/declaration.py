"""The facts about the small game that do not need its rules."""

from boneace.declare import Declaration, Option
from boneace.games.thirty_one.declaration import OPTIONS

PACK = Option.of("small", "pack", "8", ("8", "20"), ("T31-05",))

DECLARATION = Declaration(
    name="small-thirty-one",
    min_seats=2,
    max_seats=2,
    options=(PACK, *OPTIONS[1:]),
    package="benchmarks.small",
    length="deals",
    zero_sum=lambda values: values["keeps"] == "lives",
)
