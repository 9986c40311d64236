"""One turn, for all hands at once, compiled: its outcomes, and what each of its moves wins.

An *outcome* of a turn is what everybody sees of it: `c` if the upcard was taken and card `c`
discarded, `c` + the number of cards in the pack if a card was drawn. Reaches leave out the constant
chance of the deal. A value is in deals won, summed over the other player's possible hands, weighted
by reach.
"""

from __future__ import annotations

import numpy as np

from benchmarks.exact.sums import beside, compiled

KNOCKS, TAKES, DRAWS = 0, 1, 4  # moves; three of them take, and discard a card of the hand


@compiled
def dealt(k, up, out):
    """The hands after which a deal goes on: without the upcard, and no 31."""
    for hand in range(len(out)):
        there = not k.blitz[hand]
        for card in k.hands[hand]:
            there &= card != up
        out[hand] = 1.0 if there else 0.0


@compiled
def holding(k, has, lacks, other, out):
    """Which hands have one card (if any, else -1) and lack two others."""
    for hand in range(len(out)):
        found, bad = has < 0, False
        for card in k.hands[hand]:
            found |= card == has
            bad |= card in (lacks, other)
        out[hand] = found and not bad


@compiled
def after_turn(k, begun, turn, drop, up, gone, stock, knocks, drawing, on, blitzes):
    """The weights of a player's hands after a turn: those that knock, go on, or show a 31."""
    cards = len(gone)
    knocks[:], drawing[:], on[:], blitzes[:] = 0.0, 0.0, 0.0, 0.0
    for hand in range(len(begun)):
        if begun[hand] <= 0.0:
            continue
        a, b, c = k.hands[hand]
        knocks[hand] = begun[hand] * turn[hand, KNOCKS]
        for place, kept in enumerate(
            (k.hand_of[b, c, up], k.hand_of[a, c, up], k.hand_of[a, b, up])
        ):
            went = blitzes if k.blitz[kept] else on
            went[k.hands[hand, place], kept] += begun[hand] * turn[hand, TAKES + place]
        for card in range(cards):
            four = k.drawn_of[a, b, c, card]
            if stock and four >= 0 and not gone[card]:
                drawing[four] += begun[hand] * turn[hand, DRAWS] / stock
    for four in range(len(drawing)):
        if drawing[four] > 0.0:
            for place in range(4):
                kept = k.kept[four, place]
                went = blitzes if k.blitz[kept] else on
                went[cards + k.drawn[four, place], kept] += drawing[four] * drop[four, place]


@compiled
def mixed(values, shares, best):
    """The value of a decision, by its strategy or by its best move."""
    if best:
        return values.max()
    found = 0.0
    for move in range(len(values)):
        if shares[move] > 0.0:
            found += shares[move] * values[move]
    return found


@compiled
def turn_values(k, begun, knocking, going_on, turn, drop, best, up, gone, stock, out, out_drop):
    """What each move of a turn wins, by hand, from what each outcome wins."""
    cards = len(gone)
    drawn = np.zeros(len(k.best))
    for four in range(len(drawn)):
        for place in range(4):
            card = k.drawn[four, place]
            out_drop[four, place] = going_on[cards + card, k.kept[four, place]]
        drawn[four] = mixed(out_drop[four], drop[four], best)
    found = 0.0
    for hand in range(len(begun)):
        if begun[hand] <= 0.0:
            continue
        a, b, c = k.hands[hand]
        out[hand, KNOCKS] = knocking[hand]
        for place, kept in enumerate(
            (k.hand_of[b, c, up], k.hand_of[a, c, up], k.hand_of[a, b, up])
        ):
            out[hand, TAKES + place] = going_on[k.hands[hand, place], kept]
        out[hand, DRAWS] = 0.0  # without a stock the deal is drawn
        for card in range(cards):
            four = k.drawn_of[a, b, c, card]
            if stock and four >= 0 and not gone[card]:
                out[hand, DRAWS] += drawn[four] / stock
        found += begun[hand] * mixed(out[hand], turn[hand], best)
    return found


@compiled
def blitz_values(k, masses, shown, card, values):
    """What a 31 in a turn wins: the weight of the other's hands without it and the discard."""
    for hand in range(len(shown)):
        if shown[hand] and k.blitz[hand]:
            a, b, c = k.hands[hand]
            four = k.drawn_of[a, b, c, card]
            values[hand] = beside(masses, k.of_drawn[four], k.drawn_signs, 0)


@compiled
def masses_of(table, out):
    """The total weight of the hands in a table."""
    for row in range(table.shape[0]):
        out[row, 0] = table[row].sum()
