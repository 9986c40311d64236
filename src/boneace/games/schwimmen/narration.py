"""What happened, as one viewer saw it: made from that viewer's views before and after only."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.cards import UNKNOWN, members
from boneace.games.facts import Facts
from boneace.games.lives import words as lives_words
from boneace.games.lives.sent import (
    Blitz,
    Continued,
    Exchanged,
    Kept,
    Knocked,
    PassedTurn,
    WidowLaid,
)
from boneace.games.lives.words import deal_begins
from boneace.games.schwimmen import state
from boneace.games.schwimmen.sent import Ended, MiddleLaid, Renewed, Renewing
from boneace.games.schwimmen.speech import loss, points
from boneace.games.sent import Dealt, Effect
from boneace.games.shown import card_text, cards_text
from boneace.games.swaps.words import exchange_line
from boneace.kernel.contract import ALL_HANDS, CHANCE
from boneace.languages import say
from boneace.languages.lists import listed
from boneace.languages.you import you_first

_SAID: dict[str, tuple[type[PassedTurn | Knocked | Renewed], str]] = {
    "pass": (PassedTurn, "schwimmen-passes"),
    "knock": (Knocked, "lives-knocks"),
    "renew": (Renewed, "schwimmen-renews"),
}
_LYING = (state.TURN, state.SAYING)  # when all three cards lie in the middle


def seen_text(f: Facts, seat: int, text: str, viewer: int | None) -> str | None:
    """The notation of a move as a viewer saw it: None if the viewer cannot see the card.

    Everything that a seat does is open, and new cards in the middle are. `f` is the viewer's
    view before the move.
    """
    if seat != CHANCE or viewer == ALL_HANDS or f.phase == state.RENEWING:
        return text
    return text if f.in_round > 1 and f.turn == viewer else None


def opening(options: Facts, f: Facts, names: Sequence[str]) -> list[Effect]:
    """The effects before the first move."""
    return [deal_begins(f, names)]


def effects(
    options: Facts, b: Facts, a: Facts, seat: int, text: str | None, names: Sequence[str]
) -> list[Effect]:
    """What one move did: `b` and `a` are read from a viewer's views before and after it."""
    ends = a.deal != b.deal or a.phase == state.DONE
    done = _by_chance(b, text or UNKNOWN) if seat == CHANCE else _by_seat(b, a, text or "", names)
    if b.phase == state.DEALING and a.phase == state.TURN:
        done.append(_lies(a))
    if a.phase == state.RENEWING and a.to_lay == 3:
        done.append(Renewing(line=say("schwimmen-taken-away")))
    return done + _end(options, a, names) if ends else done


def _by_chance(b: Facts, card: str) -> list[Effect]:
    if b.phase == state.RENEWING:
        slot, line = 4 - b.to_lay, ""
        if slot == 3:
            first = [card_text(lying) or UNKNOWN for lying in b.widow[:2]]
            line = say("schwimmen-lie", cards=listed([*first, card]))
        return [WidowLaid(slot=slot, card=card, line=line)]
    if b.in_round > 1:
        return [Dealt(seat=b.turn, card=card, line="")]
    return [WidowLaid(slot=b.rounds + 1, card=card, line="")]


def _lies(a: Facts) -> Effect:
    """Nobody had two hands: the three cards lie face up (SCH-30)."""
    cards = [card_text(card) or UNKNOWN for card in a.widow]
    return MiddleLaid(cards=cards, line=say("schwimmen-lie", cards=listed(cards)))


def _by_seat(b: Facts, a: Facts, text: str, names: Sequence[str]) -> list[Effect]:
    seat, who = b.turn, names[b.turn]
    if text == "continue":
        return [Continued(seat=seat, line="")]
    if text in _SAID:
        made, message = _SAID[text]
        return [made(seat=seat, line=say(message, who=who))]
    # the cards now in the middle, if they were not taken away at once
    middle = [card_text(card) or UNKNOWN for card in a.widow] if a.phase in _LYING else []
    if text.startswith("keep"):
        return [_kept(seat, text.partition(" ")[2], middle, who)]
    return [_exchanged(b, text, middle, who)]


def _kept(seat: int, which: str, laid: Sequence[str], who: str) -> Effect:
    if not laid:
        line = say("schwimmen-keeps", who=who, which=which)
    else:
        line = say("schwimmen-keeps-shown", who=who, which=which, cards=listed(laid))
    return Kept(seat=seat, which=which, cards=[*laid], line=line)


def _exchanged(b: Facts, text: str, middle: Sequence[str], who: str) -> Effect:
    if text == "swap all":
        slots = [0, 1, 2]
        given = [*middle] or cards_text(b.hands[b.turn], 3)
    else:
        _, card, _, taken = text.split()
        given, slots = [card], [[card_text(up) for up in b.widow].index(taken)]
    received = [card_text(b.widow[slot]) or UNKNOWN for slot in slots]
    return Exchanged(
        seat=b.turn,
        cards=given,
        slots=[slot + 1 for slot in slots],
        received=received,
        line=exchange_line(who, given, received),
    )


# --- the end of a deal ----------------------------------------------------------------------------


def how_it_ended(a: Facts) -> list[str]:
    """The facts about the end of a deal besides the hands."""
    if a.last_kind == state.EXHAUSTED:
        return [say("schwimmen-exhausted")]
    return [say("schwimmen-fire")] if a.last_kind == state.SHOWN_FIRE else []


def _end(options: Facts, a: Facts, names: Sequence[str]) -> list[Effect]:
    found: list[Effect] = [Ended(line=line) for line in how_it_ended(a)]
    if a.last_showers:
        found.insert(0, _shown_at_once(a, names))
    found += lives_words.showdown(options, a, names, points, blitzed=False)
    found += lives_words.changes(
        options, a, names, lambda seat: loss(names[seat], a.last_changes[seat], a.lives[seat])
    )
    over = a.phase == state.DONE
    return [*found, lives_words.won(a, names) if over else deal_begins(a, names)]


def _shown_at_once(a: Facts, names: Sequence[str]) -> Effect:
    """The hands that ended the deal; of Feuer and a 31, dealt at once, both."""
    seats = list(members(a.last_showers))
    showing = [
        say("schwimmen-shows", who=names[seat], total=points(a.last_totals[seat]))
        for seat in you_first(seats, names)
    ]
    return Blitz(seats=seats, line=say("schwimmen-at-once", showing=listed(showing)))
