"""Where the cards of a match come from: shuffles, drawn one after another from a seed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from random import Random

#: The k-th shuffle of a match: the cards of the pack, in the order in which they leave it.
Shuffles = Callable[[int], Sequence[int]]


def seeded(seed: int | None, cards: Sequence[int]) -> Shuffles:
    """Shuffles of these cards that a seed repeats; without a seed, of a random one.

    Fit for study and for play with oneself, not for a table where anything is at stake: whoever
    knows some of the cards could search for the seed.
    """
    base = secrets.randbits(64) if seed is None else seed

    def shuffle(k: int) -> Sequence[int]:
        order = list(cards)
        Random(f"{base}/{k}").shuffle(order)
        return order

    return shuffle
