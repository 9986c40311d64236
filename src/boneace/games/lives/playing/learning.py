"""Learning policies for games for lives by self-play: a template, compiled.

In every deal some decisions are drawn at random. Each choice there is played on to the end of the
deal with the same random numbers, and the regrets of its situation grow by the difference between
the result of each choice and the present strategy. All seats learn at once (external sampling, as
in MCCFR, but with one decision of a deal branched at a time). The average of all strategies is the
result.

A game provides `situations.py`: `situation`, `choices` and SITUATIONS.
"""

from typing import Any

import numpy as np

import boneace.kernel.heuristics as heuristics
from boneace.games.lives.playing.mixing import CHOICES, drawn, matched
from boneace.games.lives.playing.stakes import MOST
from boneace.kernel.bound import State, moves, play, seat_to_move, start
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.sample import any_of, below
from boneace.kernel.sets import compiled, compiled_loop, rule
from boneace.kernel.specialized import record

LONGEST = 2_000
#: The heuristics of the game that the template is bound to.
given: Any = heuristics
situation = given.situation
choices = given.choices
won = given.won


@rule
def play_on(o, s, deal, table, out, shares, rng):
    """Play to the end of a deal by the strategy in a table."""
    for _ in range(LONGEST):
        seat = seat_to_move(o, s)
        if seat == OVER or s.deal != deal:
            return
        if seat == CHANCE:
            play(o, s, any_of(moves(o, s), rng))
            continue
        choices(o, s, out)
        matched(table, situation(o, s) * CHOICES, out, shares)
        play(o, s, out[drawn(shares, rng)])


@rule
def begin(o, s, lives, rng):
    """Set the table for a deal with a random standing."""
    s.dealer = below(rng, o.seats)
    if lives >= 0:
        s.carried_over = 1
        low = 0 if o.free_ride else 1
        for seat in range(o.seats):
            s.lives[seat] = low + below(rng, lives + 1 - low)
    start(o, s)


@rule
def all_alike(out, shares):
    """Give all available choices the same share."""
    there = 0.0
    for choice in range(CHOICES):
        shares[choice] = 1.0 if out[choice] >= 0 else 0.0
        there += shares[choice]
    for choice in range(CHOICES):
        shares[choice] /= there


@rule
def play_deal(o, states, regrets, out, shares, stray, rng):
    """Play the deal in `states[0]`, and store one of its decisions in `states[1]`, all equally
    likely.

    Returns the number of decisions.
    """
    s = record(states, 0)
    deal, met = s.deal, 0
    for _ in range(LONGEST):
        seat = seat_to_move(o, s)
        if seat == OVER or s.deal != deal:
            break
        if seat == CHANCE:
            play(o, s, any_of(moves(o, s), rng))
            continue
        choices(o, s, out)
        if matched(regrets, situation(o, s) * CHOICES, out, shares) > 1:
            met += 1
            if below(rng, met) == 0:
                states[1] = states[0]
            if below(rng, 1024) < stray:
                all_alike(out, shares)
        play(o, s, out[drawn(shares, rng)])
    return met


@rule
def learn_from(o, states, regrets, sums, equity, out, shares, kept_out, kept_shares, values, rng):
    """Play each choice of the decision in `states[1]` to the end of its deal, with the same random
    numbers."""
    chosen = record(states, 1)
    me, deal = seat_to_move(o, chosen), chosen.deal
    place = situation(o, chosen) * CHOICES
    choices(o, chosen, kept_out)
    matched(regrets, place, kept_out, kept_shares)
    below(rng, 2)
    luck, mean = np.zeros(1, np.uint64), 0.0
    for choice in range(CHOICES):
        if kept_out[choice] < 0:
            continue
        states[2] = states[1]
        luck[0] = rng[0] * np.uint64(0x9E3779B97F4A7C15) | np.uint64(1)
        after = record(states, 2)
        play(o, after, kept_out[choice])
        play_on(o, after, deal, regrets, out, shares, luck)
        values[choice] = won(o, after, me, equity)
        mean += kept_shares[choice] * values[choice]
    for choice in range(CHOICES):
        if kept_out[choice] >= 0:
            regrets[place + choice] += values[choice] - mean
            sums[place + choice] += kept_shares[choice]


@compiled_loop
def learn(o, regrets, sums, equity, outcomes, rng, deals, lives, stray):
    """Play this many deals and learn from them; returns the number of decisions learned from.

    `regrets` and `sums` (float64) have a place for each choice of each situation. `outcomes` counts
    the losses of two players in deals. Of 1024 moves, `stray` are made at random.
    """
    o = record(o, 0)
    # the deal, one of its decisions, a choice there played on, and the start of the deal
    fresh, states = np.zeros(1, State), np.zeros(4, State)
    out, kept_out = np.zeros(CHOICES, np.int64), np.zeros(CHOICES, np.int64)
    shares, kept_shares, values = np.zeros(CHOICES), np.zeros(CHOICES), np.zeros(CHOICES)
    learned = 0
    for _ in range(deals):
        states[0] = fresh[0]
        s = record(states, 0)
        begin(o, s, lives, rng)
        dealer = s.dealer
        states[3] = states[0]
        met = play_deal(o, states, regrets, out, shares, stray, rng)
        note(o, record(states, 3), s, dealer, outcomes)
        if met:
            learn_from(
                o, states, regrets, sums, equity, out, shares, kept_out, kept_shares, values, rng
            )  # fmt: skip
            learned += 1
    return learned


@rule
def note(o, before, after, dealer, outcomes):
    """Count the losses of each of two players in a deal, by their lives and the dealer."""
    if o.seats != 2:
        return
    for seat in range(2):
        own, other = before.lives[seat], before.lives[1 - seat]
        if own < 0 or other < 0 or own + 1 >= MOST or other + 1 >= MOST:
            return
        lost = min(2, own - after.lives[seat])
        took = min(2, other - after.lives[1 - seat])
        deals = 1 if dealer == seat else 0
        outcomes[(((deals * MOST + own + 1) * MOST + other + 1) * 3 + lost) * 3 + took] += 1.0


@compiled
def mix(o, s, table, out, shares):
    """Write the choices of the seat to move in a state or a view, and their probabilities in a
    table."""
    o, s = record(o, 0), record(s, 0)
    choices(o, s, out)
    matched(table, situation(o, s) * CHOICES, out, shares)
