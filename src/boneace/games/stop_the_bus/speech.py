"""Hands of Stop the Bus in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from boneace.cards import FRENCH_52, members
from boneace.games.facts import Facts
from boneace.games.stop_the_bus.scoring import FLUSH, HIGH, ORDER, PAIR, PRIAL, RUN, RUNNING_FLUSH
from boneace.languages import say

Order = list[tuple[int, tuple[int, ...]]]


def order_of(options: Facts) -> Order:
    """The hand of each worth, under a table's options: its kind, and its ranks from the top."""
    order: Order = ORDER[options.prial_of_threes][options.ace_two_three]
    return order


def worth_text(options: Facts, among: Iterable[int] = ()) -> Callable[[int], str]:
    """Return a function that names the hand of a value, under a table's options.

    The name distinguishes the hand from the others in `among`: `queen high, then nine`.
    """
    order, others = order_of(options), list(among)

    def text(worth: int) -> str:
        found, more = name(worth), order[worth][1][1 : telling(order, worth, others)]
        for rank in more:
            found = say("stop-the-bus-then", hand=found, rank=_code(rank))
        return found

    def name(worth: int) -> str:
        kind, ranks = order[worth]
        if kind in (PRIAL, PAIR):
            name = say("cards-ranks", rank=_code(ranks[0]))
            return say("stop-the-bus-alike", kind="prial" if kind == PRIAL else "pair", ranks=name)
        names = [say("cards-rank", rank=_code(rank)) for rank in ranks]
        if kind == RUN:
            return say("stop-the-bus-run", ranks="-".join(names))
        if kind == RUNNING_FLUSH:
            return say("stop-the-bus-running-flush", ranks="-".join(names))
        if kind == FLUSH:
            return say("stop-the-bus-flush", rank=names[0])
        return say("stop-the-bus-high", rank=names[0])

    return text


def shown_worths(f: Facts) -> list[int]:
    """The worths of the hands that were shown last."""
    return [worth for worth, hand in zip(f.last_totals, f.last_hands, strict=True) if hand]


def _code(rank: int) -> str:
    """A rank, counted from the deuce, as a code for messages."""
    return FRENCH_52.rank_names[(rank + 1) % 13]


def telling(order: Order, worth: int, among: Iterable[int]) -> int:
    """The number of ranks, from the top, that distinguish a hand from the others of its kind here.

    One is enough for a hand that is named by all its ranks.
    """
    kind, ranks = order[worth]
    if kind not in (HIGH, PAIR, FLUSH):
        return 1
    others = [order[other][1] for other in among if order[other][0] == kind and other != worth]
    return next(n for n in range(1, 4) if all(ranks[:n] != other[:n] for other in others))


def making(options: Facts, hand: int, worth: int, among: Iterable[int] = ()) -> int:
    """The cards of a hand that make its value, and distinguish it from the others in `among`."""
    order = order_of(options)
    kind, ranks = order[worth]
    if kind in (PRIAL, RUN, RUNNING_FLUSH, FLUSH):
        return hand
    named = ranks[: telling(order, worth, among)]
    return sum(1 << card for card in members(hand) if (card - 1) % 13 in named)
