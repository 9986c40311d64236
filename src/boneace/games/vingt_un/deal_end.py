"""How a deal ended, as everybody saw it: the hands that are settled, the pool, who deals next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from boneace.games.facts import Facts, listing, plural
from boneace.games.shown import cards_text
from boneace.games.vingt_un import state
from boneace.games.vingt_un.accounts import (
    Account,
    besides,
    changed,
    collected,
    of_hands,
    pooled,
)
from boneace.games.vingt_un.speech import deal_of, hand_text, has, last_cards
from boneace.games.vingt_un.state import DEALER_NATURAL, DROPPED, NOBODY_STOOD, SETTLED

Effect = dict[str, Any]
Names = Sequence[str]


def showed(seat: int, hand: int, cards: int, said: str, line: str) -> Effect:
    """A hand that is turned up, and what is said of it."""
    shown = cards_text(cards)
    return {
        "kind": "showed", "seat": seat, "hand": hand, "cards": shown, "said": said, "line": line,
    }  # fmt: skip


def deal_ends(options: Facts, b: Facts, a: Facts, names: Names) -> list[Effect]:
    """What is told at the end of a deal. `b` and `a` are a viewer’s views before and after."""
    line = {
        int(SETTLED): "The hands are settled.",
        int(DEALER_NATURAL): "Nobody draws to a natural of the dealer.",
        int(NOBODY_STOOD): "No hand is left standing: the dealer does not draw.",
        int(DROPPED): "The dealer is put out, and the hand is dropped.",
    }[a.last_kind]
    players = [(a.last_dealer + place) % options.seats for place in range(1, options.seats)]
    found: list[Effect] = [{"kind": "showdown", "line": line}]
    if a.last_kind == SETTLED:
        found += _dealers_hands(a, names[a.last_dealer])
        found += [told for seat in players for told in _declared(options, a, seat, names[seat])]
    found += _collects(options, a, names)
    found += _feeds_pool(options, a, names)
    found += [_changed(options, a, seat, names[seat]) for seat in [*players, a.last_dealer]]
    return found + _next_dealer(options, b, a, names)


# --- hands ----------------------------------------------------------------------------------------


def _dealers_hands(a: Facts, who: str) -> list[Effect]:
    seat, found = a.last_dealer, []
    for at in range(a.last_hands_of[seat]):
        cards, _ = last_cards(a, seat, at)
        line = f"{who}, who deals, has {hand_text(cards)}."
        found.append(showed(seat, at, cards, "", line))
    return found


def _declared(options: Facts, a: Facts, seat: int, who: str) -> list[Effect]:
    """VU-32: the hands of a player that are settled, and what comes of them."""
    deal, found = deal_of(a, last=True), []
    for at, account in enumerate(of_hands(options, a, seat)):
        if has(deal.stood, seat, at):
            cards, _ = last_cards(a, seat, at)
            line = f"{who} declares {' '.join(cards_text(cards))} and {_moved(account)}."
            found.append(showed(seat, at, cards, account.why, line))
    return found


def _moved(account: Account) -> str:
    """What a hand brings and why, in words.

    >>> _moved(Account(5, "20 beats 19")), _moved(Account(-1, "17 is below 19"))
    ('receives 5 chips: 20 beats 19', 'pays 1 chip: 17 is below 19')
    """
    if not account.by:
        return f"neither pays nor receives: {account.why}"
    does = "receives" if account.by > 0 else "pays"
    return f"{does} {plural(abs(account.by), 'chip')}: {account.why}"


# --- what is not of one hand ----------------------------------------------------------------------


def _collects(options: Facts, a: Facts, names: Names) -> list[Effect]:
    """VUX-16: what a natural brings from the other players."""
    found = []
    for holder, stake, payers in collected(options, a):
        if payers:
            who = listing([names[payer] for payer in payers])
            each = f"{plural(stake, 'chip')} from " + ("each of " if len(payers) > 1 else "")
            line = f"{names[holder]} collects {each}{who} for the natural."
            found.append({"kind": "collected", "seat": holder, "by": stake, "line": line})
    return found


def _feeds_pool(options: Facts, a: Facts, names: Names) -> list[Effect]:
    """VUX-14: what the dealer puts into the pool."""
    penalty, ties = pooled(options, a)
    if not penalty + ties:
        return []
    what = [f"{penalty} for over-drawing"] if penalty else []
    what += [f"{ties} of the ties"] if ties else []
    chips = plural(penalty + ties, "chip")
    line = f"{names[a.last_dealer]}, who deals, puts {chips} into the pool: {listing(what)}."
    return [{"kind": "pooled", "seat": a.last_dealer, "by": -penalty - ties, "line": line}]


def _changed(options: Facts, a: Facts, seat: int, who: str) -> Effect:
    """What a seat won or lost; nothing is said where it was one thing, which has been told."""
    change = changed(options, a, seat)
    told = [one for one in [*of_hands(options, a, seat), *besides(options, a, seat)] if one.by]
    known = len(told) == 1 and a.last_kind != DEALER_NATURAL and seat != a.last_dealer
    does = "wins" if change > 0 else "loses"
    chips = plural(abs(change), "chip")
    line = f"{who} {does} {chips} in this deal." if change and not known else ""
    return {"kind": "changed", "seat": seat, "by": change, "line": line}


def _next_dealer(options: Facts, b: Facts, a: Facts, names: Names) -> list[Effect]:
    """VU-51, VU-53, VUX-15: to whom the deal passes, and why; or that it does not."""
    fell = bool(a.last_naturals or a.last_made) and a.last_kind != DEALER_NATURAL
    counts = fell and options.natural_puts_out_dealer
    old = names[a.last_dealer]
    if a.phase == state.DONE:
        return []
    if a.dealer != a.last_dealer:
        out = counts and (_fallen(b, a) > 1 or _one_is_enough(options, b))
        why = f"A natural puts {old} out" if out else f"{old} has dealt for as long as agreed"
        line = f"{why}: the deal passes to {names[a.dealer]}."
        return [{"kind": "dealer", "seat": a.dealer, "line": line}]
    if counts:
        why = "this was the first hand" if b.first_hand else "it takes two naturals"
        line = f"{old} deals on: {why}."
        return [{"kind": "stayed", "seat": a.dealer, "line": line}]
    return []


def _fallen(b: Facts, a: Facts) -> int:
    """In how many deals of the dealer’s turn there were naturals, the last one included."""
    new = bool(a.last_naturals or a.last_made) and not (b.naturals or b.made)
    return int(b.fallen + new)


def _one_is_enough(options: Facts, b: Facts) -> bool:
    return bool(options.naturals_to_put_out == state.ONCE and not b.first_hand)
