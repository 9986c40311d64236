"""The messages of a club and of its evenings, typed, over a separate socket: `/ws/club`.

A page follows a club or an evening, and receives all of it whenever something has changed.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from boneace.described import Value
from boneace.table.clubs.state import Partners, Spare, System
from boneace.table.friends.messages import (
    PONG,
    REFUSED,
    REPLACED,
    TAKEN,
    Code,
    Left,
    MemberId,
    NameAsked,
    Ping,
    Pong,
    Refused,
    Rename,
    Replaced,
)
from boneace.table.play.acting.clock import ClockSet
from boneace.table.play.asked import Named, OptionsAsked
from boneace.table.play.protocol import Key, Language, read_text

__all__ = ["PONG", "REFUSED", "REPLACED", "TAKEN", "Left"]

Title = Annotated[str, Meta(max_length=400)]
LONGEST_TITLE = 60
"""The longest message in bytes; a longer one is refused with a reason."""
Won = Annotated[list[float], Meta(max_length=16)]

# -- over HTTP -------------------------------------------------------------------------------------


class NewClub(Struct, frozen=True, forbid_unknown_fields=True):
    """A club to be made, and the name of its host."""

    title: Title
    name: NameAsked = ""


class JoinedClub(Struct, frozen=True):
    """POST /api/clubs and /api/clubs/CODE/join: the only answers that hold a key."""

    club: str
    member: int
    key: str


class ClubFound(Struct, frozen=True):
    """GET /api/clubs/CODE: what a person with its link sees before joining."""

    club: str
    title: str
    hosts: list[str]
    members: int


class RatedAt(Struct, frozen=True):
    """A rating after a match; `at` is in milliseconds since 1970."""

    at: int
    mean: float
    uncertainty: float


class RatingHistory(Struct, frozen=True):
    """A member's ratings over time, the oldest first."""

    member: int
    name: str
    history: list[RatedAt]


class RatingsSent(Struct, frozen=True):
    """GET /api/clubs/CODE/ratings/GAME."""

    club: str
    game: str
    members: list[RatingHistory]


# -- from a member ---------------------------------------------------------------------------------


