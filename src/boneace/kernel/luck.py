"""Seeds from a seed: numbers that differ for each counter and are the same on every machine."""

from __future__ import annotations

from math import prod

import numpy as np
import numpy.typing as npt

HIGHEST_SEED = _MASK = (1 << 64) - 1
"""The highest number that `scattered` makes, and so the highest seed of an environment."""


def scattered(seed: int, k: int) -> int:
    """A 64-bit number, never 0, from a seed and a counter (the mixing of SplitMix64)."""
    x = (seed + (k + 1) * 0x9E3779B97F4A7C15) & _MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
    return (x ^ (x >> 31)) or 1


def scatter(seed: int, *shape: int) -> npt.NDArray[np.uint64]:
    """An array of the numbers that `scattered` gives for the counters from 0 on, in order.

    >>> [int(x) for x in scatter(7, 2)] == [scattered(7, 0), scattered(7, 1)]
    True
    """
    x = np.arange(1, prod(shape) + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    x += np.uint64(seed & _MASK)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    x ^= x >> np.uint64(31)
    x[x == 0] = 1
    return x.reshape(shape)
