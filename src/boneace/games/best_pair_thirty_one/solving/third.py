"""The third stage of one deal, solved when it comes: from what the betting has made public.

The betting has shown both players what the other may hold, and one block is left of all those
calculated when a deal is solved (`deal`). So this takes a moment. Both players are assumed to have
bet like a solution of the deal; hands that a player would never have bet get a little weight,
because people play differently.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import numpy as np

from boneace.games.best_pair_thirty_one.solving.betting import D, N
from boneace.games.best_pair_thirty_one.solving.blocks import Block
from boneace.games.best_pair_thirty_one.solving.deal import compiled_passes
from boneace.games.best_pair_thirty_one.solving.layout import (
    AVERAGE,
    BEST,
    LEARN,
    TELL,
    Doubles,
    Learned,
    Numbers,
)
from boneace.games.best_pair_thirty_one.solving.learning import ages
from boneace.games.best_pair_thirty_one.solving.multisets import (
    RANKS,
    pack_of,
    side,
    weights,
)
from boneace.games.best_pair_thirty_one.solving.places import laid_out
from boneace.games.best_pair_thirty_one.solving.sight import Standing, Told
from boneace.games.best_pair_thirty_one.solving.stakes import Stake
from boneace.games.best_pair_thirty_one.solving.upcards import Upcards

ANYHOW, WIDE = 0.02, 0.5
"""The part of a range that may bet in any way: the least, and the part that players assume.

Not everybody bets as the solution does. With a wide range, less can be won by betting differently.
"""
NEVER = 1e-12
"""A place counts as unreachable if no more than this is left of the other player's hands."""
POINT = Stake((0.0, 0.0), (1.0, 1.0), (0.0, 0.0))
"""The stake here is the point: 1 if N makes it."""


