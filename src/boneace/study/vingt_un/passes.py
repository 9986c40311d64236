"""The exact passes over a deal, compiled: a template, bound to the rules like the drivers.

What a deal brings is a sum over player’s pair, cards that he shows, and dealer’s cards. The sum is
taken by what the player *shows* when he stands, a *group*: for each group the dealer has one game
of his own, with the weight of every pair that may lie under it.

Probabilities are of cards in one order. `q[u]` is that of the cards shown and the dealer’s set
`u`; that a pair is under them besides is `q[u]` times the cards left of its values. Values of the
dealer are kept relative to his being over-drawn with the same cards, so that no hand beyond 21
need ever be looked at: cards that follow a set are as probable together as the set.
"""
# mypy: ignore-errors

import numpy as np
from numba import njit

from boneace.games.vingt_un.scoring import dealer_receives
from boneace.kernel.frozen import record

VALUES, ACE, TEN = 10, 0, 9
TARGET, BUST = 21, 22
COUNTS = 22  # of a hand that stands: 0 … 21
#: How a dealer’s pass treats his strategy: keeps to it, improves it by regret, or replies best.
AS_GIVEN, BY_REGRET, BEST_REPLY = 0, 1, 2

compiled = njit(cache=True, nogil=True, error_model="numpy")
#: What is called from inside only, and melts into what calls it.
inside = njit(error_model="numpy", forceinline=True)


@compiled
def fill_receives(out):
    """What the dealer receives for his count (BUST: over-drawn) from a hand that stands."""
    for own in range(BUST + 1):
        for other in range(COUNTS):
            out[own, other] = dealer_receives(np.int64(own), False, np.int64(other), np.int64(1))


# --- probabilities --------------------------------------------------------------------------------


@inside
def chance_of(g, counts):
    """The probability that the first cards are these, in one order."""
    found, left = 1.0, float(np.sum(g.pack))
    for value in range(VALUES):
        for taken in range(counts[value]):
            found *= max(0.0, g.pack[value] - taken) / left
            left -= 1.0
    return found


@inside
def ways(x, a, b):
    """In how many ways two cards of these values, in this order, may be taken from `x`."""
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
    """What a pair counts with what is shown, BUST where it is over-drawn."""
    under = g.pairs[pair]
    low = g.low[hand] + g.low[under]
    if low > TARGET:
        return BUST
    if low <= 11 and g.counts[hand, ACE] + g.counts[under, ACE] > 0:
        return low + 10
    return low


@compiled
def fill_totals(g, totals):
    """By pair and hand shown: the count."""
    g = record(g, 0)
    for pair in range(len(g.pairs)):
        for hand in range(len(g.low)):
            totals[pair, hand] = total_of(g, hand, pair)


@compiled
def fill_masses(g, masses):
    """By pair and hand shown: the probability of their cards, the dealer having no natural."""
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


@inside
def without_natural(g, left):
    """The probability of a dealer’s first card that is allowed, and of no natural with it."""
    cards = np.sum(left)
    first = np.sum(left * g.first) / cards
    natural = (g.first[ACE] + g.first[TEN]) * left[ACE] * left[TEN] / (cards * (cards - 1.0))
    return first - natural


@inside
def orders(g, pair):
    """In how many orders a pair of cards may come."""
    a, b = values_of(g, pair)
    return 1.0 if a == b else 2.0


@inside
def is_natural(g, pair):
    a, b = values_of(g, pair)
    return a == ACE and b == TEN


@compiled
def naturals(g):
    """The probabilities of naturals: of the dealer alone, of the player alone, and of neither."""
    return chances_of_naturals(record(g, 0))


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
def under(g, hand, totals, reach, likely):
    """The pairs that may lie under what is shown: their number, values, and place of their count;
    and the counts that they make. `likely`: those only that a player stands on."""
    pairs, places = np.zeros((len(g.pairs), 4), np.int64), np.full(COUNTS, -1)
    counts, found = np.zeros(COUNTS, np.int64), 0
    n = 0
    for pair in range(len(g.pairs)):
        total = totals[pair, hand]
        if total > TARGET or (likely and reach[pair, hand] == 0.0):
            continue
        if places[total] < 0:
            places[total] = found
            counts[found] = total
            found += 1
        a, b = values_of(g, pair)
        pairs[n, 0], pairs[n, 1], pairs[n, 2] = pair, a, b + VALUES if a == b else b
        pairs[n, 3] = places[total]
        n += 1
    return pairs[:n], counts[:found]


