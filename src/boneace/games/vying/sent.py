"""The messages of games of stages and vying."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from boneace.games.sent import ActingView, Effect, Last, Order, Seat


class Did(StrEnum):
    """The last action of a seat in the present stage; `vying-did` has the words."""

    NOTHING = ""
    PASSED = "passed"
    RAISED = "raised"
    BRAGGED = "bragged"
    MATCHED = "matched"
    DROPPED = "dropped"
    SATISFIED = "satisfied"
    STANDS = "stands"
    STOOD = "stood"
    MADE = "made"
    """It has 31."""
    OVER = "over"


class VyingAct(StrEnum):
    """The possible announcements of a seat, in the notation of moves without their amount."""

    BRAG = "brag"
    RAISE = "raise"
    PASS = "pass"
    MATCH = "match"
    SEE = "see"
    DROP = "drop"
    FOLD = "fold"
    STAND = "stand"


class PastStage(Struct, kw_only=True, gc=False):
    """A stage of the last deal."""

    name: str
    title: str
    winner: list[int]
    worth: int | None
    """The points at stake in the stage, or the chips in its pot."""
    note: str


class Stage(PastStage, kw_only=True, gc=False):
    """A stage of this deal."""

    state: Literal["past", "now", "ahead"]


class VyingSeat(Seat, kw_only=True, gc=False):
    """A seat."""

    best: list[str]
    points: int | None
    chips: int | None
    games: int | None
    up: list[str]
    """The cards of the hand that everybody can see."""
    worth: str | None
    """The value of the hand in the present contest, in words."""
    said: str | None
    """What the seat has announced in this deal."""
    staked: int | None
    """Chips put in while vying."""
    did: Did
    state: str
    """The same in a word of the viewer's language."""
    changed: int
    """Points or chips won or lost so far in this deal."""
    thrown: int | None
    """The number of cards that the seat has exchanged."""


class VyingLast(Last, kw_only=True, gc=False):
    """How a deal ended."""

    layout: Literal["vying"] = "vying"
    stages: list[PastStage]
    hands: list[list[str] | None]
    """The cards shown of each hand; null if none were."""
    values: list[str | None]
    counted: list[list[str]]
    """The cards of each shown hand that make the announced value."""
    changes: list[int]
    claims: list[int]
    points: list[int] | UnsetType = UNSET
    """The score at the end of the deal, if it is kept in points."""
    game: int | UnsetType | None = UNSET
    """The seat that won a game with this deal, if a match has several games."""
    double: bool | UnsetType | None = UNSET


class VyingView(ActingView, kw_only=True, gc=False):
    """A deal of several stages, played for points or for chips."""

    layout: Literal["vying"] = "vying"
    dealer: int
    stock: int
    seats: list[VyingSeat]
    last: VyingLast | UnsetType | None = UNSET
    stages: list[Stage]
    unit: Literal["point", "chip"]
    pots: list[int] | None
    asked: int | None
    """The stake proposed, or the amount that each must have put in; null if nothing is asked."""
    bragger: int | None
    order: Order = "rank"
    target: int | None = None
    """The points that win a game, if it is won by points."""


class VyingEffect(Effect, kw_only=True, frozen=True, gc=False):
    """The events that only games of vying have."""


class VyingSpoke(VyingEffect, kw_only=True, frozen=True, gc=False, tag="spoke"):
    """A seat has said something: a bet, an answer, that it stands."""

    seat: int
    act: VyingAct
    amount: int | None
    """The number of chips by which it goes up; if points are bet, the new stake."""


class Announced(VyingEffect, kw_only=True, frozen=True, gc=False, tag="announced"):
    """Seats have announced their hands."""

    seats: list[int]
    said: str | UnsetType = UNSET


class Scored(VyingEffect, kw_only=True, frozen=True, gc=False, tag="scored"):
    """A seat has won a stage; without a seat, nobody has."""

    seat: int | None
    stage: str
    by: int


class GameWon(VyingEffect, kw_only=True, frozen=True, gc=False, tag="game"):
    """A seat has won a game of the match."""

    counted = True

    seat: int
    double: bool


class Claimed(VyingEffect, kw_only=True, frozen=True, gc=False, tag="claimed"):
    """Seats have claimed the pot by their hands."""

    counted = True

    seats: list[int]


class Annulled(VyingEffect, kw_only=True, frozen=True, gc=False, tag="annulled"):
    """Nobody has won: the deal does not count."""

    counted = True


class Carried(VyingEffect, kw_only=True, frozen=True, gc=False, tag="carried"):
    """A pot stays for the next deal."""

    counted = True

    stage: str | UnsetType = UNSET
    pot: int


class PassedOver(VyingEffect, kw_only=True, frozen=True, gc=False, tag="passed-over"):
    """Seats have passed, so that the draw begins again."""

    counted = True

    seats: list[int]
