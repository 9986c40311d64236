"""The value of a game before a deal: a model of the race, corrected by solved deals.

Deals are solved at scores of a grid, five stones apart. The differences of their values from the
model are interpolated between them; at the target there is no difference. A value is a table, by
the stones of the mano of the deal and of the other.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from boneace.games.mus.playing.hands import Floats, Whole
from boneace.games.mus.playing.race import hope

STEP = 5
SHIPPED = Path(__file__).with_name("worth.npz")
"""The corrections for the game of the preset."""


@cache
def race_model(target: int) -> Floats:
    """A guess at the value of the game: the race of `playing.race`, in which no side is better."""
    own, other = np.indices((target, target)).astype(np.float64)
    found: Floats = 2 * hope(target, 0, own, other) - 1
    return found


def scores(target: int) -> Whole:
    """The stones of the grid."""
    return np.arange(0, target, STEP)


def corrected(target: int, more: Floats) -> Floats:
    """The model with the differences `more` at the scores of the grid; NaN if that is not known."""
    filled = np.pad(more, (0, 1))
    for a in range(len(more) - 1, -1, -1):
        for b in range(len(more) - 1, -1, -1):
            if np.isnan(filled[a, b]):
                filled[a, b] = (filled[a + 1, b] + filled[a, b + 1] + filled[a + 1, b + 1]) / 3
    knots, stones = np.append(scores(target), target), np.arange(target)
    rows = np.array([np.interp(stones, knots, row) for row in filled])
    between = np.array([np.interp(stones, knots, column) for column in rows.T]).T
    found: Floats = np.clip(race_model(target) + between, -1, 1)
    return found


@cache
def shipped(target: int) -> Floats:
    """The model with the corrections that come with the package, for the game of the preset."""
    with np.load(SHIPPED, allow_pickle=False) as archive:
        return corrected(target, archive["more"].astype(np.float64))
