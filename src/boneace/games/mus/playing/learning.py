"""The compiled solver of a lance: four players learn at once, each for all of their hands.

Regret matching+ with averages that weigh later rounds more (CFR+: Tammelin, “Solving large
imperfect information games using CFR+”, 2014), on vectors of hands. Hands of different players are
assumed to be independent, each with the range that everybody knows. Every player errs a little, so
that there is an answer to every bet, also to bets that nobody makes.

Nodes are numbered so that children come after their parents. Arrays:

    kind      (nodes)                 DECISION, TAKEN by a side, or SHOWN
    seat      (nodes)                 the seat that decides, or the side that takes the stones
    children  (nodes, ACTIONS)        nodes, or -1
    won, lost (nodes, 4, steps)       the value of an end of a lance to a hand, in games
    ranges    (4, steps)              how likely each step is for a player
    closed    a number                nobody says órdago with a hand on a lower step
    able      (4)                     0 for a player without a part, who never has the best hand
    regrets, shares (nodes, steps, ACTIONS)   what is learned, and the average strategy
    reach     (nodes, 4, steps)       afterwards, how often each hand gets to a node, by shares
    worth     (nodes, 4, steps)       afterwards, the value of each node to each hand, by shares,
                                      times how often the other hands get there

The players sit in the order in which they speak, so the elder of two has the lower number.
"""

import numpy as np

from boneace.games.mus.playing.layout import ALL, DECISION, SEATS, SHOWN, TREMBLE
from boneace.kernel.sets import compiled, rule


@compiled
def learn(
    kind, seat, children, won, lost, ranges, able, closed, regrets, shares, reach, worth, rounds
):
    """Learn for some rounds; then `shares` are the strategies, and `reach` and `worth` follow from
    them."""
    nodes, steps, actions = regrets.shape
    now = np.zeros((nodes, steps, actions))
    for turn in range(rounds):
        match_regrets(kind, children, closed, regrets, now)
        come(kind, seat, children, ranges, now, reach, TREMBLE)
        settle_ends(kind, seat, won, lost, able, reach, worth)
        for node in range(nodes - 1, -1, -1):
            if kind[node] == DECISION:
                who = seat[node]
                back(node, who, children, now, worth)
                if who & 1 != turn & 1:
                    continue  # the sides learn in turn
                for action in range(actions):
                    child = children[node, action]
                    if child < 0:
                        continue
                    first = closed if action == ALL else 0
                    for step in range(first, steps):
                        gain = worth[child, who, step] - worth[node, who, step]
                        regret = regrets[node, step, action] + gain
                        regrets[node, step, action] = regret if regret > 0.0 else 0.0
                        came = reach[node, who, step] / max(ranges[who, step], 1e-12)
                        shares[node, step, action] += (turn + 1.0) * came * now[node, step, action]
    match_regrets(kind, children, closed, shares, now)
    for node in range(nodes):
        copied(shares[node], now[node])
    come(kind, seat, children, ranges, now, reach, TREMBLE)
    settle_ends(kind, seat, won, lost, able, reach, worth)
    for node in range(nodes - 1, -1, -1):
        if kind[node] == DECISION:
            back(node, seat[node], children, now, worth)


@compiled
def best_reply(kind, seat, children, won, lost, ranges, able, closed, shares, who):
    """The most that a player gets against the others' strategies, by step, not divided by reach."""
    nodes, steps, actions = shares.shape
    worth, reach = np.zeros((nodes, SEATS, steps)), np.zeros((nodes, SEATS, steps))
    come(kind, seat, children, ranges, shares, reach, 0.0)
    settle_ends(kind, seat, won, lost, able, reach, worth)
    for node in range(nodes - 1, -1, -1):
        if kind[node] == DECISION:
            back(node, seat[node], children, shares, worth)
            if seat[node] == who:
                for step in range(steps):
                    best = -1e9
                    for action in range(actions):
                        child = children[node, action]
                        if child >= 0 and not (action == ALL and step < closed):
                            best = max(best, worth[child, who, step])
                    worth[node, who, step] = best
    return worth[0, who].copy()


@compiled
def chances(reach, able):
    """The probability that the side of each player has the best hand, by the step of their hand."""
    total, best = np.zeros(SEATS), np.zeros(reach.shape)
    summed(total, reach)
    have_best(reach, able, total, best)
    for who in range(SEATS):
        others = max(total[who ^ 1] * total[who ^ 2] * total[who ^ 3], 1e-300)
        for step in range(reach.shape[1]):
            best[who, step] /= others
    return best


@rule
def copied(out, of):
    """Write a matrix over another. numba needs seconds to compile `out[:] = of`, which can raise an
    error with a text."""
    for row in range(of.shape[0]):
        for column in range(of.shape[1]):
            out[row, column] = of[row, column]


