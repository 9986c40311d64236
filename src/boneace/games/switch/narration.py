"""What happened, as one viewer saw it: made from that viewer's views before and after only."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import UNSET

from boneace.cards import UNKNOWN
from boneace.games.facts import Facts
from boneace.games.lives import words as lives_words
from boneace.games.lives.sent import Exchanged, Kept, Knocked, PassedTurn, Stood, WidowLaid
from boneace.games.sent import Dealt, Effect
from boneace.games.shown import card_text, cards_text, half_points
from boneace.games.swaps.words import exchange_line
from boneace.games.switch import state
from boneace.games.switch.sent import Declined, Laid, Restarted
from boneace.games.switch.state import DOWN, UP
from boneace.kernel.contract import ALL_HANDS, CHANCE
from boneace.languages import say
from boneace.languages.lists import listed

_Said = type[Knocked | Stood | PassedTurn | Declined | Restarted]
_SAID: dict[str, tuple[_Said, str]] = {
    "knock": (Knocked, "lives-knocks"),
    "stand": (Stood, "lives-stands"),
    "pass": (PassedTurn, "switch-passes"),
    "decline": (Declined, "switch-settles"),
    "restart": (Restarted, "switch-restarts"),
}


def seen_text(f: Facts, seat: int, text: str, viewer: int | None) -> str | None:
    """The notation of a move as a viewer saw it: None if the viewer cannot see the card.

    Everything that a seat does is said openly. `f` is the viewer's view before the move.
    """
    if seat != CHANCE or viewer == ALL_HANDS:
        return text
    to_table, left = f.to_table, f.in_round - 1
    if left >= to_table:
        return text if f.turn == viewer else None
    return text if left == 1 and f.dealer == viewer else None


def opening(options: Facts, f: Facts, names: Sequence[str]) -> list[Effect]:
    """The effects before the first move."""
    return _deal_begins(f, names)


def effects(
    options: Facts, b: Facts, a: Facts, seat: int, text: str | None, names: Sequence[str]
) -> list[Effect]:
    """What one move did: `b` and `a` are read from a viewer's views before and after it."""
    ends = a.deal != b.deal or a.phase == state.DONE
    if seat == CHANCE:
        done = _by_chance(b, text or UNKNOWN)
    else:
        done = _by_seat(options, b, a, ends, text or "", names)
    if b.phase != state.RESTARTING and (ends or a.phase == state.RESTARTING):
        blitzed = a.last_kind == state.BLITZED
        done += lives_words.showdown(options, a, names, half_points, blitzed)
    if not ends:
        return done
    done += lives_words.changes(options, a, names)
    if a.phase == state.DONE:
        return [*done, lives_words.won(a, names)]
    return done + _deal_begins(a, names)


def _by_chance(b: Facts, card: str) -> list[Effect]:
    left = b.in_round - 1
    if left >= b.to_table:
        return [Dealt(seat=b.turn, card=card, line="")]
    slot = (UP if left == 1 else DOWN) + b.rounds + 1
    return [WidowLaid(slot=slot, card=card, line="")]


def _by_seat(
    options: Facts, b: Facts, a: Facts, ends: bool, text: str, names: Sequence[str]
) -> list[Effect]:
    """The action of a seat; the deal may end with it (`ends`)."""
    seat, who = b.turn, names[b.turn]
    if text in _SAID:
        made, message = _SAID[text]
        return [made(seat=seat, line=say(message, who=who))]
    if text.startswith("keep"):
        laid = [] if ends else _lying(a, UP)
        return [_kept(seat, laid, text.partition(" ")[2], who)]
    return [_exchanged(options, b, a, ends, text, who)]


def _kept(seat: int, laid: list[str], which: str, who: str) -> Effect:
    if laid:
        line = say("switch-keeps-shown", who=who, which=which, cards=listed(laid))
    else:
        line = say("switch-keeps", who=who, which=which)
    return Kept(seat=seat, which=which, cards=laid, line=line)


def _exchanged(options: Facts, b: Facts, a: Facts, ends: bool, text: str, who: str) -> Effect:
    """The cards given, in the order in which they lie now, and those received for them.

    If the deal `ends` with it they no longer lie there, and the hands are those shown.
    """
    seat, first = b.turn, UP
    if text in ("swap up", "swap down"):
        received = _lying(b, UP if text == "swap up" else DOWN)
        turned_up = text == "swap down" and options.given_up == state.FACE_UP
        first = DOWN if text == "swap down" and not turned_up else UP
        given = cards_text(b.hands[seat], 3) if ends else _lying(a, first)
    else:
        _, card, _, taken = text.split()
        given, received = [card], [taken]
        first += _lying(b, UP).index(taken)
    slots = [first + place + 1 for place in range(len(given))]
    unseen = text == "swap down"
    if unseen and b.seen_by == seat + 1:
        received = cards_text(a.last_hands[seat] if ends else a.hands[seat], 3)
    line = exchange_line(who, given, received)
    if unseen:
        line = _unseen_line(who, given if turned_up else [], received)
    return Exchanged(
        seat=seat,
        cards=given,
        slots=slots,
        received=received,
        unseen=unseen or UNSET,
        line=line,
    )


def _unseen_line(who: str, turned_up: Sequence[str], received: Sequence[str]) -> str:
    """The sentence for the exchange with the face-down hand: the player knows the cards
    received."""
    if UNKNOWN in received:
        line = say("switch-unseen", who=who)
    else:
        line = say("switch-unseen-got", who=who, cards=listed(received))
    if turned_up and UNKNOWN not in turned_up:
        line += f" {say('switch-face-up-now', cards=listed(turned_up))}"
    return line


def _lying(f: Facts, first: int) -> list[str]:
    """A hand on the table, as the viewer knows it."""
    return [card_text(card) or UNKNOWN for card in f.widow[first : first + 3]]


def _deal_begins(a: Facts, names: Sequence[str]) -> list[Effect]:
    found = [lives_words.deal_begins(a, names)]
    if a.to_table == 1:
        up = _lying(a, UP)
        line = say("switch-laid", who=names[a.last_restarter], cards=listed(up))
        found.append(Laid(seat=a.last_restarter, cards=up, line=line))
    return found
