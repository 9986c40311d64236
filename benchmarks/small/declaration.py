"""What can be said about the small game without its rules."""

from boneace.declare import Declaration
from boneace.games.thirty_one.declaration import OPTIONS

DECLARATION = Declaration(
    name="small-thirty-one",
    min_seats=2,
    max_seats=2,
    options=OPTIONS,
    package="benchmarks.small",
    length="deals",
    zero_sum=lambda values: values["keeps"] == "lives",
)
