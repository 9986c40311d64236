"""Many matches played by rules of thumb: a template, bound to a game like the drivers."""

from typing import Any

import numpy as np

import boneace.kernel.heuristics as heuristics
from boneace.kernel.bound import State, moves, play, returns, seat_to_move, start
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.sample import any_of, below
from boneace.kernel.sets import compiled_loop, rule
from boneace.kernel.specialized import record
from boneace.study.columns import CUT, DEALS, FIRST, MOVES, RETURNS


@rule
def any_legal(o, s, chance):
    """The `policy` of a game without one: any legal move."""
    return -1


#: The heuristics of the game that the template is bound to.
given: Any = heuristics
policy = getattr(given, "policy", any_legal)


@compiled_loop
def play_matches(o, seed, begun, most_deals, most_moves, rows):
    """Play a match for each row (float64), the first dealer changing in turn.

    `begun` is the number of the first match. The random numbers of match number n do not depend on
    what was played before, so that two sets of rules can be compared match by match.
    """
    o = record(o, 0)
    rng = np.zeros(1, np.uint64)
    fresh, states, out = np.zeros(1, State), np.zeros(1, State), np.zeros(o.seats)
    for number in range(len(rows)):
        states[0] = fresh[0]
        s = record(states, 0)
        first = (begun + number) % o.seats
        rng[0] = np.uint64(seed) ^ (np.uint64(begun + number + 1) * np.uint64(0x9E3779B97F4A7C15))
        for _ in range(4):  # neighbouring seeds would begin with similar numbers
            below(rng, 2)
        s.dealer = first
        start(o, s)
        made, move, seat = 0, np.int64(-1), seat_to_move(o, s)
        while seat != OVER and s.deal <= most_deals and made < most_moves:
            if seat == CHANCE:
                move = np.int64(any_of(moves(o, s), rng))
            else:
                move = np.int64(policy(o, s, below(rng, 1 << 30)))
                made += 1
                if move < 0:
                    move = np.int64(any_of(moves(o, s), rng))
            play(o, s, move)
            seat = seat_to_move(o, s)
        row = rows[number]
        row[CUT] = 0.0 if seat == OVER else 1.0
        row[DEALS] = max(1, s.deal - (0 if seat == OVER else 1))
        row[MOVES], row[FIRST] = made, first
        if seat == OVER:
            returns(o, s, out)
            row[RETURNS:] = out
        else:
            row[RETURNS:] = 0.0
