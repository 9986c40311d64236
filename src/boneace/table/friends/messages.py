"""The messages of a table of friends, typed: what a member may send, and what everybody receives.

They go over a separate socket, `/ws/table`: chat at a table and play at it are independent.
Decoding is as strict as that of a match.
"""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec
from msgspec import Meta, Struct

from boneace.described import Value
from boneace.table.play.acting.clock import ClockSet
from boneace.table.play.asked import Named, OptionsAsked
from boneace.table.play.protocol import Key, Language, read_text
from boneace.table.store.stored import USUAL_AWAY, USUAL_WAIT

Code = Annotated[str, Meta(pattern="^[0-9a-z]{4,16}$")]
NameAsked = Annotated[str, Meta(max_length=200)]
At = Annotated[int, Meta(ge=0, le=15)]
MemberId = Annotated[int, Meta(ge=0, le=2**31)]
LONGEST_SAID = 400
Text = Annotated[str, Meta(min_length=1, max_length=LONGEST_SAID)]
Phrase = Literal[
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "wow",
    "one-moment",
    "take-your-time",
    "again",
    "goodbye",
]
"""Phrases that can be said at one press; everybody reads them in their own language."""

PHRASES: tuple[str, ...] = get_args(Phrase)

# -- over HTTP -------------------------------------------------------------------------------------


