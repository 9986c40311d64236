"""Tables of exchange in sentences. They differ in the cards in the middle."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar, TypeVar

from boneace.games.lives.sent import ExchangeSeat, ExchangeView, HandsView, OpenView, StockView
from boneace.games.sent import Slot
from boneace.languages import say
from boneace.languages.lists import listed
from boneace.terminal.doable import DoingSpeech
from boneace.terminal.offers import Offer, offers
from boneace.terminal.speech import CARD
from boneace.terminal.words import in_order, yours

ExchangeT = TypeVar("ExchangeT", bound=ExchangeView)

MARKS = ("knocked", "stopped")


class Exchange(DoingSpeech[ExchangeT]):
    def holding(self, view: ExchangeT, cards: str) -> Iterator[str]:
        yield from super().holding(view, cards)
        seat = yours(view.seats, view.you)
        if seat.total is not None:
            yield counted(seat) if seat.best and not view.worded else worded(seat)

    def last_turn(self, view: ExchangeT, names: Sequence[str]) -> Iterator[str]:
        """A sentence if this turn is your last, with the reason."""
        if view.knocker is not None:
            how = "stopped" if view.seats[view.knocker].stopped else "knocked"
            yield say("terminal-exchange-last-turn", who=names[view.knocker], how=how)

    def marks(self, view: ExchangeT, seat: int) -> list[str]:
        return super().marks(view, seat) + marks(view.seats[seat])

    def menu(self, view: ExchangeT) -> list[Offer]:
        """Groups of similar moves come last, discards in the order of the hand."""
        places = {f"discard {card}": at for at, card in enumerate(self.own(view))}
        found = sorted(offers(view), key=lambda offer: places.get(offer.move, -1))
        return sorted(found, key=self.is_many)

    def is_many(self, offer: Offer) -> bool:
        return offer.verb == self.several and "for" in offer.move.split()


def counted(seat: ExchangeSeat) -> str:
    """What your hand counts, as a number."""
    return say("terminal-exchange-total", total=seat.total or "", best=listed(in_order(seat.best)))


def worded(seat: ExchangeSeat) -> str:
    """What your hand is worth, in words."""
    best = in_order(seat.best)
    if best and len(best) < len(seat.hand):
        return say("terminal-exchange-value-by", total=seat.total or "", best=listed(best))
    return say("terminal-exchange-value", total=seat.total or "")


def marks(seat: ExchangeSeat) -> list[str]:
    """What a seat has announced that ends the deal."""
    found = [mark for mark in MARKS if getattr(seat, mark) and seat.is_in]
    return [say("terminal-exchange-mark", mark=mark) for mark in found]


def there(slots: Sequence[Slot]) -> list[str]:
    """The cards of places that are not empty."""
    return [card for card in slots if card is not None]


def message_of(move: str) -> str:
    """A move in the form that message ids use: `swap-up`."""
    return move.replace(" ", "-")


# --- a stock, a discard pile, and possibly a widow ------------------------------------------------


class Stock(Exchange[StockView]):
    several = "exchange"
    HELP = (
        "terminal-exchange-help-discard",
        "terminal-help-number",
        "terminal-help-cards",
    )

    def moves_help(self, view: StockView) -> Iterator[str]:
        yield from super().moves_help(view)
        if self.does("exchange"):
            yield say("terminal-exchange-help-widow", **self.keys)

    def turn(self, view: StockView, names: Sequence[str]) -> Iterator[str]:
        if view.phase == "turn":
            yield from self.last_turn(view, names)
        yield from self.hand(view)
        if view.phase != "discarding":
            yield from upcard(view)

    def table(self, view: StockView, names: Sequence[str]) -> Iterator[str]:
        yield say("terminal-exchange-stock", cards=view.stock)
        first, *widow = upcard(view)
        yield first
        yield say("terminal-exchange-pile", cards=view.pile)
        if view.table is not None:
            yield say("terminal-exchange-tokens", tokens=view.table)
        yield from widow

    def more(self, move: str, view: StockView) -> str:
        return str(view.upcard) if move == "take" else ""

    def told_of_many(self, many: Sequence[Offer]) -> Iterator[str]:
        yield say("terminal-exchange-many", count=len(many))
        yield say("terminal-exchange-moves")


def upcard(view: StockView) -> Iterator[str]:
    """The top of the discard pile, unless a card taken from it is still held; then the widow."""
    if view.upcard:
        yield say("terminal-exchange-upcard", card=view.upcard)
    else:
        yield say("terminal-exchange-no-upcard")
    for slot, card in enumerate(view.widow or [], 1):
        if card == "??":
            yield say("terminal-exchange-widow-down", slot=slot)
        else:
            yield say("terminal-exchange-widow", slot=slot, card=card or "")


# --- swapping with cards that lie face up ---------------------------------------------------------


class Swapping(Exchange[ExchangeT]):
    """Games without a stock: one card, or all three, are swapped for cards that lie face up."""

    several = "swap"
    #: The move that swaps the whole hand.
    whole: ClassVar[str] = ""
    HELP = ("terminal-exchange-help-swap", "terminal-help-number", "terminal-help-cards")

    def more(self, move: str, view: ExchangeT) -> str:
        cards = " ".join(in_order(self.lying(view)))
        return say("terminal-exchange-more", move=message_of(move), cards=cards)

    def lying(self, view: ExchangeT) -> list[str]:
        """The cards that lie face up."""
        raise NotImplementedError

    def swap(self, given: Sequence[str], taken: Sequence[str], view: ExchangeT) -> str:
        """The move that swaps these cards."""
        hand = yours(view.seats, view.you).hand
        if {*given} == {*hand} and {*taken} == {*self.lying(view)}:
            return self.whole
        return f"swap {' '.join(given)} for {' '.join(taken)}"

    def read(self, text: str, view: ExchangeT) -> str:
        """Read a swap. Cards alone are those given, then the same number taken; `for` is
        optional."""
        words = self.words(text, view)
        if len(words) > 1 and self.verb(words[0], view) == "swap":
            words = words[1:]
        middle = words.index("for") if "for" in words else len(words) // 2
        cards = [word.upper() for word in words if word != "for"]
        if len(cards) > 1 and all(CARD.match(word.lower()) for word in cards):
            return self.swap(cards[:middle], cards[middle:], view)
        return super().read(text, view)

    def by_cards(self, cards: Sequence[str], view: ExchangeT) -> str:
        return f"swap {' '.join(cards)}"

    def told_of_many(self, many: Sequence[Offer]) -> Iterator[str]:
        _, given, _, taken = many[0].move.split()
        yield say("terminal-exchange-one", move=many[0].move, cards=f"{given} {taken}")


class Hands(Swapping[HandsView]):
    """Two hands lie on the table, one face up and one face down."""

    whole = "swap up"

    def lying(self, view: HandsView) -> list[str]:
        return there(view.up or [])

    def turn(self, view: HandsView, names: Sequence[str]) -> Iterator[str]:
        if view.phase == "restarting":
            yield say("terminal-exchange-all-shown")
        else:
            yield from self.last_turn(view, names)
        yield from self.hand(view)
        yield from self.table(view, names)

    def table(self, view: HandsView, names: Sequence[str]) -> Iterator[str]:
        """The two hands on the table; or the dealer's second hand, and the face-down one, which the
        seat that gave it up knows, except for later exchanges."""
        if view.second is not None:
            cards, total = ", ".join(in_order(there(view.second))), view.second_total
            if view.dealer != view.you:
                yield say("terminal-exchange-two-hands", who=names[view.dealer])
            elif total:
                yield say("terminal-exchange-second-total", cards=cards, total=total)
            else:
                yield say("terminal-exchange-second", cards=cards)
        elif view.up is not None:
            yield say("terminal-exchange-face-up", cards=", ".join(in_order(there(view.up))))
        known = in_order([card for card in there(view.down) if card != "??"])
        unknown = len(view.down) - len(known)
        if known:
            yield say("terminal-exchange-known", cards=", ".join(known))
        if unknown and known:
            yield say("terminal-exchange-face-down-more", cards=unknown)
        elif unknown:
            yield say("terminal-exchange-face-down", cards=unknown)


class Open(Swapping[OpenView]):
    """Three cards lie face up."""

    whole = "swap all"

    def lying(self, view: OpenView) -> list[str]:
        return there(view.widow)

    def turn(self, view: OpenView, names: Sequence[str]) -> Iterator[str]:
        yield from self.last_turn(view, names)
        yield from self.hand(view)
        yield from self.table(view, names)

    def table(self, view: OpenView, names: Sequence[str]) -> Iterator[str]:
        yield say("terminal-exchange-lie", cards=", ".join(in_order(self.lying(view))))
