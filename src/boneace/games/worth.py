"""The count of a hand, by a game's `worth_of(options, f)` in its module `worth`.

`f` is read from a view of seat 0 at a table where nothing has happened except dealing it the
hand. The number is what the game counts; if hands are ranked and not counted it is the place in
the order, from 0, the weakest. None: a hand with this number of cards counts nothing yet.
"""

from __future__ import annotations

from typing import NamedTuple


class Worth(NamedTuple):
    """The count of a hand: the number, its words, and the set of the cards that make it."""

    number: int | float
    words: str
    cards: int


def of_half_points(total: int) -> int | float:
    """A total in half points as a number: an integer if possible.

    >>> of_half_points(62), of_half_points(61)
    (31, 30.5)
    """
    return total / 2 if total % 2 else total // 2