class TableAsked(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The host's settings: the rules, the number of places, and the manners."""

    game: Named
    preset: Named | None = None
    options: OptionsAsked = {}
    places: Annotated[int, Meta(ge=1, le=16)]
    wait: Annotated[int, Meta(ge=0, le=3600)] | None = USUAL_WAIT
    hints: bool = False
    opens: bool = False
    clock: ClockSet | None = None
    away: Annotated[int, Meta(ge=0, le=3600)] | None = USUAL_AWAY
    watchers: bool = True
    newcomers: bool = True
    listed: bool = False
    bots: bool = True


class NewTable(TableAsked, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be made, and the name of its host."""

    name: NameAsked = ""


class Joining(Struct, frozen=True, forbid_unknown_fields=True):
    """A person who wants to join a table, under a name. A program states that it is a bot."""

    name: NameAsked = ""
    bot: bool = False


# -- from a member ---------------------------------------------------------------------------------


class Hello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first message. Without a key: a visitor, who can only watch."""

    table: Code
    key: Key | None = None
    language: Language | None = None


class Sit(Struct, tag="sit", frozen=True, forbid_unknown_fields=True):
    """Take a place that is free or held by a bot."""

    place: At


class Stand(Struct, tag="stand", frozen=True, forbid_unknown_fields=True):
    """Give up your place."""


class PutBot(Struct, tag="bot", frozen=True, forbid_unknown_fields=True):
    """The host puts a bot at a place, or removes it (null)."""

    place: At
    bot: Named | None


class Ask(TableAsked, tag="ask", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The host changes the game, its rules or the manners."""


class Start(Struct, tag="start", frozen=True, forbid_unknown_fields=True):
    """Begin the match; bots take the places that are free."""


class Vote(Struct, tag="vote", frozen=True, forbid_unknown_fields=True):
    """Vote for the next game; null withdraws the vote."""

    game: Named | None


class Say(Struct, tag="say", frozen=True, forbid_unknown_fields=True):
    """Say something in the member's own words."""

    text: Text


class SayPhrase(Struct, tag="phrase", frozen=True, forbid_unknown_fields=True):
    """Say one of the ready-made phrases."""

    phrase: Phrase


class Silence(Struct, tag="silence", frozen=True, forbid_unknown_fields=True):
    """The host mutes or unmutes a member."""

    member: MemberId
    on: bool


class Remove(Struct, tag="remove", frozen=True, forbid_unknown_fields=True):
    """The host removes a member."""

    member: MemberId


class GiveUp(Struct, tag="give-up", frozen=True, forbid_unknown_fields=True):
    """The host ends the table's wait for its match, which stays unfinished."""


class Rename(Struct, tag="rename", frozen=True, forbid_unknown_fields=True):
    """Take another name."""

    name: NameAsked


class HandOver(Struct, tag="host", frozen=True, forbid_unknown_fields=True):
    """The host makes another member the host."""

    member: MemberId


class Leave(Struct, tag="leave", frozen=True, forbid_unknown_fields=True):
    """Leave the table for good."""


class Ping(Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    """The heartbeat."""


Wish = (
    Sit
    | Stand
    | PutBot
    | Ask
    | Start
    | Vote
    | Say
    | SayPhrase
    | Silence
    | Remove
    | GiveUp
    | Rename
    | HandOver
    | Leave
)
"""All messages that change the table, and chat."""

FromMember = Hello | Wish | Ping

# -- to everybody at the table ---------------------------------------------------------------------


class MemberSent(Struct, frozen=True):
    """Somebody at the table."""

    id: int
    name: str
    place: int | None
    here: bool
    """Whether the member's page is open."""
    silenced: bool
    bot: bool
    """Whether it is a program."""


class PlaceSent(Struct, frozen=True):
    """A place: a member's, a bot's (`bot` is its kind), or free. `name` is the player's name."""

    member: int | None
    bot: str | None
    name: str | None


class OutcomeSent(Struct, frozen=True):
    name: str
    member: int | None
    won: float


class PlayedSent(Struct, frozen=True):
    """A match that was played at the table; `at` is when it ended, in milliseconds since 1970."""

    match: str
    game: str
    at: int
    outcomes: list[OutcomeSent]


class TotalSent(Struct, frozen=True):
    """What one player has won in one game in the matches of this table."""

    name: str
    member: int | None
    game: str
    matches: int
    first: int
    """The number of matches in which nobody did better; ties of all players do not count."""
    won: float


class TableSent(Struct, tag="table", frozen=True):
    """The table as one viewer sees it; sent complete whenever something has changed."""

    table: str
    you: int | None
    host: int
    host_gone: bool
    """Whether the host has been away so long that another may become the host."""
    members: list[MemberSent]
    places: list[PlaceSent]
    allowed: list[int]
    """The numbers of places that the rules allow."""
    game: str
    preset: str | None
    options: dict[str, Value | None]
    wait: int | None
    hints: bool
    opens: bool
    clock: ClockSet | None
    away: int | None
    watchers: bool
    newcomers: bool
    """Whether people may join who are not members yet."""
    listed: bool
    bots: bool
    """Whether programs may join with the link."""
    match: str | None
    """The match that is being played."""
    votes: dict[str, list[int]]
    """By game, the members who vote for it."""
    played: list[PlayedSent]
    """The last matches, the newest first."""
    totals: list[TotalSent]
    """What has been won in all matches that are kept."""
    watching: int
    """The number of visitors."""
    club: str | None
    evening: str | None
    evening_title: str | None
    evening_table: int | None
    """The number of the table in its round."""
    fixed: bool


class LineSent(Struct, frozen=True):
    """What a member said: a text, or the name of a phrase."""

    number: int
    member: int
    name: str
    text: str | None
    phrase: str | None
    at: int


class Lines(Struct, tag="lines", frozen=True):
    """What was said; to a newcomer, the last lines at once."""

    lines: list[LineSent]


class Refused(Struct, tag="refused", frozen=True):
    """A request was refused, or not understood."""

    reason: str
    place: str | None = None


class Left(Struct, tag="left", frozen=True):
    """You have left the table, or the host has removed you."""

    sent_away: bool = False


class Replaced(Struct, tag="replaced", frozen=True):
    """The table was opened elsewhere with your key; this socket closes."""


class Pong(Struct, tag="pong", frozen=True):
    """The answer to the heartbeat."""


ToMember = TableSent | Lines | Refused | Left | Replaced | Pong


class Joined(Struct, frozen=True):
    """POST /api/tables and /api/tables/CODE/join: the only answers that hold a key."""

    table: str
    member: int
    key: str


class TableFound(Struct, frozen=True):
    """GET /api/tables/CODE: what a person with its link sees before joining."""

    table: str
    host: str
    evening_title: str | None
    evening_table: int | None
    game: str
    preset: str | None
    places: int
    free: int
    people: list[str]
    playing: bool
    newcomers: bool
    """Whether the host lets people join."""


class LobbySent(Struct, frozen=True):
    """GET /api/tables: the tables open to strangers."""

    tables: list[TableFound]


_decoder: msgspec.json.Decoder[FromMember] = msgspec.json.Decoder(FromMember)
_encoder = msgspec.json.Encoder()


def read(data: str | bytes | None) -> FromMember:
    """A member's message, decoded. Raises TableError with the reason if it is not valid."""
    return read_text(_decoder, data)


def write(message: ToMember) -> bytes:
    """A message to somebody at a table, as bytes."""
    return _encoder.encode(message)


REFUSED, TAKEN = 1008, 4001
"""The codes that sockets are closed with, as those of matches."""

PONG, LEFT, REPLACED = write(Pong()), write(Left()), write(Replaced())
SENT_AWAY = write(Left(sent_away=True))
