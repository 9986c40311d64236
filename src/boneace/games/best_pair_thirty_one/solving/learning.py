"""Learning the betting for Pair: regrets and averages of both players at every decision.

Both learn by DCFR: Brown and Sandholm, “Solving imperfect-information games via discounted regret
minimization”, AAAI 2019 (alpha = 3/2, beta = 0, gamma = 2). The value after a line of the betting
is calculated elsewhere (`Learner.ends`). Values are in games, to the non-dealer N; a double game
counts for two (B-BPT-13).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from boneace.games.best_pair_thirty_one.solving.betting import (
    D,
    N,
    Node,
    Settings,
    betting,
    over,
)
from boneace.games.best_pair_thirty_one.solving.blocks import Table
from boneace.games.best_pair_thirty_one.solving.layout import AVERAGE, BEST, LEARN, Doubles
from boneace.games.best_pair_thirty_one.state import GAME
from boneace.games.best_pair_thirty_one.words import MOVES

ALPHA, GAMMA, KEPT = 1.5, 2, 0.5
SELDOM = 1e-4
"""The weight in averages of a hand that would never reach a line, so that the averages are defined
for it."""
SIGN = (1.0, -1.0)  # N wants more, D less

Reach = list[Doubles]
"""How likely a player’s own moves lead to each line: by holding."""


def ages(iterations: int) -> tuple[float, float]:
    """The share kept in a round of regrets above zero, and of older averages."""
    t = float(max(iterations, 1))
    return t**ALPHA / (t**ALPHA + 1), ((t - 1) / t) ** GAMMA


class Decisions:
    """A player’s decisions in the betting, so that they can be calculated with together.

    Arrays have one row for each decision, as long as the longest needs.
    """

    def __init__(self, nodes: Sequence[Node], seat: int) -> None:
        self.places = [place for place, node in enumerate(nodes) if node.seat == seat]
        self.row = {place: row for row, place in enumerate(self.places)}
        many = [len(nodes[place].moves) for place in self.places]
        self.evenly = np.zeros((len(many), max(many, default=0), 1))
        """All moves of a decision alike: (decisions, moves, 1)."""
        for row, moves in enumerate(many):
            self.evenly[row, :moves] = 1 / moves


class Learner(ABC):
    """The betting after two upcards, and what both have learned of it.

    `points` include the point for Best. `over` is the value of the game to N if that
    point ends it (BPT-13): then there is nothing to learn.
    """

    def __init__(self, table: Table, points: tuple[int, int], settings: Settings) -> None:
        self.table, self.points, self.settings = table, points, settings
        self.iterations = 0
        self.over = over(*points, settings)
        if self.over is not None:
            return
        self.tree = betting(*points, settings)
        sizes = len(table.n), len(table.d)
        self._decisions = [Decisions(self.tree.nodes, seat) for seat in (N, D)]
        shapes = [
            (*own.evenly.shape[:2], size) for own, size in zip(self._decisions, sizes, strict=True)
        ]
        self.regrets, self.sums = ([np.zeros(shape) for shape in shapes] for _ in range(2))

    @abstractmethod
    def ends(
        self, seat: int, reach: tuple[Reach, Reach], doing: int, other_doing: int
    ) -> list[Doubles]:
        """The value of each line to each holding of a player, weighted by the other's play."""

    # --- strategies -------------------------------------------------------------------------------

    def shares(self, node: int) -> Doubles:
        """How often each move is made at a decision, on average, by holding: (moves, holdings)."""
        seat, moves = self.tree.nodes[node].seat, len(self.tree.nodes[node].moves)
        own = self._decisions[seat]
        here = own.row[node], slice(moves)
        return _shares(self.sums[seat][here], own.evenly[here])

    def _strategy(self, seat: int, average: bool = True) -> Doubles:
        """How often a player makes each move: (decisions, moves, holdings)."""
        wanted = self.sums[seat] if average else np.maximum(self.regrets[seat], 0)
        return _shares(wanted, self._decisions[seat].evenly)

    def reach(self, seat: int, average: bool = True) -> tuple[list[Doubles], Reach]:
        """How likely a player’s own moves lead to each decision, and to each line: by holding."""
        return self._reach(seat, self._strategy(seat, average))

    def _reach(self, seat: int, shares: Doubles) -> tuple[list[Doubles], Reach]:
        everywhere = np.ones(shares.shape[2])
        nodes = [everywhere] * len(self.tree.nodes)
        lines = [everywhere] * len(self.tree.lines)
        for place, node in enumerate(self.tree.nodes):
            own = shares[self._decisions[seat].row[place]] if node.seat == seat else None
            for move, after in enumerate(node.after):
                came = nodes[place] if own is None else nodes[place] * own[move]
                if after >= 0:
                    nodes[after] = came
                else:
                    lines[~after] = came
        return nodes, lines

    def choices(self) -> dict[str, float]:
        """How often the non-dealer makes each move of the first decision."""
        if self.over is not None:
            return {}
        often = self.table.dealt.ways.sum(axis=1)
        shares = self.shares(0) @ (often / often.sum())
        moves = self.tree.nodes[0].moves
        return {MOVES[move]: float(share) for move, share in zip(moves, shares, strict=True)}

    # --- learning ---------------------------------------------------------------------------------

    def learn(self) -> None:
        """One round: each player learns once, N first."""
        self.iterations += 1
        aged, older = ages(self.iterations)
        for seat in (N, D):
            own, shares = self._decisions[seat], self._strategy(seat, average=False)
            nodes, lines = self._reach(seat, shares)
            reach = [self.reach(1 - seat, average=False)[1]] * 2
            reach[seat] = [line + SELDOM for line in lines]
            gained = np.zeros_like(shares)  # by each move, over the strategy
            worth: list[Any] = [None] * len(self.tree.nodes)
            ends = self.ends(seat, (reach[N], reach[D]), LEARN, LEARN)
            for place, node, each in self._up(ends, worth):
                if node.seat != seat:
                    worth[place] = each.sum(axis=0)
                    continue
                at, moves = own.row[place], len(each)
                worth[place] = (shares[at, :moves] * each).sum(axis=0)
                np.subtract(each, worth[place], out=gained[at, :moves])
            regrets = self.regrets[seat]
            regrets += SIGN[seat] * gained
            regrets *= np.where(regrets > 0, aged, KEPT)
            self.sums[seat] *= older
            self.sums[seat] += shares * np.array([nodes[place] for place in own.places])[:, None]

    def _up(self, ends: list[Doubles], worth: list[Any]) -> Iterator[tuple[int, Node, Doubles]]:
        """Every decision from the last to the first, with the values of its moves."""
        for place in range(len(self.tree.nodes) - 1, -1, -1):
            node = self.tree.nodes[place]
            yield place, node, np.array([worth[a] if a >= 0 else ends[~a] for a in node.after])

    # --- measuring --------------------------------------------------------------------------------

    def worth_to(self, seat: int, doing: int) -> float:
        """The value of the deal to N if nobody is dealt a prial, times the probability of that.

        A player plays its best reply (BEST), or its average (AVERAGE), to the other’s average.
        """
        reach = self.reach(N)[1], self.reach(D)[1]
        pick = np.max if seat == N else np.min
        worth: list[Any] = [None] * len(self.tree.nodes)
        for place, node, each in self._up(self.ends(seat, reach, doing, AVERAGE), worth):
            if node.seat != seat:
                worth[place] = each.sum(axis=0)
            elif doing == BEST:
                worth[place] = pick(each, axis=0)
            else:
                worth[place] = (self.shares(place) * each).sum(axis=0)
        return float(worth[0].sum())

    def value(self) -> float:
        """The value of the deal to N if both play their averages."""
        return self.over if self.over is not None else self.worth_to(N, AVERAGE) + self.prials()

    def measured(self) -> tuple[float, float]:
        """The value, and the exploitability of the averages.

        It is half of NashConv, in games: what best replies gain, on average over the players.
        """
        if self.over is not None:
            return self.over, 0.0
        gained = self.worth_to(N, BEST) - self.worth_to(D, BEST)
        return self.value(), gained / 2

    def prials(self, counted: Callable[[float], float] = float) -> float:
        """The value of deals that a prial ends (BPT-29), times their probability."""
        dealt, (n, d) = self.table.dealt, self.points
        to_n, to_d = over(GAME, d, self.settings), over(n, GAME, self.settings)
        assert to_n is not None and to_d is not None
        return (dealt.prial_n * counted(to_n) + dealt.prial_d * counted(to_d)) / dealt.all


def _shares(wanted: Doubles, evenly: Doubles) -> Doubles:
    """The share of each move in what is wanted: (moves, holdings); where nothing is, `evenly`."""
    total = wanted.sum(axis=-2, keepdims=True)
    with np.errstate(invalid="ignore", divide="ignore"):
        found: Doubles = np.where(total > 0, wanted / total, evenly)
    return found
