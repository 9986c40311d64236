"""What is at stake after each line of the betting: in games, to the non-dealer N."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from boneace.games.best_pair_thirty_one.solving.betting import D, Line, N, Settings, over
from boneace.games.best_pair_thirty_one.solving.blocks import Table
from boneace.games.best_pair_thirty_one.solving.layout import Doubles

Equity = Callable[[int, int], float]
"""The value of a game to the non-dealer, if they and the dealer have these points."""


@dataclass(frozen=True)
class Stake:
    """The value of a line if N is better at Pair, and if D is.

    `base` is the value to N if D makes the point of the third stage, `gain` how much more it is if
    N does, and `none` the value if nobody does (two hands of 32).
    """

    base: tuple[float, float]
    gain: tuple[float, float]
    none: tuple[float, float]


def single(worth: float) -> float:
    """A finished game when double games count once: who has won, 1 or −1."""
    return float(np.sign(worth))


def stake(
    line: Line, equity: Equity, settings: Settings, counted: Callable[[float], float] = float
) -> Stake:
    """The value after a line; `equity` gives the value of the next deals, and `counted` that of a
    finished game."""

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
    """The value of a line to N for each pair of holdings, times their probability, without the gain
    of the third stage if that is played."""
    dealt = table.dealt
    better = dealt.pair_n > 0
    base, gain, none = (np.where(better, *of) for of in (stake.base, stake.gain, stake.none))
    found = base * (dealt.ways - dealt.natural_none) + none * dealt.natural_none
    found += gain * dealt.natural_n
    if not line.seen and stake.gain[N]:
        # The blocks treat the suits of two hands as independent. Two hands with the same highest
        # rank are held together a little less often: either is assumed to make the point as often.
        rows, columns = (np.nonzero(hand >= 0)[0] for hand in table.hand)
        cells = np.ix_(rows, columns)
        product = table.weight[np.ix_(table.hand[N][rows], table.hand[D][columns])]
        product = product * np.outer(table.share[N][rows], table.share[D][columns])
        found[cells] += gain[cells] * (dealt.ways[cells] - product * dealt.all) / 2
    whole: Doubles = found / dealt.all
    return whole
