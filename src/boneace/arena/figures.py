"""The figures of contests: scores of sets of matches, and estimates with their intervals.

A *set* is the matches of two bots with the same deals, seats and dealers exchanged. The luck of
the cards is the same for both in a set, so the intervals come from the spread between sets.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt

Z = 1.96
"""Standard errors on either side of a 95 % interval."""
ADDED = 2
"""Sets added as won, and as many as lost, for the interval of a share."""


@dataclass(frozen=True)
class Estimate:
    """A mean and its 95 % interval."""

    mean: float
    low: float
    high: float

    @property
    def within(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


@dataclass
class Decisions:
    """The decisions of a bot: how many, and how many seconds of processor time they took."""

    count: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, other: Decisions) -> None:
        """Add the decisions of another."""
        self.count += other.count
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)

    @property
    def mean(self) -> float:
        """Seconds of one decision on average."""
        return self.seconds / max(1, self.count)


@dataclass
class SetScore:
    """The result of the first of two bots in a set of matches."""

    matches: int = 0
    won: float = 0.0
    """Matches won; a match that others won too counts in part."""
    gained: float = 0.0
    """The average gain of its seats, less the average of all seats, in all deals."""
    deals: int = 0
    thinking: dict[str, Decisions] = field(default_factory=dict)

    @classmethod
    def of(cls, names: Iterable[str]) -> SetScore:
        """A score to begin with, for bots with these names."""
        return cls(thinking={name: Decisions() for name in names})


@dataclass(frozen=True)
class Pairing:
    """Two bots against each other: the results of the first."""

    first: str
    second: str
    sets: int
    matches: int
    deals: int
    share: Estimate
    """The share of the matches that it won; one half between equals."""
    gain: Estimate
    """The gain of one of its seats in a deal, less the average of all seats."""


def pairing(first: str, second: str, scores: Sequence[SetScore]) -> Pairing:
    """The figures of a pairing from its sets, at least one."""
    return Pairing(
        first,
        second,
        len(scores),
        sum(score.matches for score in scores),
        sum(score.deals for score in scores),
        share_of([score.won / score.matches for score in scores]),
        ratio_of([score.gained for score in scores], [score.deals for score in scores]),
    )


def share_of(shares: Sequence[float]) -> Estimate:
    """The mean of some shares between 0 and 1, with its interval.

    The interval is that of the shares with two of 0 and two of 1 added (as Agresti and Coull do for
    a binomial), so a few sets, or sets with only one winner, do not look certain.

    >>> found = share_of([1.0, 0.5, 0.5, 1.0])
    >>> found.mean, round(found.low, 3), round(found.high, 3)
    (0.75, 0.338, 0.912)
    """
    added = [*shares, *[0.0] * ADDED, *[1.0] * ADDED]
    middle = sum(added) / len(added)
    within = Z * sqrt(sum((share - middle) ** 2 for share in added)) / len(added)
    mean = sum(shares) / len(shares)
    low, high = min(mean, middle - within), max(mean, middle + within)
    return Estimate(mean, max(0.0, low), min(1.0, high))


def student(many: int) -> float:
    """Standard errors on either side of a 95 % interval from the spread of this many matches.

    >>> [round(student(many), 2) for many in (2, 5, 10, 30, 1000)]
    [12.71, 2.78, 2.26, 2.05, 1.96]
    """
    if many < 2:
        return inf
    free = many - 1
    if free <= len(_STUDENT):
        return _STUDENT[free - 1]
    third = (Z**3 + Z) / 4  # Fisher's expansion
    fifth = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    return Z + third / free + fifth / free**2


_STUDENT = (12.706, 4.303, 3.182, 2.776)


def ratio_of(sums: Sequence[float], counts: Sequence[int]) -> Estimate:
    """The ratio of two totals over sets, with Student's interval from the spread between sets.

    One set has no spread: its interval is infinite.
    """
    many, total = len(sums), sum(counts)
    if not total:
        return Estimate(0.0, float("-inf"), float("inf"))
    mean = sum(sums) / total
    if many < 2:
        return Estimate(mean, float("-inf"), float("inf"))
    off = sum((one - mean * count) ** 2 for one, count in zip(sums, counts, strict=True))
    within = student(many) * sqrt(off * many / (many - 1)) / total
    return Estimate(mean, mean - within, mean + within)
