"""What happened, as one viewer saw it: made from that viewer's views before and after only."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.cards import UNKNOWN
from boneace.games.facts import Facts
from boneace.games.lives import words as lives_words
from boneace.games.lives.sent import (
    Discarded,
    DrawnDeal,
    Exchanged,
    Knocked,
    Stood,
    Took,
    UpcardTurned,
    WidowLaid,
)
from boneace.games.sent import AntePaid, Dealt, Draws, Drew, Effect
from boneace.games.shown import card_text, cards_text, half_points
from boneace.games.thirty_one import state
from boneace.kernel.contract import ALL_HANDS, CHANCE
from boneace.languages import say
from boneace.languages.lists import listed


def seen_text(f: Facts, seat: int, text: str, viewer: int | None) -> str | None:
    """The notation of a move as a viewer saw it: None if the viewer cannot see the card.

    All actions of a seat in this game are public. Of the cards dealt, the upcard is
    seen by all, a dealt or drawn card only by the player who gets it, and the widow's by nobody.
    `f` is the viewer's view before the move.
    """
    if seat != CHANCE or viewer == ALL_HANDS:
        return text
    if f.phase == state.DRAWING:
        return text if f.turn == viewer else None
    if f.to_deal == 1:
        return text
    return text if f.turn == viewer and not _for_widow(f) else None


def _for_widow(f: Facts) -> bool:
    """Whether the next card dealt goes to the widow."""
    seats_in = int(f.alive).bit_count()
    return bool(f.per_round > seats_in and (f.to_deal - 2) % f.per_round == 0)


def opening(options: Facts, f: Facts, names: Sequence[str]) -> list[Effect]:
    """The effects before the first move."""
    return _deal_begins(options, f, names)


def effects(
    options: Facts, b: Facts, a: Facts, seat: int, text: str | None, names: Sequence[str]
) -> list[Effect]:
    """What one move did: `b` and `a` are read from a viewer's views before and after it."""
    if seat == CHANCE:
        done = _by_chance(b, text or UNKNOWN, names)
    else:
        done = _by_seat(b, a, text or "", names)
    if a.deal == b.deal and a.phase != state.DONE:
        return done
    done += _deal_ends(options, a, names)
    if a.phase == state.DONE:
        return [*done, lives_words.won(a, names)]
    return done + _deal_begins(options, a, names)


def _by_chance(b: Facts, card: str, names: Sequence[str]) -> list[Effect]:
    if b.phase == state.DRAWING:
        if card == UNKNOWN:
            line = say("thirty-one-draws", who=names[b.turn])
        else:
            line = say("thirty-one-draws-card", who=names[b.turn], card=card)
        return [Drew(seat=b.turn, card=card, line=line)]
    if b.to_deal == 1:
        return [UpcardTurned(card=card, line=say("thirty-one-upcard", card=card))]
    if _for_widow(b):
        slot = 3 - (b.to_deal - 2) // b.per_round
        return [WidowLaid(slot=slot, card=card, line="")]
    return [Dealt(seat=b.turn, card=card, line="")]


def _by_seat(b: Facts, a: Facts, text: str, names: Sequence[str]) -> list[Effect]:
    seat, who = b.turn, names[b.turn]
    verb, _, card = text.partition(" ")
    if verb == "discard":
        line = say("thirty-one-discards", who=who, card=card)
        return [Discarded(seat=seat, card=card, line=line)]
    if verb == "draw":
        ends = a.deal != b.deal or a.phase == state.DONE
        line = say("thirty-one-would-draw", who=who) if ends else ""
        return [Draws(seat=seat, line=line)]
    if verb == "take":
        card = card_text(b.upcard) or UNKNOWN
        line = say("thirty-one-takes", who=who, card=card)
        return [Took(seat=seat, card=card, line=line)]
    if verb == "knock":
        return [Knocked(seat=seat, line=say("lives-knocks", who=who))]
    if verb == "stand":
        return [Stood(seat=seat, line=say("lives-stands", who=who))]
    return [_exchanged(b, a, text, names)]


def _exchanged(b: Facts, a: Facts, text: str, names: Sequence[str]) -> Effect:
    """The cards given lie face up from now on, so their names are not secret."""
    words = text.split()[1:]
    middle = words.index("for")
    given, slots = words[:middle], [int(slot) for slot in words[middle + 1 :]]
    received = [card_text(b.widow[slot - 1]) or UNKNOWN for slot in slots]
    if b.seen_by == b.turn + 1 and a.deal == b.deal:
        received = cards_text(a.hands[b.turn] & ~b.hands[b.turn], len(slots))
    told: dict[str, str | int] = {
        "who": names[b.turn],
        "cards": listed(given),
        "count": len(slots),
        "slots": listed([str(slot) for slot in slots]),
    }
    line = say("thirty-one-exchanges", **told)
    if b.seen_by == b.turn + 1 and UNKNOWN not in received:
        line = say("thirty-one-exchanges-got", received=listed(received), **told)
    return Exchanged(
        seat=b.turn,
        cards=given,
        slots=slots,
        received=received,
        line=line,
    )


def _deal_ends(options: Facts, a: Facts, names: Sequence[str]) -> list[Effect]:
    if a.last_kind == state.DRAWN:
        return [DrawnDeal(line=say("thirty-one-drawn"))]
    blitzed = a.last_kind == state.BLITZED
    found = lives_words.showdown(options, a, names, half_points, blitzed)
    if options.keeps == state.LIVES:
        return found + lives_words.changes(options, a, names)
    return found + lives_words.changes(
        options, a, names, lambda seat: _changed(options, names[seat], a.last_changes[seat])
    )


def _changed(options: Facts, who: str, change: int) -> str:
    """A seat's gain in a deal for points or for the pot."""
    if options.keeps == state.POINTS:
        return say("thirty-one-scores", who=who, points=change)
    if change > 0:
        return say("thirty-one-wins-tokens", who=who, tokens=change)
    return say("thirty-one-adds-tokens", who=who, tokens=-change)


def _deal_begins(options: Facts, a: Facts, names: Sequence[str]) -> list[Effect]:
    found = [lives_words.deal_begins(a, names)]
    if options.keeps == state.POT:
        line = say("thirty-one-antes", ante=options.ante, table=a.table)
        found.append(AntePaid(line=line))
    return found
