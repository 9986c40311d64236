"""The sides of a table of Mus, in Python."""

from __future__ import annotations

from boneace.games.facts import Facts
from boneace.games.mus import state


def sides(options: Facts) -> int:
    """The number of sides."""
    return int(options.seats) if options.sides == state.ALONE else 2


def side_of(options: Facts, seat: int) -> int:
    """The side of a seat."""
    return seat if options.sides == state.ALONE else seat % 2


def seats_of(options: Facts, side: int) -> list[int]:
    """The seats of a side."""
    return [seat for seat in range(options.seats) if side_of(options, seat) == side]
