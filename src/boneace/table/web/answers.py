"""The answers of the API. The types of the page are made from these classes (`npm run types`)."""

from __future__ import annotations

from msgspec import Struct

from boneace.described import GameDescribed
from boneace.fair.proof import Proof
from boneace.table.play.laboratory.compared import Comparison
from boneace.table.play.learning.daily import DailySent
from boneace.table.play.learning.taught import LessonSent, PuzzleSent
from boneace.table.play.past.own import Forgotten, Own
from boneace.table.play.past.reviewed import MatchReviewed
from boneace.table.play.protocol import Replay


class BotDescribed(Struct):
    """A kind of bot, as a form offers it."""

    name: str
    title: str
    meaning: str
    """How it plays, in a sentence."""


class PlayerNames(Struct):
    usual: list[str]
    """The names of bots."""
    longest: int
    """The most characters that a name may have."""


class Compiled(Struct):
    """The progress of compiling the game being played."""

    ready: bool
    note: str
    share: float | None
    """The part that is done, from 0 to 1; null if unknown."""


class Games(Struct):
    """GET /api/games"""

    games: list[GameDescribed]
    bots: list[BotDescribed]
    names: PlayerNames
    engine: Compiled
    lessons: list[str]
    """The games whose first deal can be played with a coach."""
    puzzles: dict[str, int]
    """The number of puzzles of each game; games without puzzles are left out."""


class RuleBook(Struct):
    """GET /api/rules/GAME

    A game that has no book in the language of the page gets its English one.
    """

    title: str
    html: str
    language: str


class Key(Struct):
    seat: int
    key: str


class Created(Struct):
    """POST /api/matches: the only answer that holds keys."""

    match: str
    seat: int | None
    key: str | None
    others: list[Key]
    """The keys of the seats kept for friends."""
    commitment: str | None
    """The server's commitment from before it knows what the players add to the cards, in hex."""


class Found(Struct):
    """GET /api/matches/ID"""

    match: str
    game: str
    over: bool
    commitment: str | None
    #: The seat to move; null too if nobody has been at the match for a while.
    turn: int | None


ANSWERS = (
    Games,
    RuleBook,
    Created,
    Found,
    MatchReviewed,
    Replay,
    LessonSent,
    PuzzleSent,
    DailySent,
    Comparison,
    Own,
    Forgotten,
    Proof,
)
