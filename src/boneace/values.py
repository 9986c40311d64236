"""What each legal move of a decision is worth to its seat, and how sure that is.

The numbers are in the units of the game's `returns`: games, chips, points, or stakes where the game
is played for lives. If a chance of winning the match means something, it is there too.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol

if TYPE_CHECKING:
    import numpy.typing as npt

    from boneace.bots.seat import Seat
    from boneace.moves import Move

Sureness = Literal["exact", "abstract", "rollout"]
"""How a value was found: calculated; calculated in a simpler game; from playouts, with an error."""


MIXED = 0.05
"""A move that a solution makes less often than this does not count as part of its mix."""


def shown_mix(often: float | None, learned: bool) -> float | None:
    """How often a solution makes a move, for `MoveValue.mix`: 0 if rarely, None if that is unknown,
    or if the solution has not learned the decision."""
    if often is None or often < MIXED:
        return None if often is None else 0.0
    return often if learned else None


@dataclass(frozen=True)
class Expected:
    """What a seat can expect. Errors are half the width of an interval of 95 %, 0 if exact."""

    worth: float
    error: float = 0.0
    chance: float | None = None
    """The chance to win the match, 0 to 1; None if that means nothing or is unknown."""
    chance_error: float = 0.0


@dataclass(frozen=True)
class OfDeal:
    """What the deal brings a seat that makes a move: shares from 0 to 1, and the mean."""

    gains: float
    """How often it gains something."""
    loses: float
    """How often it loses something."""
    worlds: int
    """The number of worlds that were played out."""
    mean: float
    """In the unit of a deal's result: chips, points, lives, or stones more than the others."""


@dataclass(frozen=True, kw_only=True)
class MoveValue(Expected):
    """What a seat can expect after one of its moves."""

    move: Move
    behind: float = 0.0
    """How much less it is worth than the best move; 0 for that one."""
    behind_error: float = 0.0
    """The error of `behind`, wide enough that all those of a decision hold together with 95 %."""
    mix: float | None = None
    """How often an equilibrium makes the move, 0 to 1; None if no equilibrium is known."""
    of_deal: OfDeal | None = None
    """What the deal brings; None if that is unknown."""

    @property
    def is_as_good(self) -> bool:
        """Whether the move is not clearly worse than the best."""
        return self.behind <= self.behind_error or bool(self.mix)


@dataclass(frozen=True)
class Values:
    """The values of all legal moves of a decision, the best first."""

    moves: tuple[MoveValue, ...]
    sure: Sureness
    hands: npt.NDArray[Any] | None = field(default=None, compare=False)
    """The hands in sampled worlds: int64, worlds × hands. None: unknown."""

    @property
    def best(self) -> MoveValue:
        """The value of the best move."""
        return self.moves[0]

    @property
    def expected(self) -> Expected:
        """What the seat can expect if it makes the best move."""
        best = self.best
        return Expected(best.worth, best.error, best.chance, best.chance_error)

    def of(self, number: int) -> MoveValue:
        """The value of the move with this number."""
        return next(value for value in self.moves if value.move.number == number)


class Analyst(Protocol):
    """Anything that can value decisions. Several threads call it at once.

    If it returns None, playouts are made instead.
    """

    def values(self, seat: Seat) -> Values | None:
        """Value every legal move of a seat whose turn it is."""
        ...

    def expected(self, seat: Seat) -> Expected | None:
        """Value the position of a seat, no matter whose turn it is, and after the end too."""
        ...
