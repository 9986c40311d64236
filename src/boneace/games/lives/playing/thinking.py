"""Search for games for lives: rollouts by a learned policy, in worlds weighted by it. A template.

Worlds that agree with a view are drawn at random, and weighted by how likely the others would have
played as they did with those hands. In the worlds that are kept, every move is played on to the end
of the deal, with the same random numbers, and valued by the standing after it.
"""

from typing import Any

import numpy as np

import boneace.kernel.bound as bound
import boneace.kernel.heuristics as heuristics
from boneace.games.lives.playing.mixing import CHOICES, drawn, matched
from boneace.kernel.bound import State, moves, play, seat_to_move
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.sample import always, any_of, below, filling
from boneace.kernel.sets import bit, compiled_loop, lowest, rule, size, without_lowest
from boneace.kernel.specialized import record

LONGEST = 400
TRIES = 20
CHAINS = 50
GOLDEN = 0.6180339887498949  # its multiples are spread evenly
#: The heuristics of the game that the template is bound to.
given: Any = heuristics
situation = given.situation
choices = given.choices
won = given.won
worthwhile = given.worthwhile
history = given.history
likelihood = given.likelihood
rules_of_thumb = given.policy
ROWS, COLUMNS = given.ROWS, given.COLUMNS
determinize = getattr(bound, "determinize", filling(State))
is_consistent = getattr(bound, "is_consistent", always)


@rule
def play_on(o, s, deal, table, out, shares, rng, me, by_thumb):
    """Play to the end of a deal by the policy in a table.

    With `by_thumb` all but `me` play by the rules of thumb instead.
    """
    for _ in range(LONGEST):
        seat = seat_to_move(o, s)
        if seat == OVER or s.deal != deal:
            return
        if seat == CHANCE:
            play(o, s, any_of(moves(o, s), rng))
            continue
        if by_thumb and seat != me:
            play(o, s, np.int64(rules_of_thumb(o, s, np.int64(below(rng, 1 << 30)))))
            continue
        choices(o, s, out)
        matched(table, situation(o, s) * CHOICES, out, shares)
        play(o, s, out[drawn(shares, rng)])


@rule
def fill(o, seen, worlds, weights, me, table, out, shares, rng):
    """Fill `worlds` with states that agree with a view, with their weights.

    The first half are drawn at random. Few of these are likely after some turns, so chains begin at
    the likeliest, and exchange one card at a time (Metropolis and Hastings): the other half of the
    worlds are the ones that the chains visit, in proportion to their likelihood.
    """
    then, candidate = np.zeros(1, State), np.zeros(1, State)
    chains, likely = np.zeros(CHAINS, State), np.zeros(CHAINS)
    rows = np.zeros((ROWS, COLUMNS), np.int64)
    many, first, total = history(o, seen, rows), len(worlds) // 2, 0.0
    for number in range(first):
        for _ in range(TRIES):
            worlds[number] = seen
            determinize(o, record(worlds, number), rng)
            if is_consistent(o, record(worlds, number)):
                break
        then[0] = worlds[number]
        weights[number] = likelihood(
            o, record(worlds, number), me, rows, many, record(then, 0), table, out, shares, rng
        )
        total += weights[number]
    chain, reached, offset = 0, 0.0, below(rng, 1 << 30) / (1 << 30)
    for number in range(first):  # systematic resampling
        reached += weights[number]
        while chain < CHAINS and (chain + offset) * total < reached * CHAINS:
            chains[chain], likely[chain] = worlds[number], weights[number]
            chain += 1
        weights[number] = 0.0
    for number in range(first, len(worlds)):
        chain = number % CHAINS
        candidate[0] = chains[chain]
        exchange(seen, record(candidate, 0), rng)
        if is_consistent(o, record(candidate, 0)):
            then[0] = candidate[0]
            found = likelihood(
                o, record(candidate, 0), me, rows, many, record(then, 0), table, out, shares, rng
            )
            if below(rng, 1 << 30) * likely[chain] < found * (1 << 30):
                chains[chain], likely[chain] = candidate[0], found
        worlds[number], weights[number] = chains[chain], 1.0


