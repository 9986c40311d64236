"""What happened, as one viewer saw it: made from that viewer's views before and after only."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.cards import UNKNOWN, members
from boneace.games.facts import Facts
from boneace.games.sent import (
    AntePaid,
    DealBegins,
    Dealt,
    Drew,
    Effect,
    Showed,
    Shuffled,
    Won,
)
from boneace.games.shown import cards_text
from boneace.games.vingt_un import state
from boneace.games.vingt_un.deal_end import deal_ends, showed
from boneace.games.vingt_un.sent import BankSpoke, OverDrew, Pooled, VingtUnAct
from boneace.games.vingt_un.speech import count, count_text, deal_of, has, place_of
from boneace.games.vingt_un.state import DEALER_NATURAL
from boneace.kernel.contract import ALL_HANDS, CHANCE
from boneace.languages import say
from boneace.languages.lists import listed

Names = Sequence[str]
_PLAYED = (state.DIVIDING, state.COMPLETING, state.TURN, state.DRAWING)


def seen_text(f: Facts, seat: int, text: str, viewer: int | None) -> str | None:
    """The notation of a move as a viewer saw it: None if the viewer cannot see the card.

    The first two cards are dealt face down, all others face up. `f` is the viewer's view before
    the move.
    """
    if seat != CHANCE or viewer == ALL_HANDS or f.phase in _PLAYED:
        return text
    return text if f.turn == viewer else None


def opening(options: Facts, f: Facts, names: Names) -> list[Effect]:
    """The effects before the first move."""
    return _deal_begins(options, f, names)


def effects(
    options: Facts, b: Facts, a: Facts, seat: int, text: str | None, names: Names
) -> list[Effect]:
    """What one move did: `b` and `a` are read from a viewer's views before and after it."""
    ended = a.deal != b.deal or a.phase == state.DONE
    if seat == CHANCE:
        done = _by_chance(b, a, text or UNKNOWN, ended, names)
    else:
        done = [_by_seat(b, a, text or "", names)]
    done += _naturals(options, b, a, ended, names)
    done += _dealer_turns_up(b, a, ended, names)
    if ended:
        done += deal_ends(options, b, a, names)
    if a.remade > b.remade:
        done.append(Shuffled(line=say("vingt-un-shuffled")))
    if a.phase == state.DONE:
        winners = list(members(a.winners))
        who = listed([names[winner] for winner in winners])
        line = say("vingt-un-wins", who=who, players=len(winners))
        return [*done, Won(seats=winners, line=line)]
    return done + (_deal_begins(options, a, names) if ended else [])


# --- moves ----------------------------------------------------------------------------------------


def _by_seat(b: Facts, a: Facts, text: str, names: Names) -> Effect:
    seat, who = b.turn, names[b.turn]
    verb, _, chips = text.partition(" ") if text[-1:].isdigit() else (text, "", "")
    act, amount = VingtUnAct(verb), int(chips) if chips else None
    line = ""
    if act == VingtUnAct.DOUBLE:
        line = say("vingt-un-doubles", who=who)
    elif act == VingtUnAct.NO_DOUBLE:
        line = say("vingt-un-doubles-not", who=who)
    elif act == VingtUnAct.STAKE:
        line = say("vingt-un-stakes", who=who, chips=amount or 0)
    elif act == VingtUnAct.DIVIDE:
        other = a.hands_of[seat] - 1
        pair = a.parts[place_of(seat, b.at)] | a.parts[place_of(seat, other)]
        told = listed(cards_text(pair))
        line = say("vingt-un-divides", who=who, cards=told)
        if amount:
            line = say("vingt-un-divides-for", who=who, cards=told, chips=amount)
    elif act == VingtUnAct.KEEP:
        line = say("vingt-un-keeps", who=who)
    elif act == VingtUnAct.STAND:
        line = say("vingt-un-stands", who=who)
        if b.hands_of[seat] > 1:
            line = say("vingt-un-stands-with", who=who, hand=b.at + 1)
    return BankSpoke(seat=seat, act=act, amount=amount, hand=b.at, line=line)


