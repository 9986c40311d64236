"""The exact passes over a deal, compiled: a template, bound to the rules like the drivers.

The value of a deal is a sum over the player’s pair, the cards that they show, and the dealer’s
cards. It is summed by what the player *shows* when they stand, a *group*: for each group the dealer
has a separate game, with a weight for every pair that may lie under it.

Probabilities are of cards in one order. `q[u]` is the probability of the cards shown and the
dealer’s set `u`; with a pair under them too, it is `q[u]` times the cards left of its values. The
dealer's values are stored relative to being over-drawn with the same cards, so that hands beyond 21
never have to be visited: the cards that follow a set are together as probable as the set.
"""

import numpy as np

from boneace.games.vingt_un.scoring import dealer_receives
from boneace.games.vingt_un.solving.chances import (
    BEST_REPLY,
    BUST,
    BY_REGRET,
    COUNTS,
    FOLLOWED,
    TARGET,
    VALUES,
    chance_of,
    chances_of_naturals,
    learn,
    total_of,
    values_of,
    without_natural,
)
from boneace.kernel.passes import compiled
from boneace.kernel.passes import inlined as inside
from boneace.kernel.specialized import record


@compiled
def fill_receives(out):
    """Write what the dealer receives for their count (BUST: over-drawn) from a hand that stands."""
    for own in range(BUST + 1):
        for other in range(COUNTS):
            out[own, other] = dealer_receives(np.int64(own), False, np.int64(other), np.int64(1))


# --- probabilities --------------------------------------------------------------------------------


@compiled
def fill_totals(g, totals):
    """Write, by pair and hand shown, the count."""
    g = record(g, 0)
    for pair in range(len(g.pairs)):
        for hand in range(len(g.low)):
            totals[pair, hand] = total_of(g, hand, pair)


@compiled
def fill_masses(g, masses):
    """Write, by pair and hand shown, the probability of their cards and of no dealer's natural."""
    g = record(g, 0)
    left = np.zeros(VALUES)
    for pair in range(len(g.pairs)):
        under = g.counts[g.pairs[pair]]
        for hand in range(len(g.low)):
            cards = under + g.counts[hand]
            chance = chance_of(g, cards)
            masses[pair, hand] = 0.0
            if chance == 0.0:
                continue
            for value in range(VALUES):
                left[value] = g.pack[value] - cards[value]
            masses[pair, hand] = chance * without_natural(g, left)


@compiled
def naturals(g):
    """The probabilities of naturals: of the dealer alone, of the player alone, and of neither."""
    return chances_of_naturals(record(g, 0))


# --- one group ------------------------------------------------------------------------------------


@inside
def chances(g, hand, q):
    """Write to `q` the probability of what is shown with each set of the dealer’s cards."""
    free_of, cards = g.pack - g.counts[hand], np.sum(g.pack) - g.size[hand]
    parent, added, unions, sizes = g.parent, g.added, g.unions, g.union_size
    q[0] = chance_of(g, g.counts[hand])
    for u in range(1, len(parent)):
        before, value = parent[u], added[u]
        free = free_of[value] - unions[u, value] + 1.0
        left = cards - sizes[before]
        q[u] = q[before] * free / left if free > 0.0 and left > 0 else 0.0


@inside
def under(g, hand, totals, often):
    """The pairs that may lie under the cards shown, sorted by count: number and two values.

    Also returns the counts, and where among the pairs each count begins. Only pairs with more than
    0 in `often` are taken.
    """
    pairs, counts = np.zeros((len(g.pairs), 3), np.int64), np.zeros(COUNTS, np.int64)
    begins = np.zeros(COUNTS + 1, np.int64)
    n = found = 0
    for total in range(COUNTS):
        first = n
        for pair in range(len(g.pairs)):
            if totals[pair, hand] == total and often[pair] > 0.0:
                a, b = values_of(g, pair)
                pairs[n, 0], pairs[n, 1], pairs[n, 2] = pair, a, b + VALUES if a == b else b
                n += 1
        if n > first:
            counts[found] = total
            found += 1
            begins[found] = n
    return pairs[:n], counts[:found], begins


@inside
def left_over(free_of, unions, u, x):
    """Write to `x` how many cards of each value are left, then the same less one; returns the
    number of ways of taking two cards."""
    left = 0.0
    for value in range(VALUES):
        free = free_of[value] - unions[u, value]
        x[value], x[VALUES + value] = free, free - 1.0
        left += free
    return left * (left - 1.0)