class ClubHello(Struct, tag="hello", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The first message; it names a club or an evening. An evening may be followed without a
    key."""

    club: Code | None = None
    evening: Code | None = None
    key: Key | None = None
    language: Language | None = None


class Retitle(Struct, tag="title", frozen=True, forbid_unknown_fields=True):
    """A host gives the club another name."""

    title: Title


class MakeHost(Struct, tag="host", frozen=True, forbid_unknown_fields=True):
    """A host makes a member a host, or takes that back."""

    member: MemberId
    on: bool


class TakeOver(Struct, tag="take-over", frozen=True, forbid_unknown_fields=True):
    """A member becomes an acting host, once no host has come for so long."""


class Remove(Struct, tag="remove", frozen=True, forbid_unknown_fields=True):
    """A host removes a member; anybody may remove themselves."""

    member: MemberId


class PutRules(Struct, tag="rules", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A host saves house rules under a name."""

    name: Title
    instead: bool = False
    """Whether they replace those that have this name."""
    game: Named
    preset: Named | None = None
    options: OptionsAsked = {}


class DropRules(Struct, tag="drop-rules", frozen=True, forbid_unknown_fields=True):
    """A host deletes house rules."""

    name: Title


class PlanEvening(Struct, tag="plan", frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A host plans an evening: with house rules (`rules`), or with a game."""

    title: Title
    rules: Title | None = None
    game: Named | None = None
    preset: Named | None = None
    options: OptionsAsked = {}
    system: System = "everybody"
    rounds: Annotated[int, Meta(ge=1, le=60)] = 3
    size: Annotated[int, Meta(ge=2, le=16)]
    partners: Partners | None = None
    spare: Spare = "out"
    rated: bool = True
    seeded: bool = False
    patience: Annotated[int, Meta(ge=10, le=3600)] | None = None
    clock: ClockSet | None = None


class CheckIn(Struct, tag="here", frozen=True, forbid_unknown_fields=True):
    """A member takes part in the evening, or leaves it; a host may do this for others."""

    member: MemberId
    here: bool


class NextRound(Struct, tag="next-round", frozen=True, forbid_unknown_fields=True):
    """A host has the next round drawn."""


class StartTable(Struct, tag="start", frozen=True, forbid_unknown_fields=True):
    """A host begins a table's match; bots play for missing people."""

    table: Code


class Correct(Struct, tag="correct", frozen=True, forbid_unknown_fields=True):
    """A host enters what each seat of a table has won."""

    table: Code
    won: Won


class CloseEvening(Struct, tag="close", frozen=True, forbid_unknown_fields=True):
    """A host closes the evening."""


class RenameEvening(Struct, tag="evening-title", frozen=True, forbid_unknown_fields=True):
    """A host gives the evening another name."""

    title: Title


class DeleteEvening(Struct, tag="delete", frozen=True, forbid_unknown_fields=True):
    """A host deletes the evening, its tables and its results; ratings stay as they are."""


ClubWish = Rename | Retitle | MakeHost | TakeOver | Remove | PutRules | DropRules | PlanEvening
EveningWish = (
    CheckIn | NextRound | StartTable | Correct | CloseEvening | RenameEvening | DeleteEvening
)
FromClubMember = ClubHello | ClubWish | EveningWish | Ping

# -- to members ------------------------------------------------------------------------------------


class ClubMemberSent(Struct, frozen=True):
    """A member of the club."""

    id: int
    name: str
    host: bool
    acting: bool
    """Whether a host only in the absence of the others, whom an acting host cannot remove."""


class RuleSetSent(Struct, frozen=True):
    """House rules; `options` are those that differ from the preset."""

    name: str
    game: str
    preset: str | None
    options: dict[str, Value | None]


class EveningListed(Struct, frozen=True):
    """An evening of the club."""

    id: str
    title: str
    game: str
    at: int
    over: bool


class RatingSent(Struct, frozen=True):
    """A member's rating: the true strength is within `mean` ± `uncertainty` about two times in
    three."""

    member: int
    mean: float
    uncertainty: float
    matches: int


class ClubSent(Struct, tag="club", frozen=True):
    """The club as a member sees it."""

    club: str
    title: str
    you: int
    host: bool
    members: list[ClubMemberSent]
    hosts_gone: int | None
    """When a host was last here, if that is so long ago that you may become an acting host."""
    rule_sets: list[RuleSetSent]
    evenings: list[EveningListed]
    ratings: dict[str, list[RatingSent]]
    """By game, the highest first."""


class Planned(Struct, tag="planned", frozen=True):
    """The evening that you have planned."""

    evening: str


class PersonSent(Struct, frozen=True):
    """Somebody who takes part in an evening; `here` is False for those who have left."""

    member: int
    name: str
    here: bool


class SeatOf(Struct, frozen=True):
    """A seat at a table of an evening: a member's, or a bot's (both fields null)."""

    member: int | None
    name: str | None
    missing: bool
    """A bot has played for this person."""
    won: float | None


class EveningTableSent(Struct, frozen=True):
    """A table of a round."""

    table: str | None
    """Its code, sent only to members of the club."""
    state: Literal["waiting", "playing", "over"]
    match: str | None
    """The match that was played, once it is over."""
    seats: list[SeatOf]
    corrected: str | None
    """The host who has entered the result."""


class RoundSent(Struct, frozen=True):
    """A round: its tables, those who sit out, and those with a bye."""

    tables: list[EveningTableSent]
    out: list[str]
    byes: list[str]


class RowSent(Struct, frozen=True):
    """A line of the table of results."""

    rank: int
    member: int
    name: str
    points: float
    won: float
    played: int
    sat_out: int
    wins: int
    here: bool


class EveningSent(Struct, tag="evening", frozen=True):
    """The evening. Without a key it is the same except for the codes of the tables."""

    evening: str
    club: str
    club_title: str
    you: int | None
    host: bool
    title: str
    at: int
    closed: int | None
    decided: bool
    """No further round can be drawn."""
    playing: bool
    """A table of the last round has no result yet."""
    game: str
    preset: str | None
    options: dict[str, Value | None]
    system: System
    partners: Partners | None
    spare: Spare
    planned: int
    """The number of rounds planned; a knock-out has as many as it needs."""
    size: int
    rated: bool
    seeded: bool
    patience: int | None
    clock: ClockSet | None
    people: list[PersonSent]
    absent: list[PersonSent]
    """Members of the club who do not take part."""
    rounds: list[RoundSent]
    results: list[RowSent]


class Deleted(Struct, tag="deleted", frozen=True):
    """The evening that the page shows has been deleted."""


ToClubMember = ClubSent | EveningSent | Planned | Deleted | Refused | Left | Replaced | Pong

_decoder: msgspec.json.Decoder[FromClubMember] = msgspec.json.Decoder(FromClubMember)
_encoder = msgspec.json.Encoder()


def read(data: str | bytes | None) -> FromClubMember:
    """A member's message, decoded. Raises TableError with the reason if it is not valid."""
    return read_text(_decoder, data)


def write(message: ToClubMember) -> bytes:
    """A message to somebody in a club, as bytes."""
    return _encoder.encode(message)
