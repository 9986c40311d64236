"""Estimates over matches, with 95 % intervals, and the difference between two of them.

- A mean: Student's interval.
- A share of the matches: Wilson's interval. Matches that several seats win count in part.
- How often a thing happens in a deal: the score interval of a Poisson rate, scaled to the spread
  between matches. It has a width even where a thing never happened.
- What is gained in a deal: Student's interval of a ratio of totals.
- A difference: from the intervals of both (Zou and Donner's “MOVER”; for shares it is Newcombe's),
  less what both have in common because match number n has the same shuffles under both sets of
  rules.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import inf, sqrt

import numpy as np
import numpy.typing as npt

from boneace.arena.figures import Estimate, Z, student

Numbers = npt.NDArray[np.float64]

FEWEST = 30
"""The fewest matches from which the correlation of two sets of rules is estimated."""


@dataclass(frozen=True)
class Measured:
    """An estimate, and how far each match pulls it up or down; NaN for a match that does not
    count."""

    estimate: Estimate
    pulls: Numbers


def mean_of(values: Numbers) -> Measured:
    """The mean of a number for each match."""
    mean = float(values.mean())
    many = len(values)
    within = student(many) * float(values.std(ddof=1)) / sqrt(many) if many > 1 else inf
    return Measured(Estimate(mean, mean - within, mean + within), values - mean)


def share_of(values: Numbers) -> Measured:
    """The share of the matches that a place won: a number from 0 to 1 for each that has ended."""
    known = values[~np.isnan(values)]
    return Measured(wilson(float(known.mean()), len(known)), values - known.mean())


def wilson(share: float, many: float) -> Estimate:
    """A share of this many matches, with Wilson's interval."""
    added = Z * Z / many
    middle = (share + added / 2) / (1 + added)
    within = Z * sqrt(share * (1 - share) / many + added / (4 * many)) / (1 + added)
    return Estimate(share, middle - within, middle + within)


def rate_of(counts: Numbers, deals: Numbers) -> Measured:
    """How often an event happens in a deal, from its count and the deals of each match."""
    total, many = float(deals.sum()), len(deals)
    happened = float(counts.sum())
    rate = happened / total
    pulls = counts - rate * deals
    varied = float((pulls**2).sum()) * many / (many - 1) if many > 1 else inf
    wider = student(many) ** 2 * varied / happened if happened else Z * Z
    if wider == inf:
        return Measured(Estimate(rate, -inf, inf), pulls)
    within = sqrt(wider * (happened + wider / 4))
    low, high = (happened + wider / 2 + side * within for side in (-1, 1))
    # where all matches are equal, rounding may put an end slightly on the wrong side
    low, high = min(max(0.0, low / total), rate), max(high / total, rate)
    return Measured(Estimate(rate, low, high), pulls)


def ratio_of(sums: Numbers, deals: Numbers) -> Measured:
    """The gain in a deal, from the gain and the deals of each match."""
    total, many = float(deals.sum()), len(deals)
    ratio = float(sums.sum()) / total
    pulls = sums - ratio * deals
    varied = float((pulls**2).sum()) * many / (many - 1) if many > 1 else inf
    within = student(many) * sqrt(varied) / total if many > 1 else inf
    return Measured(Estimate(ratio, ratio - within, ratio + within), pulls)


def difference(first: Measured, second: Measured) -> Estimate:
    """The second less the first; match by match they have the same shuffles."""
    one, other = first.estimate, second.estimate
    mean, alike = other.mean - one.mean, _alike(first.pulls, second.pulls)

    def width(under: float, over: float) -> float:
        if inf in (under, over):
            return inf
        return sqrt(max(0.0, under**2 + over**2 - 2 * alike * under * over))

    low = width(other.mean - other.low, one.high - one.mean)
    high = width(other.high - other.mean, one.mean - one.low)
    return Estimate(mean, mean - low, mean + high)


def _alike(first: Numbers, second: Numbers) -> float:
    """The correlation of two sets of matches; 0 if too few are known."""
    known = ~(np.isnan(first) | np.isnan(second))
    one, other = first[known], second[known]
    if len(one) < FEWEST or not one.any() or not other.any():
        return 0.0
    spread = float(one.std() * other.std())
    if spread == 0.0:
        return 0.0
    together = float(((one - one.mean()) * (other - other.mean())).mean())
    return min(1.0, max(-1.0, together / spread))
