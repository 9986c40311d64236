"""For programs that learn Kuhn poker: how long a match lasts, and what can be won in it."""

from boneace.games.facts import Facts
from boneace.games.fields import Bounds


def bounds(options: Facts) -> Bounds:
    """KP-06: at most a pass, a bet and an answer."""
    return Bounds(3, -2, 2, "A match is one deal.")  # KP-07
