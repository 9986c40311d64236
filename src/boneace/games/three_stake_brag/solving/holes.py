"""The hidden cards of two players beside two upcards: all pairs of hidden cards, and how they
compare."""

from __future__ import annotations

from itertools import combinations
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from boneace.cards import members
from boneace.games.three_stake_brag.dealing import PACK
from boneace.games.three_stake_brag.scoring import NO_HAND, TIED, strength

Whole = npt.NDArray[np.int64]
Singles = npt.NDArray[np.float32]
Flags = npt.NDArray[np.bool_]

ELDEST, DEALER = 0, 1


class Side(NamedTuple):
    """How the hands of one player compare with the other’s.

    Hands are numbered by their hidden cards, for both players alike.
    """

    order: Whole
    """A player's own hands, the poorest first."""
    others: Whole
    """The other’s, the poorest first."""
    beaten: Whole
    """By place in `order`: from how many of `others`, counted from the first, it takes the pot."""
    share: Singles
    """By place in `order`: how much of it; a half if neither hand has any value."""
    same: Flags
    """By place in `order`: whether these hidden cards, in the other’s hand, are beaten by it."""


class Holes(NamedTuple):
    """The possible hidden cards, as places among the unseen cards, and both sides."""

    unseen: tuple[int, ...]
    first: Whole
    second: Whole
    sides: tuple[Side, Side]

    def __len__(self) -> int:
        return len(self.first)

    @property
    def meetings(self) -> int:
        """The number of hands that the other may hold beside any hand."""
        left = len(self.unseen) - 2
        return left * (left - 1) // 2

    def cards(self, hole: int) -> int:
        """Two hidden cards as a set."""
        one, two = int(self.first[hole]), int(self.second[hole])
        return 1 << self.unseen[one] | 1 << self.unseen[two]


def holes(o: Any, eldest: int, dealer: int, pack: int = PACK) -> Holes:
    """All hands beside these two upcards, under these options, from the cards of a pack."""
    unseen = tuple(members(pack & ~(1 << eldest | 1 << dealer)))
    pairs = list(combinations(range(len(unseen)), 2))
    first, second = np.array(pairs, np.int64).T
    worth = [
        np.array([strength(o, 1 << up | 1 << unseen[a] | 1 << unseen[b]) for a, b in pairs])
        for up in (eldest, dealer)
    ]
    sides = _side(*_keys(*worth), True), _side(*_keys(*worth)[::-1], False)
    return Holes(unseen, np.ascontiguousarray(first), np.ascontiguousarray(second), sides)


def _keys(eldest: Whole, dealer: Whole) -> tuple[Whole, Whole]:
    """Numbers to compare: the eldest's hand wins if its number is at least as high (B-TSB-05).

    A pair that is TIED loses to no other of its rank if the eldest has it; if the dealer has
    it, it beats none.
    """
    tied = (eldest != NO_HAND) & (eldest % 4 == TIED)
    return np.where(tied, eldest | 3, eldest), dealer


def _side(own: Whole, other: Whole, elder: bool) -> Side:
    order, others = (np.argsort(keys, kind="stable") for keys in (own, other))
    ranked = other[others]
    beaten = np.searchsorted(ranked, own[order], "right" if elder else "left")
    nothing = own[order] == NO_HAND  # no such hand wins: half the pot is worth half a pot
    beaten[nothing] = int((other == NO_HAND).sum())
    place = np.empty(len(others), np.int64)
    place[others] = np.arange(len(others))
    return Side(
        order,
        others,
        beaten.astype(np.int64),
        np.where(nothing, 0.5, 1.0).astype(np.float32),
        place[order] < beaten,
    )
