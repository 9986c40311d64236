"""Ratings of the bots of a contest: one number for each, from all pairings together.

The model is that of Bradley and Terry (“Rank analysis of incomplete block designs”, 1952), on the
scale of Elo: 400 points are odds of ten to one, and the average of all bots is 0. The shares of the
matches are fitted. The intervals come from the spread of these shares between sets, so two matches
of one set do not count as two.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log

import numpy as np
import numpy.typing as npt

from boneace.arena.figures import Estimate, Pairing, Z

POINTS = 400 / log(10)
ROUNDS = 100
CLOSE = 1e-9
Floats = npt.NDArray[np.float64]


def ratings(names: Sequence[str], pairings: Sequence[Pairing]) -> dict[str, Estimate]:
    """The rating of each bot with its 95 % interval; empty if some never met the others.

    The share of a pairing is the middle of its interval, so that a bot that has won everything does
    not get an infinite rating.
    """
    if not pairings or not _connected(names, pairings):
        return {}
    place = {name: number for number, name in enumerate(names)}
    signs = np.zeros((len(pairings), len(names)))
    for row, one in enumerate(pairings):
        signs[row, place[one.first]], signs[row, place[one.second]] = 1.0, -1.0
    shares = np.array([(one.share.low + one.share.high) / 2 for one in pairings])
    errors = np.array([max(one.share.within, CLOSE) / Z for one in pairings])
    weights = np.array([float(one.sets) for one in pairings])
    strengths, inverse = _fitted(signs, shares, weights)
    spread = inverse @ (signs.T * (weights * errors) ** 2 @ signs) @ inverse
    within = Z * np.sqrt(np.diag(spread))
    return {
        name: Estimate(*(float(POINTS * at) for at in (middle, middle - off, middle + off)))
        for name, middle, off in zip(names, strengths, within, strict=True)
    }


def _fitted(signs: Floats, shares: Floats, weights: Floats) -> tuple[Floats, Floats]:
    """The strengths, with the sum 0, and the inverse of the curvature there; by Newton's method."""
    strengths = np.zeros(signs.shape[1])
    for _ in range(ROUNDS):
        chances = 1 / (1 + np.exp(-signs @ strengths))
        curved = signs.T * (weights * chances * (1 - chances)) @ signs
        inverse = np.asarray(np.linalg.pinv(curved), np.float64)
        step = inverse @ (signs.T @ (weights * (shares - chances)))
        strengths += np.clip(step, -1, 1)
        if np.abs(step).max() < CLOSE:
            break
    return strengths, inverse


def _connected(names: Sequence[str], pairings: Sequence[Pairing]) -> bool:
    """Whether every bot has met every other one, or others that have, and so on."""
    reached = {names[0]}
    for _ in names:
        for one in pairings:
            if one.first in reached or one.second in reached:
                reached |= {one.first, one.second}
    return reached == set(names)
