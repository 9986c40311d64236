"""What the page gets for learning a game; plain values that need no engine."""

from __future__ import annotations

from msgspec import Struct

from boneace.games.sent import ClosedMove, LegalMove, Result
from boneace.table.play.past.reviewed import Sure
from boneace.table.play.protocol import MoveHint, Replay, Welcome


class NoteSent(Struct, frozen=True):
    """A text shown after this many events of the match."""

    after: int
    text: str


class MoveAsked(Struct, frozen=True):
    """The learner's move after this many events of the match."""

    after: int
    move: str
    legal: list[LegalMove]
    closed: list[ClosedMove]


class LessonSent(Struct, frozen=True):
    """GET /api/lessons/GAME: a first deal, played with notes. `events` are those of the replay."""

    replay: Replay
    notes: list[NoteSent]
    asked: list[MoveAsked]
    result: Result | None
    """The result of the match, if it ends with the lesson."""
    pictured: list[int]
    """The numbers of events after which the rule book has a picture of the table."""


class PuzzleSent(Struct, frozen=True):
    """GET /api/puzzles/GAME/NUMBER: a position, and what its moves are worth, the best first."""

    number: int
    of: int
    welcome: Welcome
    sure: Sure
    moves: list[MoveHint]
