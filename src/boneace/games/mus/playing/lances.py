"""A lance solved: the betting of all four players with every hand, at a score, from known
ranges."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np

from boneace import games
from boneace.games.mus.playing.hands import PUNTO, Floats, Hands, Values, hands_of
from boneace.games.mus.playing.layout import ACTIONS, SEATS, SHOWN, TAKEN
from boneace.games.mus.playing.race import hope
from boneace.games.mus.playing.tree import Node, Settings, Tree, tree
from boneace.games.mus.state import CHICA, PARES

ROUNDS = 90
"""Rounds of learning for one lance."""


SOUND = 0.8
"""The share of dealt hands that a hand must beat before anybody says órdago with it: the game is
not staked on nothing, even where that would sometimes pay."""


class Due(NamedTuple):
    """A payment that an earlier lance will still bring when hands are shown."""

    chance: float
    """The probability that it goes to the side of the eldest."""
    pays: tuple[float, float]
    """The stones for either side if that side wins it."""


class Score(NamedTuple):
    """The state of a game for the two sides, that of the eldest first."""

    target: int
    stones: tuple[int, int]
    due: tuple[Due, ...] = ()
    """The payments of earlier lances still to be counted, in order."""


class Pays(NamedTuple):
    """The payments of a lance besides a bet, by the options of a table."""

    literal: bool
    """Whether a lance without a bet pays a stone besides the basic values."""
    partner: bool
    """Whether the partner’s basic value counts."""


@dataclass(frozen=True, eq=False)
class Solved:
    """A lance, and its betting."""

    tree: Tree
    lance: int
    able: tuple[bool, ...]
    ranges: Floats
    """The probability of each step for each player."""
    shares: Floats
    """How often each move is made, by node, step and move."""
    reach: Floats
    """How often a hand gets to a node, by node, player and step."""
    worth: Floats
    """The chance to win the game, by node, player and step, times how often the other hands get to
    the node."""

    @property
    def values(self) -> Floats:
        """The chance to win the game before the betting, by player and step."""
        found: Floats = self.worth[0]
        return found


def solver() -> Any:
    """The compiled solver; the first call compiles it."""
    return games.drivers("mus", f"{__package__}.learning")


def prepare() -> None:
    """Load the compiled solver, or compile it: about twelve seconds."""
    hands = hands_of(Values(kings=0, la_real=0))
    everybody = (True,) * SEATS
    ranges = np.full((SEATS, int(hands.steps[PUNTO])), 1 / hands.steps[PUNTO])
    settings, pays = Settings(everybody, (2,), (2,), False), Pays(literal=False, partner=True)
    solve(hands, PUNTO, settings, ranges, Score(40, (0, 0)), pays, 1)
    chances(ranges, everybody)


def solve(
    hands: Hands,
    lance: int,
    settings: Settings,
    ranges: Floats,
    score: Score,
    pays: Pays,
    rounds: int = ROUNDS,
) -> Solved:
    """Solve a lance. `ranges` are by player, from the eldest, and step; each sums to 1."""
    bets = tree(settings)
    basics = _basics(hands, lance, settings.able, ranges, pays)
    won, lost = _ends(bets, lance, basics, score, pays)
    steps, nodes = ranges.shape[1], len(bets.nodes)
    able = np.array(settings.able, np.int64)
    regrets, shares = np.zeros((2, nodes, steps, ACTIONS))
    reach, worth = np.zeros((2, nodes, SEATS, steps))
    own = ranges.copy()  # may be written to: for arrays that may not, all would be compiled again
    solver().learn(
        bets.kind, bets.seat, bets.children, won, lost, own, able,
        closed_below(hands, lance), regrets, shares, reach, worth, rounds,
    )  # fmt: skip
    return Solved(bets, lance, settings.able, ranges, shares, reach, worth)


def chances(reach: Floats, able: tuple[bool, ...]) -> Floats:
    """The probability that the side of each player has the best hand, by the step of their hand."""
    found: Floats = solver().chances(np.ascontiguousarray(reach), np.array(able, np.int64))
    return found


def gain_of_replies(solved: Solved, hands: Hands, score: Score, pays: Pays) -> Floats:
    """The gain of each player from a best reply to the others, in chances to win the game."""
    basics = _basics(hands, solved.lance, solved.able, solved.ranges, pays)
    bets = solved.tree
    won, lost = _ends(bets, solved.lance, basics, score, pays)
    able = np.array(solved.able, np.int64)
    found = np.zeros(SEATS)
    for who in range(SEATS):
        best = solver().best_reply(
            bets.kind,
            bets.seat,
            bets.children,
            won,
            lost,
            solved.ranges,
            able,
            closed_below(hands, solved.lance),
            solved.shares,
            who,
        )
        found[who] = (solved.ranges[who] * (best - solved.values[who])).sum()
    return found


@lru_cache(maxsize=64)
def closed_below(hands: Hands, lance: int) -> int:
    """The lowest step of a hand with which órdago may be said."""
    has = hands.step[lance] >= 0
    share = np.bincount(hands.step[lance][has], hands.mass[has])
    return int(np.searchsorted(np.cumsum(share) / share.sum(), SOUND))


@lru_cache(maxsize=64)
def step_basics(hands: Hands, lance: int) -> Floats:
    """The average basic value of the hands of each step."""
    found = np.zeros(int(hands.steps[lance]))
    for step in range(len(found)):
        here = hands.step[lance] == step
        found[step] = np.average(hands.basic[lance][here], weights=hands.mass[here])
    return found


def _basics(
    hands: Hands, lance: int, able: tuple[bool, ...], ranges: Floats, pays: Pays
) -> tuple[Floats, Floats]:
    """Basic values by player and step: for their side if it wins, and for the other if not."""
    steps = ranges.shape[1]
    if lance < PARES:
        return np.zeros((SEATS, steps)), np.zeros((SEATS, steps))
    if lance == PUNTO:
        return np.ones((SEATS, steps)), np.ones((SEATS, steps))
    brought = step_basics(hands, lance)
    mean = [float(ranges[who] @ brought) if able[who] else 0.0 for who in range(SEATS)]
    own, other = np.zeros((SEATS, steps)), np.zeros((SEATS, steps))
    for who in range(SEATS):
        mine = brought if able[who] else np.zeros(steps)
        if pays.partner:
            own[who] = mine + mean[who ^ 2]
            other[who] = mean[who ^ 1] + mean[who ^ 3]
        else:
            own[who] = np.maximum(mine, mean[who ^ 2])
            other[who] = max(mean[who ^ 1], mean[who ^ 3])
    return own, other


def _ends(
    bets: Tree, lance: int, basics: tuple[Floats, Floats], score: Score, pays: Pays
) -> tuple[Floats, Floats]:
    """The value of each end to each player and step, if their side has won the lance or not."""
    nodes, steps = len(bets.nodes), basics[0].shape[1]
    won, lost = np.zeros((2, nodes, SEATS, steps))
    kept: dict[tuple[bool, int], tuple[Floats, Floats]] = {}
    for at, node in enumerate(bets.nodes):
        if not node.ends:
            continue
        end = node.ends == TAKEN, _amount(node, lance, pays)
        if end not in kept:
            kept[end] = _end(lance, basics, score, *end)
        won[at], lost[at] = kept[end]
    return won, lost


def _end(
    lance: int, basics: tuple[Floats, Floats], score: Score, at_once: bool, amount: int
) -> tuple[Floats, Floats]:
    """The stones for one end, paid at once or when hands are shown; -1 for the game."""
    good, bad = np.ones_like(basics[0]), np.zeros_like(basics[0])
    if amount < 0:
        return good, bad
    later = min(lance, int(PUNTO) - 1) + 1
    now, then = (amount, 0) if at_once else (0, amount)
    none = np.zeros(basics[0].shape[1])
    for who in range(SEATS):
        first, second = then + basics[0][who], then + basics[1][who]
        if who & 1:
            good[who] = 1 - hoped(score, later, (0, now), (none, first))
            bad[who] = 1 - hoped(score, later, (now, 0), (second, none))
        else:
            good[who] = hoped(score, later, (now, 0), (first, none))
            bad[who] = hoped(score, later, (0, now), (none, second))
    return good, bad


def hoped(
    score: Score, lance: int, at_once: tuple[int, int], shown: tuple[Floats, Floats]
) -> Floats:
    """The probability that the side of the eldest wins, before a lance, for all outcomes of
    payments due.

    Stones are added for both sides: at once, and when the payments due have been counted.
    """
    stones = [had + more for had, more in zip(score.stones, at_once, strict=True)]
    found = np.zeros(len(shown[0]))
    for wins in product((0, 1), repeat=len(score.due)):
        likely, counted, over = 1.0, [float(had) for had in stones], max(stones) >= score.target
        for side, due in zip(wins, score.due, strict=True):
            likely *= 1 - due.chance if side else due.chance
            if not over:
                counted[side] += due.pays[side]
                over = counted[side] >= score.target
        if over:
            found += likely * (counted[0] >= score.target)
        elif likely > 0:
            own, other = counted[0] + shown[0], counted[1] + shown[1]
            found += likely * hope(score.target, lance, own, other)
    return found


def _amount(node: Node, lance: int, pays: Pays) -> int:
    """The stones that an end pays besides basic values; -1 for the game."""
    if node.ends == TAKEN:
        return max(node.asked if node.ordago else node.sure, 1)
    if node.by < 0:
        return int(lance <= CHICA or pays.literal)
    return -1 if node.ordago and node.ends == SHOWN else node.asked
