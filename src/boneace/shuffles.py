"""Shuffles: the orders of the cards of a match, drawn one after another from a seed."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.errors import WrongValue
from boneace.kernel.contract import MAX_MOVES
from boneace.kernel.luck import scattered
from boneace.languages import say

#: Returns the k-th shuffle of a match: the cards of the pack, in the order in which they leave it.
Shuffles = Callable[[int], Sequence[int] | npt.NDArray[np.int8]]


def shuffle_of(shuffles: Shuffles, k: int) -> npt.NDArray[np.int8]:
    """The k-th shuffle as an array. Raises WrongValue if it is not a list of cards."""
    if isinstance(shuffles, Seeded):
        return shuffles(k)
    found = np.asarray(shuffles(k))
    if found.ndim != 1 or (found.size and (found.dtype.kind not in "iu" or _beyond(found))):
        raise WrongValue(say("arguments-shuffle-cards", given=f"{found.tolist()!r:.60}"))
    return np.ascontiguousarray(found, np.int8)


def _beyond(cards: npt.NDArray[Any]) -> bool:
    return not 0 <= cards.min() <= cards.max() < MAX_MOVES


class Seeded:
    """Shuffles of a pack, drawn from a seed; two are equal if they give the same cards.

    With `at_once` they do not wait for the compiler, as in `boneace.new`.
    """

    def __init__(self, base: int, pack: int, game: str, at_once: bool = False) -> None:
        self.base, self.pack, self.game, self.at_once = base, pack, game, at_once

    def __call__(self, k: int) -> npt.NDArray[np.int8]:
        order, rng = np.zeros(63, np.int8), np.array([scattered(self.base, k)], np.uint64)
        at_hand = games.at_hand(self.game) if self.at_once else games.drivers(self.game).unchecked
        return order[: at_hand.shuffled(self.pack, rng, order)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seeded) and self._cards() == other._cards()

    def _cards(self) -> tuple[int, int, str]:
        """The values that the cards depend on."""
        return self.base, self.pack, self.game

    def __hash__(self) -> int:
        return hash((self.base, self.pack))

    def __repr__(self) -> str:
        return f"<Seeded shuffles of {self.pack.bit_count()} cards>"


def seeded(seed: int | None, pack: int, game: str, at_once: bool = False) -> Seeded:
    """Shuffles of the pack of a game, drawn from a seed; without one, from a random seed.

    Good for study and for playing alone, not for a table where anything is at stake: a player who
    knows some of the cards could search for the seed.
    """
    return Seeded(secrets.randbits(64) if seed is None else seed, pack, game, at_once)
