"""The exact passes over a player’s decisions, compiled: a template like `passes`."""

import numpy as np

from boneace.games.vingt_un.solving.chances import (
    BEST_REPLY,
    BY_REGRET,
    TARGET,
    VALUES,
    chances_of_naturals,
    is_natural,
    learn,
    may_serve,
    orders,
    values_of,
)
from boneace.kernel.passes import compiled
from boneace.kernel.passes import inlined as inside
from boneace.kernel.specialized import record


@compiled
def player_pass(g, mode, totals, masses, stands, apart, player, learned, worth, drawing):
    """Write the value to the player of every decision, times its probability; returns the deal's.

    `player` is the strategy (draws by pair and hand shown, divides by pair), kept, improved or
    replaced; `apart` is the value of dividing a pair. `worth` receives the value of a hand as it is
    played from there, and `drawing` the value of drawing to it.
    """
    g = record(g, 0)
    draws, divides = player
    regrets, pair_regrets = learned
    cards = np.sum(g.pack)
    found = 0.0
    for pair in range(len(g.pairs)):
        if is_natural(g, pair):
            continue
        for group in range(len(g.groups) - 1, -1, -1):
            hand = g.groups[group]
            worth[pair, hand] = drawing[pair, hand] = 0.0
            if totals[pair, hand] > TARGET or masses[pair, hand] == 0.0:
                continue
            draw = -masses[pair, hand]
            for value in range(VALUES):
                follows = g.after[hand, value]
                if follows >= 0 and totals[pair, follows] <= TARGET:
                    draw += worth[pair, follows] + masses[pair, follows]
            stand = stands[pair, hand]
            drawing[pair, hand] = draw
            free = g.draws_on_21 != 0 or totals[pair, hand] < TARGET
            if not free or not may_serve(g, 4 + g.size[hand]):
                draws[pair, hand] = 0.0
            elif mode == BEST_REPLY:
                draws[pair, hand] = 1.0 if draw > stand else 0.0
            share = draws[pair, hand]
            worth[pair, hand] = share * draw + (1.0 - share) * stand
            if mode == BY_REGRET and draws[pair, hand] >= 0.0 and cards - 4 - g.size[hand] >= 2:
                draws[pair, hand] = learn(regrets[pair], hand, draw, stand, share) if free else 0.0
        found += orders(g, pair) * value_of_pair(
            g, pair, mode, worth[pair, 0], apart[pair], divides, pair_regrets
        )
    dealer, player_only, _ = chances_of_naturals(g)
    return found + 2.0 * (player_only - dealer)


@inside
def value_of_pair(g, pair, mode, kept, apart, divides, regrets):
    """The value of a hand as dealt; a pair may be divided."""
    a, b = values_of(g, pair)
    if a != b or g.alike[a] == 0.0 or np.isnan(apart):
        return kept
    if mode == BEST_REPLY:
        divides[pair] = 1.0 if apart > kept else 0.0
    share = divides[pair]
    if mode == BY_REGRET:
        divides[pair] = learn(regrets, pair, apart, kept, share)
    return kept + g.alike[a] * share * (apart - kept)


@compiled
def reach_pass(g, totals, draws, begin, weight, sums, reach):
    """Write to `reach` how often a player stands on each pair and group, counting orders; and add
    their strategy to the sums for the average. `begin` is how often they keep each pair
    together."""
    g = record(g, 0)
    come = np.zeros(len(g.low))
    for pair in range(len(g.pairs)):
        come[:] = 0.0
        come[0] = begin[pair]
        for group in range(len(g.groups)):
            hand = g.groups[group]
            reach[pair, hand] = 0.0
            if come[hand] == 0.0 or totals[pair, hand] > TARGET:
                continue
            reach[pair, hand] = come[hand] * (1.0 - draws[pair, hand])
            on = come[hand] * draws[pair, hand]
            if weight > 0.0:
                sums[pair, hand, 0] += weight * come[hand]
                sums[pair, hand, 1] += weight * on
            for value in range(VALUES):
                if on > 0.0 and g.after[hand, value] >= 0:
                    come[g.after[hand, value]] += on
