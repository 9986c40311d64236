"""A deal solved by a blueprint of its third stage: only the betting is learned, in a moment."""

from __future__ import annotations

from copy import copy

import numpy as np

from boneace.games.best_pair_thirty_one.solving.betting import D, Line, N, Settings
from boneace.games.best_pair_thirty_one.solving.blocks import Table
from boneace.games.best_pair_thirty_one.solving.blueprint import Blueprint, Chances, kind
from boneace.games.best_pair_thirty_one.solving.hands import Dealt
from boneace.games.best_pair_thirty_one.solving.layout import Doubles, Floats
from boneace.games.best_pair_thirty_one.solving.learning import Learner, Reach
from boneace.games.best_pair_thirty_one.solving.stakes import Equity, Stake, single, stake


class QuickDeal(Learner):
    """A deal at these points, including that for Best, in which the third stage is not learned.

    `blueprint` has how often N makes its point with each two hands.
    """

    def __init__(
        self,
        table: Table,
        points: tuple[int, int],
        equity: Equity,
        blueprint: Blueprint,
        settings: Settings = (),
    ) -> None:
        super().__init__(table, points, settings)
        self.blueprint = blueprint
        if self.over is not None:
            return
        self._ways: dict[tuple[str, str], Doubles] = {}
        self._worths = self.both([stake(line, equity, settings) for line in self.tree.lines])

    def copy(self) -> QuickDeal:
        """A copy that can continue learning independently."""
        found = copy(self)
        if self.over is None:
            found.regrets = [regret.copy() for regret in self.regrets]
            found.sums = [kept.copy() for kept in self.sums]
        return found

    def both(self, stakes: list[Stake]) -> tuple[Floats, Floats]:
        """The value of each line to N for each pair of holdings, times their probability: (lines,
        holdings of N, holdings of D), and with the holdings of D first."""
        dealt, made = self.table.dealt, [self._made(line) for line in self.tree.lines]
        worths = np.array([_worths(*each, dealt) for each in zip(stakes, made, strict=True)])
        return worths, np.ascontiguousarray(worths.transpose(0, 2, 1))

    def _made(self, line: Line) -> Doubles:
        """The number of ways in which N makes the point after a line, for each pair of holdings."""
        kinds = kind(line, N), kind(line, D)
        if kinds not in self._ways:
            chances = self.blueprint.of(line, N), self.blueprint.of(line, D)
            self._ways[kinds] = _ways(self.table, *chances)
        return self._ways[kinds]

    def ends(
        self, seat: int, reach: tuple[Reach, Reach], doing: int, other_doing: int
    ) -> list[Doubles]:
        """The value of each line to each holding of a player, weighted by the other's play."""
        return met(self._worths[seat], reach[1 - seat])

    def winning(self, winning: Equity) -> float:
        """The probability that N wins the game, less that of D, if both play their averages.

        `winning` is the same for the next deals.
        """
        if self.over is not None:
            return single(self.over)
        stakes = [stake(line, winning, self.settings, single) for line in self.tree.lines]
        n, d = self.reach(N)[1], self.reach(D)[1]
        found = sum(
            float(own @ of) for own, of in zip(n, met(self.both(stakes)[N], d), strict=True)
        )
        return found + self.prials(single)


def met(worths: Floats, others: Reach) -> list[Doubles]:
    """The values of lines to each holding, weighted by the other player's play."""
    found = worths @ np.array(others, np.float32)[:, :, None]
    return list(found[:, :, 0].astype(np.float64))


def _worths(stake: Stake, to_n: Doubles, dealt: Dealt) -> Floats:
    """The value of a line to N for each pair of holdings, times their probability."""
    better = dealt.pair_n > 0
    base, gain, none = (np.where(better, *of) for of in (stake.base, stake.gain, stake.none))
    found = base * (dealt.ways - dealt.natural_none) + none * dealt.natural_none + gain * to_n
    return (found / dealt.all).astype(np.float32)


def _ways(table: Table, if_n: Chances, if_d: Chances) -> Doubles:
    """The number of ways in which N makes the point, by its chances if N or D is better at Pair."""
    dealt = table.dealt
    rows, columns = (np.nonzero(hand >= 0)[0] for hand in table.hand)
    played = np.ix_(rows, columns)
    hands = np.ix_(table.hand[N][rows], table.hand[D][columns])
    chances = np.where(dealt.pair_n[played] > 0, if_n[hands], if_d[hands]) / 255
    to_n = dealt.natural_n.copy()
    to_n[played] = chances * dealt.ways[played]
    return to_n
