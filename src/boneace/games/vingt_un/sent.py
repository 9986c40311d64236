"""The messages of Vingt-Un."""

from __future__ import annotations

from enum import StrEnum
from typing import Literal

from msgspec import UNSET, Struct, UnsetType

from boneace.games.sent import Effect, Last, Seat, TableView

Ending = Literal["showdown", "natural", "unplayed", "dropped"]
HandState = Literal["", "now", "stands", "vingt-un", "over-drawn", "natural"]
""""now" is the hand being played; "" is a hand that waits."""


class VingtUnPhase(StrEnum):
    """The phase of a deal, by its code in the rules."""

    FIRST = "dealing"
    STAKING = "staking"
    DOUBLING = "doubling"
    SECOND = "dealing"
    DIVIDING = "dividing"
    COMPLETING = "dealing"
    TURN = "turn"
    DRAWING = "drawing"
    NEXT_HAND = ""
    NEXT_SEAT = ""
    CLOSING = ""
    DONE = "over"


class VingtUnAct(StrEnum):
    """The possible announcements of a seat, in the notation of moves without their amount."""

    STAKE = "stake"
    DOUBLE = "double"
    NO_DOUBLE = "no double"
    DIVIDE = "divide"
    KEEP = "keep"
    DRAW = "draw"
    STAND = "stand"


class BankHand(Struct, kw_only=True, gc=False):
    """A hand of a seat."""

    cards: list[str]
    stake: int | None
    """Null before it is made, and for the dealer, who stakes nothing."""
    total: str | None
    """"20", or "7 or 17" while a hand with an ace may still get a card; null if it is unknown."""
    state: HandState
    gone: bool
    """Its cards are now used cards; only cards that everybody saw are shown."""


class BankSeat(Seat, kw_only=True, gc=False):
    """A seat."""

    chips: int
    changed: int
    """Chips won or lost so far in this deal."""
    up: list[str]
    """The cards of the seat that all can see."""
    hands: list[BankHand]
    """One hand, or those from dividing a pair."""
    state: HandState
    """The common state of all its hands."""


class PastHand(Struct, kw_only=True, gc=False):
    """The gain or loss (negative) of a hand, and the reason."""

    cards: list[str]
    stake: int | None
    value: str
    state: HandState
    """How it ended; empty if unknown."""
    by: int | None
    why: str


class Account(Struct, frozen=True, gc=False):
    """The result of a hand, or of something else: chips received (negative: paid), and the
    reason."""

    by: int
    why: str
    seats: tuple[int, ...] = ()
    """The seats whose names follow the words."""


class BankLast(Last, kw_only=True, gc=False):
    """How a deal ended."""

    layout: Literal["bank"] = "bank"
    kind: Ending
    dealer: int
    doubled: bool
    played: list[list[PastHand]]
    besides: list[list[Account]]
    ante: int
    """The chips that everybody had put into the pool before the deal."""
    changes: list[int]
    """What each seat won or lost in the deal, without the ante."""
    naturals: list[int]


class BankView(TableView, kw_only=True, gc=False):
    """Everybody plays against the dealer."""

    layout: Literal["bank"] = "bank"
    dealer: int
    stock: int
    phase: VingtUnPhase
    seats: list[BankSeat]
    last: BankLast | UnsetType | None = UNSET
    pone: int
    """The player on the dealer's right, who gathers the used cards."""
    used: int
    limits: tuple[int, int]
    """The least and the most that may be staked on a card."""
    doubled: bool
    tenure: int
    """The number of this deal among those that its dealer has dealt in a row."""
    pool: int | None


class BankEffect(Effect, kw_only=True, frozen=True, gc=False):
    """The events that only Vingt-Un has."""


class BankSpoke(BankEffect, kw_only=True, frozen=True, gc=False, tag="spoke"):
    """A seat has said something: a stake, an answer, that it draws or stands."""

    seat: int
    act: VingtUnAct
    amount: int | None
    """The chips in it."""
    hand: int
    """The number of the hand, where a seat has several."""


class OverDrew(BankEffect, kw_only=True, frozen=True, gc=False, tag="over"):
    """A hand is over-drawn."""

    counted = True

    seat: int
    hand: int


class Pooled(BankEffect, kw_only=True, frozen=True, gc=False, tag="pooled"):
    """Chips out of the pool, or into it (negative)."""

    seat: int
    by: int


class Collected(BankEffect, kw_only=True, frozen=True, gc=False, tag="collected"):
    """A seat has collected the others' payments for a natural."""

    counted = True

    seat: int
    by: int


class NewDealer(BankEffect, kw_only=True, frozen=True, gc=False, tag="dealer"):
    """The deal passes to a seat."""

    counted = True

    seat: int


class Stayed(BankEffect, kw_only=True, frozen=True, gc=False, tag="stayed"):
    """The deal stays with a seat in spite of a natural."""

    counted = True

    seat: int
