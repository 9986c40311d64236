"""What a hand of Stop the Bus is, in words."""

from __future__ import annotations

from collections.abc import Callable

from boneace.cards import members
from boneace.games.facts import Facts
from boneace.games.shown import rank_name
from boneace.games.stop_the_bus.scoring import FLUSH, ORDER, PAIR, PRIAL, RUN, RUNNING_FLUSH


def worth_text(options: Facts) -> Callable[[int], str]:
    """What says of a worth which hand it is, under a table's options."""
    order = ORDER[options.prial_of_threes][options.ace_two_three]

    def text(worth: int) -> str:
        kind, ranks = order[worth]
        if kind in (PRIAL, PAIR):
            return f"{'prial' if kind == PRIAL else 'pair'} of {rank_name(ranks[0], many=True)}"
        if kind in (RUN, RUNNING_FLUSH):
            names = "-".join(rank_name(rank) for rank in ranks)
            return f"{'run' if kind == RUN else 'running flush'} {names}"
        return f"{rank_name(ranks[0])} {'flush' if kind == FLUSH else 'high'}"

    return text


def making(options: Facts, hand: int, worth: int) -> int:
    """The cards of a hand that make its worth."""
    kind, ranks = ORDER[options.prial_of_threes][options.ace_two_three][worth]
    if kind in (PRIAL, RUN, RUNNING_FLUSH, FLUSH):
        return hand
    return sum(1 << card for card in members(hand) if (card - 1) % 13 == ranks[0])
