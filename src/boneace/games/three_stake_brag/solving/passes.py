"""Passes over a round of vying, compiled: vectors over all hidden cards at every place.

The probability of reaching a place, and its value, are by hand. The sums over the hands that the
other may hold leave out those with a card in common, by inclusion and exclusion.
"""

import numpy as np

from boneace.games.three_stake_brag.solving.learning import BEST, LEARN
from boneace.games.vying.rounds import COMPARED, NO_BRAG
from boneace.kernel.passes import compiled_fast as compiled
from boneace.kernel.passes import inside_fast as inside

LEAST = np.float32(-1e30)  # below any possible value of a place
KEPT = np.float32(0.5)  # of DCFR: the share of negative regrets that is kept in each round


@inside
def apart(holes, reach, cards, out):
    """Write how often the other gets here with any hand that can be dealt beside each hand."""
    total = 0.0
    for card in range(len(cards)):
        cards[card] = 0.0
    for h in range(len(reach)):
        total += reach[h]
        cards[holes.first[h]] += reach[h]
        cards[holes.second[h]] += reach[h]
    for h in range(len(reach)):
        out[h] = total - cards[holes.first[h]] - cards[holes.second[h]] + reach[h]


@inside
def add_beaten(holes, side, pot, reach, cards, out):
    """Add the pot, times how often the other gets here with a hand that each hand beats."""
    total, begun = 0.0, 0
    for card in range(len(cards)):
        cards[card] = 0.0
    for place in range(len(reach)):
        h = side.order[place]
        for rank in range(begun, side.beaten[place]):
            other = side.others[rank]
            total += reach[other]
            cards[holes.first[other]] += reach[other]
            cards[holes.second[other]] += reach[other]
        begun = side.beaten[place]
        found = total - cards[holes.first[h]] - cards[holes.second[h]]
        if side.same[place]:
            found += reach[h]
        out[h] += pot * side.share[place] * found


@inside
def to_take(how, player, pot, paid):
    """The value of an end to a player whose hand beats no other: with the pot, or without it."""
    if how == player:
        return pot - paid
    if how == NO_BRAG:
        return np.float32(0.5) * pot - paid  # it stays for the next deal
    return -paid


@inside
def own_ends(holes, side, tree, place, player, meets, beats, reach, cards, each):
    """Write the value of each end that a player may choose here.

    The other gets to all of them alike, so the sums over the other's hands are made once.
    """
    met, compared = False, False
    for edge in range(tree.edges[place], tree.edges[place + 1]):
        end, found = ~tree.after[edge], each[edge - tree.edges[place]]
        if end < 0:
            continue
        if not met:
            apart(holes, reach, cards, meets)
            met = True
        pot = tree.pot[end, player]
        takes = to_take(tree.how[end], player, pot, tree.paid[end, player])
        for h in range(len(meets)):
            found[h] = takes * meets[h]
        if tree.how[end] == COMPARED:
            if not compared:
                beats[:] = 0.0
                add_beaten(holes, side, np.float32(1.0), reach, cards, beats)
                compared = True
            for h in range(len(beats)):
                found[h] += pot * beats[h]


@inside
def others_ends(holes, side, tree, place, player, plays, coming, meets, reach, cards, out):
    """Add the values of all ends that the other may choose here, weighted by the other's play.

    A sum over the other's hands is linear, so one is enough for all ends.
    """
    some = False
    for h in range(len(coming)):
        coming[h] = 0.0
    for edge in range(tree.edges[place], tree.edges[place + 1]):
        end = ~tree.after[edge]
        if end < 0:
            continue
        some = True
        pot = tree.pot[end, player]
        takes = to_take(tree.how[end], player, pot, tree.paid[end, player])
        for h in range(len(coming)):
            coming[h] += takes * (reach[h] * plays[edge, h])
        if tree.how[end] == COMPARED:
            for h in range(len(coming)):
                meets[h] = reach[h] * plays[edge, h]
            add_beaten(holes, side, pot, meets, cards, out)
    if some:
        apart(holes, coming, cards, meets)
        for h in range(len(meets)):
            out[h] += meets[h]


