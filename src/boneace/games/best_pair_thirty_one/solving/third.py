"""The third stage of one deal, solved when it comes: from what the betting has made public.

The betting has told both players what the other may hold, and one block is left of all that are
worked out when a deal is solved (`deal`). So this takes a moment. Both players are taken to have
bet as a solution of the deal does; what a player would never have bet is given a little weight,
because people play differently.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from boneace.games.best_pair_thirty_one.solving.betting import D, N
from boneace.games.best_pair_thirty_one.solving.blocks import Block
from boneace.games.best_pair_thirty_one.solving.deal import compiled_passes
from boneace.games.best_pair_thirty_one.solving.layout import AVERAGE, BEST, LEARN, Doubles
from boneace.games.best_pair_thirty_one.solving.learning import ages
from boneace.games.best_pair_thirty_one.solving.multisets import RANKS, side
from boneace.games.best_pair_thirty_one.solving.places import laid_out
from boneace.games.best_pair_thirty_one.solving.sight import Standing, Told
from boneace.games.best_pair_thirty_one.solving.stakes import Stake
from boneace.games.best_pair_thirty_one.solving.upcards import Upcards

ANYHOW = 0.02
"""The part of a range that bets in any way."""
POINT = Stake((0.0, 0.0), (1.0, 1.0), (0.0, 0.0))
"""All that is played for here is the point: 1 where N makes it."""


class Third:
    """A block of the third stage after a line of the betting, and what both have learned there.

    `reach` is how likely the betting of N and of D leads to the line, by holding.
    """

    def __init__(self, upcards: Upcards, block: Block, reach: tuple[Doubles, Doubles]) -> None:
        self.upcards = upcards
        self.hands = tuple(upcards.table.classes[seat][block.classes[seat]] for seat in (N, D))
        n, d = (side(upcards.hands[seat], [self.hands[seat]]) for seat in (N, D))
        self.sides = n, d  # of these classes alone: all others take longer than the learning
        self.passes = compiled_passes()
        self.iterations = 0
        alone = replace(block, classes=(0, 0))
        self.places = laid_out(upcards.table, self.sides, ((alone, (0,)),), [POINT], self.passes)
        ranges = [(1 - ANYHOW) * came + ANYHOW * came.mean() for came in reach]
        comings = self.places.comings
        self._roots = [comings[seat].hands([ranges[seat]]) for seat in (N, D)]

    @property
    def work(self) -> float:
        """What a round of learning costs, about: the hands of both in all modes, squared."""
        return float(sum(len(learned.draw) for learned in self.places.learned)) ** 2

    def learn(self) -> None:
        """One round: each player learns once, N first."""
        self.iterations += 1
        for seat in (N, D):
            self._passed(seat, LEARN, LEARN)

    def _passed(self, seat: int, doing: int, other_doing: int) -> Doubles:
        """What the point is worth to each hand of a player, as the other comes there."""
        out = np.zeros(self.places.comings[seat].size, np.float32)
        self.passes.stage_pass(
            self.upcards.matrices,
            *self.sides,
            self.places.blocks,
            seat == N,
            *self.places.learned,
            *self._roots,
            doing,
            other_doing,
            *map(np.float32, ages(self.iterations)),
            0,
            1,
            out,
        )
        return out.astype(np.float64)

    def measured(self) -> tuple[float, float]:
        """How likely N makes the point, and the exploitability: half of NashConv, in points."""
        n, d = self._roots
        met = float(self._passed(N, AVERAGE, AVERAGE) @ n)
        best_n = float(self._passed(N, BEST, AVERAGE) @ n)
        best_d = float(self._passed(D, BEST, AVERAGE) @ d)
        every = self._together()
        return met / every, (best_n - best_d) / 2 / every

    def _together(self) -> float:
        """How likely the two ranges come here together."""
        weights = self.upcards.table.weight[np.ix_(*self.hands)]
        return float(self._roots[N] @ weights @ self._roots[D])

    def share(self, seat: int, ranks: Sequence[int], standing: Standing) -> float | None:
        """How often a player draws to what is hidden of a hand; None where it cannot be there."""
        level, mode = standing.drawn[seat], standing.mode
        level_of, hand = self.sides[seat].level[0], self.sides[seat].hand
        row, hands = np.bincount(ranks, minlength=RANKS), self.upcards.hands[seat].below
        places = (hands[level] == row).all(axis=1).nonzero()[0] if level < len(hands) else []
        here = np.isin(hand[level_of[level] : level_of[level + 1]], places).nonzero()[0]
        if not len(here):
            return None
        at = mode * int(level_of[-1]) + int(level_of[level]) + int(here[0])
        learned = self.places.learned[seat]
        came = float(learned.came[at])
        return float(learned.drew[at]) / came if came > 0 else None


def block_of(upcards: Upcards, told: Told) -> Block:
    """The block that the betting has led to. Raises LookupError where there is none."""
    better = told.better
    if better is None:
        return upcards.blocks[0]
    held = upcards.table.n, upcards.table.d
    for block in upcards.blocks[1:]:
        said = tuple(int(held[seat].said[block.holdings[seat][0]]) for seat in (N, D))
        if (block.winner, said) == (better, told.said):
            cards = held[better].cards[np.isin(held[better].of, block.holdings[better])]
            if (cards & told.shown == told.shown).any():
                return block
    raise LookupError(told)
