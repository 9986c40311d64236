"""Sums over matches played, which give means, ratios and their 95 % intervals.

Only sums and products are kept, so that any number of matches takes the same memory.
"""

from __future__ import annotations

from math import inf, isfinite, sqrt

import numpy as np
import numpy.typing as npt

from boneace.arena.figures import student
from boneace.study.compare.figures import wilson
from boneace.study.told import Cell

Floats = npt.NDArray[np.float64]


class Moments:
    """The sums of some features of each match, and of the products of each pair of them."""

    def __init__(self, features: int) -> None:
        self.many = 0
        self.sums = np.zeros(features)
        self.products = np.zeros((features, features))

    def add(self, rows: Floats) -> None:
        """Count matches: a row for each, a column for each feature."""
        self.many += len(rows)
        self.sums += rows.sum(axis=0)
        self.products += rows.T @ rows

    def ratio(self, of: int, per: int) -> Cell:
        """The total of one feature divided by that of another, such as chips per deal."""
        found = self._pull(of, per)
        return Cell(None) if found is None else self._told(*found)

    def difference(self, one: tuple[int, int], other: tuple[int, int]) -> Cell:
        """The second ratio less the first; both are of the same matches."""
        first, second = self._pull(*one), self._pull(*other)
        if first is None or second is None:
            return Cell(None)
        return self._told(second[0] - first[0], second[1] - first[1])

    def share(self, of: int, per: int) -> Cell:
        """The share of the matches with a feature that have another one too: Wilson's interval."""
        many = self.sums[per]
        if many <= 0:
            return Cell(None)
        found = wilson(float(self.sums[of] / many), float(many))
        return Cell(found.mean, found.low, found.high)

    def _pull(self, of: int, per: int) -> tuple[float, Floats] | None:
        """A ratio, and how much each feature of a match pulls it (the delta method)."""
        if self.sums[per] <= 0:
            return None
        ratio = float(self.sums[of] / self.sums[per])
        pull = np.zeros(len(self.sums))
        pull[of] += self.many / self.sums[per]
        pull[per] -= ratio * self.many / self.sums[per]
        return ratio, pull

    def _told(self, mean: float, pull: Floats) -> Cell:
        within = inf
        if self.many > 1:
            # every pull has mean 0, except for rounding
            varied = max(0.0, float(pull @ self.products @ pull)) / (self.many - 1)
            within = student(self.many) * sqrt(varied / self.many)
        return interval(mean, within)


def interval(mean: float, within: float) -> Cell:
    """A figure with half the width of its interval."""
    return Cell(mean, mean - within, mean + within) if isfinite(within) else Cell(mean)


def mean_of(many: float, total: float, squares: float) -> Cell:
    """The mean of `many` numbers with this total and sum of squares."""
    if many < 1:
        return Cell(None)
    mean = total / many
    if many < 2:
        return Cell(mean)
    varied = max(0.0, squares - many * mean * mean) / (many - 1)
    return interval(mean, student(int(many)) * sqrt(varied / many))


def exact(value: float) -> Cell:
    """A figure without an error."""
    return Cell(value, sure="exact")


def clear(cell: Cell) -> bool:
    """Whether the interval of a difference excludes 0."""
    if cell.value is None:
        return False
    if cell.sure == "exact":
        return cell.value != 0
    return cell.low is not None and cell.high is not None and not cell.low <= 0 <= cell.high
