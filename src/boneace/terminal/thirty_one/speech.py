"""Thirty-one in sentences."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from boneace.games.facts import listing, plural
from boneace.terminal.offers import Offer, offers
from boneace.terminal.speech import Speech
from boneace.terminal.words import in_order

View = dict[str, Any]


class ThirtyOne(Speech):
    short: ClassVar[Mapping[str, Sequence[str]]] = {
        "d": ("draw",), "t": ("take",), "k": ("knock",), "s": ("stand",), "e": ("exchange",),
        "x": ("discard",),
    }  # fmt: skip
    moves_help = (
        "Moves: draw or d, take or t, knock or k, stand or s, discard 7H or just 7H.",
        "Or the number before a move in the list.",
        "Cards: rank A K Q J T 9 to 2, then suit S H D C: TD is the ten of diamonds.",
        "In a game with a widow: exchange 4C for 2, or e 4C KH for 2 3.",
    )
    why_example = "knock"

    def turn(self, view: View, names: Sequence[str]) -> Iterator[str]:
        if view["knocker"] is not None and view["phase"] == "turn":
            yield f"{names[view['knocker']]} has knocked: this is your last turn."
        yield from self.hand(view)
        if view["phase"] != "discarding":
            yield upcard(view)
            yield from widow(view)

    def hand(self, view: View) -> Iterator[str]:
        seat = view["seats"][view["you"]]
        if not seat["hand"]:
            yield "You hold no cards."
            return
        yield f"Your hand: {', '.join(in_order(seat['hand']))}."
        if seat["total"] is not None:
            counting = in_order(seat["best"])
            yield f"Your total: {seat['total']}, counting {listing(counting)}."

    def table(self, view: View, names: Sequence[str]) -> Iterator[str]:
        yield f"The stock has {plural(view['stock'], 'card')}."
        yield upcard(view)
        yield f"The pile has {plural(view['pile'], 'card')}."
        if view["table"] is not None:
            yield f"{view['table']} tokens lie on the table."
        yield from widow(view)

    def marks(self, seat: View) -> list[str]:
        return super().marks(seat) + (["knocked"] if seat["knocked"] and seat["in"] else [])

    def menu(self, view: View) -> list[Offer]:
        """Exchanges last, discards as the hand is told."""
        known = {offer.moves[0]: offer for offer in offers(view)}
        cards = [move.partition(" ")[2] for move in known if move.startswith("discard ")]
        discards = [known[f"discard {card}"] for card in in_order(cards)]
        exchanges = [offer for offer in known.values() if offer.verb == "exchange"]
        usual = [offer for offer in known.values() if offer.verb not in ("discard", "exchange")]
        return usual + discards + exchanges

    def choices(self, view: View) -> Iterator[str]:
        """Exchanges are many and alike, so they are told when asked for."""
        exchanges = 0
        for number, offer in enumerate(self.menu(view), 1):
            if offer.verb == "exchange":
                exchanges += 1
                continue
            card = f" {view['upcard']}" if offer.verb == "take" else ""
            yield f"{number}: {offer}{card}"
        if exchanges:
            yield f"Or one of {exchanges} exchanges, such as exchange 4C for 2."
            yield "moves tells them all."


def upcard(view: View) -> str:
    """The top of the discard pile in words; it is not known while a card taken is held."""
    return f"The upcard is {view['upcard']}." if view["upcard"] else "There is no upcard now."


def widow(view: View) -> Iterator[str]:
    for slot, card in enumerate(view["widow"] or [], 1):
        yield f"Widow card {slot}: {'face down' if card == '??' else card}."


SPEECH = ThirtyOne()
