"""What a hand of Stop the Bus is, in words."""

from __future__ import annotations

from collections.abc import Callable

from boneace.cards import FRENCH_52, members
from boneace.games.facts import Facts
from boneace.games.stop_the_bus.scoring import FLUSH, ORDER, PAIR, PRIAL, RUN, RUNNING_FLUSH
from boneace.languages import say


def worth_text(options: Facts) -> Callable[[int], str]:
    """What says of a worth which hand it is, under a table's options."""
    order = ORDER[options.prial_of_threes][options.ace_two_three]

    def text(worth: int) -> str:
        kind, ranks = order[worth]
        if kind in (PRIAL, PAIR):
            name = say("stop-the-bus-ranks", rank=_code(ranks[0]))
            return say("stop-the-bus-alike", kind="prial" if kind == PRIAL else "pair", ranks=name)
        names = [say("stop-the-bus-rank", rank=_code(rank)) for rank in ranks]
        if kind == RUN:
            return say("stop-the-bus-run", ranks="-".join(names))
        if kind == RUNNING_FLUSH:
            return say("stop-the-bus-running-flush", ranks="-".join(names))
        if kind == FLUSH:
            return say("stop-the-bus-flush", rank=names[0])
        return say("stop-the-bus-high", rank=names[0])

    return text


def _code(rank: int) -> str:
    """A rank, counted from the deuce, as messages know it."""
    return FRENCH_52.rank_names[(rank + 1) % 13]


def making(options: Facts, hand: int, worth: int) -> int:
    """The cards of a hand that make its worth."""
    kind, ranks = ORDER[options.prial_of_threes][options.ace_two_three][worth]
    if kind in (PRIAL, RUN, RUNNING_FLUSH, FLUSH):
        return hand
    return sum(1 << card for card in members(hand) if (card - 1) % 13 == ranks[0])
