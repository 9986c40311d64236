"""How a deal ended, as everybody saw it: the hands that are settled, the pool, who deals next."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.games.facts import Facts
from boneace.games.sent import Changed, Effect, ShowdownHeld, Showed
from boneace.games.shown import cards_text
from boneace.games.vingt_un import state
from boneace.games.vingt_un.accounts import (
    besides,
    changed,
    collected,
    of_hands,
    pooled,
)
from boneace.games.vingt_un.sent import Account, Collected, NewDealer, Pooled, Stayed
from boneace.games.vingt_un.speech import KINDS, deal_of, hand_text, has, last_cards
from boneace.games.vingt_un.state import DEALER_NATURAL, SETTLED
from boneace.languages import say
from boneace.languages.lists import listed

Names = Sequence[str]


def showed(seat: int, hand: int, cards: int, said: str, line: str) -> Showed:
    """A hand that is turned up, and the text about it."""
    shown = cards_text(cards)
    return Showed(
        seat=seat, hand=hand, cards=shown, said=said, line=line,
    )  # fmt: skip


def deal_ends(options: Facts, b: Facts, a: Facts, names: Names) -> list[Effect]:
    """The events at the end of a deal. `b` and `a` are a viewer’s views before and after."""
    line = say("vingt-un-ends", kind=KINDS[a.last_kind - 1])
    players = [(a.last_dealer + place) % options.seats for place in range(1, options.seats)]
    found: list[Effect] = [ShowdownHeld(line=line)]
    if a.last_kind == SETTLED:
        found += _dealers_hands(a, names[a.last_dealer])
        found += [told for seat in players for told in _declared(options, a, seat, names[seat])]
    found += _collects(options, a, names)
    found += _feeds_pool(options, a, names)
    found += [_changed(options, a, seat, names[seat]) for seat in [*players, a.last_dealer]]
    return found + _next_dealer(options, b, a, names)


# --- hands ----------------------------------------------------------------------------------------


def _dealers_hands(a: Facts, who: str) -> list[Effect]:
    seat = a.last_dealer
    found: list[Effect] = []
    for at in range(a.last_hands_of[seat]):
        cards, _ = last_cards(a, seat, at)
        line = say("vingt-un-dealer-has", who=who, cards=hand_text(cards))
        found.append(showed(seat, at, cards, "", line))
    return found


def _declared(options: Facts, a: Facts, seat: int, who: str) -> list[Effect]:
    """VU-32: the hands of a player that are settled, and their results."""
    deal = deal_of(a, last=True)
    found: list[Effect] = []
    for at, account in enumerate(of_hands(options, a, seat)):
        if has(deal.stood, seat, at):
            cards, _ = last_cards(a, seat, at)
            line = _declares(who, cards, account)
            found.append(showed(seat, at, cards, account.why, line))
    return found


def _declares(who: str, cards: int, account: Account) -> str:
    """The result of a hand, and the reason, in words."""
    return say(
        "vingt-un-declares",
        who=who,
        cards=" ".join(cards_text(cards)),
        does="receives" if account.by > 0 else "pays" if account.by else "neither",
        chips=abs(account.by),
        why=account.why,
    )


# --- results of a seat ----------------------------------------------------------------------------


def _collects(options: Facts, a: Facts, names: Names) -> list[Effect]:
    """VUX-16: the payments of the other players for a natural."""
    found: list[Effect] = []
    for holder, stake, payers in collected(options, a):
        if payers:
            line = say(
                "vingt-un-collects",
                who=names[holder],
                chips=stake,
                payers=listed([names[payer] for payer in payers]),
                count=len(payers),
            )
            found.append(Collected(seat=holder, by=stake, line=line))
    return found


def _feeds_pool(options: Facts, a: Facts, names: Names) -> list[Effect]:
    """VUX-14: what the dealer puts into the pool."""
    penalty, ties = pooled(options, a)
    if not penalty + ties:
        return []
    what = [say("vingt-un-feeds-penalty", chips=penalty)] if penalty else []
    what += [say("vingt-un-feeds-ties", chips=ties)] if ties else []
    who = names[a.last_dealer]
    line = say("vingt-un-feeds", who=who, chips=penalty + ties, what=listed(what))
    return [Pooled(seat=a.last_dealer, by=-penalty - ties, line=line)]


def _changed(options: Facts, a: Facts, seat: int, who: str) -> Effect:
    """What a seat won or lost; empty if it was a single result that is already in the log."""
    change = changed(options, a, seat)
    told = [one for one in [*of_hands(options, a, seat), *besides(options, a, seat)] if one.by]
    known = len(told) == 1 and a.last_kind != DEALER_NATURAL and seat != a.last_dealer
    line = ""
    if change and not known:
        does = "wins" if change > 0 else "loses"
        line = say("vingt-un-changed", who=who, does=does, chips=abs(change))
    return Changed(seat=seat, by=change, line=line)


def _next_dealer(options: Facts, b: Facts, a: Facts, names: Names) -> list[Effect]:
    """VU-51, VU-53, VUX-15: which player the deal passes to, and why; or that it does not."""
    fell = bool(a.last_naturals or a.last_made) and a.last_kind != DEALER_NATURAL
    counts = fell and options.natural_puts_out_dealer
    old = names[a.last_dealer]
    if a.phase == state.DONE:
        return []
    if a.dealer != a.last_dealer:
        out = counts and (_fallen(b, a) > 1 or _one_is_enough(options, b))
        message = "vingt-un-put-out" if out else "vingt-un-passes"
        line = say(message, old=old, who=names[a.dealer])
        return [NewDealer(seat=a.dealer, line=line)]
    if counts:
        line = say("vingt-un-deals-on", who=old, why="first" if b.first_hand else "two")
        return [Stayed(seat=a.dealer, line=line)]
    return []


def _fallen(b: Facts, a: Facts) -> int:
    """The number of deals with naturals in the dealer’s turn, including the last one."""
    new = bool(a.last_naturals or a.last_made) and not (b.naturals or b.made)
    return int(b.fallen + new)


def _one_is_enough(options: Facts, b: Facts) -> bool:
    return bool(options.naturals_to_put_out == state.ONCE and not b.first_hand)
