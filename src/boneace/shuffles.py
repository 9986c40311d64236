"""Where the cards of a match come from: shuffles, drawn one after another from a seed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt

#: The k-th shuffle of a match: the cards of the pack, in the order in which they leave it.
Shuffles = Callable[[int], Sequence[int] | npt.NDArray[np.int8]]

_MASK = (1 << 64) - 1


def scattered(seed: int, k: int) -> int:
    """A 64-bit number, never 0, from a seed and a counter (the mixing of SplitMix64)."""
    x = (seed + (k + 1) * 0x9E3779B97F4A7C15) & _MASK
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & _MASK
    return (x ^ (x >> 31)) or 1


def scatter(seed: int, *shape: int) -> npt.NDArray[np.uint64]:
    """An array of such numbers: those of the counters from 0 on, in order.

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


def seeded(seed: int | None, pack: int, drivers: Any) -> Shuffles:
    """Shuffles of a pack that a seed repeats; without a seed, of a random one.

    Fit for study and for play with oneself, not for a table where anything is at stake: whoever
    knows some of the cards could search for the seed.
    """
    base = secrets.randbits(64) if seed is None else seed
    order, rng = np.zeros(63, np.int8), np.zeros(1, np.uint64)

    def shuffle(k: int) -> npt.NDArray[np.int8]:
        rng[0] = scattered(base, k)
        cards: npt.NDArray[np.int8] = order[: drivers.shuffled(pack, rng, order)].copy()
        return cards

    return shuffle
