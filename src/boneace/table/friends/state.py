"""The stored state of a table of friends. Its only secrets are digests of keys."""

from __future__ import annotations

from msgspec import Struct, field

from boneace.described import Value
from boneace.table.play.acting.clock import ClockSet
from boneace.table.store.stored import USUAL_AWAY, USUAL_WAIT

MEMBERS = 64
"""The most people at a table, seated or not."""
PLAYED = 100
"""The number of matches in the list of a table."""
BOT = "club"
"""The bots that fill seats, unless the host chooses others."""


class Member(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who has joined under a name; `digest` is the SHA-256 of the key, in hex."""

    id: int
    name: str
    digest: str
    silenced: bool = False
    bot: bool = False
    """Whether it is a program."""


class Place(Struct, frozen=True, forbid_unknown_fields=True):
    """A place at the table: a member's, a bot's, or free."""

    member: int | None = None
    bot: str | None = None
    name: str | None = None
    """The name of the bot, the same from match to match."""

    @property
    def free(self) -> bool:
        return self.member is None and self.bot is None


class Rules(Struct, frozen=True, forbid_unknown_fields=True):
    """The game. `options` are those that differ from the preset."""

    game: str
    preset: str | None = None
    options: dict[str, Value | None] = field(default_factory=dict)


class Manners(Struct, frozen=True, forbid_unknown_fields=True):
    """The host's settings besides the rules."""

    wait: int | None = USUAL_WAIT
    hints: bool = False
    opens: bool = False
    """Whether every card is opened at the end of a match."""
    clock: ClockSet | None = None
    away: int | None = USUAL_AWAY
    """The number of seconds after which a bot may play for an absent person; None: never."""
    watchers: bool = True
    """Whether people without a seat may watch."""
    newcomers: bool = True
    """Whether people may join who are not members yet."""
    listed: bool = False
    """Whether strangers find the table in the lobby, while they may join it."""
    bots: bool = True
    """Whether programs may join with the link; they may never join a table in the lobby."""

    @property
    def in_lobby(self) -> bool:
        """Whether strangers find the table in the lobby."""
        return self.listed and self.newcomers


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """What one player of a finished match won, in the units of the game."""

    name: str
    member: int | None
    won: float


class Played(Struct, frozen=True, forbid_unknown_fields=True):
    """A match that was played at the table."""

    match: str
    game: str
    at: int
    outcomes: list[Outcome]
    helped: list[int] = field(default_factory=list)
    """The seats of people for whom a bot has played for a while."""
    left: list[int] = field(default_factory=list)
    """The seats for whose people a bot played at the end."""


class TableState(Struct, frozen=True, forbid_unknown_fields=True):
    """A table. `match` is the match that is being played, None between matches."""

    code: str
    host: int
    members: list[Member]
    places: list[Place]
    rules: Rules
    manners: Manners
    next_member: int
    dealer: int = 0
    """The place that deals first in the next match."""
    match: str | None = None
    played: list[Played] = field(default_factory=list)
    votes: dict[int, str] = field(default_factory=dict)
    """By member, the game voted for."""
    club: str | None = None
    evening: str | None = None
    evening_title: str | None = None
    """The evening that it belongs to, as its host named it; and the number of the table there."""
    evening_table: int | None = None
    fixed: bool = False
    """Whether places and rules are set by an evening."""

    def member(self, identity: int | None) -> Member | None:
        """The member with this id."""
        return next((one for one in self.members if one.id == identity), None)

    def place_of(self, member: int) -> int | None:
        """The place of a member."""
        found = (at for at, place in enumerate(self.places) if place.member == member)
        return next(found, None)