@inside
def left_over(free_of, unions, u, x):
    """Write to `x` what is left of each value, and after it the same less one; returns what all
    ways of taking two cards are."""
    left = 0.0
    for value in range(VALUES):
        free = free_of[value] - unions[u, value]
        x[value], x[VALUES + value] = free, free - 1.0
        left += free
    return left * (left - 1.0)


@inside
def weigh(g, hand, q, pairs, counts, reach, weights, over):
    """Write to `weights`, by set of the dealer’s cards and by count, how likely a player stands;
    and to `over` what the dealer has who is over-drawn with them."""
    x, free_of, unions = np.zeros(2 * VALUES), g.pack - g.counts[hand], g.unions
    n, receives = len(counts), g.receives[BUST]
    share = np.array([reach[pairs[k, 0], hand] for k in range(len(pairs))])
    for u in range(len(q)):
        if q[u] == 0.0:
            continue
        for k in range(n):
            weights[u, k] = 0.0
        two = left_over(free_of, unions, u, x)
        scale = q[u] / two if two > 0.0 else 0.0
        for k in range(len(pairs)):
            weights[u, pairs[k, 3]] += scale * share[k] * x[pairs[k, 1]] * x[pairs[k, 2]]
        over[u] = 0.0
        for k in range(n):
            over[u] += weights[u, k] * receives[counts[k]]


@inside
def may_serve(g, taken):
    """Whether one more can be drawn when so many cards have been: the last is not dealt (VU-49)."""
    return np.sum(g.pack) - taken >= 2


@inside
def may_draw(known, most, own, free_on_21):
    """VU-23, B-VU-16, B-VU-17: whether the dealer may draw who knows so many cards of his own."""
    return known <= most and (free_on_21 or own < TARGET)


@inside
def most_known(g, hand):
    """How many cards of his own a dealer knows at most who may still be served one."""
    return np.sum(g.pack) - 2 - g.size[hand] - 2


@inside
def matched(regret, other):
    """The share that regret gives an action against the other."""
    both = regret + other
    return regret / both if both > 0.0 else 0.5


@inside
def learn(regrets, where, one, other, share):
    """Add to the regrets of two actions, none of them ever below 0; returns the new share.

    What was regretted now is taken to be regretted next time as well.
    """
    mean = share * one + (1.0 - share) * other
    regrets[where, 0] = max(0.0, regrets[where, 0] + one - mean)
    regrets[where, 1] = max(0.0, regrets[where, 1] + other - mean)
    return matched(
        max(0.0, regrets[where, 0] + one - mean), max(0.0, regrets[where, 1] + other - mean)
    )


@inside
def gains(g, counts):
    """What standing brings the dealer more than being over-drawn, by his count and the other’s."""
    found = np.zeros((BUST, len(counts)))
    for own in range(BUST):
        for k in range(len(counts)):
            found[own, k] = g.receives[own, counts[k]] - g.receives[BUST, counts[k]]
    return found


@inside
def value_of_group(g, hand, q, counts, weights, over, mode, draws, divides, learned, values):
    """What the dealer receives in a group; his strategy there is kept, improved or replaced."""
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
    found = 0.0
    for node in range(len(g.low)):
        if g.start[node] > 0.0 and q[node] > 0.0:
            found += g.start[node] * (values[node] + over[node])
    return found


