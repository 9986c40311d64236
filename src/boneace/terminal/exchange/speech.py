"""Games of exchanging in sentences: Thirty-one, Switch, Stop the Bus."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from boneace.games.lives.sent import ExchangeSeat, ExchangeView
from boneace.games.sent import Slot
from boneace.games.stop_the_bus.sent import StopTheBusView
from boneace.games.switch.sent import SwitchView
from boneace.games.thirty_one.sent import ThirtyOneView
from boneace.languages import say
from boneace.languages.lists import listed
from boneace.terminal.keys import placed, shorts
from boneace.terminal.offers import Offer, offers
from boneace.terminal.speech import CARD, Speech
from boneace.terminal.words import in_order, yours

MARKS = ("knocked", "stopped")


class Exchange(Speech):
    #: The verb of the moves that are many and alike, which are summed up in the menu.
    several: ClassVar[str] = ""

    def hand(self, view: ExchangeView) -> Iterator[str]:
        seat = yours(view.seats, view.you)
        if not seat.hand:
            yield say("terminal-no-cards")
            return
        yield say("terminal-hand", cards=", ".join(in_order(seat.hand)))
        if seat.total is not None:
            yield self.total(seat)

    def total(self, seat: ExchangeSeat) -> str:
        """What your hand counts."""
        best = listed(in_order(seat.best))
        return say("terminal-exchange-total", total=seat.total or "", best=best)

    def marks(self, seat: ExchangeSeat) -> list[str]:
        return super().marks(seat) + marks(seat)

    def menu(self, view: ExchangeView) -> list[Offer]:
        """The moves that are many and alike come last, discards in the order of the hand."""
        known = {offer.moves[0]: offer for offer in offers(view)}
        cards = [move.partition(" ")[2] for move in known if move.startswith("discard ")]
        discards = [known[f"discard {card}"] for card in in_order(cards)]
        many = [offer for offer in known.values() if self.is_many(offer)]
        usual = [
            offer for offer in known.values() if offer.verb != "discard" and not self.is_many(offer)
        ]
        return usual + discards + many

    def is_many(self, offer: Offer) -> bool:
        """Whether a move is one of those that are many and alike."""
        return offer.verb == self.several and "for" in offer.moves[0].split()

    def choices(self, view: ExchangeView) -> Iterator[str]:
        """Exchanges are many and alike, so they are listed only on request."""
        many = [offer for offer in self.menu(view) if self.is_many(offer)]
        for number, offer in enumerate(self.menu(view)[: -len(many) or None], 1):
            more = self.more(offer.moves[0], view)
            yield f"{number}: {offer}{f' {more}' if more else ''}"
        if many:
            yield from self.told_of_many(many)

    def more(self, move: str, view: Any) -> str:
        """What the menu adds to the name of a move."""
        return ""

    def told_of_many(self, many: Sequence[Offer]) -> Iterator[str]:
        """The lines for the moves that the menu does not list one by one."""
        raise NotImplementedError


def marks(seat: ExchangeSeat) -> list[str]:
    """What a seat has announced that ends the deal."""
    return [
        say("terminal-exchange-mark", mark=mark)
        for mark in MARKS
        if getattr(seat, mark) and seat.is_in
    ]


def there(slots: Sequence[Slot]) -> list[str]:
    """The cards of places that are not empty."""
    return [card for card in slots if card is not None]


def message_of(move: str) -> str:
    """A move in the form that message ids use: `swap-up`."""
    return move.replace(" ", "-")


# --- Thirty-one -----------------------------------------------------------------------------------


class ThirtyOne(Exchange):
    short = shorts("thirty-one")
    why_example = "knock"
    several = "exchange"

    def moves_help(self) -> Iterator[str]:
        yield say("terminal-exchange-help-thirty-one", **placed("thirty-one"))
        yield say("terminal-help-number")
        yield say("terminal-help-cards")
        yield say("terminal-exchange-help-widow", **placed("thirty-one"))

    def turn(self, view: ThirtyOneView, names: Sequence[str]) -> Iterator[str]:
        if view.knocker is not None and view.phase == "turn":
            yield say("terminal-exchange-last-turn", who=names[view.knocker])
        yield from self.hand(view)
        if view.phase != "discarding":
            yield upcard(view)
            yield from widow(view)

    def table(self, view: ThirtyOneView, names: Sequence[str]) -> Iterator[str]:
        yield say("terminal-exchange-stock", cards=view.stock)
        yield upcard(view)
        yield say("terminal-exchange-pile", cards=view.pile)
        if view.table is not None:
            yield say("terminal-exchange-tokens", tokens=view.table)
        yield from widow(view)

    def more(self, move: str, view: ThirtyOneView) -> str:
        return str(view.upcard) if move == "take" else ""

    def told_of_many(self, many: Sequence[Offer]) -> Iterator[str]:
        yield say("terminal-exchange-many", count=len(many))
        yield say("terminal-exchange-moves")


def upcard(view: ThirtyOneView) -> str:
    """The top of the discard pile in words; it is not known while a card taken is held."""
    if view.upcard:
        return say("terminal-exchange-upcard", card=view.upcard)
    return say("terminal-exchange-no-upcard")


def widow(view: ThirtyOneView) -> Iterator[str]:
    for slot, card in enumerate(view.widow or [], 1):
        if card == "??":
            yield say("terminal-exchange-widow-down", slot=slot)
        else:
            yield say("terminal-exchange-widow", slot=slot, card=card or "")


# --- swapping with cards that lie face up ---------------------------------------------------------


class Swapping(Exchange):
    """Games without a stock: one card, or all three, are swapped for cards that lie face up."""

    several = "swap"
    #: The move that swaps the whole hand.
    whole: ClassVar[str] = ""

    def more(self, move: str, view: Any) -> str:
        cards = " ".join(in_order(self.lying(view)))
        return say("terminal-exchange-more", move=message_of(move), cards=cards)

    def lying(self, view: Any) -> list[str]:
        """The cards that lie face up."""
        raise NotImplementedError

    def swap(self, given: Sequence[str], taken: Sequence[str], view: ExchangeView) -> str:
        """The move that swaps these cards."""
        hand = yours(view.seats, view.you).hand
        if {*given} == {*hand} and {*taken} == {*self.lying(view)}:
            return self.whole
        return f"swap {' '.join(given)} for {' '.join(taken)}"

    def read(self, text: str, view: ExchangeView) -> str:
        """Read a swap. Cards alone are those given, then as many taken, with or without `for`."""
        words = self.words(text, view)
        if len(words) > 1 and self.verb(words[0], view) == "swap":
            words = words[1:]
        middle = words.index("for") if "for" in words else len(words) // 2
        cards = [word.upper() for word in words if word != "for"]
        if len(cards) > 1 and all(CARD.match(word.lower()) for word in cards):
            return self.swap(cards[:middle], cards[middle:], view)
        return super().read(text, view)

    def by_cards(self, cards: Sequence[str], view: ExchangeView) -> str:
        return f"swap {' '.join(cards)}"

    def told_of_many(self, many: Sequence[Offer]) -> Iterator[str]:
        move = many[0].moves[0]
        _, given, _, taken = move.split()
        yield say("terminal-exchange-one", move=move, cards=f"{given} {taken}")


class Switch(Swapping):
    short = shorts("switch")
    alias: ClassVar[Mapping[str, str]] = {"first": "keep first", "second": "keep second"}
    why_example = "knock"
    whole = "swap up"

    def moves_help(self) -> Iterator[str]:
        yield say("terminal-exchange-help-switch", **placed("switch"))
        yield say("terminal-exchange-help-switch-more", **placed("switch"))
        yield say("terminal-exchange-help-switch-end", **placed("switch"))
        yield say("terminal-help-number")
        yield say("terminal-help-cards")

    def lying(self, view: SwitchView) -> list[str]:
        return there(view.up or [])

    def turn(self, view: SwitchView, names: Sequence[str]) -> Iterator[str]:
        if view.phase == "restarting":
            yield say("terminal-exchange-all-shown")
        elif view.knocker is not None:
            yield say("terminal-exchange-last-turn", who=names[view.knocker])
        yield from self.hand(view)
        yield from spare_hands(view, names)

    def table(self, view: SwitchView, names: Sequence[str]) -> Iterator[str]:
        yield from spare_hands(view, names)


def spare_hands(view: SwitchView, names: Sequence[str]) -> Iterator[str]:
    """The two hands on the table; or the dealer's second hand and the face-down one."""
    if view.second is not None:
        mine = view.dealer == view.you
        cards, total = ", ".join(in_order(there(view.second))), view.second_total
        if not mine:
            yield say("terminal-exchange-two-hands", who=names[view.dealer])
        elif total:
            yield say("terminal-exchange-second-total", cards=cards, total=total)
        else:
            yield say("terminal-exchange-second", cards=cards)
    elif view.up is not None:
        yield say("terminal-exchange-face-up", cards=", ".join(in_order(there(view.up))))
    yield from face_down(view.down)


