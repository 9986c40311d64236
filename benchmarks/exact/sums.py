"""Sums over the hands that another player may hold, compiled.

Two hands can be held together if they share no card. A sum over the hands that share none with a
set of cards is a sum over all hands, less those with one of its cards, plus those with two … So
a table with a row for each set of up to three cards answers for every hand at once.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numba
import numpy as np
import numpy.typing as npt

from benchmarks.exact.sets import Sets

Floats = npt.NDArray[np.float64]
compiled = numba.njit(cache=True)
STAND, TAKE, DRAW = range(3)
"""The moves of the last turn. Then the hand that counts most is kept."""


class Arrays(NamedTuple):
    """The data of `Sets`, in the form that the compiled passes take."""

    hands: Any
    drawn_of: Any
    with_card: Any
    classes: Any
    best: Any
    taking: Any
    kept: Any
    drawn: Any
    hand_of: Any
    blitz: Any
    of_hand: Any
    """The small subsets of each hand, and their signs."""
    hand_signs: Any
    of_drawn: Any
    drawn_signs: Any
    kinds: int
    """The number of classes of totals; one more stands above them all."""


def arrays(sets: Sets) -> Arrays:
    of_hand, hand_signs = sets.subsets(sets.hands)
    of_drawn, drawn_signs = sets.subsets(sets.drawn)
    return Arrays(
        sets.hands, sets.drawn_of, sets.with_card, sets.classes, sets.best, sets.taking, sets.kept,
        sets.drawn, sets.hand_of, sets.blitz, of_hand, hand_signs, of_drawn, drawn_signs,
        len(sets.totals),
    )  # fmt: skip


@compiled
def put(table, subsets, counts, weight):
    for subset in subsets:
        table[subset, counts] += weight


@compiled
def compared(table, tie):
    """Turn weights by total into what each total wins against them: 1, -1 or `tie` per hand."""
    for row in range(table.shape[0]):
        everything, below = table[row].sum(), 0.0
        for counts in range(table.shape[1]):
            own = table[row, counts]
            table[row, counts] = below - (everything - below - own) + tie * own
            below += own


@compiled
def beside(table, subsets, signs, counts):
    """The sum over all hands that share no card with a set, in one column of a table."""
    found = 0.0
    for place in range(len(subsets)):
        found += signs[place] * table[subsets[place], counts]
    return found


@compiled
def without(k, table, card, out):
    """The same table, for the hands without one card."""
    for row in range(table.shape[0]):
        other = k.with_card[row, card]
        for counts in range(table.shape[1]):
            meets = 0.0 if other < 0 else table[other, counts]
            out[row, counts] = table[row, counts] - meets


@compiled
def of_hands(k, reach, table):
    """The weights of hands, summed by their totals."""
    table[:] = 0.0
    for hand in range(len(reach)):
        if reach[hand] > 0.0:
            put(table, k.of_hand[hand], k.classes[hand], reach[hand])


@compiled
def of_last_turn(k, reach, chosen, up, gone, stock, table):
    """The weights of a player's hands after the last turn, played by a strategy."""
    table[:] = 0.0
    drawn = np.zeros(len(k.best))
    for hand in range(len(reach)):
        if reach[hand] <= 0.0:
            continue
        put(table, k.of_hand[hand], k.classes[hand], reach[hand] * chosen[hand, STAND])
        put(table, k.of_hand[hand], k.taking[hand, up], reach[hand] * chosen[hand, TAKE])
        if stock and chosen[hand, DRAW] > 0.0:
            a, b, c = k.hands[hand]
            for card in range(len(gone)):
                four = k.drawn_of[a, b, c, card]
                if four >= 0 and not gone[card]:
                    drawn[four] += reach[hand] * chosen[hand, DRAW] / stock
    for four in range(len(drawn)):
        if drawn[four] > 0.0:
            put(table, k.of_drawn[four], k.best[four], drawn[four])


@compiled
def last_turn(k, table, held, up, gone, stock, out):
    """What each way to play the last turn wins, by hand; `table` has the hands that the knocker may
    have."""
    drawn = np.zeros(len(k.best))
    if stock:
        for four in range(len(drawn)):
            drawn[four] = beside(table, k.of_drawn[four], k.drawn_signs, k.best[four])
    for hand in range(len(held)):
        if not held[hand]:
            continue
        small = k.of_hand[hand]
        out[hand, STAND] = beside(table, small, k.hand_signs, k.classes[hand])
        out[hand, TAKE] = beside(table, small, k.hand_signs, k.taking[hand, up])
        out[hand, DRAW] = -np.inf
        if stock:
            a, b, c = k.hands[hand]
            found = 0.0
            for card in range(len(gone)):
                four = k.drawn_of[a, b, c, card]
                if four >= 0 and not gone[card]:
                    found += drawn[four]
            out[hand, DRAW] = found / stock
