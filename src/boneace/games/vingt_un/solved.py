"""Balanced strategies for Vingt-Un, by what is known about the pack, solved on demand."""

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
"""What the dealer may receive, in stakes."""
CHIPS = 0.05
"""The value of chips besides the match, as a part of their value in an even match."""

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
    """The strategies of a player and the dealer if cards come with these shares, by value.

    Stakes are 0 (the lowest) and 1 (the highest). A hand is 2 × (its count with aces as one) + (1
    where it has an ace); `drawn` is the same for the cards drawn to the first two.
    """

    shares: Floats
    stakes: Floats
    """How often the highest is staked, by first card."""
    doubles: Floats
    """How often the dealer doubles, by stake and their first card."""
    draws: Floats
    """How often a player draws, by stake, doubled, drawn and the first two cards."""
    replies: Floats
    """How often the dealer then draws, by the same and their hand."""
    brings: Floats
    """The value of a first card to the dealer, by stake and doubled."""
    keeps: Floats
    """The value of the first two cards to a player, by stake, doubled and hand."""

    def prior(self, stake: float, doubled: int) -> Floats:
        """The chance of each two-card hand of a dealer who has doubled, or has not."""
        signal = self.by_stake(self.doubles, stake)
        given = signal if doubled else 1.0 - signal
        given = 0.05 + 0.9 * given  # never certain: not everybody doubles like this
        found = np.zeros(HANDS)
        for a in range(VALUES):
            for b in range(VALUES):
                if {a, b} != {0, 9}:
                    hand = 2 * (a + b + 2) + (a == 0 or b == 0)
                    found[hand] += self.shares[a] * given[a] * self.shares[b]
        return found

    def by_stake(self, table: Floats, stake: float) -> Floats:
        """The entry of a table for a stake between the lowest, 0, and the highest, 1."""
        found: Floats = (1.0 - stake) * table[0] + stake * table[1]
        return found


def _share(sums: Floats) -> Floats:
    total = sums.sum(-1)
    return np.where(total > 0, sums[..., 1] / np.where(total > 0, total, 1.0), 0.5)


def transferred(chips: Floats, standing: Standing | None) -> Floats:
    """The value to the player, and to the dealer, of the dealer receiving this many chips.

    Without a standing these are the chips themselves.
    """
    return _worth(np.stack([-chips, chips], axis=-1), standing)


def natural(stakes: Floats, standing: Standing | None, collects: float) -> Floats:
    """The value to the player, and to the dealer, of a natural of the player with these stakes.

    `collects` is the number of stakes that other players pay for it (VUX-16).
    """
    return _worth(np.stack([(2.0 + collects) * stakes, -2.0 * stakes], axis=-1), standing)


def _worth(changes: Floats, standing: Standing | None) -> Floats:
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
    collects: float = 0.0,
) -> Balance:
    """The strategies for these numbers of cards of each value, and these stakes.

    Both play for the match at this standing of the player and the dealer, or for chips. `collects`
    is as in `natural`.
    """
    shares = np.array(cards, np.float64) / sum(cards)
    amounts = np.array([[low, 2 * low], [high, 2 * high]], np.float64)
    worths = transferred(amounts[:, :, None] * FACTORS, standing)
    of_natural = natural(amounts, standing, collects)
    worths = np.concatenate([worths, of_natural[:, :, None]], axis=2)
    stakes, doubles = np.zeros((VALUES, 2)), np.zeros((2, VALUES, 2))
    draws, replies = np.zeros((2, 2, DRAWN, HANDS, 2)), np.zeros((2, 2, DRAWN, HANDS, 2))
    brings, keeps = np.zeros((2, 2, VALUES)), np.zeros((2, 2, HANDS))
    given = shares, receives(), np.ascontiguousarray(np.moveaxis(worths, -1, 2)), rounds
    passes().solve(*given, stakes, doubles, draws, replies, brings, keeps)
    stakes, doubles, draws, replies = map(_share, (stakes, doubles, draws, replies))
    return Balance(shares, stakes, doubles, draws, replies, brings, keeps)
