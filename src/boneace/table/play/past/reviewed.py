"""The table's answers about a reviewed match: plain values that need no engine."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

Sure = Literal["exact", "abstract", "rollout"]
"""How values were found: calculated; calculated for a simpler game; estimated by playouts."""


class MoveValued(Struct):
    """A legal move of a decision, and what its seat could expect after it."""

    move: str
    label: str
    """The label of the move's button, in the language asked for."""
    worth: float
    error: float
    chance: float | None


class DecisionReviewed(Struct):
    """A decision, and what it lost; `moves` are all that were legal, the best first."""

    ply: int
    deal: int
    seat: int
    made: str
    best: str
    loss: float
    error: float
    chance_loss: float | None
    luck: float
    moves: list[MoveValued]


class SeatReviewed(Struct):
    """A seat over the whole match: start + luck - loss is the end."""

    seat: int
    name: str
    start: float
    end: float
    luck: float
    loss: float
    decisions: int
    mistakes: int


class MatchReviewed(Struct):
    """GET /api/matches/ID/review"""

    match: str
    over: bool
    sure: Sure
    seats: list[SeatReviewed]
    decisions: list[DecisionReviewed]
    """All decisions with a choice, in their order."""
