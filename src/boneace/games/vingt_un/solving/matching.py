"""Regret matching over the last axis of arrays, with a prediction (PCFR+)."""

from __future__ import annotations

import numpy as np

from boneace.games.vingt_un.solving.game import Floats


class Choice:
    """Decisions between the same number of actions: regrets, shares, and sums for the average.

    With `lean` the shares are drawn towards the average: regrets of that size count as much as it.
    So one round does not reverse a decision whose actions have nearly the same value.
    """

    def __init__(self, *shape: int, lean: float = 0.0) -> None:
        self.lean = lean
        self.regrets = np.zeros(shape)
        self.shares = np.full(shape, 1.0 / shape[-1])
        self.sums = np.zeros(shape)

    def learn(self, values: Floats) -> None:
        """Add to the regrets, never below 0; the newest counts twice, as a prediction."""
        gains = values - (self.shares * values).sum(axis=-1, keepdims=True)
        self.regrets = np.maximum(0.0, self.regrets + gains)
        next_regrets = np.maximum(0.0, self.regrets + gains)
        if self.lean and self.sums.any():
            next_regrets += self.lean * self.average
        self.shares = shares_of(next_regrets)

    def add_up(self, weight: float | Floats) -> None:
        """Add the shares to the sums, weighted by how often the seat's own moves lead there."""
        self.sums += weight * self.shares

    @property
    def average(self) -> Floats:
        """The average of the shares."""
        return shares_of(self.sums)


def shares_of(sums: Floats) -> Floats:
    """Numbers as shares of their sum; equal shares where they are all 0."""
    whole = sums.sum(axis=-1, keepdims=True)
    equal = np.full_like(sums, 1.0 / sums.shape[-1])
    np.divide(sums, whole, out=equal, where=whole > 0.0)
    return equal
