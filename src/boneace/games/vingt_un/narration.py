"""What happened, as one viewer saw it: made from that viewer's views before and after only."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boneace.cards import UNKNOWN, members
from boneace.games.facts import Facts, Record, facts, listing, plural
from boneace.games.shown import cards_text
from boneace.games.vingt_un import state
from boneace.games.vingt_un.deal_end import deal_ends, showed
from boneace.games.vingt_un.speech import (
    ORDINALS,
    count,
    count_text,
    deal_of,
    has,
    place_of,
)
from boneace.games.vingt_un.state import DEALER_NATURAL
from boneace.kernel.contract import ALL_HANDS, CHANCE

Effect = dict[str, Any]
Names = Sequence[str]
_PLAYED = (state.DIVIDING, state.COMPLETING, state.TURN, state.DRAWING)


def seen_text(v: Record, seat: int, text: str, viewer: int | None) -> str | None:
    """The notation of a move as a viewer saw it: None where the card is not for his eyes.

    The first two cards are dealt face down, all others face up. `v` is the viewer's view before
    the move.
    """
    if seat != CHANCE or viewer == ALL_HANDS or v["phase"][0] in _PLAYED:
        return text
    return text if int(v["turn"][0]) == viewer else None


def opening(o: Record, v: Record, names: Names) -> list[Effect]:
    """What is to be told before the first move."""
    return _deal_begins(facts(o), facts(v), names)


def effects(
    o: Record, before: Record, after: Record, seat: int, text: str | None, names: Names
) -> list[Effect]:
    """What one move did. `before` and `after` are a viewer's views, `text` what he saw of it."""
    options, b, a = facts(o), facts(before), facts(after)
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
        line = "The pack is used up: the used cards are shuffled, and the deal goes on."
        done.append({"kind": "shuffled", "line": line})
    if a.phase == state.DONE:
        winners = list(members(a.winners))
        who = listing([names[winner] for winner in winners])
        verb = "wins" if len(winners) == 1 else "share"
        return [*done, {"kind": "won", "seats": winners, "line": f"{who} {verb} the match."}]
    return done + (_deal_begins(options, a, names) if ended else [])


# --- moves ----------------------------------------------------------------------------------------


def _by_seat(b: Facts, a: Facts, text: str, names: Names) -> Effect:
    seat, who = b.turn, names[b.turn]
    verb, _, chips = text.partition(" ")
    amount = int(chips) if chips.isdigit() else None
    line, more = "", {"hand": b.at}
    if text == "double":
        line = f"{who} calls “double”: every stake is doubled."
    elif text == "no double":
        line = f"{who} does not double."
    elif verb == "stake":
        line = f"{who} stakes {amount}."
    elif verb == "divide":
        new = a.hands_of[seat] - 1
        pair = a.parts[place_of(seat, b.at)] | a.parts[place_of(seat, new)]
        line = f"{who} divides {listing(cards_text(pair))}"
        line += f", with {plural(amount, 'chip')} on the new hand." if amount else "."
        more |= {"cards": cards_text(pair), "new": new}
    elif verb == "keep":
        line = f"{who} keeps the pair together."
    elif verb == "stand":
        line = f"{who} stands{_on_hand(b, seat, b.at)}."
    return {"kind": "spoke", "seat": seat, "act": text, "amount": amount, **more, "line": line}


def _on_hand(f: Facts, seat: int, at: int) -> str:
    return f" with the {ORDINALS[at]}" if f.hands_of[seat] > 1 else ""


