"""One decision played both ways from the same cards: a template, bound to a game like the drivers.

A game defines the decision in a separate module: `place`, the row and class of the decision before
a state, or -1; `does` and `leaves`, the two moves; and ROWS, CLASSES. Everybody plays by a table
(for each row, the lowest class with which it is done) and otherwise by the game's rules of thumb; a
number below 0 in the table leaves the decision to these too.
"""

import numpy as np

from boneace.kernel.bound import State, moves, play, seat_to_move, start
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.heuristics import policy  # type: ignore[attr-defined]
from boneace.kernel.sample import any_of, below
from boneace.kernel.sets import compiled_loop, rule
from boneace.kernel.specialized import record
from boneace.kernel.written import CLASSES, does, leaves, place
from boneace.study.columns import APART, DONE, LEFT, MANY, SQUARES

LONGEST = 2_000  # moves of a deal
NEAR, SELDOM = 6, 16
"""Hands more than NEAR classes below the threshold are tried SELDOM times less often."""
NOT_YET = -1


@rule
def gained(o, s, seat):
    """What a seat gained in the deal that has ended, less the average gain of all."""
    total = 0.0
    for other in range(o.seats):
        total += s.last_changes[other]
    return s.last_changes[seat] - total / o.seats


@rule
def go_on(o, s, move, deal, table, rng, one_in):
    """Make a move, unless it is NOT_YET, and play on to the end of the deal.

    It stops before one in `one_in` of the decisions in question, and returns their place; it
    returns NOT_YET at the end. With `one_in` 0 it does not stop.
    """
    for _ in range(LONGEST):
        if move != NOT_YET:
            play(o, s, move)
        seat = seat_to_move(o, s)
        if seat == OVER or s.deal != deal:
            return np.int64(NOT_YET)
        if seat == CHANCE:
            move = np.int64(any_of(moves(o, s), rng))
            continue
        here, luck = np.int64(place(o, s)), below(rng, 1 << 30)
        if here < 0:
            move = np.int64(policy(o, s, luck))
        elif one_in and below(rng, rarely(here, table, one_in)) == 0:
            return here
        elif table[here // CLASSES] < 0:  # no threshold: by rules of thumb
            move = np.int64(policy(o, s, luck))
        elif here % CLASSES >= table[here // CLASSES]:
            move = np.int64(does(o, s, luck))
        else:
            move = np.int64(leaves(o, s, luck))
    return np.int64(NOT_YET)


@rule
def rarely(here, table, one_in):
    """How many times less often than always a decision is tried."""
    near = here % CLASSES + NEAR >= table[here // CLASSES]
    return one_in if near else SELDOM * one_in


@compiled_loop
def fork(o, rng, deals, table, one_in, sums):
    """Play this many first deals; in each, at most one decision is tried both ways.

    `sums` (float64, places × 5) receives the results. Returns how many decisions were tried.
    """
    o = record(o, 0)
    fresh, states, luck = np.zeros(1, State), np.zeros(2, State), np.zeros(1, np.uint64)
    tried = 0
    for _ in range(deals):
        states[0] = fresh[0]
        s = record(states, 0)
        s.dealer = below(rng, o.seats)
        start(o, s)
        deal = np.int64(s.deal)
        here = go_on(o, s, np.int64(NOT_YET), deal, table, rng, one_in)
        if here < 0:
            continue
        seat, chance = seat_to_move(o, s), below(rng, 1 << 30)
        done = 0.0
        for side in range(2):
            states[1] = states[0]
            luck[0] = rng[0]  # the same random numbers for both
            other = record(states, 1)
            move = np.int64(leaves(o, s, chance)) if side else np.int64(does(o, s, chance))
            go_on(o, other, move, deal, table, luck, 0)
            value = gained(o, other, seat)
            if side == 0:
                done = value
        row = sums[here]
        row[MANY] += 1
        row[DONE] += done
        row[LEFT] += value
        row[APART] += done - value
        row[SQUARES] += (done - value) ** 2
        tried += 1
    return tried
