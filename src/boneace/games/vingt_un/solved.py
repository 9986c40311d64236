"""Balanced strategies for Vingt-Un, by what is known about the pack, solved on demand."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.games.vingt_un.standing import NOTHING, Besides
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
    return worth(-chips, chips, standing)


def worth(player: Floats, dealer: Floats, standing: Standing | None) -> Floats:
    """The value to the player, and to the dealer, of changes of the chips of both."""
    changes = np.stack([player, dealer], axis=-1)
    if standing is None:
        return changes
    # A table of all counts has few amounts, each many times.
    pairs, places = np.unique(changes.reshape(-1, 2), axis=0, return_inverse=True)
    found = in_match(pairs, standing, CHIPS) - in_match(np.zeros(2), standing, CHIPS)
    return found[places.reshape(-1)].reshape(changes.shape)


def settled(amounts: Floats, standing: Standing | None, besides: Besides) -> Floats:
    """The value of a hand that stands: by amount, seat (the player, the dealer), and both counts.

    The pool gets what the dealer pays into it (VUX-14); all players are equally likely to win it.
    A dealer who over-draws pays once for all hands, so this one costs them a part of that.
    """
    received = amounts[..., None, None] * receives()
    counts = np.arange(BUST + 1)[:, None], np.arange(BUST)
    over = (counts[0] == BUST) * besides.over_draw
    ties = (counts[0] == counts[1]) * (received // besides.ties) if besides.ties else 0
    saved = (counts[1] == BUST - 1) * besides.saves
    found = worth(
        saved - received + (over + ties) / besides.players,
        received - over / besides.players - ties,
        standing,
    )
    return np.moveaxis(found, -1, -3)


def before_settling(amounts: Floats, standing: Standing | None, besides: Besides) -> Floats:
    """The value to each of a player who is over-drawn, and of the dealer's and the player's
    natural."""
    player = np.stack([-amounts, -2 * amounts, (2 + besides.collects) * amounts], axis=-1)
    dealer = np.stack([amounts, 2 * amounts, -2 * amounts], axis=-1)
    return np.moveaxis(worth(player, dealer, standing), -1, -2)


@lru_cache(maxsize=256)
def balance(
    cards: tuple[float, ...],
    low: int,
    high: int,
    rounds: int = ROUNDS,
    standing: Standing | None = None,
    besides: Besides = NOTHING,
) -> Balance:
    """The strategies for these numbers of cards of each value, and these stakes.

    Both play for the match at this standing of the player and the dealer, or for chips.
    """
    shares = np.array(cards, np.float64) / sum(cards)
    amounts = np.array([[low, 2 * low], [high, 2 * high]], np.float64)
    results = np.ascontiguousarray(settled(amounts, standing, besides))
    worths = np.ascontiguousarray(before_settling(amounts, standing, besides))
    stakes, doubles = np.zeros((VALUES, 2)), np.zeros((2, VALUES, 2))
    draws, replies = np.zeros((2, 2, DRAWN, HANDS, 2)), np.zeros((2, 2, DRAWN, HANDS, 2))
    brings, keeps = np.zeros((2, 2, VALUES)), np.zeros((2, 2, HANDS))
    given = shares, results, worths, rounds
    passes().solve(*given, stakes, doubles, draws, replies, brings, keeps)
    stakes, doubles, draws, replies = map(_share, (stakes, doubles, draws, replies))
    return Balance(shares, stakes, doubles, draws, replies, brings, keeps)
