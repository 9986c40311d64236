"""The messages of the table, typed: what a viewer may send, and what it receives.

One WebSocket per viewer; every message is one JSON text frame with a "type". Decoding is strict:
an unknown type, a missing or an extra field, a wrong type or a text that is too long is refused
with the reason, never guessed at.
"""

from __future__ import annotations

import re
from typing import Annotated, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from boneace.described import Life, Prize, Value
from boneace.fair.cards import LONGEST_COIN
from boneace.games.sent import Change, Effect, TableView
from boneace.languages import say
from boneace.table.errors import TableError
from boneace.table.play.acting.clock import ClockSet
from boneace.table.play.acting.pacing import Pace, Scope
from boneace.table.play.asked import Named, OptionsAsked
from boneace.table.play.laboratory.compared import NewComparison
from boneace.table.play.past.reviewed import Sure
from boneace.table.play.people.together import (
    Clocks,
    HintsAllowed,
    MatchEnded,
    Offered,
    Presence,
    Together,
)
from boneace.table.store.stored import USUAL_AWAY, USUAL_WAIT

MESSAGE_LIMIT = 4096
"""The length in bytes of the longest message that a viewer may send."""

BODY_LIMIT = 16384
"""The length in bytes of the longest request body."""

KEPT_EVENTS = 200
"""The most past events sent to a returning viewer; if more were missed it gets only the view."""

# the codes that sockets are closed with: the standard ones, then our own
REFUSED, FAILED, GONE, TOO_SLOW = 1008, 1011, 1012, 1013
TAKEN, SILENT = 4001, 4002

OUTSIDE = "outside"
"""The kind of a seat that a program plays over a socket, with its own key."""

MatchId = Annotated[str, Meta(pattern="^[0-9a-z]{1,32}$")]
Key = Annotated[str, Meta(pattern="^[0-9A-Za-z_-]{1,64}$")]
ActionId = Annotated[str, Meta(pattern="^[0-9A-Za-z_.:-]{1,64}$")]
MoveText = Annotated[str, Meta(min_length=1, max_length=120)]
Coin = Annotated[str, Meta(pattern=f"^[0-9A-Za-z_-]{{1,{LONGEST_COIN}}}$")]
"""A client's contribution to the shuffles: any characters, which nobody else can have chosen."""
Language = Annotated[str, Meta(max_length=35)]
PackSent = Literal["french", "forty", "spanish"]
"""The drawing of the cards; `forty` are French cards that may be drawn with Italian suits."""
Number = Annotated[int, Meta(ge=0, le=2**31)]

# -- from a viewer ---------------------------------------------------------------------------------


class Hello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True):
    """The first message. `seen` is the number of the last event known; without a key: a spectator.

    `language` is the code of the language for messages, English if it is not supported; without
    it the socket's headers decide. `pace` is how fast bots play, `ready` the last deal whose result
    was seen. `undos` is that of the last welcome: `seen` counts since then. `coin` is what the seat
    adds to the shuffles; it counts before the first deal. `known` asks for a message of that name
    whenever the seat is to move; only a seat of the kind `outside` may ask for it.
    """

    match: MatchId
    key: Key | None = None
    seen: Number = 0
    undos: Number = 0
    language: Language | None = None
    pace: Pace | None = None
    ready: Number = 0
    coin: Coin | None = None
    known: bool = False


class Act(Struct, tag="act", frozen=True, forbid_unknown_fields=True):
    """A move. A repeated id gets the same answer as the first time and changes nothing."""

    id: ActionId
    move: MoveText


class Ready(Struct, tag="ready", frozen=True, forbid_unknown_fields=True):
    """The result of a deal was seen: the next may be played."""

    deal: Number


class Skip(Struct, tag="skip", frozen=True, forbid_unknown_fields=True):
    """Let bots play without delay until the deal, or the match, is over."""

    scope: Scope


class SetPace(Struct, tag="pace", frozen=True, forbid_unknown_fields=True):
    """The pace of bots; null is the server's setting."""

    pace: Pace | None = None


class PlayAgain(Struct, tag="again", frozen=True, forbid_unknown_fields=True):
    """The match is over: start another for the same people."""


class AskHint(Struct, tag="hint", frozen=True, forbid_unknown_fields=True):
    """What are my moves worth? Only for the seat to move, and if the host allows it."""


class Ping(Struct, tag="ping", frozen=True, forbid_unknown_fields=True):
    """The heartbeat."""


FromViewer = Hello | Act | Ready | Skip | SetPace | PlayAgain | AskHint | Together | Ping

# -- to a viewer -----------------------------------------------------------------------------------


class SeatInfo(Struct, frozen=True):
    """A seat and its player: `kind` is you, human, outside (a program), or the name of a kind of
    bot."""

    seat: int
    name: str
    kind: str