@inside
def weigh(g, hand, q, pairs, counts, begins, reach, weights, over):
    """Write to `weights`, by set of the dealer’s cards and by count, the probability that a player
    stands; and to `over` the receipts of a dealer who is over-drawn with that set."""
    x, free_of, unions = np.zeros(2 * VALUES), g.pack - g.counts[hand], g.unions
    received = np.array([g.receives[BUST, count] for count in counts])
    share = np.array([reach[pairs[j, 0], hand] for j in range(len(pairs))])
    for u in range(len(q)):
        if q[u] == 0.0:
            continue
        two = left_over(free_of, unions, u, x)
        scale = q[u] / two if two > 0.0 else 0.0
        lost = 0.0
        for k in range(len(counts)):
            here = 0.0
            for j in range(begins[k], begins[k + 1]):
                here += share[j] * x[pairs[j, 1]] * x[pairs[j, 2]]
            weights[u, k] = scale * here
            lost += scale * here * received[k]
        over[u] = lost


@inside
def may_draw(known, most, own, free_on_21):
    """VU-23, B-VU-16, B-VU-17: whether a dealer who knows `known` of their own cards may draw."""
    return known <= most and (free_on_21 or own < TARGET)


@inside
def most_known(g, hand):
    """The most cards of their own that a dealer may know who can still be dealt another."""
    return np.sum(g.pack) - 2 - g.size[hand] - 2


@inside
def gains(g, counts):
    """What standing gains the dealer over being over-drawn, by their count and the other’s."""
    found = np.zeros((BUST, len(counts)))
    for own in range(BUST):
        for k in range(len(counts)):
            found[own, k] = g.receives[own, counts[k]] - g.receives[BUST, counts[k]]
    return found


@inside
def value_of_group(
    g, hand, q, counts, weights, over, mode, draws, divides, learned, values, received
):
    """Write what the dealer receives in a group, by first card.

    Their strategy there is kept, improved or replaced.
    """
    regrets, pair_regrets = learned
    gain, most = gains(g, counts), most_known(g, hand)
    union, after, whole, totals, pairs = (
        g.node_union, g.node_after, g.node_whole, g.node_total, g.node_pair,
    )  # fmt: skip
    sizes, free_on_21 = g.union_size, g.draws_on_21 != 0
    for node in range(len(union) - 1, 0, -1):
        u = union[node]
        values[node] = 0.0
        if q[u] == 0.0:
            continue
        draw = 0.0
        for value in range(VALUES):
            draw += values[after[node, value]]
        if not whole[node]:
            values[node] = draw
            continue
        stand, own = 0.0, totals[node]
        for k in range(len(counts)):
            stand += weights[u, k] * gain[own, k]
        if not may_draw(sizes[u], most, own, free_on_21):
            draws[node] = 0.0
            kept = stand
        elif mode == BEST_REPLY:
            draws[node] = 1.0 if draw > stand else 0.0
            kept = max(draw, stand)
        else:
            share = draws[node]
            kept = share * draw + (1.0 - share) * stand
            if mode == BY_REGRET:
                draws[node] = learn(regrets, node, draw, stand, share)
        value = pairs[node]
        if value >= 0 and g.divides and g.alike[value] > 0.0:
            both = 2.0 * values[g.divided[value]] + over[u]
            share = divides[value]
            if mode == BY_REGRET:
                divides[value] = learn(pair_regrets, value, both, kept, share)
            elif mode == BEST_REPLY:
                share = divides[value] = 1.0 if both > kept else 0.0
            kept += g.alike[value] * share * (both - kept)
        values[node] = kept
    for node in g.pairs:
        if q[node] > 0.0 and totals[node] < TARGET:
            for value in range(VALUES):
                if g.counts[node, value] > 0:
                    received[value] += values[node] + over[node]


@inside
def follow(g, hand, q, draws, divides, counts, reached, brings, used):
    """Follow the dealer’s strategy in a group: write how often each node is reached, and what a
    player who stands on each count is paid, by set of the dealer’s cards."""
    gain, after, whole = gains(g, counts), g.node_after, g.node_whole
    union, pairs, totals = g.node_union, g.node_pair, g.node_total
    most, sizes, free_on_21 = most_known(g, hand), g.union_size, g.draws_on_21 != 0
    bust = np.array([g.receives[BUST, count] for count in counts])
    reached[:] = 0.0
    used[:] = False
    for node in range(len(g.low)):
        if g.start[node] > 0.0:
            reached[node] = g.start[node]
            pay(node, reached[node], bust, brings, used)
    for node in range(1, len(g.node_union)):
        mass, u = reached[node], union[node]
        if mass == 0.0 or q[u] == 0.0:
            continue
        value = pairs[node]
        if value >= 0 and g.divides and g.alike[value] * divides[value] > 0.0:
            apart = mass * g.alike[value] * divides[value]
            reached[g.divided[value]] += 2.0 * apart
            pay(u, apart, bust, brings, used)
            mass -= apart
        on = mass
        if whole[node]:
            may = may_draw(sizes[u], most, totals[node], free_on_21)
            on = mass * draws[node] if may else 0.0
            if mass > on:
                pay(u, mass - on, gain[totals[node]], brings, used)
        if on > 0.0:
            for value in range(VALUES):
                reached[after[node, value]] += on
    reached[0] = 0.0


