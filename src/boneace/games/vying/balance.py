"""A round of vying balanced by regret matching (CFR+), compiled: a template, like the drivers.

Hands are classes, from the poorest. Every player has a distribution of classes; hands are taken
to be independent. `reach` and `worth` are by place of the tree, player and class.
"""

import numpy as np
from numba import njit

compiled = njit(cache=True, nogil=True, error_model="numpy")
inside = njit(error_model="numpy")


@inside
def at_the_end(vying, staked, pot, shared, reach, below, out):
    """Write what each class of each player is worth where the vying is over.

    Times the chance that the others come here. `shared`: whether equal hands share the pot; else
    the player who speaks first takes it.
    """
    players, classes = reach.shape
    masses, lies = np.zeros(players), pot
    for player in range(players):
        lies += staked[player]
        total = 0.0
        for c in range(classes):
            below[player, c] = total
            total += reach[player, c]
        masses[player] = total
    for player in range(players):
        others = 1.0
        for other in range(players):
            if other != player:
                others *= masses[other]
        for c in range(classes):
            wins = 0.0
            if vying >> player & 1:
                wins, ties = 1.0, 1.0
                equal = 1.0
                for other in range(players):
                    if other == player:
                        continue
                    if not vying >> other & 1:
                        wins *= masses[other]
                        ties *= masses[other]
                        continue
                    upto = below[other, c] + reach[other, c]
                    equal += 1.0
                    wins *= upto if not shared and other > player else below[other, c]
                    ties *= upto
                if shared:
                    wins += (ties - wins) / min(equal, 2.0)
            out[player, c] = wins * lies - others * staked[player]


@inside
def shares_at(regrets, many, c, out):
    """Write the shares of the actions of a class by regret matching."""
    total = 0.0
    for action in range(many):
        total += regrets[action, c]
    for action in range(many):
        out[action] = regrets[action, c] / total if total > 0.0 else 1.0 / many


@inside
def go_down(actor, many, children, regrets, sums, plays, reach, weight):
    """Write who comes where with what, and add to the averages."""
    players, classes = reach.shape[1], reach.shape[2]
    shares = np.zeros(children.shape[1])
    for place in range(len(actor)):
        player = actor[place]
        if player < 0:
            continue
        for c in range(classes):
            shares_at(regrets[place], many[place], c, shares)
            for action in range(many[place]):
                plays[place, action, c] = shares[action]
                sums[place, action, c] += weight * reach[place, player, c] * shares[action]
        for action in range(many[place]):
            child = children[place, action]
            for other in range(players):
                for c in range(classes):
                    reach[child, other, c] = reach[place, other, c]
            for c in range(classes):
                reach[child, player, c] *= plays[place, action, c]


@inside
def go_up(actor, many, children, regrets, plays, worth):
    """Write what every place is worth by what follows it, and improve the regrets."""
    players, classes = worth.shape[1], worth.shape[2]
    for place in range(len(actor) - 1, -1, -1):
        player = actor[place]
        if player < 0:
            continue
        worth[place] = 0.0
        for action in range(many[place]):
            child = children[place, action]
            for other in range(players):
                for c in range(classes):
                    share = plays[place, action, c] if other == player else 1.0
                    worth[place, other, c] += share * worth[child, other, c]
        for action in range(many[place]):
            child = children[place, action]
            for c in range(classes):
                found = (
                    regrets[place, action, c] + worth[child, player, c] - worth[place, player, c]
                )
                regrets[place, action, c] = max(0.0, found)


@compiled
def solve(actor, many, children, vying, staked, pot, shared, given, people, rounds, sums):
    """Balance a round of vying.

    `given` (players, classes) are the chances of the classes of those who balance, and `people`
    (places, players, classes) how often the others come to a place with what. `sums` (places,
    actions, classes) gets the sums of what each class has done.
    """
    places, players, classes = len(actor), given.shape[0], given.shape[1]
    regrets, plays = np.zeros(sums.shape), np.zeros(sums.shape)
    reach, worth = np.zeros((places, players, classes)), np.zeros((places, players, classes))
    below = np.zeros((players, classes))
    for number in range(rounds):
        reach[0] = given
        go_down(actor, many, children, regrets, sums, plays, reach, float(number))
        reach += people
        for place in range(places):
            if actor[place] < 0:
                at_the_end(
                    vying[place], staked[place], pot, shared, reach[place], below, worth[place]
                )
        go_up(actor, many, children, regrets, plays, worth)
