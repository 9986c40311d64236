"""The count of a hand of Vingt-Un, and its result against another."""

import numpy as np

from boneace.games.count import count_low
from boneace.games.suits import ACES
from boneace.kernel.sets import hot_rule, rule, size

TARGET = np.int64(21)


@hot_rule
def least(hand):
    """The count of a hand with its aces as one."""
    return count_low(hand)


@rule
def total(hand):
    """VUX-02: pips, court cards ten, an ace one or eleven, whichever is better."""
    low = least(hand)
    if low <= 11 and hand & ACES:
        low += 10
    return low


@rule
def is_natural(hand):
    """VU-22: whether two cards are an ace with a ten or court card."""
    return least(hand) == 11 and hand & ACES != 0 and size(hand) == 2


@rule
def dealer_receives(own, natural, other, stake):
    """What the dealer receives for one of their hands from a hand that stands; negative: pays.

    `natural`: whether theirs is a divided hand that counts as a natural (B-VU-09).
    """
    if natural:
        return 2 * stake  # VU-15
    if own > TARGET:
        return -2 * stake if other == TARGET else -stake  # VU-34, VU-39
    if own == TARGET:
        return stake if other == TARGET else 2 * stake  # VU-36, VU-37
    if other == TARGET:
        return -2 * stake  # VU-39
    return stake if own >= other else -stake  # VU-32
