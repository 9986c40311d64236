"""A round of vying balanced by regret matching (CFR+), compiled: a template, like the drivers.

Hands are classes, from the poorest. Every player has a distribution of classes; hands are assumed
to be independent. `reach` and `worth` are by place of the tree, player and class.
"""

import numpy as np

from boneace.kernel.passes import compiled, inside


@compiled
def at_the_end(vying, worths, shared, nothing, reach, below, out):
    """Write the value of each class of each player at ends of the vying.

    Values are times the chance that the others get here. `worths` are by winner and player; the
    last row is for nobody. `shared`: whether equal hands share the pot; else the player who speaks
    first takes it. `nothing`: whether the poorest class wins nothing from another hand.
    """
    players, classes = reach.shape
    left = 0
    for player in range(players):
        left += vying >> player & 1
        total = 0.0
        for c in range(classes):
            below[player, c] = total
            total += reach[player, c]
        below[player, classes] = total
    out[:] = 0.0
    least = 1 if nothing and left > 1 else 0
    for winner in range(players):
        if not vying >> winner & 1:
            continue
        wins = reach[winner].copy()
        wins[:least] = 0.0
        beat(winner, vying, shared, below, -1, wins)
        total = wins.sum()
        for player in range(players):
            worth = worths[winner, player] * dropped(player, vying, below)
            if player == winner:
                wins[:] = 1.0
                wins[:least] = 0.0
                beat(winner, vying, shared, below, -1, wins)
                add_to(out[player], worth, wins)
            elif not vying >> player & 1:
                for c in range(classes):
                    out[player, c] += worth * total
            else:
                others = reach[winner].copy()
                others[:least] = 0.0
                beat(winner, vying, shared, below, player, others)
                lost_to(others, shared, winner < player, worth, out[player])
    if least:
        nobody(vying, worths[players], below, out)


@inside
def nobody(vying, worths, below, out):
    """Add the value of the case that all who are left have hands of the poorest class."""
    players, classes = len(below), below.shape[1] - 1
    for player in range(players):
        worth = worths[player]
        for other in range(players):
            if other != player:
                worth *= below[other, 1 if vying >> other & 1 else classes]
        for c in range(1 if vying >> player & 1 else classes):
            out[player, c] += worth


@inside
def add_to(out, times, of):
    """Add a row to another. numba needs seconds to compile `out += of`, which can raise an error
    with a text."""
    for c in range(len(of)):
        out[c] += times * of[c]


@inside
def beat(winner, vying, shared, below, but, out):
    """Multiply by how often each class of a player beats all others left, except one."""
    for other in range(len(below)):
        if other in (winner, but) or not vying >> other & 1:
            continue
        for c in range(len(out)):
            if shared:
                out[c] *= 0.5 * (below[other, c] + below[other, c + 1])
            else:
                out[c] *= below[other, c + (winner < other)]


@inside
def dropped(but, vying, below):
    """The chance that the players who have dropped got here, except one."""
    found = 1.0
    for other in range(len(below)):
        if other != but and not vying >> other & 1:
            found *= below[other, below.shape[1] - 1]
    return found


@inside
def lost_to(wins, shared, first, worth, out):
    """Add the value of a hand of each class that another beats; `wins` is the other's chance."""
    equal = 0.5 if shared else 1.0 if first else 0.0
    total = 0.0
    for c in range(len(out) - 1, -1, -1):
        out[c] += worth * (total + equal * wins[c])
        total += wins[c]


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
    """Write the probabilities of reaching each place, by player and class, and add to the
    averages."""
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
    """Write the value of every place from its successors, and improve the regrets."""
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


@inside
def go_through(
    actor,
    many,
    children,
    vying,
    worths,
    shared,
    nothing,
    given,
    people,
    regrets,
    sums,
    plays,
    reach,
    worth,
    below,
    weight,
):
    """Write reach and value of every place; improve regrets and sums."""
    reach[0] = 0.0
    for player in range(len(given)):
        add_to(reach[0, player], 1.0, given[player])
    go_down(actor, many, children, regrets, sums, plays, reach, weight)
    reach += people
    for place in range(len(actor)):
        if actor[place] < 0:
            at_the_end(
                vying[place], worths[place], shared, nothing, reach[place], below, worth[place]
            )
    go_up(actor, many, children, regrets, plays, worth)


@compiled
def solve(actor, many, children, vying, worths, shared, nothing, given, people, rounds, sums):
    """Balance a round of vying.

    `worths` (places, winners and nobody, players) are the values of its ends. `given` (players,
    classes) are the chances of the classes of the players who balance, and `people` (places,
    players, classes) how often the others get to a place with each class. `sums` (places, actions,
    classes) gets the sums of the actions of each class.
    """
    places, players, classes = len(actor), given.shape[0], given.shape[1]
    regrets, plays = np.zeros(sums.shape), np.zeros(sums.shape)
    reach, worth = np.zeros((places, players, classes)), np.zeros((places, players, classes))
    below = np.zeros((players, classes + 1))
    for number in range(rounds):
        go_through(
            actor,
            many,
            children,
            vying,
            worths,
            shared,
            nothing,
            given,
            people,
            regrets,
            sums,
            plays,
            reach,
            worth,
            below,
            float(number) ** 2,
        )


@compiled
def look(actor, many, children, vying, worths, shared, nothing, given, people, sums, reach, worth):
    """Write reach and value of every place of a balanced round.

    `reach` and `worth` (places, players, classes) are written; `worth` is times the chance that the
    others get there.
    """
    regrets, plays, unused = sums.copy(), np.zeros(sums.shape), np.zeros(sums.shape)
    below = np.zeros((given.shape[0], given.shape[1] + 1))
    go_through(
        actor,
        many,
        children,
        vying,
        worths,
        shared,
        nothing,
        given,
        people,
        regrets,
        unused,
        plays,
        reach,
        worth,
        below,
        0.0,
    )