def face_down(cards: Sequence[Slot]) -> Iterator[str]:
    """The face-down hand: the seat that gave it up knows it, except for later exchanges."""
    known = in_order([card for card in there(cards) if card != "??"])
    if known:
        yield say("terminal-exchange-known", cards=", ".join(known))
    unknown = len(cards) - len(known)
    if unknown and known:
        yield say("terminal-exchange-face-down-more", cards=unknown)
    elif unknown:
        yield say("terminal-exchange-face-down", cards=unknown)


class StopTheBus(Swapping):
    short = shorts("stop-the-bus")
    alias: ClassVar[Mapping[str, str]] = {"all": "swap all"}
    why_example = "stop"
    whole = "swap all"

    def moves_help(self) -> Iterator[str]:
        yield say("terminal-exchange-help-bus", **placed("stop-the-bus"))
        yield say("terminal-exchange-help-bus-more", **placed("stop-the-bus"))
        yield say("terminal-help-number")
        yield say("terminal-help-cards")

    def lying(self, view: StopTheBusView) -> list[str]:
        return there(view.widow)

    def turn(self, view: StopTheBusView, names: Sequence[str]) -> Iterator[str]:
        if view.stopper is not None:
            yield say("terminal-exchange-last-exchange", who=names[view.stopper])
        yield from self.hand(view)
        yield from self.table(view, names)

    def total(self, seat: ExchangeSeat) -> str:
        best = in_order(seat.best)
        if len(best) < len(seat.hand):
            return say("terminal-exchange-value-by", total=seat.total or "", best=listed(best))
        return say("terminal-exchange-value", total=seat.total or "")

    def table(self, view: StopTheBusView, names: Sequence[str]) -> Iterator[str]:
        yield say("terminal-exchange-lie", cards=", ".join(in_order(self.lying(view))))
