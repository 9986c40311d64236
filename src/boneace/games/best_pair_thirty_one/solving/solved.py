"""Deals solved on demand, and cached for their next decisions: for bots, hints and reviews.

The betting is solved with the shipped policy, and the third stage for the hands that the betting
leaves. Both seats use the same solution.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from boneace.games.best_pair_thirty_one.solving.blocks import Table
from boneace.games.best_pair_thirty_one.solving.layout import Doubles
from boneace.games.best_pair_thirty_one.solving.policy import shipped
from boneace.games.best_pair_thirty_one.solving.quick import QuickDeal
from boneace.games.best_pair_thirty_one.solving.sight import Situation, Told, holding_of
from boneace.games.best_pair_thirty_one.solving.third import Third, block_of
from boneace.games.best_pair_thirty_one.solving.upcards import table_of, upcards_of

ROUNDS, THIRD_ROUNDS = 120, 40
"""Rounds of learning of the master: for the betting, and at most for the third stage."""
FEWER = ROUNDS // 2
"""Rounds of the betting of the expert. The master’s continue from there: often both are at a
table."""
WORK = 2.2e10
"""The work allowed for learning the third stage: half a second (see `Third.work`)."""


@lru_cache(maxsize=8)
def betting_of(situation: Situation, rounds: int) -> QuickDeal:
    """The betting of a deal, solved; more rounds continue from where `FEWER` ended."""
    if rounds > FEWER:
        deal = betting_of(situation, FEWER).copy()
    else:
        policy = shipped()
        assert policy is not None
        cards, points, settings, hidden = situation
        blueprint, table = policy.blueprint(*cards), table_of(*cards, hidden)
        deal = QuickDeal(table, points, policy.worth, blueprint, settings)
    while deal.over is None and deal.iterations < rounds:  # the point for Best may end the game
        deal.learn()
    return deal


@lru_cache(maxsize=4)  # each takes up to 100 MB
def third_of(
    situation: Situation, told: Told, rounds: int, third_rounds: int, anyhow: float
) -> Third:
    """The third stage after a line of the betting, solved; `anyhow` as in `third.WIDE`."""
    deal = betting_of(situation, rounds)
    upcards = upcards_of(*situation.cards, situation.hidden)
    line = told.line(deal.tree)
    reach = deal.reach(0)[1][line], deal.reach(1)[1][line]
    if told.laid_open is not None:  # both know what the other holds
        reach, anyhow = _surely(upcards.table, told.laid_open, reach), 0.0
    third = Third(upcards, block_of(upcards, told), reach, anyhow)
    for _ in range(affordable(third_rounds, third.work)):
        third.learn()
    return third


def _surely(
    table: Table, laid_open: tuple[int, int], reach: tuple[Doubles, Doubles]
) -> tuple[Doubles, Doubles]:
    """The same ranges with only the holdings that lie open."""
    n, d = (np.zeros_like(of) for of in reach)
    for role, found in enumerate((n, d)):
        found[holding_of(table, role, laid_open[role])] = 1.0
    return n, d


def affordable(third_rounds: int, work: float) -> int:
    """The number of rounds that the allowed work permits, given the cost of one."""
    return min(third_rounds, 1 + int(WORK / work))
