"""The content of a store, as plain values that need no database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SCHEMA_VERSIONS = ("0001", "0002", "0003", "0004", "0005", "0006", "0007", "0008", "0009")
"""Every version of the schema, oldest first; each is a file of `migrations/versions`."""

CURRENT_SCHEMA = SCHEMA_VERSIONS[-1]


USUAL_WAIT = 60
"""The default seconds that the next deal waits for people who look at the last result."""

USUAL_AWAY = 60
"""The default seconds after which the others may let a bot play for an absent person."""


@dataclass(frozen=True)
class StoredSeat:
    """A seat of a match: `kind` is human or the name of a kind of bot.

    `outside` marks a seat that a program plays over a socket, with a key like a person's: to the
    server it is a human seat, and everybody sees that it is a bot.
    """

    kind: str
    name: str
    outside: bool = False


@dataclass(frozen=True)
class StoredMatch:
    """The start of the fold over a match's events, and the agreements besides the rules.

    `wait` is how many seconds the next deal waits for people, None for no limit; `rematch` is the
    match that follows this one, once somebody has asked for it; `hints` says whether players may
    ask for hints. `daily` is the date if the match is a daily deal, `table` the code of the table
    of friends at which it is played, `watchers` whether people without a seat may watch. `clock`
    has the settings of the clocks, None without clocks; after `away` seconds the others may let a
    bot play for an absent person, None: never. `rules` is the version of the rules of its game
    (`Declaration.rules_version`). `commitment` is the server's commitment from the start, `coins`
    what each seat has added, None until the first deal; `opens` says whether the seed is opened
    when the match is over.
    """

    id: str
    game: str
    preset: str
    options: Mapping[str, Any]
    seats: tuple[StoredSeat, ...]
    dealer: int
    seed: bytes
    format: int
    over: bool = False
    wait: int | None = USUAL_WAIT
    rematch: str | None = None
    hints: bool = False
    daily: str | None = None
    table: str | None = None
    clock: Mapping[str, Any] | None = None
    away: int | None = USUAL_AWAY
    watchers: bool = True
    rules: int = 1
    commitment: bytes | None = None
    coins: tuple[str | None, ...] | None = None
    opens: bool = False
    newer: bool = False
    """Whether a newer version has stored more about it than this one understands."""


@dataclass(frozen=True)
class StoredEvent:
    """One event: a decision, or a card that chance (seat -1) dealt."""

    number: int
    seat: int
    move: str
    action_id: str | None = None


@dataclass(frozen=True)
class Document:
    """A document as stored. `touched` is in milliseconds since 1970."""

    kind: str
    id: str
    version: int
    body: bytes
    parent: str | None = None
    listed: bool = False
    touched: int = 0


@dataclass(frozen=True)
class Line:
    """A line of chat at a table: a text, or the name of a ready-made phrase."""

    number: int
    member: int
    text: str | None
    phrase: str | None
    at: int


def may_be_stored(identity: str) -> bool:
    """Whether there can be an id like this: PostgreSQL has no texts with a zero byte in them."""
    return "\0" not in identity


def default_path() -> Path:
    """Where matches are stored, unless `--db` says otherwise."""
    import platformdirs

    return Path(platformdirs.user_data_dir("boneace", appauthor=False)) / "table.sqlite"


def is_url(db: str | Path | None) -> bool:
    """Whether a store is given by the URL of a database, not by a file."""
    return isinstance(db, str) and "://" in db
