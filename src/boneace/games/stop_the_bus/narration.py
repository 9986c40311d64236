"""What happened, as one viewer saw it: made from that viewer's views before and after only."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.cards import UNKNOWN
from boneace.games.facts import Facts
from boneace.games.lives import words as lives_words
from boneace.games.lives.sent import Continued, Exchanged, WidowLaid
from boneace.games.lives.words import deal_begins
from boneace.games.sent import Dealt, Effect
from boneace.games.shown import card_text, cards_text
from boneace.games.stop_the_bus import state
from boneace.games.stop_the_bus.sent import Stopped
from boneace.games.stop_the_bus.speech import shown_worths, worth_text
from boneace.games.swaps.words import exchange_line
from boneace.kernel.contract import ALL_HANDS, CHANCE
from boneace.languages import say
from boneace.languages.lists import listed


def seen_text(f: Facts, seat: int, text: str, viewer: int | None) -> str | None:
    """The notation of a move as a viewer saw it: None if the viewer cannot see the card.

    Everything that a seat does is open, and the last three cards dealt lie face up. `f` is
    the viewer's view before the move.
    """
    if seat != CHANCE or viewer == ALL_HANDS or f.to_deal <= 3:
        return text
    return text if f.turn == viewer else None


def opening(options: Facts, f: Facts, names: Sequence[str]) -> list[Effect]:
    """The effects before the first move."""
    return [deal_begins(f, names)]


def effects(
    options: Facts, b: Facts, a: Facts, seat: int, text: str | None, names: Sequence[str]
) -> list[Effect]:
    """What one move did: `b` and `a` are read from a viewer's views before and after it."""
    if seat == CHANCE:
        return _by_chance(b, text or UNKNOWN)
    done = _by_seat(b, a, text or "", names)
    if a.deal == b.deal and a.phase != state.DONE:
        return done
    worth = worth_text(options, shown_worths(a))
    done += lives_words.showdown(options, a, names, worth, blitzed=False)
    done += lives_words.changes(options, a, names)
    return [*done, lives_words.won(a, names) if a.phase == state.DONE else deal_begins(a, names)]


def _by_chance(b: Facts, card: str) -> list[Effect]:
    if b.to_deal > 3:
        return [Dealt(seat=b.turn, card=card, line="")]
    slot, line = 4 - b.to_deal, ""
    if slot == 3:
        first = [card_text(lying) or UNKNOWN for lying in b.widow[:2]]
        line = say("stop-the-bus-lie", cards=listed([*first, card]))
    return [WidowLaid(slot=slot, card=card, line=line)]


def _by_seat(b: Facts, a: Facts, text: str, names: Sequence[str]) -> list[Effect]:
    seat, who = b.turn, names[b.turn]
    if text == "stop":
        return [Stopped(seat=seat, line=say("stop-the-bus-stops", who=who))]
    if text == "continue":
        return [Continued(seat=seat, line="")]
    if text == "swap all":
        slots = [0, 1, 2]
        given = cards_text(b.hands[seat], 3)  # if they no longer lie there
        if a.deal == b.deal and a.phase != state.DONE:
            given = [card_text(card) or UNKNOWN for card in a.widow]
    else:
        _, card, _, taken = text.split()
        given, slots = [card], [[card_text(up) for up in b.widow].index(taken)]
    received = [card_text(b.widow[slot]) or UNKNOWN for slot in slots]
    return [
        Exchanged(
            seat=seat,
            cards=given,
            slots=[slot + 1 for slot in slots],
            received=received,
            line=exchange_line(who, given, received),
        )
    ]
