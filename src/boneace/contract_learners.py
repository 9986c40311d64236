"""The contract for environments for learners: part of `boneace.contract`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from boneace.games.facts import Facts, Record
from boneace.games.fields import Bounds, Field


class OptionalLearners(Protocol):
    """`learners.py`: what environments for learners (`boneace.env`) need."""

    TABLES: Sequence[Sequence[str]]
    """The names of all moves, by number, in each of the ways in which moves are numbered; "" if a
    number has no move. Moves with the same name are one action, with one number in every state. A
    move that is numbered by places has a name with the places: `exchange 1 3 for 2`.
    Default: MOVES of `words.py`, the only table."""

    FIELDS: Sequence[Field]
    """The fields of the view that are observed, in the order of the tensor.
    Default: all fields, each as its name or its type suggests. Write them to leave out what says
    nothing new, and to say more of a number than how large it is."""

    FOLLOWS: Sequence[str]
    """The fields of the view that follow, for each seat, from the moves that it saw and from the
    other fields: an information state tensor has no row for them.
    Default: none."""

    def table(self, o: Record, s: Record) -> int:
        """Return the table by which the moves of this state are numbered. Compiled like the rules.

        Default: the first.
        """
        ...

    def bounds(self, options: Facts) -> Bounds:
        """Return how long a match can last, and what can be won. Default: nothing is known."""
        ...
