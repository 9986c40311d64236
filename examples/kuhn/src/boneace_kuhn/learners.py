"""Learners' data for Kuhn poker: the observations, and the length of a match."""

from boneace.games.facts import Facts
from boneace.games.fields import Bounds, cards, count, seat, seats

FIELDS = (
    cards("hands", "the card that the viewer holds", "own"),
    seat("turn", "the seat to move"),
    count("played", "how many moves have been made", 3),
    seats("bets", "who has bet"),
)


def bounds(options: Facts) -> Bounds:
    """KP-06: at most a pass, a bet and an answer."""
    return Bounds(3, -2, 2, "A match is one deal.")  # KP-07