@rule
def exchange(seen, s, rng):
    """Exchange a card of a hand that is unknown to the viewer for one of the stock."""
    hidden = 0
    for place in range(len(s.hands)):
        hidden |= s.hands[place] & ~seen.hands[place]
    if hidden == 0 or s.stock == 0:
        return
    out, into = bit(any_of(hidden, rng)), bit(any_of(s.stock, rng))
    for place in range(len(s.hands)):
        if s.hands[place] & out:
            s.hands[place] ^= out | into
    s.stock ^= out | into


@rule
def tried_at(o, seen, narrow, out):
    """The moves to try, as a set: with `narrow` only the policy's choices."""
    if not narrow:
        return np.int64(worthwhile(o, seen)) & np.int64(moves(o, seen))
    choices(o, seen, out)
    found = np.int64(0)
    for choice in range(CHOICES):
        if out[choice] >= 0:
            found |= bit(out[choice])
    return found


@rule
def better_half(candidates, sums):
    """The half of the candidates with the higher sums."""
    keep = (size(candidates) + 1) // 2
    while size(candidates) > keep:
        worst, least = np.int64(-1), np.inf
        left = candidates
        while left:
            move = np.int64(lowest(left))
            left = without_lowest(left)
            if sums[move] < least:
                worst, least = move, sums[move]
        candidates ^= bit(worst)
    return candidates


@rule
def compare(values, tried, best, step, means, errors):
    """Write the difference of each move from the best one, and its standard error.

    Moves that were dropped have been played `step` times, the others as often as the best.
    """
    many = len(values)
    left = tried
    while left:
        move = np.int64(lowest(left))
        left = without_lowest(left)
        count = step if np.isnan(values[many - 1, move]) else many
        mean = square = 0.0
        for number in range(count):
            less = values[number, move] - values[number, best]
            mean += less
            square += less * less
        mean /= count
        means[move] = mean
        errors[move] = np.sqrt(max(0.0, square / count - mean * mean) / count)


@compiled_loop
def think(o, seen, table, equity, rng, worlds, playouts, narrow, thumbs, means, errors):
    """The best move of the seat to move, from its view; the values are written by move.

    `means` and `errors` (float64 × 63) receive the value of each move that was tried, as a
    difference from the best, and the standard error of that. Half the moves are dropped after a
    third of the playouts. With `narrow` only the choices of the policy are tried. In `thumbs` of 8
    playouts the others play by the rules of thumb.
    """
    o, seen = record(o, 0), record(seen, 0)
    me, deal = np.int64(seat_to_move(o, seen)), seen.deal
    out, shares = np.zeros(CHOICES, np.int64), np.zeros(CHOICES)
    candidates = tried_at(o, seen, narrow, out)
    if size(candidates) == 1:
        return np.int64(lowest(candidates))
    made, weights = np.zeros(worlds, State), np.zeros(worlds)
    fill(o, seen, made, weights, me, table, out, shares, rng)
    reached, total = np.zeros(worlds), 0.0
    for number in range(worlds):
        total += weights[number]
        reached[number] = total
    luck, states = np.zeros(1, np.uint64), np.zeros(1, State)
    values = np.full((playouts, 63), np.nan)
    sums, tried, step = np.zeros(63), candidates, max(1, playouts // 3)
    offset = below(rng, 1 << 30) / (1 << 30)
    for number in range(playouts):
        if number == step and size(candidates) > 2:
            candidates = better_half(candidates, sums)
        # every world in proportion to its weight (systematic resampling, in a scattered order)
        at = ((number * GOLDEN + offset) % 1.0) * total
        place = min(worlds - 1, np.searchsorted(reached, at))
        below(rng, 2)
        left = candidates
        while left:
            move = np.int64(lowest(left))
            left = without_lowest(left)
            states[0] = made[place]
            luck[0] = rng[0] * np.uint64(0x9E3779B97F4A7C15) | np.uint64(1)
            s = record(states, 0)
            play(o, s, move)
            play_on(o, s, deal, table, out, shares, luck, me, number % 8 < thumbs)
            values[number, move] = won(o, s, me, equity)
            sums[move] += values[number, move]
    while size(candidates) > 1:
        candidates = better_half(candidates, sums)
    best = np.int64(lowest(candidates))
    compare(values, tried, best, step, means, errors)
    return best
