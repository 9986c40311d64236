"""The third pot, exactly: how often the eldest of two wins it, by the counts of their upcards.

All hands lie open when cards are drawn, so it does not depend on the vying. Only the counts of
cards matter, so there are only a hundred pairs of upcards.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from math import comb
from typing import Any

import numpy as np

from boneace import games
from boneace.games.three_stake_brag.solving.holes import Whole

GAME = "three-stake-brag"
VALUES = range(1, 11)
CARDS = 14
SUMS = 32
DEPTH = 20
SLOTS = 1 << 16


def counted(card: int) -> int:
    """The count of a card (TSB-15)."""
    return min(card % 13, 9) + 1


class Draws:
    """The compiled drawing, and its working memory."""

    def __init__(self) -> None:
        self._compiled: Any = games.drivers(GAME, f"{__package__}.draws")
        self._chances = np.zeros((53, CARDS))
        for left in range(1, 53):
            for cards in range(min(CARDS, left)):
                self._chances[left, cards] = 1 / (left * comb(left - 1, cards))
        self._ways = np.zeros((DEPTH, CARDS, SUMS), np.int64)
        self._keys = np.full(SLOTS, -1, np.int64)
        self._kept = np.zeros(SLOTS)
        self._deals = 0

    def eldest_wins(self, eldest: int, dealer: int, deck: Whole) -> float:
        """How often the eldest wins with these counts; `deck` has the number of cards of each
        count."""
        self._deals += 1
        room = self._chances, self._deals, self._ways, self._keys, self._kept
        return float(self._compiled.deal(eldest, dealer, deck, *room))


@cache
def share(eldest: int, dealer: int) -> float:
    """How often the eldest wins with an upcard of this count, over all hidden cards."""
    draws, deck = Draws(), np.array([0, *[4] * 9, 16], np.int64)
    deck[eldest] -= 1
    deck[dealer] -= 1
    found, ways = 0.0, 0
    for own in combinations_with_replacement(VALUES, 2):
        mine = _ways(deck, own)
        if not mine:
            continue
        _take(deck, own, -1)
        for other in combinations_with_replacement(VALUES, 2):
            both = mine * _ways(deck, other)
            if both:
                _take(deck, other, -1)
                counts = eldest + sum(own), dealer + sum(other)
                found += both * draws.eldest_wins(*counts, deck)
                ways += both
                _take(deck, other, 1)
        _take(deck, own, 1)
    return found / ways


def _ways(deck: Whole, cards: tuple[int, int]) -> int:
    one, two = cards
    return comb(int(deck[one]), 2) if one == two else int(deck[one] * deck[two])


def _take(deck: Whole, cards: tuple[int, int], sign: int) -> None:
    for card in cards:
        deck[card] += sign
