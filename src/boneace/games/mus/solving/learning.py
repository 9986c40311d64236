"""Learning a deal: regrets and averages of both players at every decision, in all stages at once.

Both learn by DCFR: Brown and Sandholm, “Solving imperfect-information games via discounted regret
minimization”, AAAI 2019 (alpha = 3/2, beta = 0), in turn. In averages the rounds are weighted by
their number, cubed (gamma = 3): of 2, 3 and 5 this was as good as any for this game.
"""

from __future__ import annotations

from functools import partial

import numpy as np

from boneace.games.mus.playing.hands import Floats
from boneace.games.mus.solving.betting import MANO, OTHER, Sizes
from boneace.games.mus.solving.hands import Dealt
from boneace.games.mus.solving.meeting import Singles
from boneace.games.mus.solving.passes import best, in_proportion, mixed, through, total
from boneace.games.mus.solving.stages import Stage, stages
from boneace.games.mus.solving.stakes import Terms

ALPHA, GAMMA, KEPT = 1.5, 3, 0.5

LEARN, AVERAGE, BEST = range(3)
Shares = list[list[Singles]]
"""How often each move is made, by stage and decision: (moves, lines, hands)."""
Reach = list[list[Singles]]
"""How likely a player’s own moves lead to each decision, by stage: (lines, hands)."""


class Deal:
    """A deal of the four lances at a score, and what both players have learned of it.

    Values are those of a game: 1 if it is won, -1 if it is lost.
    """

    def __init__(self, dealt: Dealt, terms: Terms, sizes: Sizes | None = None) -> None:
        self.dealt, self.terms = dealt, terms
        self.stages = stages(dealt, terms, sizes or Sizes())
        self.iterations = 0
        self.regrets, self.sums = [[_nothing(stage) for stage in self.stages] for _ in range(2)]
        self.now = _shares(self.regrets)

    @property
    def information_sets(self) -> int:
        """The number of decisions, counted once for each hand and each line."""
        return sum(regret[0].size for stage in self.regrets for regret in stage)

    # --- going through the stages -----------------------------------------------------------------

    def come(self, seat: int, shares: Shares) -> tuple[Reach, list[Singles]]:
        """How likely a player’s own moves lead to each decision, and to each end of each stage."""
        nodes: Reach = []
        ends: list[Singles] = []
        for stage, here in zip(self.stages, shares, strict=True):
            if stage.parent < 0:
                before = np.ones((1, len(stage.hands[seat])), np.float32)
            else:
                gone = self._going_on(stage.parent, ends)
                before = gone[:, stage.places[seat]]
            at_nodes, at_ends = through(stage, seat, here, before)
            nodes.append(at_nodes)
            ends.append(at_ends)
        return nodes, ends

    def go_back(
        self, seat: int, others: list[Singles], shares: Shares, doing: int, own: Reach
    ) -> Singles:
        """The value of the deal to each hand of a player, weighted by the other's play.

        The player plays the best reply (BEST) or by `shares`, and may LEARN. `own` is the
        probability of reaching the decisions, which only learning needs.
        """
        worth = [
            np.zeros((len(stage.betting.ends), stage.lines, len(stage.hands[seat])), np.float32)
            for stage in self.stages
        ]
        for at in range(len(self.stages) - 1, -1, -1):
            stage = self.stages[at]
            if stage.meeting is not None:
                first = 0 if stage.last else stage.betting.lasting
                coming = others[at][first:]
                found = stage.meeting.values(seat, coming.reshape(-1, coming.shape[-1]))
                worth[at][first:] = found.reshape(worth[at][first:].shape)
            whole = self._decide(at, seat, worth[at], shares, doing, own)
            if stage.parent >= 0:
                self._going_on(stage.parent, worth)[:, stage.places[seat]] += whole
        return whole

    def _going_on(self, stage: int, by_end: list[Singles]) -> Singles:
        """From arrays by end, the lines: the ends after which the deal goes on."""
        going = by_end[stage][: self.stages[stage].betting.lasting]
        return going.reshape(-1, going.shape[-1])

    def _decide(
        self, at: int, seat: int, ends: Singles, shares: Shares, doing: int, own: Reach
    ) -> Singles:
        """The value of a stage at its beginning, from the values of its ends."""
        nodes = self.stages[at].betting.nodes
        worth: list[Singles] = [ends[0]] * max(len(nodes), 1)
        for place in range(len(nodes) - 1, -1, -1):
            node = nodes[place]
            each = [worth[to] if to >= 0 else ends[~to] for to in node.after]
            if node.seat != seat:
                worth[place] = total(each)
            elif doing == BEST:
                worth[place] = best(each)
            else:
                worth[place] = mixed(each, shares[at][place])
                if doing == LEARN:
                    self._learn(at, place, each, worth[place], own[at][place])
        return worth[0]

    # --- learning ---------------------------------------------------------------------------------

    def learn(self) -> None:
        """One round: each player learns once, mano first."""
        self.iterations += 1
        for seat in (MANO, OTHER):
            own, _ = self.come(seat, self.now)
            _, others = self.come(1 - seat, self.now)
            self.go_back(seat, others, self.now, LEARN, own)

    def _learn(
        self, at: int, place: int, each: list[Singles], worth: Singles, came: Singles
    ) -> None:
        """Learn from the values of the moves of a decision."""
        before = (self.iterations - 1.0) ** ALPHA
        aged = np.float32(before / (before + 1))
        now, weight = self.now[at][place], np.float32(self.iterations**GAMMA)
        self.sums[at][place] += came * weight * now
        regrets = self.regrets[at][place]
        below = np.minimum(regrets, 0)
        regrets *= aged
        below *= np.float32(KEPT) - aged  # so these are kept by half
        regrets += below
        for regret, value in zip(regrets, each, strict=True):
            regret += value
            regret -= worth
        self.now[at][place] = in_proportion(regrets)

    # --- measuring --------------------------------------------------------------------------------

    def measured(self) -> tuple[float, float]:
        """The value of the deal to mano if both play their averages, and the exploitability.

        It is half of NashConv: what best replies gain, on average over the players.
        """
        average = _shares(self.sums)
        ends = [self.come(seat, average)[1] for seat in (MANO, OTHER)]
        worth = partial(self.go_back, shares=average, own=[])
        gained = [_sum(worth(seat, ends[1 - seat], doing=BEST)) for seat in (MANO, OTHER)]
        return _sum(worth(MANO, ends[OTHER], doing=AVERAGE)), sum(gained) / 2

    def shares(self, stage: int, node: int) -> Singles:
        """How often each move is made on average: (moves, lines, hands)."""
        return in_proportion(self.sums[stage][node])

    def choices(self) -> dict[str, float]:
        """How often mano makes each move of the first decision."""
        often: Floats = self.dealt.weight.sum(axis=1)
        shares = self.shares(0, 0)[:, 0] @ often
        moves = self.stages[0].betting.nodes[0].moves
        return {move: float(share) for move, share in zip(moves, shares, strict=True)}


def _nothing(stage: Stage) -> list[Singles]:
    return [
        np.zeros((len(node.moves), stage.lines, len(stage.hands[node.seat])), np.float32)
        for node in stage.betting.nodes
    ]


def _shares(wanted: Shares) -> Shares:
    return [[in_proportion(decision) for decision in stage] for stage in wanted]


def _sum(worth: Singles) -> float:
    return float(worth.sum(dtype=np.float64))