@inside
def follow(g, hand, q, draws, divides, counts, reached, brings, used):
    """Follow the dealer’s strategy in a group: how often each node is reached, and what a player
    is paid who stands on each count, by set of the dealer’s cards."""
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
    """Note what players are paid where the dealer receives so much, by what they count."""
    if not used[u]:
        used[u] = True
        brings[u] = 0.0
    for k in range(len(received)):
        brings[u, k] -= mass * received[k]


@inside
def value_of_standing(g, hand, q, pairs, brings, used, stands):
    """Write to `stands` what each pair under this group brings, times the probability of it."""
    for k in range(len(pairs)):
        stands[pairs[k, 0], hand] = 0.0
    x, free_of, unions = np.zeros(2 * VALUES), g.pack - g.counts[hand], g.unions
    for u in range(len(q)):
        if not used[u] or q[u] == 0.0:
            continue
        two = left_over(free_of, unions, u, x)
        scale = q[u] / two if two > 0.0 else 0.0
        for k in range(len(pairs)):
            share = scale * x[pairs[k, 1]] * x[pairs[k, 2]]
            stands[pairs[k, 0], hand] += share * brings[u, pairs[k, 3]]


# --- all groups -----------------------------------------------------------------------------------


@compiled
def dealer_pass(g, part, parts, mode, totals, reach, dealer, learned, weight, stands, received):
    """One pass over every `parts`-th group.

    `reach` is how often a player stands on each pair and group; `dealer` the strategy (draws by
    group and node, divides by group and value); `learned` the regrets and, from a weight above 0
    on, the sums for its average. Written are `stands`, what a player’s standing brings against
    the dealer’s strategy after the pass, and `received`, what the dealer has by group.
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
        pairs, counts = under(g, hand, totals, reach, True)
        received[group] = 0.0
        if mode == BY_REGRET and weight != 1.0 and len(pairs) == 0:
            continue  # nothing has changed, and nobody comes here
        chances(g, hand, q)
        if q[0] == 0.0:
            continue
        if len(pairs) > 0:
            weigh(g, hand, q, pairs, counts, reach, weights, over)
            received[group] = value_of_group(
                g, hand, q, counts, weights, over, mode, draws[group], divides[group],
                (regrets[group], pair_regrets[group]), values,
            )  # fmt: skip
        pairs, counts = under(g, hand, totals, reach, False)
        follow(g, hand, q, draws[group], divides[group], counts, reached, brings, used)
        value_of_standing(g, hand, q, pairs, brings, used, stands)
        if weight > 0.0:
            add_up(g, draws[group], divides[group], reached, weight, sums[group], pair_sums[group])


@inside
def add_up(g, draws, divides, reached, weight, sums, pair_sums):
    """Add a strategy to those of which the average is taken, each node as often as it is come to."""
    for node in range(1, len(g.node_union)):
        if reached[node] > 0.0:
            sums[node, 0] += weight * reached[node]
            sums[node, 1] += weight * reached[node] * draws[node]
    for value in range(VALUES):
        pair_sums[value, 0] += weight
        pair_sums[value, 1] += weight * divides[value]


# --- the player -----------------------------------------------------------------------------------


@compiled
def player_pass(g, mode, totals, masses, stands, apart, player, learned, worth, drawing):
    """What every decision of the player is worth to him, times its probability; the whole deal.

    `player` is the strategy (draws by pair and hand shown, divides by pair), kept, improved or
    replaced; `apart` what dividing a pair brings. `worth` receives the value of a hand as it is
    played from there, and `drawing` that of drawing to it.
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
    """What a hand as dealt is worth; one that is a pair may be divided."""
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
def reach_pass(g, totals, player, weight, sums, reach):
    """Write to `reach` how often a player stands on each pair and group, orders counted; and add
    his strategy to those of which the average is taken."""
    g = record(g, 0)
    draws, divides = player
    come = np.zeros(len(g.low))
    for pair in range(len(g.pairs)):
        come[:] = 0.0
        a, b = values_of(g, pair)
        if is_natural(g, pair):
            reach[pair] = 0.0
            continue
        apart = g.alike[a] * divides[pair] if a == b else 0.0
        come[0] = orders(g, pair) * (1.0 - apart)
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