@rule
def summed(out, of):
    """Write the sums of the rows of a matrix."""
    for row in range(of.shape[0]):
        out[row] = 0.0
        for column in range(of.shape[1]):
            out[row] += of[row, column]


@rule
def match_regrets(kind, children, closed, regrets, now):
    """Strategies in proportion to positive regrets; equal shares if there are none."""
    nodes, steps, actions = regrets.shape
    for node in range(nodes):
        if kind[node] != DECISION:
            continue
        many = 0
        for action in range(actions):
            many += 1 if children[node, action] >= 0 else 0
        for step in range(steps):
            total = 0.0
            for action in range(actions):
                total += regrets[node, step, action]
            few = 1 if step < closed and children[node, ALL] >= 0 else 0
            for action in range(actions):
                if children[node, action] < 0 or (action == ALL and few):
                    now[node, step, action] = 0.0
                elif total > 0.0:
                    now[node, step, action] = regrets[node, step, action] / total
                else:
                    now[node, step, action] = 1.0 / (many - few)


@rule
def come(kind, seat, children, ranges, now, reach, tremble):
    """How often each player's hands get to each node by their own moves."""
    nodes, steps, actions = now.shape
    copied(reach[0], ranges)
    for node in range(nodes):
        if kind[node] != DECISION:
            continue
        many, who = 0, seat[node]
        for action in range(actions):
            many += 1 if children[node, action] >= 0 else 0
        for action in range(actions):
            child = children[node, action]
            if child < 0:
                continue
            for other in range(SEATS):
                for step in range(steps):
                    reach[child, other, step] = reach[node, other, step]
            for step in range(steps):
                often = (1.0 - tremble) * now[node, step, action] + tremble / many
                reach[child, who, step] *= often


@rule
def back(node, who, children, now, worth):
    """The value of a node, from the values of its children."""
    steps, actions = now.shape[1], now.shape[2]
    for other in range(SEATS):
        for step in range(steps):
            worth[node, other, step] = 0.0
    for action in range(actions):
        child = children[node, action]
        if child < 0:
            continue
        for other in range(SEATS):
            if other == who:
                for step in range(steps):
                    worth[node, other, step] += now[node, step, action] * worth[child, other, step]
            else:
                for step in range(steps):
                    worth[node, other, step] += worth[child, other, step]


@rule
def settle_ends(kind, seat, won, lost, able, reach, worth):
    """The values of the ends of a lance to each player's hands, weighted by the others' reach."""
    nodes, _, steps = reach.shape
    best, total = np.zeros((SEATS, steps)), np.zeros(SEATS)
    for node in range(nodes):
        if kind[node] == DECISION:
            continue
        summed(total, reach[node])
        if kind[node] == SHOWN:
            have_best(reach[node], able, total, best)
        for who in range(SEATS):
            everything = total[who ^ 1] * total[who ^ 3] * total[who ^ 2]
            if kind[node] == SHOWN:
                for step in range(steps):
                    won_here = best[who, step]
                    worth[node, who, step] = (
                        won_here * won[node, who, step]
                        + (everything - won_here) * lost[node, who, step]
                    )
            elif seat[node] == who & 1:
                for step in range(steps):
                    worth[node, who, step] = everything * won[node, who, step]
            else:
                for step in range(steps):
                    worth[node, who, step] = everything * lost[node, who, step]


@rule
def have_best(reach, able, total, best):
    """How often the side of a player with a hand has the best one, weighted by the others'
    reach."""
    steps = reach.shape[1]
    below, alone = np.zeros((SEATS, steps)), np.zeros((SEATS, steps))
    for who in range(SEATS):
        summed = 0.0
        for step in range(steps):
            below[who, step] = summed if able[who] else total[who]
            summed += reach[who, step]
    for who in range(SEATS):
        one, two = who ^ 1, who ^ 3
        for step in range(steps):
            first = below[one, step]
            if able[one] and who < one:
                first += reach[one, step]
            second = below[two, step]
            if able[two] and who < two:
                second += reach[two, step]
            alone[who, step] = first * second if able[who] else 0.0
    for who in range(SEATS):
        partner = who ^ 2
        helped = 0.0
        for step in range(steps - 1, -1, -1):
            here = reach[partner, step] * alone[partner, step] if able[partner] else 0.0
            worse = below[partner, step]
            if able[partner]:
                if who < partner:
                    worse += reach[partner, step]
                else:
                    helped += here
            best[who, step] = alone[who, step] * worse + helped
            if who < partner:
                helped += here
        if not able[who]:
            for step in range(steps):
                best[who, step] = helped  # their hand does not matter
