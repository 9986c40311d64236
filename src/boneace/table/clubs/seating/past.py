"""The past rounds: who has met, where people have sat, and who has sat out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

Unit = tuple[int | None, ...]
"""Members who play together; None is a bot."""

BOTS_APART = 4


def people(units: Iterable[Unit]) -> list[int]:
    """The people in some units, without the bots."""
    return [one for unit in units for one in unit if one is not None]


@dataclass
class Past:
    """Counts over the rounds so far."""

    met: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often two people have been opponents, the smaller id first."""
    partnered: Counter[tuple[int, int]] = field(default_factory=Counter)
    sat: Counter[tuple[int, int]] = field(default_factory=Counter)
    """How often somebody has sat at a place; the first place deals first."""
    out: Counter[int] = field(default_factory=Counter)
    """How often somebody has sat out, or had a bot as a partner."""

    def add(self, units: Sequence[Unit], seats: Sequence[int | None]) -> None:
        """Count a table: its units, and who sat where."""
        for unit in units:
            here = people([unit])
            self.partnered.update(pair(a, b) for a, b in combinations(here, 2))
            if len(here) < len(unit):
                self.out.update(here)
        for one, other in combinations(units, 2):
            self.met.update(pair(a, b) for a in people([one]) for b in people([other]))
        self.sat.update((one, at) for at, one in enumerate(seats) if one is not None)

    def meetings(self, one: Unit, other: Unit) -> int:
        """How often the people of two units have met. Bots are kept apart if possible."""
        if not people([one, other]):
            return BOTS_APART
        return sum(self.met[pair(a, b)] for a in people([one]) for b in people([other]))

    def outs(self, unit: Unit) -> int:
        """How often the member of a unit who has sat out most has done so."""
        return max((self.out[one] for one in people([unit])), default=0)


def pair(a: int, b: int) -> tuple[int, int]:
    """Two people, in a fixed order."""
    return (a, b) if a < b else (b, a)
