"""The chance of two players to win a match for lives, by dynamic programming over their lives."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from boneace.games.lives.playing.stakes import MOST

Floats = npt.NDArray[np.float64]
SHAPE = (2, MOST, MOST)


def guessed() -> Floats:
    """A first guess: chances in proportion to a power of the lives left."""
    lives = np.arange(MOST, dtype=np.float64) ** 1.9
    both = lives[:, None] + lives[None, :]
    found = np.divide(lives[:, None], both, out=np.full(both.shape, 0.5), where=both > 0)
    return np.stack([found, found])


def equity(outcomes: Floats, most: int) -> Floats:
    """The chances, from frequencies of losses in a deal: by dealer, both players' lives, and
    losses.

    The deal alternates. Players with more than `most` lives are assumed to play as with `most`.
    Standings at which no deal has begun keep the guess.
    """
    found = guessed()
    counts = outcomes.reshape(2, MOST, MOST, 3, 3)
    for lives in range(2, 2 * MOST - 1):
        for own in range(max(1, lives - MOST + 1), min(MOST - 1, lives - 1) + 1):
            other = lives - own
            at = min(own, most + 1), min(other, most + 1)
            both = [counts[deals, *at] for deals in range(2)]
            if min(table.sum() for table in both) < 1:
                continue
            stays, goes = np.zeros(2), np.zeros(2)
            for deals, table in enumerate(both):
                shares = table / table.sum()
                stays[deals] = shares[0, 0]
                for lost in range(3):
                    for took in range(3):
                        if lost or took:
                            then = max(0, own - lost), max(0, other - took)
                            goes[deals] += shares[lost, took] * found[1 - deals][then]
            # the deal alternates: V[d] = goes[d] + stays[d] · V[1 - d]
            held = 1.0 - stays[0] * stays[1]
            found[0, own, other] = (goes[0] + stays[0] * goes[1]) / held
            found[1, own, other] = (goes[1] + stays[1] * goes[0]) / held
    return found