def _by_chance(b: Facts, a: Facts, card: str, ended: bool, names: Names) -> list[Effect]:
    seat, who = b.turn, names[b.turn]
    if b.phase in (state.FIRST, state.SECOND):
        return [{"kind": "dealt", "seat": seat, "card": card, "line": ""}]
    if b.phase == state.COMPLETING:
        at = b.at if b.to_come == 2 else b.hands_of[seat] - 1
        line = f"{who} is served {card} to the {ORDINALS[at]}."
        return [{"kind": "drew", "seat": seat, "card": card, "hand": at, "line": line}]
    line = f"{who} draws {card}{_on_hand(b, seat, b.at).replace('with', 'to')}."
    drew = {"kind": "drew", "seat": seat, "card": card, "hand": b.at, "line": line}
    if not has(deal_of(a, ended).over, seat, b.at):
        return [drew]
    line = f"{who}, who deals, is over-drawn with {card}."
    if seat != b.dealer:
        chips = plural(b.stakes[place_of(seat, b.at)], "chip")
        line = f"{who} is over-drawn with {card}, pays {chips} and throws up the cards."
    return [drew, {"kind": "over", "seat": seat, "hand": b.at, "line": line}]


def _dealer_turns_up(b: Facts, a: Facts, ended: bool, names: Names) -> list[Effect]:
    """VU-31: the dealer's two cards, when his turn has come."""
    if ended or a.turn != a.dealer or a.phase not in (state.DIVIDING, state.TURN):
        return []
    if b.turn == b.dealer and b.phase != state.SECOND:
        return []
    cards = a.hands[a.dealer]
    shown = f"{' '.join(cards_text(cards))}: {count_text(cards)}"
    line = f"{names[a.dealer]}, who deals, turns up {shown}."
    return [showed(a.dealer, 0, cards, str(count(cards)), line)]


def _naturals(options: Facts, b: Facts, a: Facts, ended: bool, names: Names) -> list[Effect]:
    """The naturals that this move brought to light, the eldest first; then the dealer's."""
    deal, found = deal_of(a, ended), []
    dealer = b.dealer
    pays = 2
    for place in range(1, options.seats):
        seat = (dealer + place) % options.seats
        for at in range(deal.hands_of[seat]):
            dealt = deal.naturals >> seat & 1 and b.phase == state.SECOND
            made = has(deal.made, seat, at) and not has(b.made, seat, at)
            if not (dealt or made):
                continue
            cards = deal.parts[place_of(seat, at)] or a.hands[seat]
            line = f"{names[seat]} declares a natural, {' '.join(cards_text(cards))}"
            stake = deal.stakes[place_of(seat, at)]
            if made or not _unpaid(options, b, a, ended):
                line += f", and is paid {plural((2 if made else pays) * stake, 'chip')}"
            if dealt and options.several_naturals == state.FIRST_DOUBLE:
                pays = 1
            found.append(showed(seat, at, cards, "natural", f"{line}."))
    if ended and a.last_kind == DEALER_NATURAL:
        cards = a.last_parts[place_of(dealer, 0)]
        shown = " ".join(cards_text(cards))
        line = f"{names[dealer]}, who deals, has a natural, {shown}, and collects double."
        found.append(showed(dealer, 0, cards, "natural", line))
    elif found and b.pool:  # VUX-17
        first = found[0]["seat"]
        line = f"{names[first]} takes the pool of {plural(b.pool, 'chip')}."
        found.append({"kind": "pooled", "seat": first, "by": b.pool, "line": line})
    return found


def _unpaid(options: Facts, b: Facts, a: Facts, ended: bool) -> bool:
    """Whether dealt naturals are not paid: the dealer has one too, or they wait (B-VU-05)."""
    if ended and a.last_kind == DEALER_NATURAL:
        return True
    return bool(b.first_hand and options.first_natural == state.WAITS)


# --- deals ----------------------------------------------------------------------------------------


def _deal_begins(options: Facts, a: Facts, names: Names) -> list[Effect]:
    line = f"Deal {a.deal}: {names[a.dealer]} deals."
    found: list[Effect] = [{"kind": "deal", "deal": a.deal, "dealer": a.dealer, "line": line}]
    if options.pool_ante:
        chips = plural(options.pool_ante, "chip")
        line = f"Everybody puts {chips} into the pool; it holds {a.pool}."
        found.append({"kind": "ante", "line": line})
    return found
