"""Deals between a learned policy of Thirty-one and a player who knocks from a total: a template."""

from typing import Any

import numpy as np
from boneace.kernel.bound import State, moves, play, seat_to_move, start

import boneace.kernel.heuristics as heuristics
from boneace.games.lives.playing.mixing import CHOICES, drawn, matched
from boneace.games.lives.scoring import BLITZ, total
from boneace.games.thirty_one import state as st
from boneace.games.thirty_one.situations import discards, with_upcard
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.sample import any_of, below
from boneace.kernel.sets import compiled_loop, rule
from boneace.kernel.specialized import record

given: Any = heuristics
situation = given.situation
choices = given.choices
STANDS = 54


@rule
def knocker(o, s, at):
    """Takes the upcard if that counts more, otherwise draws; knocks from a total, in half
    points."""
    if s.phase == st.DISCARDING:
        return discards(o, s) % 64
    have, taking, legal = total(o, s.hands[s.turn]), with_upcard(o, s), np.int64(moves(o, s))
    if legal >> st.KNOCK & 1 and have >= at and taking < BLITZ:
        return np.int64(st.KNOCK)
    if legal >> st.TAKE & 1 and taking > have:
        return np.int64(st.TAKE)
    if legal >> st.STAND & 1 and have >= STANDS:
        return np.int64(st.STAND)
    if legal >> st.DRAW & 1:
        return np.int64(st.DRAW)
    return np.int64(st.STAND if legal >> st.STAND & 1 else st.TAKE)


@compiled_loop
def duel(o, table, at, rng, sets, deals, ahead, won):
    """Play sets of two matches with the same random numbers and the seats exchanged.

    A match ends after `deals` deals. `ahead` receives by how many lives the policy was ahead in
    each set, `won` the number of matches that it won. Returns the number of deals played.
    """
    o = record(o, 0)
    fresh, states = np.zeros(1, State), np.zeros(1, State)
    out, shares = np.zeros(CHOICES, np.int64), np.zeros(CHOICES)
    luck, played = np.zeros(1, np.uint64), 0
    for number in range(2 * sets):
        if number % 2 == 0:
            below(rng, 2)
        luck[0] = rng[0] * np.uint64(0x9E3779B97F4A7C15) | np.uint64(1)
        states[0] = fresh[0]
        s, me = record(states, 0), number % 2
        s.dealer = below(luck, 2)
        start(o, s)
        seat = seat_to_move(o, s)
        while seat != OVER and s.deal <= deals:
            if seat == CHANCE:
                move = any_of(moves(o, s), luck)
            elif seat == me:
                choices(o, s, out)
                matched(table, situation(o, s) * CHOICES, out, shares)
                move = out[drawn(shares, luck)]
            else:
                move = knocker(o, s, at)
            play(o, s, np.int64(move))
            seat = seat_to_move(o, s)
        played += s.deal if s.winners else s.deal - 1
        ahead[number // 2] += max(0, s.lives[me]) - max(0, s.lives[1 - me])
        won[number // 2] += 0.5 if s.winners == 3 else s.winners >> me & 1
    return played
