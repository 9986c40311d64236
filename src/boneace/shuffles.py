"""Where the cards of a match come from: shuffles, drawn one after another from a seed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
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