@inside
def go_down(tree, plays, player, own, other):
    """Write each player's probability of reaching every place."""
    for place in range(len(tree.player)):
        for edge in range(tree.edges[place], tree.edges[place + 1]):
            to = tree.after[edge]
            if to < 0:
                continue
            moves, waits = (own, other) if tree.player[place] == player else (other, own)
            for h in range(own.shape[1]):
                moves[to, h] = moves[place, h] * plays[edge, h]
                waits[to, h] = waits[place, h]


@inside
def mix(regrets, sums, plays, own, weight):
    """Add to the averages what was played."""
    for move in range(len(regrets)):
        for h in range(len(own)):
            sums[move, h] += weight * own[h] * plays[move, h]


@inside
def in_proportion(of, total, out):
    """Write shares in proportion to positive values; equal shares if there are none."""
    moves, hands = of.shape
    alike = np.float32(1.0 / moves)
    for h in range(hands):
        total[h] = 0.0
    for move in range(moves):
        for h in range(hands):
            total[h] += max(of[move, h], np.float32(0.0))
    for h in range(hands):
        total[h] = np.float32(1.0) / total[h] if total[h] > 0 else np.float32(0.0)
    for move in range(moves):
        for h in range(hands):
            found = max(of[move, h], np.float32(0.0)) * total[h]
            out[move, h] = found if total[h] > 0 else alike


@inside
def learn(regrets, plays, kept, total):
    """Write the next shares, by regret matching; `kept` is the share kept of positive regrets.

    The regrets of this round have been added.
    """
    in_proportion(regrets, total, plays)
    for move in range(len(regrets)):
        for h in range(regrets.shape[1]):
            regrets[move, h] *= kept if regrets[move, h] > 0 else KEPT


@compiled
def through(holes, side, tree, player, doing, regrets, sums, plays, how, own, other, worth):
    """Go through all places: write the value of each to the hands of a player.

    `own` and `other` are the players' probabilities of reaching the first place. `how` has the
    weight of the round in the averages, and the share of regrets kept. The player moves by `plays`,
    and may LEARN, or makes the best reply (BEST).
    """
    hands, most = own.shape[1], 2
    for place in range(len(tree.player)):
        most = max(most, tree.edges[place + 1] - tree.edges[place])
    cards = np.zeros(52)
    each = np.zeros((most, hands), np.float32)
    coming, meets = np.zeros(hands, np.float32), np.zeros(hands, np.float32)
    go_down(tree, plays, player, own, other)
    for place in range(len(tree.player) - 1, -1, -1):
        first, last = tree.edges[place], tree.edges[place + 1]
        reach, value = other[place], worth[place]
        mine = tree.player[place] == player
        for h in range(hands):
            value[h] = LEAST if mine and doing == BEST else 0.0
        if mine:
            own_ends(holes, side, tree, place, player, meets, coming, reach, cards, each)
        else:
            others_ends(holes, side, tree, place, player, plays, coming, meets, reach, cards, value)
        for edge in range(first, last):
            to, found = tree.after[edge], each[edge - first]
            if to >= 0:
                for h in range(hands):
                    found[h] = worth[to, h]
            elif not mine:
                continue  # added above
            if not mine:
                for h in range(hands):
                    value[h] += found[h]
            elif doing == BEST:
                for h in range(hands):
                    value[h] = max(value[h], found[h])
            else:
                for h in range(hands):
                    value[h] += plays[edge, h] * found[h]
        if mine and doing == LEARN:
            mix(regrets[first:last], sums[first:last], plays[first:last], own[place], how[0])
            for edge in range(first, last):
                for h in range(hands):
                    regrets[edge, h] += each[edge - first, h] - worth[place, h]
            learn(regrets[first:last], plays[first:last], how[1], coming)


@compiled
def averages(tree, sums, plays):
    """Write the average shares; equal shares at places that a player never reaches."""
    total = np.zeros(sums.shape[1], np.float32)
    for place in range(len(tree.player)):
        first, last = tree.edges[place], tree.edges[place + 1]
        in_proportion(sums[first:last], total, plays[first:last])
