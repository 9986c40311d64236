"""The result of each hand of a finished deal, and the reason.

It is made from what everybody saw of the deal, as the state keeps it (`last_…`), so it is the same
for every viewer. `ending.py` has moved the chips; this only gives the reasons.
"""

from __future__ import annotations

from typing import NamedTuple

from boneace.cards import members
from boneace.games.facts import Facts
from boneace.games.vingt_un import state
from boneace.games.vingt_un.scoring import TARGET
from boneace.games.vingt_un.sent import Account
from boneace.games.vingt_un.speech import count, has, place_of
from boneace.games.vingt_un.state import DEALER_NATURAL, DROPPED, HANDS, SETTLED
from boneace.languages import say

_TWENTY_ONE = int(TARGET)


class Pooled(NamedTuple):
    """What the dealer put into the pool when hands were settled (VUX-14)."""

    penalty: int
    ties: int


def of_hands(options: Facts, f: Facts, seat: int) -> list[Account]:
    """The result of each hand of a player, in order; empty for the dealer."""
    if seat == f.last_dealer:
        return []
    return [_of_hand(options, f, seat, at) for at in range(f.last_hands_of[seat])]


def _of_hand(options: Facts, f: Facts, seat: int, at: int) -> Account:
    place = place_of(seat, at)
    stake, dealt = f.last_stakes[place], f.last_naturals >> seat & 1
    if f.last_kind == DEALER_NATURAL:
        return Account(0, say("vingt-un-why-naturals")) if dealt else _to_natural(stake)
    if has(f.last_over, seat, at):
        return Account(-stake, say("vingt-un-why-over-drawn"))
    if has(f.last_made, seat, at):
        return Account(2 * stake, say("vingt-un-why-natural"))
    if has(f.last_stood, seat, at):
        return _settled(options, f, place)
    if dealt:
        return _natural(options, f, seat, stake)
    assert f.last_kind == DROPPED
    return Account(0, say("vingt-un-why-taken-back"))


def _to_natural(stake: int) -> Account:
    """The account of a natural of the dealer."""
    return Account(-2 * stake, say("vingt-un-why-dealer"))


def _natural(options: Facts, f: Facts, seat: int, stake: int) -> Account:
    """VU-18; B-VU-08: if only the eldest is paid double, that is the first from the dealer."""
    if options.several_naturals == state.FIRST_DOUBLE and seat != _eldest(options, f):
        return Account(stake, say("vingt-un-why-not-eldest"))
    return Account(2 * stake, say("vingt-un-why-natural"))


def _eldest(options: Facts, f: Facts) -> int:
    """The first from the dealer’s left that was dealt a natural."""
    order = [(f.last_dealer + place) % options.seats for place in range(1, options.seats)]
    return next(int(seat) for seat in order if f.last_naturals >> seat & 1)


# --- settling -------------------------------------------------------------------------------------


def _settled(options: Facts, f: Facts, place: int) -> Account:
    """A hand that stood, against the hands of the dealer that are settled."""
    stake, other = f.last_stakes[place], count(f.last_parts[place])
    found = [_compared(other, stake, *_dealers(options, f, at)) for at in settled_hands(options, f)]
    return Account(sum(one.by for one in found), "; ".join(one.why for one in found))


def _dealers(options: Facts, f: Facts, at: int) -> tuple[int, bool]:
    """The count of a hand of the dealer, and whether it is a natural after dividing (B-VU-09)."""
    cards = f.last_parts[place_of(f.last_dealer, at)]
    divided = options.divided_natural == state.NATURAL and f.last_hands_of[f.last_dealer] > 1
    return count(cards), bool(divided and count(cards) == _TWENTY_ONE and cards.bit_count() == 2)


def _compared(other: int, stake: int, own: int, natural: bool) -> Account:
    """A hand that stands against one of the dealer’s: the table of VU-32 to VU-39 in words."""
    drawn = other == _TWENTY_ONE
    if natural:
        return _to_natural(stake)
    if own > _TWENTY_ONE:
        if drawn:
            return Account(2 * stake, say("vingt-un-why-vingt-un-dealer-over"))
        return Account(stake, say("vingt-un-why-dealer-over", other=other))
    if own == _TWENTY_ONE:
        if drawn:
            return Account(-stake, say("vingt-un-why-vingt-uns"))
        return Account(-2 * stake, say("vingt-un-why-below-vingt-un", other=other))
    if drawn:
        return Account(2 * stake, say("vingt-un-why-vingt-un", own=own))
    if other > own:
        return Account(stake, say("vingt-un-why-beats", other=other, own=own))
    if other == own:
        return Account(-stake, say("vingt-un-why-equal", other=other, own=own))
    return Account(-stake, say("vingt-un-why-below", other=other, own=own))


