"""What a viewer is sent of the games of stages and vying."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from boneace.games.sent import ActingView, Effect, Last, Order, Seat


class Did(StrEnum):
    """What a seat has done in the present stage; `vying-did` says it in a word."""

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
    """What a seat may say, as moves are written without their amount."""

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
    """The points that the stage is played for, or the chips in its pot."""
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
    """The cards of the hand that all can see."""
    worth: str | None
    """What the hand is worth in the present contest, in words."""
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
    """How many cards the seat has exchanged."""


class VyingLast(Last, kw_only=True, gc=False):
    """How a deal ended."""

    layout: Literal["vying"] = "vying"
    stages: list[PastStage]
    hands: list[list[str] | None]
    """What was shown of each hand; null if nothing was."""
    values: list[str | None]
    counted: list[list[str]]
    """The cards of each shown hand that make what was announced."""
    changes: list[int]
    claims: list[int]
    points: list[int] | UnsetType = UNSET
    """The score when the deal was over, where it is kept in points."""
    game: int | UnsetType | None = UNSET
    """The seat that won a game with this deal, where a match has several."""
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
    """The stake that is proposed, or what each must have put in; null when nothing is asked."""
    bragger: int | None
    order: Order = "rank"
    target: int | None = None
    """The points that win a game, where it is won by points."""


class VyingEffect(Effect, kw_only=True, frozen=True, gc=False):
    """What happens in games of vying alone."""


class VyingSpoke(VyingEffect, kw_only=True, frozen=True, gc=False, tag="spoke"):
    """A seat has said something: a bet, an answer, that it stands."""

    seat: int
    act: VyingAct
    amount: int | None
    """By how many chips it goes up; where points are bet, the stake then."""


class Announced(VyingEffect, kw_only=True, frozen=True, gc=False, tag="announced"):
    """Seats have said what they have."""

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
    """A pot lies for the next deal."""

    counted = True

    stage: str | UnsetType = UNSET
    pot: int


class PassedOver(VyingEffect, kw_only=True, frozen=True, gc=False, tag="passed-over"):
    """Seats have passed, so that the draw begins again."""

    counted = True

    seats: list[int]
