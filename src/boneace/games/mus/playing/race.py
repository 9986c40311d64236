"""The value of stones: a side's probability of winning a game, by the stones that both still need.

The race goes lance by lance: each brings one of the sides some stones. Their number is a guess
about how good players bet, and matters little; that no side is better is an assumption.
"""

from __future__ import annotations

from functools import cache

import numpy as np

from boneace.games.mus.playing.hands import Floats
from boneace.games.mus.state import LANCES

#: By lance, the probabilities of each number of stones that it brings somebody.
BRINGS: tuple[dict[int, float], ...] = (
    {1: 0.55, 2: 0.26, 4: 0.09, 5: 0.07, 8: 0.03},
    {1: 0.55, 2: 0.26, 4: 0.09, 5: 0.07, 8: 0.03},
    {0: 0.06, 1: 0.24, 2: 0.22, 3: 0.2, 4: 0.13, 6: 0.1, 9: 0.05},
    {1: 0.15, 2: 0.27, 3: 0.22, 4: 0.17, 6: 0.13, 9: 0.06},
)
MOST = 40  # stones beyond the target that tables have room for


@cache
def race(target: int) -> Floats:
    """The probability that the first of two sides wins, before a lance, by the stones that both
    need.

    The shape is (lances + 1, needed + MOST, needed + MOST); see `hope`. After the last lance the
    next deal begins.
    """
    table = np.full((LANCES + 1, target + MOST + 1, target + MOST + 1), 0.5)
    table[:, : MOST + 1, :] = 1.0
    table[:, :, : MOST + 1] = 0.0
    table[:, : MOST + 1, : MOST + 1] = 0.5
    for both in range(2, 2 * target + 1):
        for own in range(max(1, both - target), min(target, both - 1) + 1):
            _fill(table, own + MOST, both - own + MOST)
    return table


def _fill(table: Floats, own: int, other: int) -> None:
    """The probabilities before each lance, from those for fewer stones needed."""
    none = 0.0
    for lance in reversed(range(LANCES)):
        found = none = 0.0
        for stones, likely in BRINGS[lance].items():
            if stones == 0:
                none = likely
                continue
            after = lance + 1
            won, lost = table[after, own - stones, other], table[after, own, other - stones]
            found += likely * 0.5 * (won + lost)
        if lance == LANCES - 1:
            table[lance, own, other] = found
        else:
            table[lance, own, other] = found + none * table[lance + 1, own, other]
    table[LANCES, own, other] = table[0, own, other]


def hope(target: int, lance: int, own: Floats, other: Floats) -> Floats:
    """A side's probability of winning before a lance, with these stones each; fractions are
    allowed."""
    table = race(target)[lance]
    top = target + MOST
    a = np.clip(top - own, 0, top - 1e-9)
    b = np.clip(top - other, 0, top - 1e-9)
    i, j = a.astype(np.int64), b.astype(np.int64)
    x, y = a - i, b - j
    near = table[i, j] * (1 - y) + table[i, j + 1] * y
    far = table[i + 1, j] * (1 - y) + table[i + 1, j + 1] * y
    found: Floats = near * (1 - x) + far * x
    return found