def _by_chance(b: Facts, a: Facts, card: str, ended: bool, names: Names) -> list[Effect]:
    seat, who = b.turn, names[b.turn]
    if b.phase in (state.FIRST, state.SECOND):
        return [Dealt(seat=seat, card=card, line="")]
    if b.phase == state.COMPLETING:
        at = b.at if b.to_come == 2 else b.hands_of[seat] - 1
        line = say("vingt-un-served", who=who, card=card, hand=at + 1)
        return [Drew(seat=seat, card=card, hand=at, line=line)]
    line = say("vingt-un-draws", who=who, card=card)
    if b.hands_of[seat] > 1:
        line = say("vingt-un-draws-to", who=who, card=card, hand=b.at + 1)
    drew = Drew(seat=seat, card=card, hand=b.at, line=line)
    if not has(deal_of(a, ended).over, seat, b.at):
        return [drew]
    line = say("vingt-un-dealer-over-draws", who=who, card=card)
    if seat != b.dealer:
        chips = b.stakes[place_of(seat, b.at)]
        line = say("vingt-un-over-draws", who=who, card=card, chips=chips)
    return [drew, OverDrew(seat=seat, hand=b.at, line=line)]


def _dealer_turns_up(b: Facts, a: Facts, ended: bool, names: Names) -> list[Effect]:
    """VU-31: the dealer's two cards, when their turn has come."""
    if ended or a.turn != a.dealer or a.phase not in (state.DIVIDING, state.TURN):
        return []
    if b.turn == b.dealer and b.phase != state.SECOND:
        return []
    cards = a.hands[a.dealer]
    shown, total = " ".join(cards_text(cards)), count_text(cards)
    line = say("vingt-un-turns-up", who=names[a.dealer], cards=shown, total=total)
    return [showed(a.dealer, 0, cards, str(count(cards)), line)]


def _naturals(options: Facts, b: Facts, a: Facts, ended: bool, names: Names) -> list[Effect]:
    """The naturals that this move revealed, the eldest first; then the dealer's."""
    found: list[Showed] = []
    deal, dealer = deal_of(a, ended), b.dealer
    pays = 2
    for place in range(1, options.seats):
        seat = (dealer + place) % options.seats
        for at in range(deal.hands_of[seat]):
            dealt = deal.naturals >> seat & 1 and b.phase == state.SECOND
            made = has(deal.made, seat, at) and not has(b.made, seat, at)
            if not (dealt or made):
                continue
            cards = deal.parts[place_of(seat, at)] or a.hands[seat]
            shown = " ".join(cards_text(cards))
            line = say("vingt-un-natural", who=names[seat], cards=shown)
            if made or not _unpaid(a, deal, seat, ended):
                chips = (2 if made else pays) * deal.stakes[place_of(seat, at)]
                line = say("vingt-un-natural-paid", who=names[seat], cards=shown, chips=chips)
            if dealt and options.several_naturals == state.FIRST_DOUBLE:
                pays = 1
            found.append(showed(seat, at, cards, "natural", line))
    if ended and a.last_kind == DEALER_NATURAL:
        cards = a.last_parts[place_of(dealer, 0)]
        shown = " ".join(cards_text(cards))
        line = say("vingt-un-dealer-natural", who=names[dealer], cards=shown)
        found.append(showed(dealer, 0, cards, "natural", line))
    elif found and b.pool:  # VUX-17
        first = found[0].seat
        line = say("vingt-un-takes-pool", who=names[first], chips=b.pool)
        return [*found, Pooled(seat=first, by=b.pool, line=line)]
    return [*found]


def _unpaid(a: Facts, deal: Facts, seat: int, ended: bool) -> bool:
    """Whether a dealt natural is not paid: the dealer has one too, or it waits (B-VU-05)."""
    return bool(ended and a.last_kind == DEALER_NATURAL) or has(deal.stood, seat, 0)


# --- deals ----------------------------------------------------------------------------------------


def _deal_begins(options: Facts, a: Facts, names: Names) -> list[Effect]:
    line = say("vingt-un-deals", deal=a.deal, who=names[a.dealer])
    found: list[Effect] = [DealBegins(deal=a.deal, dealer=a.dealer, line=line)]
    if options.pool_ante:
        line = say("vingt-un-ante", chips=options.pool_ante, pool=a.pool)
        found.append(AntePaid(line=line))
    return found