@inside
def pay(u, mass, received, brings, used):
    """Add what players are paid, by their count, where the dealer receives these amounts."""
    if not used[u]:
        used[u] = True
        brings[u] = 0.0
    for k in range(len(received)):
        brings[u, k] -= mass * received[k]


@inside
def value_of_standing(g, hand, q, pairs, begins, brings, used, stands):
    """Write to `stands` the value of standing on each pair in this group, times its probability."""
    x, free_of, unions = np.zeros(2 * VALUES), g.pack - g.counts[hand], g.unions
    found = np.zeros(len(pairs))
    for u in range(len(q)):
        if not used[u] or q[u] == 0.0:
            continue
        two = left_over(free_of, unions, u, x)
        scale, k = q[u] / two if two > 0.0 else 0.0, 0
        for j in range(len(pairs)):
            if j == begins[k + 1]:
                k += 1
            found[j] += scale * x[pairs[j, 1]] * x[pairs[j, 2]] * brings[u, k]
    for j in range(len(pairs)):
        stands[pairs[j, 0], hand] = found[j]


# --- all groups -----------------------------------------------------------------------------------


@compiled
def dealer_pass(
    g, part, parts, mode, due, totals, able, reach, dealer, learned, weight, stands, received
):
    """One pass over every `parts`-th group, of those that are `due`.

    `able` says for each pair whether it may lie there; `reach` is how often a player stands on each
    pair and group; `dealer` the strategy (draws by group and node, divides by group and value);
    `learned` the regrets and, where `weight` is above 0, the sums for its average. Writes `stands`,
    the value of a player’s standing against the dealer’s strategy after the pass, but not for
    BEST_REPLY; and `received`, what the dealer receives by group and first card, however likely
    that card is.
    """
    g = record(g, 0)
    draws, divides = dealer
    regrets, pair_regrets, sums, pair_sums = learned
    sets, nodes = len(g.union_size), len(g.node_union)
    q, over, values, reached = np.zeros(sets), np.zeros(sets), np.zeros(nodes), np.zeros(nodes)
    weights, brings = np.zeros((sets, COUNTS)), np.zeros((sets, COUNTS))
    used = np.zeros(sets, np.bool_)
    for group in range(part, len(g.groups), parts):
        hand = g.groups[group]
        if not due[group]:
            continue
        pairs, counts, begins = under(g, hand, totals, reach[:, hand])
        received[group] = 0.0
        chances(g, hand, q)
        if q[0] == 0.0:
            continue
        if len(pairs) > 0 and mode != FOLLOWED:
            weigh(g, hand, q, pairs, counts, begins, reach, weights, over)
            value_of_group(
                g, hand, q, counts, weights, over, mode, draws[group], divides[group],
                (regrets[group], pair_regrets[group]), values, received[group],
            )  # fmt: skip
        if mode == BEST_REPLY:
            continue
        pairs, counts, begins = under(g, hand, totals, able)
        follow(g, hand, q, draws[group], divides[group], counts, reached, brings, used)
        value_of_standing(g, hand, q, pairs, begins, brings, used, stands)
        if weight > 0.0:
            add_up(g, draws[group], divides[group], reached, weight, sums[group], pair_sums[group])


@inside
def add_up(g, draws, divides, reached, weight, sums, pair_sums):
    """Add a strategy to the sums for the average, each node weighted by how often it is reached."""
    for node in range(1, len(g.node_union)):
        if reached[node] > 0.0:
            sums[node, 0] += weight * reached[node]
            sums[node, 1] += weight * reached[node] * draws[node]
    for node in g.pairs:
        value = g.node_pair[node]
        if value >= 0:
            pair_sums[value, 0] += weight * reached[node]
            pair_sums[value, 1] += weight * reached[node] * divides[value]
