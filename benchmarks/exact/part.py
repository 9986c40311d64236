"""One deal with a given upcard: solved by discounted CFR (DCFR) and measured by best responses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from benchmarks.exact.passes import for_first, for_second
from benchmarks.exact.sets import Sets
from benchmarks.exact.sums import DRAW, Arrays, Floats

ALPHA, KEPT, WEIGHT = 1.5, 0.5, 2
Shares = tuple[Floats, ...]
"""The decisions. Of the first player: its turn, its discards, its last turn. Of the second one: its
answer to a knock, its turn, its discards, its last turn. The last axis is the moves."""


@dataclass
class Found:
    """The value of the deal to the first player, and what best responses win beyond it."""

    value: float
    exploitability: float


class Part:
    """The deals of a small pack with one upcard; `tie` is what the knocker wins by a tie."""

    def __init__(self, sets: Sets, known: Arrays, up: int, tie: float) -> None:
        self.sets, self.known, self.up, self.tie = sets, known, up, tie
        self.stock = sets.cards - 7
        n, hands, drawn = 2 * sets.cards, len(sets.hands), len(sets.drawn)
        shapes = (
            ((hands, 5), (drawn, 4), (n, hands, 3)),
            ((hands, 3), (n, hands, 5), (n, drawn, 4), (n, n, hands, 3)),
        )
        self.regrets, self.sums, self.values = (
            tuple(tuple(np.zeros(shape) for shape in pair) for pair in shapes) for _ in range(3)
        )
        self.legal = self._legal(shapes)
        self.shares: list[Shares] = [self._matched(0), self._matched(1)]
        self.reached = (np.zeros(drawn), np.zeros((n, hands)))
        self.reached2 = (np.zeros((n, drawn)), np.zeros((n, n, hands)))
        self.begun = np.array([up not in hand for hand in sets.hands.tolist()]) & ~sets.blitz
        self.rounds = 0

    def _legal(self, shapes: Any) -> Any:
        """The moves of a last turn: all, except a draw from an empty stock."""
        legal = tuple(tuple(np.ones(shape) for shape in pair) for pair in shapes)
        after = self.stock - np.repeat([0, 1], self.sets.cards)
        legal[0][2][after <= 0, :, DRAW] = 0
        legal[1][3][(after[:, None] - np.repeat([0, 1], self.sets.cards)) <= 0, :, DRAW] = 0
        if self.stock <= 0:
            legal[1][0][:, DRAW] = 0
        return legal

    def _matched(self, seat: int) -> Shares:
        return tuple(
            _shared(regrets, legal)
            for regrets, legal in zip(self.regrets[seat], self.legal[seat], strict=True)
        )

    def _worth(self, seat: int, first: Shares, second: Shares, best: bool) -> float:
        """The value of the deal to a seat; fills in the values of its moves."""
        worth, reached = ((for_first, self.reached2), (for_second, self.reached))[seat]
        given = (self.known, self.up, self.tie, self.stock, first, second, best)
        return float(worth(*given, self.values[seat], reached))

    def learn(self) -> None:
        """One round: each seat learns once, the second one first.

        The pass for a seat also computes the other one's probabilities of reaching its decisions.
        """
        self.rounds += 1
        begun = self.begun.astype(float)
        for seat in (1, 0):
            first, second = self.shares
            self._worth(seat, first, second, False)
            if seat == 1:
                self._note(0, (begun, *self.reached))
            else:
                turns = np.broadcast_to(begun, (2 * self.sets.cards, len(begun)))
                self._note(1, (begun, turns, *self.reached2))
            self._regret(seat)
            self.shares[seat] = self._matched(seat)

    def _regret(self, seat: int) -> None:
        """Add the regret of each move, and discount the old regrets."""
        aged = self.rounds**ALPHA
        all_of = (self.regrets, self.values, self.shares, self.legal)
        for regrets, values, shares, legal in zip(*(of[seat] for of in all_of), strict=True):
            gains = np.where(legal > 0, values, 0.0)
            gains -= (gains * shares).sum(-1, keepdims=True)
            regrets += np.where(legal > 0, gains, 0.0)
            regrets *= np.where(regrets > 0, aged / (aged + 1), KEPT)

    def _note(self, seat: int, reaches: Shares) -> None:
        """Add the strategy of a seat to the average, weighted by its reach of each decision."""
        weight = float(self.rounds) ** WEIGHT
        for sums, shares, reach in zip(self.sums[seat], self.shares[seat], reaches, strict=True):
            sums += weight * shares * reach[..., None]

    def average(self, seat: int) -> Shares:
        return tuple(
            _shared(sums, legal)
            for sums, legal in zip(self.sums[seat], self.legal[seat], strict=True)
        )

    def measured(self, first: Shares, second: Shares) -> Found:
        """The exact measure of two given strategies."""
        value = self._worth(0, first, second, False)
        best = self._worth(0, first, second, True)
        other = self._worth(1, first, second, True)
        deals = self.deals
        return Found(value / deals, (best + other) / 2 / deals)

    @property
    def deals(self) -> float:
        """The pairs of hands that can be dealt with the upcard, those with a 31 included."""
        n = self.sets.cards - 1
        return n * (n - 1) * (n - 2) / 6 * (n - 3) * (n - 4) * (n - 5) / 6


def _shared(wanted: Floats, legal: Floats) -> Floats:
    """Shares in proportion to the positive regrets; equal shares if none is positive."""
    found = np.maximum(wanted, 0.0) * legal
    total = found.sum(-1, keepdims=True)
    return np.where(
        total > 0, found / np.where(total > 0, total, 1.0), legal / legal.sum(-1, keepdims=True)
    )
