"""Any game in sentences, from its plain view: the cards on the table, the facts, the hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from boneace.games.defaults.sent import PlainSeat, PlainView
from boneace.languages import say
from boneace.terminal.plain.moves import named, open_cards, verb, verbs
from boneace.terminal.speech import MANY, Speech
from boneace.terminal.words import cards_of, in_order, sentence, yours

#: Up to this many offers are listed one by one.
LIST = 12


class Plain(Speech[PlainView]):
    HELP = ("terminal-plain-help-moves", "terminal-plain-help-cards")

    def turn(self, view: PlainView, names: Sequence[str]) -> Iterator[str]:
        entries = view.closed or view.legal
        self.why_example = verb(entries[0].move) if entries else ""
        yield from lying(view, names)
        yield from self.hand(view)

    def holding(self, view: PlainView, cards: str) -> Iterator[str]:
        total = yours(view.seats, view.you).total
        if total is None:
            yield from super().holding(view, cards)
        else:
            yield say("terminal-plain-hand-total", cards=cards, total=total)

    def table(self, view: PlainView, names: Sequence[str]) -> Iterator[str]:
        yield from lying(view, names)
        if view.stock is not None:
            yield sentence(say("terminal-plain-pack", cards=cards_of(view.stock)))

    def facts(self, view: PlainView, seat: int) -> list[str]:
        found = view.seats[seat]
        return [*found.facts, *held(found), *self.marks(view, seat)]

    def standing(self, view: PlainView, names: Sequence[str]) -> str:
        found = zip(names, view.seats, strict=True)
        has = [f"{name}: {', '.join(seat.facts)}" for name, seat in found if seat.facts]
        return say("terminal-standing", seats="; ".join(has)) if has else ""

    def choices(self, view: PlainView) -> Iterator[str]:
        """The whole menu; for verbs with many moves, only their number."""
        found = self.menu(view)
        by_verb = {word: sum(offer.verb == word for offer in found) for word in verbs(view)}
        told_of: set[str] = set()
        for number, offer in enumerate(found, 1):
            if len(found) <= LIST or by_verb[offer.verb] <= MANY:
                yield f"{number}: {offer}"
            elif offer.verb not in told_of:
                told_of.add(offer.verb)
                given = {"verb": offer.verb, "move": offer.move}
                yield say("terminal-plain-many", count=by_verb[offer.verb], **given)

    def by_cards(self, cards: Sequence[str], view: PlainView) -> str:
        """The only move that names exactly these cards."""
        there = open_cards(view)
        found = [one.move for one in view.legal if named(one.move, there) == set(cards)]
        return found[0] if len(found) == 1 else " ".join(cards)

    def verb(self, word: str, view: PlainView) -> str:
        """The first verb that begins with what was typed, an open one if there is one."""
        known = verbs(view)
        return next((one for one in known if one == word or one.startswith(word)), word)


def lying(view: PlainView, names: Sequence[str]) -> Iterator[str]:
    """The cards on the table, and the other facts about it."""
    for pile in view.table:
        cards = [card for card in pile.cards if card is not None]
        open_now = [
            say("defaults-shows", who=names[place], cards=card) if pile.by_seat is True else card
            for place, card in enumerate(pile.cards)
            if card is not None and card != "??"
        ]
        hidden = [cards_of(len(cards) - len(open_now))] if len(cards) > len(open_now) else []
        if cards:
            told_of = ", ".join([*open_now, *hidden])
            yield say("terminal-plain-pile", title=pile.title, cards=told_of)
    yield from map(sentence, view.facts)


def held(seat: PlainSeat) -> list[str]:
    """The cards of a seat in words if they are known, else their number."""
    hidden = seat.hand.count("??")
    known = in_order([card for card in seat.hand if card != "??"])
    cards = [cards_of(hidden)] if hidden else []
    return [*cards, say("terminal-holds", cards=" ".join(known))] if known else cards
