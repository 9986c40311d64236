"""The messages of a game that does not have its own kind of table."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, Struct, UnsetType, field

from boneace.games.sent import Effect, Last, Seat, Slot, TableView


class PlainSeat(Seat, kw_only=True, gc=False):
    """A seat."""

    facts: list[str]
    """Short phrases about the seat: "2 lives", "5 chips"."""


class Pile(Struct, frozen=True, gc=False):
    """Cards that lie together on the table: a pile, a widow, an upcard."""

    title: str
    cards: list[Slot]
    by_seat: bool | UnsetType = UNSET
    """Whether these are the cards of the seats, one each, in order: a trick."""


class PlainLast(Last, kw_only=True, gc=False):
    """How a deal ended."""

    layout: Literal["plain"] = "plain"
    kind: Literal["showdown"] = "showdown"
    hands: list[list[str] | None]
    """The cards shown of each hand; null if none were."""
    changes: list[int]
    """What each seat won or lost in the deal."""
    totals: list[str | None] = field(default_factory=list)
    """The count of each shown hand, by seat; empty in a game without counts."""
    counted: list[list[str]] = field(default_factory=list)
    """The cards of each shown hand that make its total."""
    lines: list[str] = field(default_factory=list)
    """Other facts about the end of the deal."""


class PlainView(TableView, kw_only=True, gc=False):
    """Any game: hands, the cards on the table, and facts in words."""

    layout: Literal["plain"] = "plain"
    seats: list[PlainSeat]
    last: PlainLast | UnsetType | None = UNSET
    table: list[Pile]
    facts: list[str]
    """Other facts about the table: "Pot: 4 chips"."""


class PlainEffect(Effect, kw_only=True, frozen=True, gc=False):
    """The events that only games without their own table have."""


class Moved(PlainEffect, kw_only=True, frozen=True, gc=False, tag="moved"):
    """A seat has made a move."""

    seat: int
    move: str
    """"" if the viewer was not to see it."""


class PlainDealBegins(PlainEffect, kw_only=True, frozen=True, gc=False, tag="deal"):
    """A deal begins; there may be no dealer."""

    deal: int
    dealer: int | None


class PlainDealt(PlainEffect, kw_only=True, frozen=True, gc=False, tag="dealt"):
    """A seat, or the table, is dealt a card."""

    arrives = True

    seat: int | None
    card: str


class WentOut(PlainEffect, kw_only=True, frozen=True, gc=False, tag="out"):
    """A seat is out of the match."""

    seat: int