class Third:
    """A block of the third stage after a line of the betting, and what both have learned there.

    `reach` is the probability that the betting of N and of D leads to the line, by holding, and
    `anyhow` the part of each range that is assumed to bet in any way.
    """

    def __init__(
        self,
        upcards: Upcards,
        block: Block,
        reach: tuple[Doubles, Doubles],
        anyhow: float = ANYHOW,
    ) -> None:
        self.upcards = upcards
        self.hands = tuple(upcards.table.classes[seat][block.classes[seat]] for seat in (N, D))
        n, d = (side(upcards.hands[seat], [self.hands[seat]]) for seat in (N, D))
        self.sides = n, d  # only of these classes: all others take longer than the learning
        self.passes = compiled_passes()
        self.iterations = 0
        alone = replace(block, classes=(0, 0))
        self.places = laid_out(upcards.table, self.sides, ((alone, (0,)),), [POINT], self.passes)
        comings = self.places.comings
        self._roots = [comings[seat].hands([ranges(reach[seat], anyhow)]) for seat in (N, D)]
        self._told: dict[int, Learned] = {}

    @property
    def work(self) -> float:
        """The approximate cost of a round of learning: the hands of both in all modes, squared."""
        return float(sum(len(learned.draw) for learned in self.places.learned)) ** 2

    def learn(self) -> None:
        """One round: each player learns once, N first."""
        self.iterations += 1
        self._told.clear()
        for seat in (N, D):
            self._passed(seat, LEARN, LEARN)

    def _passed(
        self, seat: int, doing: int, other_doing: int, into: Learned | None = None
    ) -> Doubles:
        """The value of the point to each hand of a player, weighted by the other's play.

        `into` replaces what the player has learned.
        """
        learned = list(self.places.learned)
        if into is not None:
            learned[seat] = into
        out = np.zeros(self.places.comings[seat].size, np.float32)
        self.passes.stage_pass(
            self.upcards.matrices,
            *self.sides,
            self.places.blocks,
            seat == N,
            *learned,
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
        """The probability that N makes the point, and the exploitability: half of NashConv, in
        points."""
        n, d = self._roots
        met = float(self._passed(N, AVERAGE, AVERAGE) @ n)
        best_n = float(self._passed(N, BEST, AVERAGE) @ n)
        best_d = float(self._passed(D, BEST, AVERAGE) @ d)
        every = self._together()
        return met / every, (best_n - best_d) / 2 / every

    def _together(self) -> float:
        """The probability that the two ranges get here together."""
        weights = self.upcards.table.weight[np.ix_(*self.hands)]
        return float(self._roots[N] @ weights @ self._roots[D])

    def share(self, seat: int, ranks: Sequence[int], standing: Standing) -> float | None:
        """How often a player draws with this hidden part of a hand; None if it cannot be there."""
        at = self._at(seat, ranks, standing)
        if at is None:
            return None
        learned = self.places.learned[seat]
        came = float(learned.came[at])
        # both are rounded sums, so one that always draws may have drawn more often than it came
        return min(1.0, float(learned.drew[at]) / came) if came > 0 else None

    def _at(self, seat: int, ranks: Sequence[int], standing: Standing) -> int | None:
        """The place of a decision in what a player has learned; None if the hand cannot be
        there."""
        level = standing.drawn[seat]
        level_of, hand = self.sides[seat].level[0], self.sides[seat].hand
        row, hands = np.bincount(ranks, minlength=RANKS), self.upcards.hands[seat].below
        places = (hands[level] == row).all(axis=1).nonzero()[0] if level < len(hands) else []
        here = np.isin(hand[level_of[level] : level_of[level + 1]], places).nonzero()[0]
        if not len(here):
            return None
        return standing.mode * int(level_of[-1]) + int(level_of[level]) + int(here[0])

    # --- the values of moves ----------------------------------------------------------------------

    def chances(
        self, seat: int, ranks: Sequence[int], standing: Standing
    ) -> tuple[float, float] | None:
        """The probability that N makes the point if a player draws, and if they stand.

        They play best afterwards, and the other plays the averages. None if the hand is impossible
        there, or if the other would never have got there.
        """
        at = self._at(seat, ranks, standing)
        likely = self.others(seat, ranks, standing)[1].sum()
        if at is None or likely < NEVER:
            return None
        if seat not in self._told:
            kept = self.places.learned[seat]
            told = Learned(np.zeros_like(kept.draw), np.zeros_like(kept.stand), *kept[2:])
            self._passed(seat, TELL, AVERAGE, told)
            self._told[seat] = told
        of = self._told[seat]
        drawn, stood = float(of.draw[at]) / likely, float(of.stand[at]) / likely
        if seat == D:  # alone, D's part counts as less than the whole; else what is left
            whole = 1.0 if standing.mode else 0.0
            drawn, stood = drawn + whole, stood + whole
        return min(1.0, max(0.0, drawn)), min(1.0, max(0.0, stood))

    def others(
        self, seat: int, ranks: Sequence[int], standing: Standing
    ) -> tuple[Numbers, Doubles]:
        """The hands that the other may hold, as counts by rank, and the probability of each."""
        other, level = 1 - seat, standing.drawn[1 - seat]
        here = self._came(other)[level]
        side_of = self.sides[other]
        first, end = (int(side_of.level[0][level + more]) for more in (0, 1))
        if standing.stood == other:
            here = here * (1 - self._drew(other)[first:end])
        hands = self.upcards.hands[other].below[level][side_of.hand[first:end]]
        own = np.bincount(ranks, minlength=RANKS)[None, :]
        left = pack_of(*self.upcards.cards)
        return hands, weights(left, own, hands)[0] * here

    def _drew(self, seat: int) -> Doubles:
        """How often a player draws to each hand, while both draw."""
        learned, usual = self.places.learned[seat], self.sides[seat].usual
        many = len(usual)
        drew, came = (of[:many].astype(np.float64) for of in (learned.drew, learned.came))
        with np.errstate(invalid="ignore", divide="ignore"):
            found: Doubles = np.clip(np.where(came > 0, drew / came, usual), 0, 1)
        return found

    def _came(self, seat: int) -> list[Doubles]:
        """The probability that a player reaches each hand while both draw, by level."""
        side_of, drew = self.sides[seat], self._drew(seat)
        level = side_of.level[0]
        found = [self._roots[seat].astype(np.float64)]
        for at in range(1, len(level) - 1):
            first, end = side_of.before[level[at]], side_of.before[level[at + 1]]
            many = np.diff(side_of.before[level[at] : level[at + 1] + 1])
            drawn = found[-1] * drew[level[at - 1] : level[at]]
            came = side_of.share[first:end] * drawn[side_of.parent[first:end] - level[at - 1]]
            to = np.repeat(np.arange(len(many)), many)
            found.append(np.bincount(to, came, len(many)).astype(np.float64))
        return found


def ranges(came: Doubles, anyhow: float = ANYHOW) -> Doubles:
    """The assumed probabilities of holdings on a line, from those of the solution."""
    return (1 - anyhow) * came + anyhow * float(came.mean())


def block_of(upcards: Upcards, told: Told) -> Block:
    """The block that the betting has led to. Raises LookupError if there is none."""
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
