"""Games of exchanging in sentences: Thirty-one, Switch, Stop the Bus."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from boneace.games.facts import listing, plural
from boneace.terminal.offers import Offer, offers
from boneace.terminal.speech import CARD, Speech
from boneace.terminal.words import in_order

View = dict[str, Any]

CARDS_HELP = "Cards: rank A K Q J T 9 to 2, then suit S H D C: TD is the ten of diamonds."
MARKS = ("knocked", "stopped")


class Exchange(Speech):
    #: The verb of the moves that are many and alike, and how they are told of.
    several: ClassVar[str] = ""

    def hand(self, view: View) -> Iterator[str]:
        seat = view["seats"][view["you"]]
        if not seat["hand"]:
            yield "You hold no cards."
            return
        yield f"Your hand: {', '.join(in_order(seat['hand']))}."
        if seat["total"] is not None:
            yield self.total(seat)

    def total(self, seat: View) -> str:
        """What your hand counts."""
        return f"Your total: {seat['total']}, counting {listing(in_order(seat['best']))}."

    def marks(self, seat: View) -> list[str]:
        return super().marks(seat) + marks(seat)

    def menu(self, view: View) -> list[Offer]:
        """The moves that are many and alike come last, discards as the hand is told."""
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

    def choices(self, view: View) -> Iterator[str]:
        """Exchanges are many and alike, so they are told when asked for."""
        many = [offer for offer in self.menu(view) if self.is_many(offer)]
        for number, offer in enumerate(self.menu(view)[: -len(many) or None], 1):
            more = self.more(offer.moves[0], view)
            yield f"{number}: {offer}{f' {more}' if more else ''}"
        if many:
            yield from self.told_of_many(many)

    def more(self, move: str, view: View) -> str:
        """What is told of a move in the menu beside its name."""
        return ""

    def told_of_many(self, many: Sequence[Offer]) -> Iterator[str]:
        """How the moves are told of that the menu does not tell one by one."""
        raise NotImplementedError


def marks(seat: View) -> list[str]:
    """What a seat has said that ends the deal."""
    return [mark for mark in MARKS if seat.get(mark) and seat["in"]]


# --- Thirty-one -----------------------------------------------------------------------------------


class ThirtyOne(Exchange):
    short: ClassVar[Mapping[str, Sequence[str]]] = {
        "d": ("draw",), "t": ("take",), "k": ("knock",), "s": ("stand",), "e": ("exchange",),
        "x": ("discard",),
    }  # fmt: skip
    moves_help = (
        "Moves: draw or d, take or t, knock or k, stand or s, discard 7H or just 7H.",
        "Or the number before a move in the list.",
        CARDS_HELP,
        "In a game with a widow: exchange 4C for 2, or e 4C KH for 2 3.",
    )
    why_example = "knock"
    several = "exchange"

    def turn(self, view: View, names: Sequence[str]) -> Iterator[str]:
        if view["knocker"] is not None and view["phase"] == "turn":
            yield f"{names[view['knocker']]} has knocked: this is your last turn."
        yield from self.hand(view)
        if view["phase"] != "discarding":
            yield upcard(view)
            yield from widow(view)

    def table(self, view: View, names: Sequence[str]) -> Iterator[str]:
        yield f"The stock has {plural(view['stock'], 'card')}."
        yield upcard(view)
        yield f"The pile has {plural(view['pile'], 'card')}."
        if view["table"] is not None:
            yield f"{view['table']} tokens lie on the table."
        yield from widow(view)

    def more(self, move: str, view: View) -> str:
        return str(view["upcard"]) if move == "take" else ""

    def told_of_many(self, many: Sequence[Offer]) -> Iterator[str]:
        yield f"Or one of {len(many)} exchanges, such as exchange 4C for 2."
        yield "moves tells them all."


def upcard(view: View) -> str:
    """The top of the discard pile in words; it is not known while a card taken is held."""
    return f"The upcard is {view['upcard']}." if view["upcard"] else "There is no upcard now."


def widow(view: View) -> Iterator[str]:
    for slot, card in enumerate(view["widow"] or [], 1):
        yield f"Widow card {slot}: {'face down' if card == '??' else card}."


# --- swapping with cards that lie open ------------------------------------------------------------


class Swapping(Exchange):
    """Games without a stock: one card, or all three, are swapped for cards that lie face up."""

    several = "swap"
    #: The move that swaps the whole hand.
    whole: ClassVar[str] = ""

    def lying(self, view: View) -> list[str]:
        """The cards that lie face up."""
        raise NotImplementedError

    def swap(self, given: Sequence[str], taken: Sequence[str], view: View) -> str:
        """The move that swaps these cards."""
        hand = view["seats"][view["you"]]["hand"]
        if {*given} == {*hand} and {*taken} == {*self.lying(view)}:
            return self.whole
        return f"swap {' '.join(given)} for {' '.join(taken)}"

    def read(self, text: str, view: View) -> str:
        """Cards alone are those given, then as many that are taken, with or without `for`."""
        words = self.words(text, view)
        if len(words) > 1 and self.verb(words[0], view) == "swap":
            words = words[1:]
        middle = words.index("for") if "for" in words else len(words) // 2
        cards = [word.upper() for word in words if word != "for"]
        if len(cards) > 1 and all(CARD.match(word.lower()) for word in cards):
            return self.swap(cards[:middle], cards[middle:], view)
        return super().read(text, view)

    def by_cards(self, cards: Sequence[str], view: View) -> str:
        return f"swap {' '.join(cards)}"

    def told_of_many(self, many: Sequence[Offer]) -> Iterator[str]:
        move = many[0].moves[0]
        _, given, _, taken = move.split()
        yield f"Or swap one card, such as {move}, or just {given} {taken}; moves tells them all."


class Switch(Swapping):
    short: ClassVar[Mapping[str, Sequence[str]]] = {
        "e": ("swap",), "u": ("swap up",), "d": ("swap down",), "k": ("knock",), "s": ("stand",),
        "p": ("pass",), "r": ("restart",), "n": ("decline",),
    }  # fmt: skip
    alias: ClassVar[Mapping[str, str]] = {"first": "keep first", "second": "keep second"}
    moves_help = (
        "Moves: swap 4C for 9H or just 4C 9H; u swap up: all three for the face-up hand;",
        "d swap down: all three for the face-down hand, unseen; k knock; s stand; p pass.",
        "As dealer: keep first or keep second. When all have shown: r restart, n decline.",
        "Or the number before a move in the list.",
        CARDS_HELP,
    )
    why_example = "knock"
    whole = "swap up"

    def lying(self, view: View) -> list[str]:
        return list(view["up"] or [])

    def turn(self, view: View, names: Sequence[str]) -> Iterator[str]:
        if view["phase"] == "restarting":
            yield "All have shown. You may restart the deal."
        elif view["knocker"] is not None:
            yield f"{names[view['knocker']]} has knocked: this is your last turn."
        yield from self.hand(view)
        yield from spare_hands(view, names)

    def table(self, view: View, names: Sequence[str]) -> Iterator[str]:
        yield from spare_hands(view, names)

    def more(self, move: str, view: View) -> str:
        told = {
            "swap up": f"({' '.join(in_order(self.lying(view)))})",
            "swap down": "(unseen)",
            "restart": "(nobody pays)",
            "decline": "(the deal is settled)",
        }
        return told.get(move, "")


def spare_hands(view: View, names: Sequence[str]) -> Iterator[str]:
    """The two hands on the table; or the dealer's second hand, and the one face down."""
    if view["second"] is not None:
        mine = view["dealer"] == view["you"]
        total = f" Its total: {view['second_total']}." if view["second_total"] else ""
        if mine:
            yield f"Your second hand: {', '.join(in_order(view['second']))}.{total}"
        else:
            yield f"{names[view['dealer']]} has two hands and is to keep one."
    elif view["up"] is not None:
        yield f"Face up: {', '.join(in_order(view['up']))}."
    yield from face_down(view["down"])


