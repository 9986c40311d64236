"""The judge that removes luck from matches: its mean over all deals must be exact."""

from __future__ import annotations

from random import Random

import numpy as np

from benchmarks.judging import GAME, Judge
from boneace import games
from boneace.arena import luck
from boneace.games.best_pair_thirty_one.solving.policy import shipped
from boneace.games.best_pair_thirty_one.solving.quick import QuickDeal
from boneace.games.best_pair_thirty_one.solving.sight import Situation
from boneace.games.best_pair_thirty_one.solving.solved import FEWER, betting_of
from boneace.games.best_pair_thirty_one.solving.upcards import table_of, with_best
from boneace.games.best_pair_thirty_one.state import State
from boneace.games.options import options_record

UP = 9, 50
"""The upcards of the non-dealer and the dealer: the ten of spades, the queen of clubs."""
SCORE = 7, 8
MANY = 1_000


def test_what_a_deal_brings_is_nothing_on_average() -> None:
    """Over hands drawn at random with two upcards; the gain by the point for Best is separate."""
    declaration = games.declaration(GAME)
    options = options_record(declaration, 2, declaration.resolve(None))
    judge, pack = Judge(options, rounds=4), [card for card in range(52) if card not in UP]
    found = []
    for number in range(MANY):
        state = np.zeros(1, State)
        games.drivers(GAME).begin(options, state)
        n = 1 - int(state[0]["dealer"])
        state[0]["points"][n], state[0]["points"][1 - n] = SCORE
        for card in (*Random(number).sample(pack, 4), UP[0]):
            assert not judge.of_chance(state, card).any()
            state = luck.after(GAME, options, state, card)
        found.append(judge.of_chance(state, UP[1]))
    best = judge._best(SCORE, with_best(UP, SCORE))
    sample = np.array(found) - (best if n == 0 else -best)
    assert (np.abs(sample.mean(axis=0)) < 3 * sample.std(axis=0) / MANY**0.5).all()
    assert sample.std(axis=0).min() > 0.05


def test_a_solution_that_goes_on_is_the_same_as_one_from_the_beginning() -> None:
    situation, policy = Situation(UP, with_best(UP, SCORE), ()), shipped()
    assert policy is not None
    deal = QuickDeal(
        table_of(*UP), situation.points, policy.worth, policy.blueprint(*UP), situation.settings
    )
    for _ in range(FEWER + 3):
        deal.learn()
    fewer = betting_of(situation, FEWER)
    before = [fewer.shares(place).copy() for place in range(len(fewer.tree.nodes))]
    more = betting_of(situation, FEWER + 3)
    for place, shares in enumerate(before):
        assert (more.shares(place) == deal.shares(place)).all()
        assert (fewer.shares(place) == shares).all()
