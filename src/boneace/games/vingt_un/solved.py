"""Balanced strategies for Vingt-Un, by what is known of the pack: solved when first asked for."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.games.vying.stakes import Standing, in_match

GAME = "vingt-un"
VALUES, HANDS, DRAWN, BUST = 10, 44, 40, 22
ROUNDS = 120
FACTORS = np.arange(-2.0, 3.0)
"""What the dealer may receive, in what is staked."""
CHIPS = 0.05
"""What chips count beside the match: so much of what they are worth in a match that is level."""

Floats = npt.NDArray[np.float64]


@cache
def passes() -> Any:
    """The compiled passes."""
    return games.drivers(GAME, "boneace.games.vingt_un.balance")


@cache
def receives() -> Floats:
    """What the dealer receives by the rules, by their count (BUST: over-drawn) and another’s."""
    found = np.zeros((BUST + 1, BUST))
    passes().fill_receives(found)
    return found


@dataclass(frozen=True, eq=False)
class Balance:
    """How a player and the dealer play where cards come with these shares, by value.

    Stakes are 0 (the lowest) and 1 (the highest). A hand is 2 × (its count with aces as one) + (1
    where it has an ace); `drawn` is the same of the cards drawn to the first two.
    """

    shares: Floats
    stakes: Floats
    """How often the highest is staked, by first card."""
    doubles: Floats
    """How often the dealer doubles, by stake and their first card."""
    draws: Floats
    """How often a player draws, by stake, doubled, drawn and the first two cards."""
    replies: Floats
    """How often the dealer draws then, by the same and their hand."""
    brings: Floats
    """What a first card brings the dealer, by stake and doubled."""
    keeps: Floats
    """What the first two cards are worth to a player, by stake, doubled and hand."""

    def prior(self, stake: float, doubled: int) -> Floats:
        """The chance of each hand of two cards of a dealer who has doubled, or not."""
        signal = self.by_stake(self.doubles, stake)
        given = signal if doubled else 1.0 - signal
        given = 0.05 + 0.9 * given  # no more than likely: not everybody doubles so
        found = np.zeros(HANDS)
        for a in range(VALUES):
            for b in range(VALUES):
                if {a, b} != {0, 9}:
                    hand = 2 * (a + b + 2) + (a == 0 or b == 0)
                    found[hand] += self.shares[a] * given[a] * self.shares[b]
        return found

    def by_stake(self, table: Floats, stake: float) -> Floats:
        """What stands in a table for a stake between the lowest, 0, and the highest, 1."""
        found: Floats = (1.0 - stake) * table[0] + stake * table[1]
        return found


def _share(sums: Floats) -> Floats:
    total = sums.sum(-1)
    return np.where(total > 0, sums[..., 1] / np.where(total > 0, total, 1.0), 0.5)


def transferred(chips: Floats, standing: Standing | None) -> Floats:
    """What it is worth to the player, and to the dealer, that the dealer receives so many chips.

    Without a standing these are the chips themselves.
    """
    changes = np.stack([-chips, chips], axis=-1)
    if standing is None:
        return changes
    return in_match(changes, standing, CHIPS) - in_match(np.zeros_like(changes), standing, CHIPS)


@lru_cache(maxsize=256)
def balance(
    cards: tuple[float, ...],
    low: int,
    high: int,
    rounds: int = ROUNDS,
    standing: Standing | None = None,
) -> Balance:
    """The strategies where so many cards of each value may come, and these are the stakes.

    Both play for the match as it stands for the player and the dealer, or for chips.
    """
    shares = np.array(cards, np.float64) / sum(cards)
    amounts = np.array([[low, 2 * low], [high, 2 * high]], np.float64)
    worths = transferred(amounts[:, :, None] * FACTORS, standing)
    stakes, doubles = np.zeros((VALUES, 2)), np.zeros((2, VALUES, 2))
    draws, replies = np.zeros((2, 2, DRAWN, HANDS, 2)), np.zeros((2, 2, DRAWN, HANDS, 2))
    brings, keeps = np.zeros((2, 2, VALUES)), np.zeros((2, 2, HANDS))
    given = shares, receives(), np.ascontiguousarray(np.moveaxis(worths, -1, 2)), rounds
    passes().solve(*given, stakes, doubles, draws, replies, brings, keeps)
    stakes, doubles, draws, replies = map(_share, (stakes, doubles, draws, replies))
    return Balance(shares, stakes, doubles, draws, replies, brings, keeps)