def face_down(cards: Sequence[str]) -> Iterator[str]:
    """The face-down hand: who gave it up knows it, but for what was exchanged since."""
    known = in_order([card for card in cards if card != "??"])
    if known:
        yield f"Face down, and known to you: {', '.join(known)}."
    if len(known) < len(cards):
        more = "more " if known else ""
        yield f"Face down: {plural(len(cards) - len(known), f'{more}card')}."


class StopTheBus(Swapping):
    short: ClassVar[Mapping[str, Sequence[str]]] = {
        "e": ("swap",), "a": ("swap all",), "s": ("stop",), "c": ("continue",),
        "n": ("continue",),
    }  # fmt: skip
    alias: ClassVar[Mapping[str, str]] = {"all": "swap all"}
    moves_help = (
        "Moves: swap 4C for 9H or just 4C 9H; a swap all: your three cards for the three on the",
        "table; s stop: stop the bus; c continue: let the next player exchange.",
        "Or the number before a move in the list.",
        CARDS_HELP,
    )
    why_example = "stop"
    whole = "swap all"

    def lying(self, view: View) -> list[str]:
        return list(view["widow"])

    def turn(self, view: View, names: Sequence[str]) -> Iterator[str]:
        if view["stopper"] is not None:
            yield f"{names[view['stopper']]} has stopped the bus: this is your last exchange."
        yield from self.hand(view)
        yield from self.table(view, names)

    def total(self, seat: View) -> str:
        best = in_order(seat["best"])
        some = f", by {listing(best)}" if len(best) < len(seat["hand"]) else ""
        return f"Its value: {seat['total']}{some}."

    def table(self, view: View, names: Sequence[str]) -> Iterator[str]:
        yield f"On the table: {', '.join(in_order(self.lying(view)))}."

    def more(self, move: str, view: View) -> str:
        return f"({' '.join(in_order(self.lying(view)))})" if move == "swap all" else ""
