"""The stored state of a club and of its evenings. Its only secrets are digests of keys.

What a newer version has added is refused, not skipped: it would be lost with the next change.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from boneace.table.friends.state import Rules
from boneace.table.play.acting.clock import ClockSet

MEMBERS = 200
"""The most members of a club."""
RULE_SETS = 30
EVENINGS = 300
"""The number of evenings that a club lists, the newest."""
RATED = 2000
"""The number of rated matches kept one by one; older ones are combined into one set of ratings."""

System = Literal["everybody", "results", "knock-out"]
"""Everybody meets everybody; people with similar results meet; or the losers are out."""
Partners = Literal["evening", "round"]
"""How long partners drawn at random stay together."""
Spare = Literal["out", "bot"]
"""A member without a full table sits out, or gets bots to play with."""


class Member(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who has joined under a name; `digest` is the SHA-256 of the key, in hex."""

    id: int
    name: str
    digest: str
    host: bool = False
    acting: bool = False
    """Whether a host only in the absence of those who were hosts before."""
    joined: int = 0
    """When; in milliseconds since 1970, as everywhere. 0 for those who joined before this was
    kept."""
    seen: int = 0
    """When a host was last here, to the day; 0 for members, and before this was kept."""


class RuleSet(Struct, frozen=True, forbid_unknown_fields=True):
    """House rules, under a name."""

    name: str
    rules: Rules


class Listed(Struct, frozen=True, forbid_unknown_fields=True):
    """An evening as the club lists it."""

    id: str
    title: str
    game: str
    at: int
    over: bool = False


class Rating(Struct, frozen=True, forbid_unknown_fields=True):
    """The estimate of a member's strength: its mean, and its uncertainty."""

    mu: float
    sigma: float
    matches: int = 0


class RatedMatch(Struct, frozen=True, forbid_unknown_fields=True):
    """A match that counts: the members of each side, and what each side won. Bots are left out."""

    table: str
    game: str
    at: int
    sides: list[list[int]]
    won: list[float]


Ratings = dict[str, dict[int, Rating]]
"""By game and member."""


class ClubState(Struct, frozen=True, forbid_unknown_fields=True):
    """A club. `ratings` follow from `base` by the rated matches, one after another."""

    code: str
    title: str
    members: list[Member]
    next_member: int
    rule_sets: list[RuleSet] = field(default_factory=list)
    evenings: list[Listed] = field(default_factory=list)
    base: Ratings = field(default_factory=dict)
    rated: list[RatedMatch] = field(default_factory=list)
    ratings: Ratings = field(default_factory=dict)

    def member(self, identity: int | None) -> Member | None:
        """The member with this id."""
        return next((one for one in self.members if one.id == identity), None)


class Plan(Struct, frozen=True, forbid_unknown_fields=True):
    """How an evening is held."""

    title: str
    rules: Rules
    system: System
    rounds: int
    size: int
    """The number of players that a table should have; other numbers are used if necessary."""
    partners: Partners | None = None
    """None if everybody plays alone."""
    spare: Spare = "out"
    rated: bool = True
    seeded: bool = False
    """Whether a knock-out is drawn by rating, not at random."""
    patience: int | None = None
    """Seconds after which a table begins with bots for missing people; None: never."""
    clock: ClockSet | None = None


class Person(Struct, frozen=True, forbid_unknown_fields=True):
    """A participant. `here` is False for those who have left, or come later."""

    member: int
    name: str
    here: bool = True


class TableOf(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a round: its members by seat (None: a bot), and what each seat won."""

    code: str
    seats: list[int | None]
    missing: list[int] = field(default_factory=list)
    """The members who were replaced by a bot, before the match or during it."""
    helped: bool = False
    """Whether a bot has played for a person for a while, or a host has entered the result before
    the match was over: then it is not rated."""
    match: str | None = None
    won: list[float] | None = None
    corrected: str | None = None
    """The host who has corrected the result."""


class Round(Struct, frozen=True, forbid_unknown_fields=True):
    """One round. `out` sit out; `byes` go on without playing (knock-out)."""

    at: int
    tables: list[TableOf]
    out: list[int] = field(default_factory=list)
    byes: list[int] = field(default_factory=list)


class EveningState(Struct, frozen=True, forbid_unknown_fields=True):
    """An evening: `rounds` are those begun so far. `closed` is when it was closed, or None."""

    id: str
    club: str
    plan: Plan
    at: int
    lot: int
    """The seed of everything that is drawn at random."""
    people: list[Person] = field(default_factory=list)
    pairs: list[list[int | None]] = field(default_factory=list)
    """The partners of the evening; None is a bot."""
    rounds: list[Round] = field(default_factory=list)
    closed: int | None = None

    def person(self, member: int | None) -> Person | None:
        """A member as a participant."""
        return next((one for one in self.people if one.member == member), None)

    @property
    def playing(self) -> bool:
        """Whether a table of the last round has no result."""
        return bool(self.rounds) and any(one.won is None for one in self.rounds[-1].tables)


def in_sides(seats: list[int | None], paired: bool) -> list[list[int | None]]:
    """The sides at a table, each its seats: partners face each other, or everybody is alone."""
    if paired:
        half = len(seats) // 2
        return [[seats[at], seats[at + half]] for at in range(half)]
    return [[one] for one in seats]
