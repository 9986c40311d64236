"""The dealer against open hands, and the value of dividing a pair for a player: compiled.

A template like `passes`. All cards of a player who has divided are face up, so there is nothing to
infer: the dealer’s best play is one backward pass over their hands, with the pack as it is.
"""

import numpy as np

from boneace.games.vingt_un.solving.chances import (
    BUST,
    TARGET,
    VALUES,
    chance_of,
    without_natural,
)
from boneace.kernel.passes import compiled
from boneace.kernel.passes import inlined as inside
from boneace.kernel.specialized import record

BITS = 5  # for the count of the cards of one value in a key


@inside
def reply(g, left, pays, fixed, q, values, draws):
    """What the dealer receives from open hands, times the probability of no natural.

    `left` is the pack without the open cards, by value; `pays` what they receive by their own
    count; `fixed` the counts they stand on without and with an ace as eleven, 0 if they play
    their best. Their play is written to `draws`, by hand.
    """
    cards = 0
    for value in range(VALUES):
        cards += left[value]
    hands, parent, added, sizes = len(g.low), g.parent, g.added, g.size
    counts, after, totals, start = g.counts, g.node_after, g.total, g.start
    q[0] = 1.0
    for hand in range(1, hands):
        before, value = parent[hand], added[hand]
        free = left[value] - counts[hand, value] + 1.0
        q[hand] = q[before] * free / (cards - sizes[before]) if free > 0.0 else 0.0
    over, found = pays[BUST], 0.0
    values[0] = 0.0
    for hand in range(hands - 1, VALUES, -1):
        values[hand] = draws[hand] = 0.0
        if q[hand] == 0.0:
            continue
        own = totals[hand]
        stand, draw = q[hand] * (pays[own] - over), 0.0
        for value in range(VALUES):
            draw += values[after[hand, value]]
        if cards - sizes[hand] >= 2 and (g.draws_on_21 != 0 or own < TARGET):
            draws[hand] = drawn_to(g, hand, own, fixed, draw > stand)
        values[hand] = draw if draws[hand] > 0.0 else stand
        if start[hand] > 0.0:
            found += start[hand] * (values[hand] + q[hand] * over)
    return found


@inside
def drawn_to(g, hand, own, fixed, better):
    """Whether the dealer draws: by their rule where they have one, otherwise where drawing is
    better."""
    if fixed[0] == 0:
        return 1.0 if better else 0.0
    return 1.0 if own < fixed[0 if own == g.low[hand] else 1] else 0.0


@compiled
def draw_alone(g, fixed, opens):
    """Write to `opens`, by node, whether a player draws to a divided hand as if it were alone.

    Returns the value of each node then, times the probability of its cards.
    """
    g = record(g, 0)
    hands, nodes = len(g.low), len(g.node_union)
    q, values, draws = np.zeros(hands), np.zeros(hands), np.zeros(hands)
    worth, mass = np.zeros(nodes), np.zeros(nodes)
    for node in range(nodes - 1, hands - 1, -1):
        opens[node] = worth[node] = mass[node] = 0.0
        taken = g.unions[g.node_union[node]]
        chance = chance_of(g, taken)
        if chance == 0.0:
            continue
        left = g.pack - taken
        mass[node] = chance * without_natural(g, left)
        other = g.node_total[node]
        stand = -chance * reply(g, left, g.receives[:, other], fixed, q, values, draws)
        draw = -mass[node]
        for value in range(VALUES):
            follows = g.node_after[node, value]
            if follows > 0:
                draw += worth[follows] + mass[follows]
        free = g.draws_on_21 != 0 or other < TARGET
        if not g.node_whole[node] or (draw > stand and free):
            opens[node] = 1.0
        worth[node] = draw if opens[node] > 0.0 else stand
    return worth


@compiled
def ends(g, opens, value):
    """The possible ends of a divided hand: keys of its cards, numbers of orders, and counts."""
    g = record(g, 0)
    nodes = len(g.node_union)
    orders = np.zeros(nodes)
    orders[g.divided[value]] = 1.0
    keys, times, counts = [np.int64(0)], [0.0], [np.int64(0)]
    for node in range(g.divided[value], nodes):
        if orders[node] == 0.0:
            continue
        key = key_of(g.unions[g.node_union[node]])
        if opens[node] == 0.0:
            keys.append(key)
            times.append(orders[node])
            counts.append(np.int64(g.node_total[node]))
            continue
        for drawn in range(VALUES):
            if g.node_after[node, drawn] > 0:
                orders[g.node_after[node, drawn]] += orders[node]
            elif g.unions[g.node_union[node], drawn] < g.pack[drawn]:
                keys.append(key + (np.int64(1) << BITS * drawn))
                times.append(orders[node])
                counts.append(np.int64(BUST))
    return np.array(keys[1:]), np.array(times[1:]), np.array(counts[1:])


@inside
def key_of(cards):
    found = np.int64(0)
    for value in range(VALUES):
        found |= np.int64(cards[value]) << BITS * value
    return found


@compiled
def sum_up(g, keys, times, first, second, fixed, begin, end):
    """The sum of the values of some ends of two divided hands, each times its probability.

    `keys` are all open cards, `first` and `second` the counts of the hands.
    """
    g = record(g, 0)
    hands = len(g.low)
    q, values, draws = np.zeros(hands), np.zeros(hands), np.zeros(hands)
    taken, pays = np.zeros(VALUES, np.int64), np.zeros(BUST + 1)
    found = 0.0
    for at in range(begin, end):
        for value in range(VALUES):
            taken[value] = keys[at] >> BITS * value & (1 << BITS) - 1
        chance = times[at] * chance_of(g, taken)
        if chance == 0.0:
            continue
        left = g.pack - taken
        one, other = first[at], second[at]
        lost = (1 if one == BUST else 0) + (1 if other == BUST else 0)
        found -= lost * chance * without_natural(g, left)
        if lost == 2:
            continue
        for own in range(BUST + 1):
            pays[own] = 0.0
            if one != BUST:
                pays[own] += g.receives[own, one]
            if other != BUST:
                pays[own] += g.receives[own, other]
        found -= chance * reply(g, left, pays, fixed, q, values, draws)
    return found


@compiled
def against(g, taken, other, fixed):
    """What the dealer receives from one open hand, times the probability of its cards in one order
    and of their having no natural."""
    g = record(g, 0)
    hands = len(g.low)
    q, values, draws = np.zeros(hands), np.zeros(hands), np.zeros(hands)
    pays = np.zeros(BUST + 1)
    for own in range(BUST + 1):
        pays[own] = g.receives[own, other]
    return chance_of(g, taken) * reply(g, g.pack - taken, pays, fixed, q, values, draws)
