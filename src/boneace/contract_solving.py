"""The contract of a game's own solver: part of `boneace.contract`."""

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
    """The number of rounds of learning so far."""

    def learn(self) -> None:
        """Do one round of learning for all seats."""
        ...

    def measured(self) -> tuple[float, float]:
        """Return what the deal is worth to the seat that moves first, and the exploitability."""
        ...

    def choices(self) -> dict[str, float]:
        """Return how often each move of the first decision is made, by its notation."""
        ...


class AbstractPosition(Position, Protocol):
    """What a position may also have, if not all of the deal is solved."""

    abstraction: str
    """A sentence about what was left out; "" if nothing was. Default: nothing."""


class WholeGame(Protocol):
    """A whole game that is being solved."""

    @property
    def value(self) -> float:
        """What it is worth to the seat that moves first; NaN while unknown."""
        ...

    def steps(self, stopped: Callable[[], bool]) -> Iterator[float]:
        """Continue step by step until `stopped`; yield the share done after each step."""
        ...

    def found(self) -> Mapping[str, Json]:
        """Return the results so far, as JSON values."""
        ...

    def kept(self) -> Arrays:
        """Return the whole state as arrays, for a checkpoint."""
        ...

    def restore(self, arrays: Arrays) -> None:
        """Continue from such arrays. Raises ValueError or KeyError if they do not fit."""
        ...

    def pack(self, path: Path) -> None:
        """Write the policy that bots play by."""
        ...


class Certificate(Protocol):
    """The computation of what best replies gain against the bots of a game."""

    name: str
    """Its name in a checkpoint: another policy of the bots has another name."""

    def steps(self, stopped: Callable[[], bool]) -> Iterator[float | None]:
        """Continue step by step until `stopped`; yield the share done after each step.

        The share is None for samples without end.
        """
        ...

    def found(self) -> Mapping[str, Json]:
        """Return the results so far, as JSON values.

        They include `exploitability`, half of NashConv of a whole game, in units of the returns, or
        None while unknown, and `error`, half the width of its interval of 95 %.
        """
        ...

    def kept(self) -> Arrays:
        """Return the whole state as arrays, for a checkpoint. Only if all deals are measured."""
        ...

    def restore(self, arrays: Arrays) -> None:
        """Continue from such arrays. Raises ValueError or KeyError if they do not fit."""
        ...


class Sharing(Protocol):
    """What a WholeGame or a Certificate may also have: pieces that workers can do."""

    workers: Workers | None
    """The workers for these pieces (`boneace.cluster.each`); None, as at first: this process.

    The numbers must not depend on it. Default: every step needs the one before, and nothing can be
    shared out.
    """


class SolvingModule(Protocol):
    """`solving`: the game’s own solver. Leave it out if there is none."""

    DEAL: tuple[str, ...]
    """The arguments that identify a deal: any of `score` and `upcards`, in this order."""

    def prepare(self) -> None:
        """Load what `position` needs, and compile it if necessary."""
        ...

    def position(self, score: str, upcards: str, values: Mapping[str, Value]) -> Position:
        """Return the deal to solve: at this score, with these upcards, under these options.

        Arguments that `DEAL` leaves out are empty. Raises ValueError with a sentence for an
        impossible score, upcards or options.
        """
        ...


class OptionalSolving(Protocol):
    """`solving`, optional part."""

    ALGORITHM: str
    """The name of the algorithm, as in `boneace solve --algorithm`. Default: `dcfr`."""

    def whole(self, values: Mapping[str, Value]) -> WholeGame:
        """Return the whole game under these options. Raises ValueError for options that cannot be
        solved.

        Default: only single deals can be solved.
        """
        ...

    def certificate(self, values: Mapping[str, Value], full: bool, seed: int) -> Certificate:
        """Return a measurement of the bots under these options: by samples, or `full`.

        Raises ValueError for options that cannot be measured. Default: none can.
        """
        ...
