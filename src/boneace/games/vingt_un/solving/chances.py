"""Shared parts of the compiled passes: probabilities of cards and hands, and regret matching."""

import numpy as np

from boneace.kernel.passes import inlined as inside

VALUES, ACE, TEN = 10, 0, 9
TARGET, BUST = 21, 22
COUNTS = 22  # of a hand that stands: 0 … 21
#: How a pass treats a strategy: keeps it, improves it by regret, or replaces it by a best reply.
#: FOLLOWED: keeps it, and finds only the value of standing against it.
AS_GIVEN, BY_REGRET, BEST_REPLY, FOLLOWED = 0, 1, 2, 3


@inside
def chance_of(g, counts):
    """The probability that the first cards are these, in one given order."""
    found, left = 1.0, float(np.sum(g.pack))
    for value in range(VALUES):
        for taken in range(counts[value]):
            found *= max(0.0, g.pack[value] - taken) / left
            left -= 1.0
    return found


@inside
def ways(x, a, b):
    """The number of ways to take two cards of these values, in this order, from `x`."""
    return x[a] * (x[b] - (1.0 if a == b else 0.0))


@inside
def values_of(g, pair):
    """The values of the two cards of a pair, by its number."""
    counts = g.counts[g.pairs[pair]]
    first = 0
    while counts[first] == 0:
        first += 1
    last = VALUES - 1
    while counts[last] == 0:
        last -= 1
    return first, last


@inside
def total_of(g, hand, pair):
    """The count of a pair together with the cards shown; BUST where it is over-drawn."""
    under = g.pairs[pair]
    low = g.low[hand] + g.low[under]
    if low > TARGET:
        return BUST
    if low <= 11 and g.counts[hand, ACE] + g.counts[under, ACE] > 0:
        return low + 10
    return low


@inside
def without_natural(g, left):
    """The probability of a dealer’s first card that is allowed, and of no natural with it."""
    cards = np.sum(left)
    first = np.sum(left * g.first) / cards
    natural = (g.first[ACE] + g.first[TEN]) * left[ACE] * left[TEN] / (cards * (cards - 1.0))
    return first - natural


@inside
def orders(g, pair):
    """The number of orders in which a pair of cards can be dealt."""
    a, b = values_of(g, pair)
    return 1.0 if a == b else 2.0


@inside
def is_natural(g, pair):
    a, b = values_of(g, pair)
    return a == ACE and b == TEN


@inside
def chances_of_naturals(g):
    left = g.pack.astype(np.float64)
    cards = np.sum(left)
    dealer = player = neither = 0.0
    for pair in range(len(g.pairs)):
        a, b = values_of(g, pair)
        chance = orders(g, pair) * ways(left, a, b) / (cards * (cards - 1.0))
        if chance <= 0.0:
            continue
        left[a] -= 1.0
        left[b] -= 1.0
        free = without_natural(g, left)
        all_first = np.sum(left * g.first) / np.sum(left)
        left[a] += 1.0
        left[b] += 1.0
        if a == ACE and b == TEN:
            player += chance * free
        else:
            dealer += chance * (all_first - free)
            neither += chance * free
    return dealer, player, neither


@inside
def may_serve(g, taken):
    """Whether a card can be drawn when `taken` are gone: the last is not dealt (VU-49)."""
    return np.sum(g.pack) - taken >= 2


@inside
def matched(regret, other):
    """The probability that regret matching gives an action against the other."""
    both = regret + other
    return regret / both if both > 0.0 else 0.5


@inside
def learn(regrets, where, one, other, share):
    """Add to the regrets of two actions, never below 0; returns the new share of the first.

    The newest regret counts twice for the share, as a prediction of the next.
    """
    mean = share * one + (1.0 - share) * other
    regrets[where, 0] = max(0.0, regrets[where, 0] + one - mean)
    regrets[where, 1] = max(0.0, regrets[where, 1] + other - mean)
    return matched(
        max(0.0, regrets[where, 0] + one - mean), max(0.0, regrets[where, 1] + other - mean)
    )
