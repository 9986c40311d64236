"""Text that the plain and the drawn table of Mus share."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product

from boneace.cards import SPANISH_40
from boneace.games.mus.sent import CountStep, Lance, MusLast, MusSeat, MusView
from boneace.games.mus.speech import card_words, spoken
from boneace.languages import say
from boneace.languages.lists import listed

Names = Sequence[str]

_CARD = re.compile(r"\b([A2-7SCK][OCEB])\b")


def by_rank(hand: Sequence[str], ranks: str) -> list[str]:
    """A hand with its high cards first, unknown cards last; `ranks` from the high ones down."""
    suits = SPANISH_40.suits
    places = {rank + suit: place for place, (rank, suit) in enumerate(product(ranks, suits))}
    return sorted(hand, key=lambda card: places.get(card, len(places)))


def spelled(line: str) -> str:
    """A line with its cards in words.

    >>> spelled("Ann discards KO.")
    'Ann discards king of oros.'
    """
    return _CARD.sub(lambda card: card_words(card[1]), line)


def side_name(view: MusView, side: int, names: Names) -> str:
    """The players of a side."""
    return listed([names[seat] for seat in view.sides[side].seats])


def pile_lines(view: MusView, side: int, names: Names) -> list[str]:
    """What a side has won, and where its stones lie (MUS-09 to MUS-11)."""
    found = view.sides[side]
    who, stones = side_name(view, side, names), found.stones
    has = say("terminal-mus-pile", who=who, stones=stones, target=view.target, games=found.games)
    if view.alone or not stones:
        return [has]
    other = names[found.keepers.loose]
    if found.warned:
        return [has, say("terminal-mus-lie-warned", loose=found.loose, other=other)]
    keeper = names[found.keepers.amarracos]
    many = {"amarracos": found.amarracos, "loose": found.loose}
    return [has, say("terminal-mus-lie", keeper=keeper, other=other, **many)]


def said_by(seat: MusSeat) -> str:
    """What a seat said last: in this lance, else before the lances; “” for nothing."""
    if seat.said is not None:
        return spoken(seat.said)
    talk = seat.talk
    if talk is None:
        return ""
    verb, _, cards = str(talk).rpartition(" ")
    return say("terminal-mus-changed", cards=int(cards)) if verb == "discarded" else spoken(talk)


def declared(seat: MusSeat) -> str:
    """What a seat has said that it has (B-MUS-08); “” before it is asked."""
    found = [
        say("terminal-mus-declared", word=say("mus-lance", lance=what), has="yes" if has else "no")
        for what, has in (("pares", seat.declared.pares), ("juego", seat.declared.juego))
        if has is not None
    ]
    return ", ".join(found)


def lance_state(lance: Lance, view: MusView, names: Names) -> str:
    """The state of a lance: what was bet, asked, accepted or declined; “” before its turn."""
    by = "" if lance.by is None else names[lance.by]
    if lance.state == "now":
        if lance.ordago:
            return say("terminal-mus-asked-ordago", who=by, deje=max(lance.sure or 0, 1))
        if lance.pending is None:
            return say("terminal-mus-open")
        deje = max(lance.sure or 0, 1)
        return say("terminal-mus-asked", who=by, stones=lance.pending, deje=deje)
    if lance.state == "ahead":
        return ""
    if lance.how == "declined":
        assert lance.by is not None
        side = view.seats[lance.by].side
        who = side_name(view, side, names)
        return say("terminal-mus-declined", who=who, stones=lance.deje or 0)
    return say("terminal-mus-decided", how=lance.how, stones=lance.bet or 0)


def signals_by(view: MusView) -> dict[int, list[str]]:
    """What each seat, including yours, has signalled in this deal, as far as you saw it."""
    found: dict[int, list[str]] = {}
    for signal in view.signals.seen:
        found.setdefault(signal.seat, []).append(signal.meaning)
    if view.you is not None and view.signals.given:
        found[view.you] = [signal.meaning for signal in view.signals.given]
    return found


def signals_seen(view: MusView, names: Names) -> list[str]:
    """The signals seen, in sentences."""
    return [
        say("terminal-mus-given", what=listed(what))
        if seat == view.you
        else say("terminal-mus-seen", who=names[seat], what=listed(what))
        for seat, what in signals_by(view).items()
    ]


def running(last: MusLast) -> list[tuple[CountStep, int]]:
    """Each step of a count with its side's total after it (B-MUS-11)."""
    has = [stones - changed for stones, changed in zip(last.stones, last.changes, strict=True)]
    found = []
    for step in last.count:
        has[step.side] += step.stones
        found.append((step, has[step.side]))
    return found


def count_lines(last: MusLast, names: Names) -> list[str]:
    """Where each stone of a deal came from, a sentence each."""
    return [
        say(
            "terminal-mus-step",
            lance=step.lance or "none",
            who=names[step.seat],
            why=step.line,
            stones=step.stones,
            now=now,
        )
        for step, now in running(last)
    ]
