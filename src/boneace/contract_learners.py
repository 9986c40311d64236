"""The contract of what the environments for learners are made from: part of `boneace.contract`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from boneace.games.facts import Facts, Record
from boneace.games.fields import Bounds, Field


class OptionalLearners(Protocol):
    """`learners.py`: what the environments for learners are made from (`boneace.env`)."""

    TABLES: Sequence[Sequence[str]]
    """The names of all moves, by number, in each of the ways that moves are numbered in; "" where
    a number has no move. Moves of one name are one action, whose number is the same in every state.
    A move that is numbered by places has a name that tells the places: `exchange 1 3 for 2`.
    Default: MOVES of `words.py`, the one table."""

    FIELDS: Sequence[Field]
    """The fields of the view that are observed, in the order of the tensor.
    Default: the cards that the seat holds, those on the table, the stock, and the standing."""

    def table(self, o: Record, s: Record) -> int:
        """Return the table by which the moves of this state are numbered. Compiled like the rules.

        Default: the first.
        """
        ...

    def bounds(self, options: Facts) -> Bounds:
        """Return how long a match can last, and what can be won. Default: nothing is known."""
        ...
