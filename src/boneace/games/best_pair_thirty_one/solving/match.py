"""The value of a game at every score, by backward induction over the 121 scores.

Every deal brings at least the point for Best, so the scores are solved from the last to the first.
At each score every pair of upcards is a deal, solved by the blueprint of its third stage
(`blueprint`). The suits of upcards matter only if their ranks are equal.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import ExitStack
from functools import cache
from multiprocessing import get_context
from typing import NamedTuple

import numpy as np

from boneace.cluster import Workers, in_order
from boneace.games.best_pair_thirty_one.heuristics import CHANCES
from boneace.games.best_pair_thirty_one.solving.blocks import Table
from boneace.games.best_pair_thirty_one.solving.blueprint import Blueprint, Chances, blueprint
from boneace.games.best_pair_thirty_one.solving.deal import Deal
from boneace.games.best_pair_thirty_one.solving.layout import Doubles
from boneace.games.best_pair_thirty_one.solving.quick import QuickDeal
from boneace.games.best_pair_thirty_one.solving.upcards import Upcards, table_of, with_best
from boneace.games.best_pair_thirty_one.state import GAME

ROUNDS, QUICK_ROUNDS, CHANCE_ROUNDS = 30, 80, 20
"""Rounds of learning for a blueprint, for a deal that has one, and for the chances to win."""
STANDING = (6, 6)
"""The points at which blueprints are made: high ones, but all kinds of lines occur."""
PROCESSES = 2
SPADES, HEARTS = 0, 13


class Pair(NamedTuple):
    """Two upcards, N’s and D’s, and how likely such upcards are."""

    n: int
    d: int
    weight: float


def pairs() -> list[Pair]:
    """All pairs of ranks; of equal ranks once with the better suit for N, and once for D."""
    whole = 52 * 51
    found = []
    for n in range(13):
        for d in range(13):
            if n == d:
                found.append(Pair(n + HEARTS, d + SPADES, 6 / whole))
                found.append(Pair(n + SPADES, d + HEARTS, 6 / whole))
            else:
                found.append(Pair(n + SPADES, d + HEARTS, 16 / whole))
    return found


class Solved(NamedTuple):
    """What is known: a blueprint for each of the first pairs, the value of the game to the
    non-dealer by their points and the dealer's (11, 11), and how likely they win it; NaN where
    unknown."""

    blueprints: list[dict[str, Chances]]
    equity: Doubles
    winning: Doubles


def nothing() -> Solved:
    """What is known before anything has been solved."""
    return Solved([], *np.full((2, GAME, GAME), np.nan))


def scores() -> list[tuple[int, int]]:
    """All scores, the last first."""
    every = [(n, d) for n in range(GAME) for d in range(GAME)]
    return sorted(every, key=lambda points: (-sum(points), points))


def go_on(
    solved: Solved, stopped: Callable[[], bool], workers: Workers | None = None
) -> Iterator[float]:
    """Solve what is not known yet, step by step; yields the share done after each step.

    `workers` make the blueprints. For the scores, each of which needs those after it, two processes
    of this machine are enough.
    """
    every = pairs()
    left_out = [(pair,) for pair in every[len(solved.blueprints) :]]
    for _, chances in in_order(_blueprint_of, left_out, workers):
        solved.blueprints.append(chances)
        yield len(solved.blueprints) / len(every) / 2
        if stopped():
            return
    tables = solved.equity, solved.winning
    left = [
        (of, points)
        for of, table in enumerate(tables)
        for points in scores()
        if np.isnan(table[points])
    ]
    with ExitStack() as open_until_done:
        pools = [
            open_until_done.enter_context(ProcessPoolExecutor(1, get_context("spawn")))
            for _ in range(PROCESSES)
        ]
        parts = [every[at::PROCESSES] for at in range(PROCESSES)]
        known = [solved.blueprints[at::PROCESSES] for at in range(PROCESSES)]
        every_score = 2 * GAME * GAME
        for done, (of, points) in enumerate(left, every_score - len(left) + 1):
            given = points, solved.equity.copy(), solved.winning.copy()
            work = [
                pool.submit((_worth, _winning)[of], *given, some, blueprints)
                for pool, some, blueprints in zip(pools, parts, known, strict=True)
            ]
            tables[of][points] = sum(part.result() for part in work)
            yield (1 + done / every_score) / 2
            if stopped():
                return


def _blueprint_of(pair: Pair, _stopped: Callable[[], bool]) -> dict[str, Chances]:
    deal = Deal(Upcards.of(pair.n, pair.d), STANDING, lambda own, other: float(CHANCES[own, other]))
    for _ in range(ROUNDS):
        deal.learn()
    return dict(blueprint(deal).chances)


@cache
def _table(n: int, d: int) -> Table:
    return table_of(n, d)


def _worth(
    points: tuple[int, int],
    equity: Doubles,
    winning: Doubles,
    part: list[Pair],
    blueprints: list[dict[str, Chances]],
) -> float:
    """The contribution of some pairs of upcards to the value of the game."""
    deals = _learned(points, equity, part, blueprints, QUICK_ROUNDS)
    return sum(weight * deal.value() for weight, deal in deals)


def _winning(
    points: tuple[int, int],
    equity: Doubles,
    winning: Doubles,
    part: list[Pair],
    blueprints: list[dict[str, Chances]],
) -> float:
    """Their contribution to the chance of the non-dealer to win the game."""

    def lead(own: int, other: int) -> float:
        return float(2 * winning[own, other] - 1)

    deals = _learned(points, equity, part, blueprints, CHANCE_ROUNDS)
    return sum(weight * (1 + deal.winning(lead)) / 2 for weight, deal in deals)


def _learned(
    points: tuple[int, int],
    equity: Doubles,
    part: list[Pair],
    blueprints: list[dict[str, Chances]],
    rounds: int,
) -> Iterator[tuple[float, QuickDeal]]:
    """The deals of some pairs of upcards, solved, each with its probability."""
    for pair, chances in zip(part, blueprints, strict=True):
        deal = QuickDeal(
            _table(pair.n, pair.d),
            with_best((pair.n, pair.d), points),
            lambda own, other: float(equity[own, other]),
            Blueprint(chances),
        )
        if deal.over is None:
            for _ in range(rounds):
                deal.learn()
        yield pair.weight, deal
