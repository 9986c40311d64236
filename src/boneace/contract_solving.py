"""The contract of a solver that a game may bring with it: part of `boneace.contract`."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import numpy.typing as npt

from boneace.described import Json, Value

if TYPE_CHECKING:
    from boneace.cluster import Workers

Arrays = Mapping[str, npt.NDArray[Any]]
"""What a checkpoint keeps: arrays of any type, by name."""


class Position(Protocol):
    """A deal that is being solved. Values are in units of the returns."""

    iterations: int
    """How many rounds of learning there have been."""

    def learn(self) -> None:
        """One round of learning for all seats."""
        ...

    def measured(self) -> tuple[float, float]:
        """Return what the deal is worth to the seat that moves first, and the exploitability."""
        ...

    def choices(self) -> dict[str, float]:
        """Return how often each move of the first decision is made, by its notation."""
        ...


class AbstractPosition(Position, Protocol):
    """What a position may have besides, where not all of the deal is solved."""

    abstraction: str
    """A sentence that says what was left out; "" where nothing was. Default: nothing ever is."""


class WholeGame(Protocol):
    """A whole game that is being solved."""

    @property
    def value(self) -> float:
        """What it is worth to the seat that moves first; NaN while that is not known."""
        ...

    def steps(self, stopped: Callable[[], bool]) -> Iterator[float]:
        """Go on, a step at a time, until `stopped`; each yields the share that is done."""
        ...

    def found(self) -> Mapping[str, Json]:
        """Return what has been found, as JSON has it."""
        ...

    def kept(self) -> Arrays:
        """Return all of it as arrays, for a checkpoint."""
        ...

    def restore(self, arrays: Arrays) -> None:
        """Go on from such arrays. Raises ValueError or KeyError where they are not."""
        ...

    def pack(self, path: Path) -> None:
        """Write the policy that bots play by."""
        ...


class Certificate(Protocol):
    """What best replies gain against the bots of a game; it is being computed."""

    name: str
    """What it is called in a checkpoint: another one for another policy of the bots."""

    def steps(self, stopped: Callable[[], bool]) -> Iterator[float | None]:
        """Go on, a step at a time, until `stopped`; each yields the share that is done.

        It is None where there are samples without end.
        """
        ...

    def found(self) -> Mapping[str, Json]:
        """Return what has been found, as JSON has it.

        Among it are `exploitability`, half of NashConv of a whole game, in units of the returns, or
        None while it is not known, and `error`, half the width of its interval of 95 %.
        """
        ...

    def kept(self) -> Arrays:
        """Return all of it as arrays, for a checkpoint. Only where all deals are measured."""
        ...

    def restore(self, arrays: Arrays) -> None:
        """Go on from such arrays. Raises ValueError or KeyError where they are not."""
        ...


class Sharing(Protocol):
    """What a WholeGame or a Certificate may have besides: pieces that others can do."""

    workers: Workers | None
    """The workers that do them (`boneace.cluster.each`); None, as at first: this process.

    The numbers must not depend on it. Default: every step needs the one before, and nothing can be
    shared out.
    """


class SolvingModule(Protocol):
    """`solving`: a solver of the game’s own. Leave it out if there is none."""

    DEAL: tuple[str, ...]
    """What says which deal is meant: any of `score` and `upcards`, in this order."""

    def prepare(self) -> None:
        """Load what `position` needs; compile it where that has not been done."""
        ...

    def position(self, score: str, upcards: str, values: Mapping[str, Value]) -> Position:
        """Return a deal at a score, with these upcards, under these options, to be solved.

        What `DEAL` leaves out is empty. Raises ValueError with a sentence for a score, upcards or
        options that cannot be.
        """
        ...


class OptionalSolving(Protocol):
    """`solving`: what it may leave out."""

    ALGORITHM: str
    """What the learning is called, as in `boneace solve --algorithm`. Default: `dcfr`."""

    def whole(self, values: Mapping[str, Value]) -> WholeGame:
        """Return the whole game under these options. Raises ValueError for some that cannot be.

        Default: only single deals can be solved.
        """
        ...

    def certificate(self, values: Mapping[str, Value], full: bool, seed: int) -> Certificate:
        """Return what is to measure the bots under these options: by samples, or `full`.

        Raises ValueError for options that they are not measured under. Default: none is measured.
        """
        ...
