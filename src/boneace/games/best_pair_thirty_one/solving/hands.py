"""The hands that can be dealt beside two upcards, in classes that differ for Best and Pair.

A *holding* is the two cards that a player was dealt face down, as far as they matter: their ranks,
and the value of the hand for Pair, which depends on the suit of the highest card. Hands with a
prial are left out: they end the deal before anybody decides.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np

from boneace.games.best_pair_thirty_one.scoring import CARD, TOP_SUIT, pair_value
from boneace.games.best_pair_thirty_one.solving.layout import Doubles, Numbers
from boneace.games.count import TARGET, count_high

ACE = 12


def rank_of(card: int) -> int:
    """The rank of a card, from 0 for a deuce to 12 for an ace."""
    return int(CARD[card]) // 4


@dataclass(frozen=True)
class Holdings:
    """The holdings of one player: for each the two ranks, the worth for Pair, and the cards.

    `of` is the holding of each pair of cards (-1: a prial), `cards` those pairs as sets.
    """

    ranks: Numbers
    worth: Numbers
    of: Numbers
    cards: Numbers

    @property
    def said(self) -> Numbers:
        """The announcement at a see: a rank, and 16 more for a pair (as in `State.said`)."""
        found: Numbers = self.worth // 4
        return found

    @property
    def label(self) -> Numbers:
        """The suit of the highest card, or whether a pair has the diamond."""
        found: Numbers = self.worth % 4
        return found

    def __len__(self) -> int:
        return len(self.worth)


def holdings(own: int, other: int, hidden: bool = False) -> Holdings:
    """All holdings of the player with the upcard `own`, beside the other upcard.

    `hidden`: whether only the cards dealt face down count for Pair (B-BPT-01).
    """
    pack = [card for card in range(52) if card not in (own, other)]
    found: dict[tuple[int, int, int], int] = {}
    of, cards = [], []
    for pair in combinations(pack, 2):
        dealt = (1 << pair[0]) | (1 << pair[1])
        cards.append(dealt)
        low, high = sorted(map(rank_of, pair))
        if low == high == rank_of(own):
            of.append(-1)
            continue
        worth = int(pair_value(np.int64(dealt if hidden else dealt | 1 << own)))
        of.append(found.setdefault((low, high, worth), len(found)))
    table = np.array(list(found), np.int64)
    return Holdings(table[:, :2], table[:, 2], np.array(of), np.array(cards, np.int64))


@dataclass(frozen=True)
class Dealt:
    """How two holdings relate to each other: matrices over the holdings of N and of D.

    `ways` is the number of ways to deal both; `pair_n` the number in which N has the better pair.
    Two more count the ways in which a hand of 31 or 32 as dealt brings the point of the third stage
    to N, or to nobody. `prial_n` and `prial_d` count the deals that a prial ends, `all` all of
    them.
    """

    ways: Doubles
    pair_n: Doubles
    natural_n: Doubles
    natural_none: Doubles
    prial_n: float
    prial_d: float
    all: float


def dealt(n: Holdings, d: Holdings, up_n: int, up_d: int) -> Dealt:
    """Count the ways to deal two hands face down."""
    apart = (n.cards[:, None] & d.cards[None, :]) == 0
    n_prial, d_prial = n.of < 0, d.of < 0
    usual = apart & ~n_prial[:, None] & ~d_prial[None, :]
    first, second = np.nonzero(usual)
    shape = len(n), len(d)

    def counted(n_hands: Numbers, d_hands: Numbers) -> Doubles:
        cell = n.of[n_hands] * len(d) + d.of[d_hands]
        found = np.bincount(cell, minlength=shape[0] * shape[1]).reshape(shape)
        return found.astype(np.float64)

    ways = counted(first, second)
    pair_n = np.where(n.worth[:, None] > d.worth[None, :], ways, 0)
    n_counts, d_counts = _counts(n, up_n), _counts(d, up_d)
    natural = (n_counts >= TARGET)[first] | (d_counts >= TARGET)[second]  # few: fewer to compare
    first, second = first[natural], second[natural]
    n_count, d_count = n_counts[first], d_counts[second]
    n_ace, d_ace = _best_aces(n, up_n)[first], _best_aces(d, up_d)[second]
    n_31, d_31 = n_count == TARGET, d_count == TARGET
    n_32, d_32 = n_count > TARGET, d_count > TARGET
    to_n = (n_31 & ~(d_31 & (d_ace > n_ace))) | (d_32 & ~n_31 & ~n_32)
    both = n_prial[:, None] & d_prial[None, :] & apart
    better = rank_of(up_n) > rank_of(up_d)
    n_ends = float((apart & n_prial[:, None]).sum()) - (0.0 if better else float(both.sum()))
    d_ends = float((apart & d_prial[None, :]).sum()) - (float(both.sum()) if better else 0.0)
    return Dealt(
        ways,
        pair_n,
        counted(first[to_n], second[to_n]),
        counted(first[n_32 & d_32], second[n_32 & d_32]),
        n_ends,
        d_ends,
        float(apart.sum()),
    )


def _counts(side: Holdings, up: int) -> Numbers:
    return np.array([int(count_high(np.int64(int(two) | 1 << up))) for two in side.cards])


def _best_aces(side: Holdings, up: int) -> Numbers:
    """The best suit of the aces of a hand, -1 without one."""
    found = []
    for two in side.cards:
        hand = int(two) | 1 << up
        suits = sum(1 << suit for suit in range(4) if hand >> (13 * suit) & 1)
        found.append(int(TOP_SUIT[suits]) if suits else -1)
    return np.array(found)
