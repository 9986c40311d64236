"""What is at stake after each line of the betting: in games, to the non-dealer N."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from boneace.games.best_pair_thirty_one.solving.betting import D, Line, N, Settings, over
from boneace.games.best_pair_thirty_one.solving.blocks import Table
from boneace.games.best_pair_thirty_one.solving.layout import Doubles

Equity = Callable[[int, int], float]
"""What a game is worth to the non-dealer, where they and the dealer have these points."""


@dataclass(frozen=True)
class Stake:
    """What a line is worth if N is better at Pair, and if D is.

    `base` is the worth to N where D makes the point of the third stage, `gain` how much more it is
    where N does, and `none` the worth where nobody does (two hands of 32).
    """

    base: tuple[float, float]
    gain: tuple[float, float]
    none: tuple[float, float]


def single(worth: float) -> float:
    """A game that is over, where a double one counts no more than another: who has won, 1 or −1."""
    return float(np.sign(worth))


def stake(
    line: Line, equity: Equity, settings: Settings, counted: Callable[[float], float] = float
) -> Stake:
    """What follows a line; `equity` is what the next deals are worth, and `counted` a game that is
    over."""

    def then(points: tuple[int, int]) -> float:
        ended = over(*points, settings)
        if ended is not None:
            return counted(ended)
        return -equity(points[D], points[N])  # BPT-66: the deal passes

    found = []
    for outcome in line.outcomes:
        if outcome.worth is not None:
            found.append((counted(outcome.worth), 0.0, counted(outcome.worth)))
            continue
        n, d = outcome.points
        to_d = then((n, d + 1))
        found.append((to_d, then((n + 1, d)) - to_d, then((n, d))))
    base, gain, none = zip(*found, strict=True)
    return Stake(base, gain, none)


def worths(line: Line, stake: Stake, table: Table) -> Doubles:
    """What a line is worth to N for each pair of holdings, times their probability, without the
    gain of the third stage where it is played."""
    dealt = table.dealt
    better = dealt.pair_n > 0
    base, gain, none = (np.where(better, *of) for of in (stake.base, stake.gain, stake.none))
    found = base * (dealt.ways - dealt.natural_none) + none * dealt.natural_none
    found += gain * dealt.natural_n
    if not line.seen and stake.gain[N]:
        # The blocks take the suits of two hands as independent. Two of one highest rank are held
        # together a little less often: of those, either is taken to make the point as often.
        rows, columns = (np.nonzero(hand >= 0)[0] for hand in table.hand)
        cells = np.ix_(rows, columns)
        product = table.weight[np.ix_(table.hand[N][rows], table.hand[D][columns])]
        product = product * np.outer(table.share[N][rows], table.share[D][columns])
        found[cells] += gain[cells] * (dealt.ways[cells] - product * dealt.all) / 2
    whole: Doubles = found / dealt.all
    return whole
