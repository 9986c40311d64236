"""The messages of any match: the base of every game's views.

A game's own views are beside its rules, in its `sent.py`; those that a family of games shares are
in `lives/sent.py` and `vying/sent.py`. The types of the page are made from these classes, so such a
module imports only `msgspec` and other small modules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, ClassVar, Literal, NamedTuple, NotRequired, TypedDict, TypeVar

from msgspec import UNSET, Struct, UnsetType, field

NameT = TypeVar("NameT", bound=Enum)


def coded(names: type[NameT]) -> tuple[NameT, ...]:
    """The names of the codes 0, 1, …; several codes may have the same name."""
    return tuple(names.__members__.values())


Turn = int | Literal["chance"] | None
"""The seat to move; None when the match is over."""
StandingOf = Literal["seat", "side", "pot", "match"]
Slot = str | None
"""A place on the table: a card, ?? face down, or still empty."""


class Seat(Struct, kw_only=True, gc=False):
    """What every table shows of a seat."""

    seat: int
    is_in: bool = field(name="in")
    dealer: bool
    hand: list[str]
    total: str | None
    """The value of the viewer's own hand: a number, or the hand in words."""


class LegalMove(Struct, frozen=True, gc=False):
    """An open move."""

    move: str
    label: str
    hint: str
    left: str | UnsetType = UNSET
    """For a discard: the value of the hand without the card."""


class ClosedMove(Struct, frozen=True, gc=False):
    """A usual move that is not open, and why: a sentence, and the number of a clause."""

    move: str
    label: str
    reason: str
    clause: str | None


class Action(Struct, frozen=True, gc=False):
    """An action of a seat in a game, now or later: buttons, keys and help are made from these."""

    move: str
    """The move, or its first word if amounts or cards follow: "knock", "swap"."""
    key: str
    """The letter for it, at every table."""
    name: str
    help: str
    """Its effect, in a line for the list of keys."""
    short: str | UnsetType = UNSET
    """A short name for little space, if different."""
    may: str | UnsetType = UNSET
    """The name after “you may”, if different from the label of the move: "be satisfied"."""


Order = Literal["suit", "rank"]
"""How a hand is laid out: by suit, or by rank, with equal ranks together."""


class Menu(NamedTuple):
    """The legal moves of the seat to move, and usual moves that are closed."""

    legal: list[LegalMove]
    closed: list[ClosedMove]


class Wager(Struct, gc=False):
    """`by` bets that seat `on` wins the match, or that it lasts longer than seat `over`."""

    by: int
    stake: int
    on: int
    over: int | None
    covered_by: int | None = None


class Ledger(NamedTuple):
    """The side wagers of a match: what each seat has won by them, and those that are open."""

    bets: list[int] | None
    wagers: list[Wager] | None


class Result(TypedDict):
    """The result of a match."""

    winners: list[int]
    double: NotRequired[bool]
    out: NotRequired[list[int | None]]
    """The deal in which each seat went out, null if it stayed in; only if players go out."""


Standings = Mapping[str, int | Sequence[int | None]]
"""The standing of a match, as in records: a number, or a list of numbers with None for a seat that
is out."""


class Standing(Struct, frozen=True, gc=False):
    """One part of the standing of a match: lives, chips, points."""

    name: str
    """The name in records: "lives"."""
    of: StandingOf
    """What each of the numbers belongs to; for the match there is a single number."""
    counts: list[int | None]
    """Null for a seat that is out."""


class Last(Struct, kw_only=True, gc=False):
    """How the last deal ended, as everybody saw it."""

    layout: str
    """The kind of table that draws it: that of the view."""
    deal: int
    kind: str


class TableView(Struct, kw_only=True, gc=False):
    """What one viewer may know about a match, for a table to draw.

    The game sets the fields without a default; the match sets the others.
    """

    layout: str = ""
    """The kind of table that draws it."""
    game: str = ""
    deal: int
    deals: int | None = None
    """The number of deals of the match; null if it has no such end."""
    dealer: int | None
    """Null in a game without one."""
    turn: Turn
    phase: str
    you: int | None
    legal: list[LegalMove] = []
    closed: list[ClosedMove] = []
    seats: Sequence[Seat]
    stock: int | None
    standing: list[Standing] = []
    last: Last | UnsetType | None = UNSET
    """How the last deal ended, null in the first; left out if it is the same as before."""
    result: Result | None = None
    bets: list[int] | None = None
    wagers: list[Wager] | None = None