def settled_hands(options: Facts, f: Facts) -> list[int]:
    """The dealer’s hands that were settled; if only one is, the best (B-VU-10)."""
    hands = list(range(f.last_hands_of[f.last_dealer]))
    if options.dealer_divides != state.BEST or len(hands) == 1:
        return hands
    return [max(hands, key=lambda at: (_brings(options, f, at), -at))]


def _brings(options: Facts, f: Facts, at: int) -> int:
    """The dealer's gain with one hand from all that stood."""
    dealers = _dealers(options, f, at)
    return -sum(
        _compared(count(f.last_parts[place]), f.last_stakes[place], *dealers).by
        for place in members(f.last_stood)
    )


# --- accounts of a seat ---------------------------------------------------------------------------


def pooled(options: Facts, f: Facts) -> Pooled:
    """VUX-14: the dealer’s penalty for over-drawing, and their part of the ties."""
    if f.last_kind != SETTLED:
        return Pooled(0, 0)
    hands = [_dealers(options, f, at) for at in settled_hands(options, f)]
    ties = sum(
        -_compared(own, f.last_stakes[place], own, natural).by
        for own, natural in hands
        for place in members(f.last_stood)
        if count(f.last_parts[place]) == own
    )
    part = {int(state.QUARTER): 4, int(state.THIRD): 3}.get(options.pool_ties)
    all_hands = range(f.last_hands_of[f.last_dealer])  # those that are not settled too
    over = sum(_dealers(options, f, at)[0] > _TWENTY_ONE for at in all_hands)
    return Pooled(over * options.pool_over_draw, ties // part if part else 0)


def collected(options: Facts, f: Facts) -> list[tuple[int, int, list[int]]]:
    """VUX-16: who had a natural, their stake, and the seats that paid it to them."""
    if not options.natural_collects_from_all or f.last_kind == DEALER_NATURAL:
        return []
    payers = [
        seat
        for seat in range(options.seats)
        if seat != f.last_dealer and not _has_vingt_un(f, seat)
    ]
    return [
        (holder, f.last_stakes[place_of(holder, 0)], payers) for holder in members(f.last_naturals)
    ]


def _has_vingt_un(f: Facts, seat: int) -> bool:
    """Whether a seat had a natural, or a hand of it stood on 21."""
    return bool(
        f.last_naturals >> seat & 1
        or has(f.last_made, seat)
        or any(
            has(f.last_stood, seat, at) and count(f.last_parts[place_of(seat, at)]) == _TWENTY_ONE
            for at in range(HANDS)
        )
    )


def changed(options: Facts, f: Facts, seat: int) -> int:
    """A seat's gain in a deal, without the ante, which was paid before it began."""
    return int(f.last_changes[seat] + options.pool_ante)


def besides(options: Facts, f: Facts, seat: int) -> list[Account]:
    """Payments of a seat other than for one of its hands, without antes."""
    found: list[Account] = []
    for holder, stake, payers in collected(options, f):
        if holder == seat and payers:
            why = say("vingt-un-why-collected")
            found.append(Account(stake * len(payers), why, tuple(payers)))
        if seat in payers:
            found.append(Account(-stake, say("vingt-un-why-paid"), (holder,)))
    if seat == f.last_dealer:
        penalty, ties = pooled(options, f)
        found += [Account(-penalty, say("vingt-un-why-penalty"))] if penalty else []
        found += [Account(-ties, say("vingt-un-why-ties"))] if ties else []
        return found
    won = _won(options, f, seat, found)
    return [*found, Account(won, say("vingt-un-why-pool"))] if won else found


def _won(options: Facts, f: Facts, seat: int, known: list[Account]) -> int:
    """A seat's gain from the pool: the part of its chips not in its other accounts."""
    if not (f.last_naturals >> seat & 1 or has(f.last_made, seat)):
        return 0
    told = sum(account.by for account in [*of_hands(options, f, seat), *known])
    return changed(options, f, seat) - told
