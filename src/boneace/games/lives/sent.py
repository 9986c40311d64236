"""The messages of games of exchange."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from boneace.games.sent import ActingView, Effect, Last, Order, Seat, Slot

Ending = Literal["showdown", "blitz", "drawn", "restart"]


class ExchangeSeat(Seat, kw_only=True, gc=False):
    """A seat; fields left out do not exist in the game."""

    best: list[str]
    """The cards of the viewer's own hand that count."""
    lives: int | None
    points: int | UnsetType | None = UNSET
    chips: int | UnsetType | None = UNSET
    knocked: bool | UnsetType = UNSET
    stopped: bool | UnsetType = UNSET


class ExchangeLast(Last, kw_only=True, gc=False):
    """How a deal ended; fields left out do not exist in the game."""

    layout: Literal["exchange"] = "exchange"
    kind: Ending
    hands: list[list[str] | None]
    totals: list[str | None]
    counted: list[list[str]]
    """The cards of each shown hand that count, and that decide between equal hands."""
    changes: list[int]
    out: list[int]
    knocker: int | UnsetType | None = UNSET
    blitzers: list[int] | UnsetType = UNSET
    stopper: int | UnsetType | None = UNSET
    restarter: int | UnsetType | None = UNSET
    """The seat that restarted the deal."""


class ExchangeView(ActingView, kw_only=True, gc=False):
    """What all games of exchange show. A game uses one of the views below, by the cards in the
    middle: `centre` is its tag."""

    layout: Literal["exchange"] = "exchange"
    centre: str
    dealer: int
    stock: int
    seats: list[ExchangeSeat]
    last: ExchangeLast | UnsetType | None = UNSET
    knocker: int | None
    """The seat that has announced the end of the deal: the turns of the others are their last."""
    order: Order = "suit"
    worded: bool = False
    """Totals are words ("pair of kings"), not numbers."""


class StockView(ExchangeView, kw_only=True, gc=False):
    """A stock and a discard pile, or a widow of three cards."""

    centre: Literal["stock"] = "stock"
    upcard: str | None
    """The top of the discard pile."""
    pile: int
    widow: list[Slot] | None
    table: int | None
    """The tokens on the table."""


class HandsView(ExchangeView, kw_only=True, gc=False):
    """Two hands lie on the table, one face up and one face down."""

    centre: Literal["hands"] = "hands"
    second: list[Slot] | None
    """The dealer's second hand, until the dealer has kept one of the two."""
    second_total: str | None
    """Its count, shown to the dealer."""
    up: list[Slot] | None
    """The face-up hand, after that."""
    down: list[Slot]
    """The face-down hand, with the cards that the viewer knows."""


class OpenView(ExchangeView, kw_only=True, gc=False):
    """Three cards lie face up."""

    centre: Literal["open"] = "open"
    widow: list[Slot]


class ExchangeEffect(Effect, kw_only=True, frozen=True, gc=False):
    """The events that only games of exchange have."""


class WidowLaid(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="widow"):
    """A card is laid on the table."""

    arrives = True

    slot: int
    card: str


class UpcardTurned(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="upcard"):
    """A card is turned up on the discard pile."""

    arrives = True

    card: str


class Took(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="took"):
    """A seat has taken the upcard."""

    seat: int
    card: str


class Discarded(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="discarded"):
    """A seat has discarded."""

    seat: int
    card: str


class Knocked(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="knocked"):
    """A seat has knocked."""

    seat: int


class Stood(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="stood"):
    """A seat stands."""

    seat: int


class Exchanged(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="exchanged"):
    """A seat has exchanged cards with those on the table."""

    seat: int
    cards: list[str]
    slots: list[int]
    """Where the cards given lie now."""
    received: list[str]
    unseen: bool | UnsetType = UNSET
    """Whether the cards received come from the face-down hand."""


class Blitz(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="blitz"):
    """A hand of 31 has ended the deal."""

    counted = "dealt"

    seats: list[int]


class DrawnDeal(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="drawn"):
    """A deal has ended without a loser."""

    counted = True


class Out(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="out"):
    """A seat is out of the match."""

    counted = True

    seat: int


class PassedTurn(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="passed"):
    """A seat has passed."""

    seat: int


class Kept(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="kept"):
    """The dealer has kept one of two hands; `cards` are those laid face up."""

    seat: int
    which: str
    cards: list[str]


class Continued(ExchangeEffect, kw_only=True, frozen=True, gc=False, tag="continued"):
    """A seat has not stopped it."""

    seat: int