class Fair(Struct, frozen=True):
    """The server's commitment from before it knew the coins, in hex, and the coin of each seat."""

    commitment: str
    coins: list[str | None]
    opens: bool
    """Whether every card is opened when the match is over."""


class MatchInfo(Struct, frozen=True):
    """What everybody may know about a match, apart from the cards."""

    id: str
    game: str
    preset: str
    options: dict[str, Value]
    seats: list[SeatInfo]
    pack: PackSent
    wait: int | None
    """The most seconds that the next deal waits for people; null for no limit."""
    hints: bool
    """Whether players may ask what their moves are worth."""
    clock: ClockSet | None
    """The settings of the clocks; null without clocks."""
    away: int | None
    """The seconds after which the others may let a bot play for an absent person; null: never."""
    table: str | None
    """The table of friends at which the match is played."""
    life: Life
    """The name of a life, in games for lives."""
    prize: Prize | None
    """What it is played for; null if that has no name."""
    fair: Fair | None = None
    """Null if the cards come from the seed alone, as in the daily deal."""


class Event(Struct, frozen=True, gc=False):
    """What one numbered event looked like to the viewer.

    `after` is left out if the next event of the message is a card being dealt: the later event has
    the state of the table after both.
    """

    number: int
    effects: list[Effect]
    after: Change | UnsetType = UNSET
    ends: bool | UnsetType = UNSET
    """The event ended a deal; `last` in `after` says how. Left out if it did not."""


class Welcome(Struct, tag="welcome", frozen=True):
    """The first message about a match. `resync`: not all events since `seen` are included.

    It is sent again when a decision is taken back; `undos` is how often that has happened.
    `ended`: the match was ended by agreement, before its rules ended it.
    """

    match: MatchInfo
    you: int | None
    number: int
    view: TableView
    events: list[Event]
    resync: bool
    undos: int = 0
    ended: bool = False


class Replay(Struct, frozen=True):
    """GET /api/matches/ID/replay: a finished match as a seat saw it, from its beginning."""

    match: MatchInfo
    you: int | None
    view: TableView
    """Before the first event."""
    events: list[Event]
    plies: list[int]
    """For each event, the number of events of the match up to it; a review uses these numbers."""


class Events(Struct, tag="events", frozen=True, gc=False):
    """What has happened; `number` is that of the last event."""

    events: list[Event]
    number: int


class Accepted(Struct, tag="accepted", frozen=True):
    """The action is done and stored on disk."""

    id: str


class Refused(Struct, tag="refused", frozen=True):
    """The action is not done, or the message was not understood (`id` null)."""

    id: str | None
    reason: str
    clause: str | None = None


class Status(Struct, tag="status", frozen=True):
    """Why nothing happens; `seat` is the waiting seat, null for the whole table."""

    seat: int | None
    text: str


class Waiting(Struct, tag="waiting", frozen=True):
    """The next deal waits for these seats to see the result; without seats, it begins."""

    deal: int
    seats: list[int]
    text: str


class Rematch(Struct, tag="rematch", frozen=True):
    """The same people play on in another match, with the keys that they have."""

    match: str


class Preparing(Struct, tag="preparing", frozen=True):
    """The match is played while its rules are compiled; `text` is empty once that is done.

    `share` is the part that is done, from 0 to 1; null if unknown.
    """

    text: str
    share: float | None


class MoveHint(Struct, frozen=True):
    """What a seat can expect after a legal move.

    `error` is half the width of an interval of 95 %; `chance` is the chance to win the match, null
    if that means nothing.
    """

    move: str
    label: str
    worth: float
    error: float
    chance: float | None
    why: str


class Hinted(Struct, tag="hint", frozen=True):
    """The answer to `hint`: the legal moves after this many events, the best first."""

    number: int
    sure: Sure
    moves: list[MoveHint]
    hands: list[str]
    """What the others’ hidden hands may count, one sentence for each."""


class Known(Struct, tag="known", frozen=True):
    """It is your turn, and this is the input that Bone Ace's own bots use.

    `number` is the number of the last event. `layout` identifies the rules of the server: a client
    with other rules must not read `record`.
    """

    number: int
    layout: str
    record: str
    """The state, with what the seat does not know blanked: the bytes of the record in base64."""
    moves: list[tuple[int, str]]
    """The legal moves: the number of each, and its notation."""


class Replaced(Struct, tag="replaced", frozen=True):
    """This seat was opened elsewhere; this socket closes."""


class MoveLogged(Struct, frozen=True):
    """What a seat did, in notation."""

    seat: int
    move: str


class Outdated(Struct, tag="outdated", frozen=True):
    """The match cannot be continued by the rules of this version: `text` says why."""

    text: str
    names: list[str]
    """The players by seat."""
    moves: list[MoveLogged]


class Pong(Struct, tag="pong", frozen=True):
    """The answer to the heartbeat."""