class ActingView(TableView, kw_only=True, gc=False):
    """A table with a row of buttons that the game names: exchange, vying."""

    actions: list[Action]
    """The actions of a seat in the game, in the order of the buttons."""
    buttons: list[list[str]]
    """The places in the row of buttons now, each with the moves that share it, an answer last; the
    moves of a place are never open together."""
    order: Order


Change = dict[str, Any]
"""What is new in a view: fields left out are unchanged, except that `legal` and `closed` are then
empty.

Of the seats, those that differ are sent, by number. An outside bot gets the complete newest view
except for `last`, so that it does not have to assemble views.
"""


class Effect(Struct, kw_only=True, frozen=True, gc=False, tag_field="kind"):
    """Something that happened, as one viewer saw it; `line` is the sentence for the log, or empty.

    Each kind has its own class. The kinds that only one game has are in its `sent.py`.
    """

    arrives: ClassVar[bool] = False
    """Whether it is a card that arrives at its place."""
    counted: ClassVar[bool | Literal["dealt"]] = False
    """Whether a comparison of rules counts it, because no move reports it; "dealt": also how often
    it happens before anybody has moved. Its name is `<game>-event-<kind>` or
    `compare-event-<kind>`."""

    line: str

    @property
    def kind(self) -> str:
        """The name of the kind in messages."""
        return str(self.__struct_config__.tag)


class CommonEffect(Effect, kw_only=True, frozen=True, gc=False):
    """Events of several kinds of games."""


class Cut(CommonEffect, kw_only=True, frozen=True, gc=False, tag="cut"):
    """Cards were cut for the first deal."""


class DealBegins(CommonEffect, kw_only=True, frozen=True, gc=False, tag="deal"):
    """A deal begins."""

    deal: int
    dealer: int


class AntePaid(CommonEffect, kw_only=True, frozen=True, gc=False, tag="ante"):
    """Everybody has paid the ante."""


class Dealt(CommonEffect, kw_only=True, frozen=True, gc=False, tag="dealt"):
    """A seat is dealt a card."""

    arrives = True

    seat: int
    card: str


class Drew(CommonEffect, kw_only=True, frozen=True, gc=False, tag="drew"):
    """A seat has drawn a card."""

    arrives = True

    seat: int
    card: str
    hand: int | UnsetType = UNSET
    """The number of the hand, if a seat has several."""


class Draws(CommonEffect, kw_only=True, frozen=True, gc=False, tag="draws"):
    """A seat wants a card, which is still to come."""

    seat: int


class Threw(CommonEffect, kw_only=True, frozen=True, gc=False, tag="threw"):
    """A seat has discarded cards."""

    seat: int
    cards: list[str]


class Shuffled(CommonEffect, kw_only=True, frozen=True, gc=False, tag="shuffled"):
    """The used cards become the pack."""

    counted = True


class StageBegins(CommonEffect, kw_only=True, frozen=True, gc=False, tag="stage"):
    """A stage of the deal begins."""

    stage: str


class Showed(CommonEffect, kw_only=True, frozen=True, gc=False, tag="showed"):
    """A hand is turned up."""

    seat: int
    cards: list[str]
    said: str | UnsetType | None = UNSET
    hand: int | UnsetType = UNSET
    """The number of the hand, if a seat has several."""


class ShowdownHeld(CommonEffect, kw_only=True, frozen=True, gc=False, tag="showdown"):
    """A deal has ended."""


class Changed(CommonEffect, kw_only=True, frozen=True, gc=False, tag="changed"):
    """A seat's gain or loss (negative) in a deal."""

    seat: int
    by: int


class Won(CommonEffect, kw_only=True, frozen=True, gc=False, tag="won"):
    """The match is won."""

    seats: list[int]


class Wagered(CommonEffect, kw_only=True, frozen=True, gc=False, tag="wager"):
    """A side wager was made, covered or settled."""

    seat: int | UnsetType = UNSET
