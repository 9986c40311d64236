"""The contract for the rules of a game: part of `boneace.contract`."""

from __future__ import annotations

from typing import Protocol

import numpy as np
import numpy.typing as npt

from boneace.games.facts import Record

Rng = npt.NDArray[np.uint64]
"""A random generator: an array of one number, the state of a xorshift generator, never 0."""


class Rules(Protocol):
    """`rules.py`: the rules, in the Python that numba compiles. They run interpreted as well.

    `boneace.games.defaults.rules` has `seat_to_move`, `view` and `returns` to import, for games in
    which nothing else is special about them.
    """

    State: np.dtype[np.void]
    """The record layout of a state, made by `boneace.kernel.states.layout`."""

    def start(self, o: Record, s: Record) -> None:
        """Set the table for the first deal.

        `s` is all zeros except for `dealer`, and `carried_over`, which is 1 if the standing has
        been set too.
        """

    def seat_to_move(self, o: Record, s: Record) -> int:
        """Return a seat, CHANCE or OVER."""
        ...

    def moves(self, o: Record, s: Record) -> int:
        """Return the legal moves of the seat to move, or of chance, as a set of 0…62."""
        ...

    def play(self, o: Record, s: Record, move: int) -> None:
        """Make one legal move."""

    def view(self, o: Record, s: Record, seat: int) -> None:
        """Blank in place what the seat (or SPECTATOR) does not know."""

    def returns(self, o: Record, s: Record, out: npt.NDArray[np.float64]) -> None:
        """Write what each seat has won to `out` (float64 × seats). The match is over."""


class OptionalRules(Protocol):
    """`rules.py`, optional part. By default hidden cards are placed at random until possible."""

    def is_consistent(self, o: Record, s: Record) -> bool:
        """Return whether a state that was filled in from a view can have occurred. Default: yes."""
        ...

    def determinize(self, o: Record, s: Record, rng: Rng) -> None:
        """Turn a view into a state; each possible state must be equally likely.

        The state may still be impossible; then another is made. Write this if few of the states
        with cards placed at random would be possible.
        """

    def stir(self, o: Record, s: Record, viewer: int, rng: Rng) -> bool:
        """Turn a state behind the view of `viewer` into another one; False to fill in again.

        Write this if `determinize` takes long.
        """
        ...

    def elsewhere(self, o: Record, s: Record) -> int:
        """Return the set of the cards that lie in no hand, and not in the stock or on the table.

        A pile of discards, tricks, cards that are out of play; of a view, those that the viewer
        knows. It need not be compiled. Default: none. Cards in the fields of ON_TABLE and in
        `seen` count without it.
        """
        ...
