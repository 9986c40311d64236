"""One deal of Best, Pair and Thirty-one at a score, solved: from the upcards to its end.

The betting is a small tree of vectors over the holdings (`hands`); the third stage, where it is
played, is worked out in blocks (`passes`). Both players learn by DCFR: Brown and Sandholm, “Solving
imperfect-information games via discounted regret minimization”, AAAI 2019 (α = 3/2, β = 0, γ = 2).
Values are in games, to the non-dealer N; a double game counts for two (B-BPT-13).
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from boneace import games
from boneace.games.best_pair_thirty_one.declaration import DECLARATION
from boneace.games.best_pair_thirty_one.solving.betting import D, N, Settings, betting, over
from boneace.games.best_pair_thirty_one.solving.layout import AVERAGE, BEST, LEARN, Doubles
from boneace.games.best_pair_thirty_one.solving.places import places
from boneace.games.best_pair_thirty_one.solving.stakes import Equity, stake, worths
from boneace.games.best_pair_thirty_one.solving.upcards import Upcards
from boneace.games.best_pair_thirty_one.state import GAME
from boneace.games.best_pair_thirty_one.words import MOVES

ALPHA, GAMMA, KEPT = 1.5, 2, 0.5
SELDOM = 1e-4
"""How often a hand that would never come to a line is counted there in averages, so that they say
something of it."""
SIGN = (1.0, -1.0)  # N wants more, D less


def compiled_passes() -> Any:
    """The passes over the third stage; the first call of them compiles for about ten seconds."""
    return games.drivers(DECLARATION.name, f"{__package__}.passes")


def warm() -> None:
    """Compile the passes where they are not: a round of a deal with few hands."""
    upcards = Upcards.of(10, 24)  # jacks and queens leave the fewest hands
    Deal(upcards, (9, 8), lambda own, other: (own - other) / 22).learn()


_threads = ThreadPoolExecutor(2, "solving")


def in_threads(work: Callable[[int, int], None]) -> None:
    """Share the work on blocks, which do not depend on each other: each thread takes every n-th."""
    list(_threads.map(lambda at: work(at, 2), range(2)))


class Deal:
    """A deal with these upcards, at the points before it (N’s first), and what both have learned.

    `equity` is what the game is worth after the deal. `over` is the worth of the game to N where
    the point for Best ends it (BPT-13): then there is nothing to learn.
    """

    def __init__(
        self,
        upcards: Upcards,
        points: tuple[int, int],
        equity: Equity,
        settings: Settings = (),
    ) -> None:
        self.upcards, self.settings = upcards, settings
        self.points = points[N] + (upcards.best == N), points[D] + (upcards.best == D)
        self.iterations = 0
        self.over = over(*self.points, settings)
        if self.over is not None:
            return
        self.passes = compiled_passes()
        self.tree = betting(*self.points, settings)
        lines = self.tree.lines
        self.stakes = [stake(line, equity, settings) for line in lines]
        self.worths = [
            worths(line, at, upcards.table) for line, at in zip(lines, self.stakes, strict=True)
        ]
        self.places = places(upcards, lines, self.stakes, self.passes)
        sizes = len(upcards.table.n), len(upcards.table.d)
        self.regrets = [np.zeros((len(node.moves), sizes[node.seat])) for node in self.tree.nodes]
        self.sums = [np.zeros_like(regret) for regret in self.regrets]

    # --- how they play ----------------------------------------------------------------------------

    def shares(self, node: int, average: bool = True) -> Doubles:
        """How often each move is made at a decision, by holding: (moves, holdings)."""
        wanted = self.sums[node] if average else np.maximum(self.regrets[node], 0)
        total = wanted.sum(axis=0)
        with np.errstate(invalid="ignore", divide="ignore"):
            found: Doubles = np.where(total > 0, wanted / total, 1 / len(wanted))
        return found

    def reach(self, seat: int, average: bool = True) -> tuple[list[Doubles], list[Doubles]]:
        """How likely a player’s own moves lead to each decision, and to each line: by holding."""
        everywhere = np.ones(len((self.upcards.table.n, self.upcards.table.d)[seat]))
        nodes = [everywhere] * len(self.tree.nodes)
        lines = [everywhere] * len(self.tree.lines)
        for place, node in enumerate(self.tree.nodes):
            own = self.shares(place, average) if node.seat == seat else None
            for move, after in enumerate(node.after):
                came = nodes[place] if own is None else nodes[place] * own[move]
                if after >= 0:
                    nodes[after] = came
                else:
                    lines[~after] = came
        return nodes, lines

    # --- what it is worth -------------------------------------------------------------------------

    def ends(self, seat: int, reach: tuple[Any, Any], doing: int, other_doing: int) -> list[Any]:
        """What each line is worth to each holding of a player, as the other comes there."""
        others = reach[1 - seat]
        turned = self.worths if seat == N else [worth.T for worth in self.worths]
        found = [worth @ other for worth, other in zip(turned, others, strict=True)]
        if self.places is None:
            return found
        comings = self.places.comings
        hands = [comings[of].hands(reach[of]) for of in (N, D)]
        out = np.zeros(comings[seat].size, np.float32)
        t = float(max(self.iterations, 1))
        aged, older = t**ALPHA / (t**ALPHA + 1), ((t - 1) / t) ** GAMMA
        given = (
            self.upcards.matrices,
            *self.upcards.sides,
            self.places.blocks,
            seat == N,
            *self.places.learned,
            *hands,
            doing,
            other_doing,
            np.float32(aged),
            np.float32(older),
        )
        in_threads(lambda at, of: self.passes.stage_pass(*given, at, of, out))
        more = comings[seat].holdings(out, len(found), len(found[0]))
        return [value + added for value, added in zip(found, more, strict=True)]

    def learn(self) -> None:
        """One round: each player learns once, N first."""
        self.iterations += 1
        t = float(self.iterations)
        aged, older = t**ALPHA / (t**ALPHA + 1), ((t - 1) / t) ** GAMMA
        for seat in (N, D):
            nodes, lines = self.reach(seat, average=False)
            reach = [self.reach(1 - seat, average=False)[1]] * 2
            reach[seat] = [line + SELDOM for line in lines]
            worth: list[Any] = [None] * len(self.tree.nodes)
            ends = self.ends(seat, (reach[N], reach[D]), LEARN, LEARN)
            for place, node, each in self._up(ends, worth):
                if node.seat != seat:
                    worth[place] = each.sum(axis=0)
                    continue
                shares = self.shares(place, average=False)
                worth[place] = (shares * each).sum(axis=0)
                regrets = self.regrets[place]
                regrets += SIGN[seat] * (each - worth[place])
                regrets *= np.where(regrets > 0, aged, KEPT)
                self.sums[place] *= older
                self.sums[place] += shares * nodes[place]

    def _up(self, ends: list[Any], worth: list[Any]) -> Any:
        """Every decision from the last to the first, with what its moves are worth."""
        for place in range(len(self.tree.nodes) - 1, -1, -1):
            node = self.tree.nodes[place]
            yield place, node, np.array([worth[a] if a >= 0 else ends[~a] for a in node.after])

    def worth_to(self, seat: int, doing: int) -> float:
        """What the deal is worth to N where nobody is dealt a prial, times how likely that is.

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

    def measured(self) -> tuple[float, float]:
        """What the deal is worth to N where both play their averages, and their exploitability.

        It is half of NashConv, in games: what best replies gain, on average over the players.
        """
        if self.over is not None:
            return self.over, 0.0
        gained = self.worth_to(N, BEST) - self.worth_to(D, BEST)
        return self.worth_to(N, AVERAGE) + self._prials(), gained / 2

    def choices(self) -> dict[str, float]:
        """How often the non-dealer makes each move of his first decision."""
        if self.over is not None:
            return {}
        often = self.upcards.table.dealt.ways.sum(axis=1)
        shares = self.shares(0) @ (often / often.sum())
        return {
            MOVES[move]: float(share)
            for move, share in zip(self.tree.nodes[0].moves, shares, strict=True)
        }

    def _prials(self) -> float:
        """What the deals are worth that a prial ends (BPT-29), times how likely they are."""
        dealt, (n, d) = self.upcards.table.dealt, self.points
        to_n, to_d = over(GAME, d, self.settings), over(n, GAME, self.settings)
        assert to_n is not None and to_d is not None
        return (dealt.prial_n * to_n + dealt.prial_d * to_d) / dealt.all