ToViewer = (
    Welcome
    | Events
    | Accepted
    | Refused
    | Status
    | Waiting
    | Rematch
    | Clocks
    | Presence
    | Offered
    | MatchEnded
    | HintsAllowed
    | Preparing
    | Hinted
    | Known
    | Replaced
    | Outdated
    | Pong
)

# -- over HTTP -------------------------------------------------------------------------------------


class SeatAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a match to be made: you, human (a friend, by link), outside (a program, by its key)
    or a kind of bot."""

    kind: Annotated[str, Meta(min_length=1, max_length=32)]
    name: Annotated[str, Meta(max_length=200)] = ""


class NewMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match to be made. `options` are those that differ from the preset.

    `wait` is how many seconds the next deal waits for people who are looking at the result of the
    last; null: no limit. `hints` says whether players may ask what their moves are worth. `clock`
    sets the clocks of people; after `away` seconds the others may let a bot play for an absent
    person. `opens` says whether every card is opened when the match is over.
    """

    game: Named
    seats: Annotated[list[SeatAsked], Meta(max_length=16)]
    preset: Named | None = None
    options: OptionsAsked = {}
    dealer: Annotated[int, Meta(ge=0, le=15)] | Literal["cut"] = 0
    wait: Annotated[int, Meta(ge=0, le=3600)] | None = USUAL_WAIT
    hints: bool = False
    clock: ClockSet | None = None
    away: Annotated[int, Meta(ge=0, le=3600)] | None = USUAL_AWAY
    opens: bool = False


class NewDaily(Struct, frozen=True, forbid_unknown_fields=True):
    """Today's deal, for a person of this name."""

    name: Annotated[str, Meta(max_length=200)] = ""


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True):
    """A finished match continued in one of its seats, from the point after this many events."""

    after: Number
    seat: Annotated[int, Meta(ge=0, le=15)]
    name: Annotated[str, Meta(max_length=200)] = ""


_from_viewer: msgspec.json.Decoder[FromViewer] = msgspec.json.Decoder(FromViewer)
_new_match = msgspec.json.Decoder(NewMatch)
_new_daily = msgspec.json.Decoder(NewDaily)
_play_on = msgspec.json.Decoder(PlayOn)
_new_comparison = msgspec.json.Decoder(NewComparison)
_encoder = msgspec.json.Encoder()
_PLACE = re.compile(r"^(?P<reason>.*?)(?: - at `(?:key in )?\$\.?(?P<place>[^`]*)`)?$", re.DOTALL)


_Body = TypeVar("_Body")
_UNREADABLE = (msgspec.MsgspecError, UnicodeError, RecursionError)


def refusal(error: Exception) -> TableError:
    """What is wrong with a message, and where; never its content."""
    if isinstance(error, msgspec.ValidationError):
        found = _PLACE.match(str(error))
        assert found is not None
        return TableError(found["reason"], found["place"] or None)
    return TableError(say("errors-invalid-json"))


def read_text(decoder: msgspec.json.Decoder[_Body], data: str | bytes | None) -> _Body:
    """The message in a text frame, decoded. Raises TableError with the reason if it is wrong."""
    if not isinstance(data, str):
        raise TableError(say("errors-text-frames"))
    try:
        if len(data) > MESSAGE_LIMIT or len(data.encode()) > MESSAGE_LIMIT:
            raise TableError(say("errors-message-too-long", most=MESSAGE_LIMIT))
        return decoder.decode(data)
    except _UNREADABLE as error:
        raise refusal(error) from None


def read_message(data: str | bytes | None) -> FromViewer:
    """A viewer's message, decoded. Raises TableError with the reason if it is not valid."""
    return read_text(_from_viewer, data)


def read_new_match(data: bytes) -> NewMatch:
    """The body of a request for a new match, decoded. Raises TableError with reason and place."""
    return read(_new_match, data)


def read_new_daily(data: bytes) -> NewDaily:
    """The body of a request for today's deal, decoded. Raises TableError with reason and place."""
    return read(_new_daily, data)


def read_play_on(data: bytes) -> PlayOn:
    """The body of a request to continue a finished match, decoded. Raises TableError with reason
    and place."""
    return read(_play_on, data)


def read(decoder: msgspec.json.Decoder[_Body], data: bytes) -> _Body:
    """The body of a request, decoded. Raises TableError with reason and place."""
    try:
        return decoder.decode(data)
    except _UNREADABLE as error:
        raise refusal(error) from None


def read_comparison(data: bytes) -> NewComparison:
    """The body of a request for a comparison. Raises TableError with reason and place."""
    return read(_new_comparison, data)


def write(message: ToViewer) -> bytes:
    """A message to a viewer, as bytes."""
    return _encoder.encode(message)


PONG = write(Pong())
REPLACED = write(Replaced())
