"""The results of two hands of a divided pair for several pairs of stakes at once: compiled.

A template like `passes`. All cards of a player who has divided lie face up, so the dealer plays
their best against them, whatever either has been playing: the result does not depend on what is
learned. It is stored by the dealer’s first card, because they may have called “double” on it.
"""

import numpy as np

from boneace.games.vingt_un.solving.chances import (
    ACE,
    BUST,
    TARGET,
    TEN,
    VALUES,
    chance_of,
)
from boneace.kernel.passes import compiled
from boneace.kernel.passes import inlined as inside
from boneace.kernel.specialized import record

BITS = 5  # for the count of the cards of one value in a key


@compiled
def ends_of_two(g, keys, times, first, second, stakes, begin, end, brings):
    """Add the results of some ends to `brings`, by pair of stakes and the dealer’s first card.

    `keys` are all open cards, `first` and `second` the counts of the two hands, `times` the number
    of orders; what is added is times the probability of the cards, and of no natural.
    """
    g = record(g, 0)
    hands, many = len(g.low), len(stakes)
    q, values = np.zeros(hands), np.zeros((hands, many))
    pays, stand, draw = np.zeros((BUST + 1, many)), np.zeros(many), np.zeros(many)
    taken, left = np.zeros(VALUES, np.int64), np.zeros(VALUES)
    for at in range(begin, end):
        for value in range(VALUES):
            taken[value] = keys[at] >> BITS * value & (1 << BITS) - 1
            left[value] = g.pack[value] - taken[value]
        chance = times[at] * chance_of(g, taken)
        if chance == 0.0:
            continue
        lose(left, chance, first[at], second[at], stakes, brings)
        if first[at] == BUST and second[at] == BUST:
            continue
        fill_pays(g, first[at], second[at], stakes, pays)
        fill_chances(g, left, q)
        reply_to_all(g, q, left, pays, values, stand, draw)
        for hand in g.pairs:
            if q[hand] == 0.0 or g.total[hand] == TARGET:
                continue
            for value in range(VALUES):
                if g.counts[hand, value] > 0:
                    for k in range(many):
                        brings[k, value] -= chance * (values[hand, k] + q[hand] * pays[BUST, k])


@inside
def lose(left, chance, first, second, stakes, brings):
    """Take off the stakes on the hands that are over-drawn."""
    cards = np.sum(left)
    natural = left[ACE] * left[TEN] / (cards * (cards - 1.0))
    for value in range(VALUES):
        free = left[value] / cards
        if value == ACE or value == TEN:  # noqa: SIM109
            free -= natural
        for k in range(len(stakes)):
            if first == BUST:
                brings[k, value] -= chance * free * stakes[k, 0]
            if second == BUST:
                brings[k, value] -= chance * free * stakes[k, 1]


@inside
def fill_pays(g, first, second, stakes, pays):
    """Write what the dealer receives from both hands, by their count and the stakes."""
    for own in range(BUST + 1):
        for k in range(len(stakes)):
            pays[own, k] = 0.0
            if first != BUST:
                pays[own, k] += stakes[k, 0] * g.receives[own, first]
            if second != BUST:
                pays[own, k] += stakes[k, 1] * g.receives[own, second]


@inside
def fill_chances(g, left, q):
    """Write the probability of each hand of the dealer, in one order."""
    cards = np.sum(left)
    q[0] = 1.0
    for hand in range(1, len(q)):
        before, value = g.parent[hand], g.added[hand]
        free = left[value] - g.counts[hand, value] + 1.0
        q[hand] = q[before] * free / (cards - g.size[before]) if free > 0.0 else 0.0


@inside
def reply_to_all(g, q, left, pays, values, stand, draw):
    """Write the best result of each hand of the dealer, relative to being over-drawn, by the
    stakes."""
    cards, many, free_on_21 = np.sum(left), pays.shape[1], g.draws_on_21 != 0
    after, totals, sizes = g.node_after, g.total, g.size
    values[0] = 0.0
    for hand in range(len(q) - 1, VALUES, -1):
        if q[hand] == 0.0:
            values[hand] = 0.0
            continue
        own = totals[hand]
        for k in range(many):
            values[hand, k] = q[hand] * (pays[own, k] - pays[BUST, k])
        if cards - sizes[hand] < 2 or (own == TARGET and not free_on_21):
            continue
        draw[:] = 0.0
        for value in range(VALUES):
            then = after[hand, value]
            if then > 0:
                for k in range(many):
                    draw[k] += values[then, k]
        for k in range(many):
            values[hand, k] = max(values[hand, k], draw[k])
