"""Search over sampled worlds: a template, bound to a game like the drivers.

Every candidate move is played in the same worlds with the same luck afterwards, so that only the
move differs. Moves that fall behind are dropped, so that most playouts go to the closest contenders
(successive halving).
"""

from math import sqrt

import numpy as np

import boneace.kernel.bound as bound
import boneace.kernel.heuristics as heuristics
from boneace.kernel.bound import State, moves, play, returns, seat_to_move
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.sample import always, any_of, below, filling
from boneace.kernel.sets import (
    bit,
    compiled,
    compiled_loop,
    lowest,
    member,
    rule,
    size,
    without_lowest,
)
from boneace.kernel.specialized import record

LONGEST = 5_000  # most moves in a playout: no deal played by policy comes near
TRIES = 60  # most worlds made in search of a possible one
MISSES = 2  # of those, most impossible ones made by `stir`
PATIENCE = 40  # of those, how many must also agree with what the other players did


# --- what a game leaves out of its heuristics ---------------------------------------------------


@rule
def any_legal(o, s, chance):
    """The `policy` of a game without one: any legal move."""
    legal = np.int64(moves(o, s))
    return member(legal, chance % size(legal))


@rule
def won(o, s, seat):
    """The `worth` of a game without one: what the seat has won; 0 until the match is over."""
    if seat_to_move(o, s) != OVER:
        return 0.0
    out = np.zeros(o.seats)
    returns(o, s, out)
    return out[seat]


@rule
def as_it_is(o, s, me, rng):
    """The `settle` of a game in which the hands do not depend on how their holders have played."""
    return True


@rule
def all_of_them(o, s):
    """The `sensible` of a game in which every legal move is worth considering."""
    return np.int64(-1)


@rule
def no_aside(o, s, me, chance):
    """The `aside` of a game in which bots do nothing out of turn."""
    return -1


@rule
def won_in_the_end(o, s, seat):
    """The `winning` of a game without one: not a number until the match is over.

    Then 1 for the seat that has won most; seats that are equal share it.
    """
    if seat_to_move(o, s) != OVER:
        return np.nan
    out = np.zeros(o.seats)
    returns(o, s, out)
    winners = 0
    for other in range(o.seats):
        if out[other] > out[seat]:
            return 0.0
        winners += out[other] == out[seat]
    return 1.0 / winners


@rule
def last_change(o, s, seat):
    """The `gain` of a game without one: what the last deal brought a seat."""
    return np.float64(s.last_changes[seat])


@rule
def not_said(o, s, seat):
    """The same in a game whose state does not hold it: not a number."""
    return np.nan


gain = getattr(heuristics, "gain", last_change if "last_changes" in State.names else not_said)
policy = getattr(heuristics, "policy", any_legal)
worth = getattr(heuristics, "worth", won)
#: What hints and reviews value a standing at, if a search aims for something else than `returns`.
expected = getattr(heuristics, "expected", worth)
winning = getattr(heuristics, "winning", won_in_the_end)
settle = getattr(heuristics, "settle", as_it_is)
sensible = getattr(heuristics, "sensible", all_of_them)
err = getattr(heuristics, "err", policy)
determinize = getattr(bound, "determinize", filling(State))
is_consistent = getattr(bound, "is_consistent", always)
aside = getattr(heuristics, "aside", no_aside)
#: Without a `worth` no value is known before the match is over, so playouts go on to its end.
TO_THE_END = worth is won


@compiled
def policy_of(o, seen, chance):
    """The move of the policy in a state or a view."""
    return np.int64(policy(record(o, 0), record(seen, 0), chance))


@compiled
def aside_of(o, seen, me, chance):
    """What a seat does out of turn by policy, or -1."""
    return np.int64(aside(record(o, 0), record(seen, 0), me, chance))


@rule
def unstirred(o, s, viewer, rng):
    """The `stir` of a game that makes every world from the view."""
    return False


stir = getattr(bound, "stir", unstirred)


@rule
def imagine(o, seen, me, worlds, rng):
    """Write to `worlds[0]` a state that agrees with a view: a likely one, if one is found.

    `me` is the seat whose view it is. Before the call it holds the view, or the previous world.
    """
    missed = 0
    for tried in range(TRIES):
        world = record(worlds, 0)
        stirred = not world.seen_by and stir(o, world, seen.seen_by - 1, rng)
        if not stirred:
            worlds[0] = seen
            determinize(o, world, rng)
        elif not is_consistent(o, world):
            missed += 1  # `stir` is slow: limit the time of a decision
            if missed == MISSES:
                return
            continue
        if (settle(o, world, me, rng) or tried > PATIENCE) and is_consistent(o, world):
            return


@rule
def playout(o, s, move, last_deal, me, stray, rng):
    """Make a move, and continue by policy until a deal or the match is over.

    Of 1024 moves of the others, `stray` are those of a player who errs instead of the policy's. A
    move of -1 leaves the first move to the policy or to chance too.
    """
    for _ in range(LONGEST):
        if move >= 0:
            play(o, s, move)
        seat = seat_to_move(o, s)
        if seat == OVER or (s.deal > last_deal and not TO_THE_END):
            return
        if seat == CHANCE:
            move = any_of(moves(o, s), rng)
        elif stray and seat != me and below(rng, 1024) < stray:
            move = np.int64(err(o, s, below(rng, 1 << 30)))
        else:
            move = np.int64(policy(o, s, below(rng, 1 << 30)))


@rule
def gain_in(o, s, seat, deal):
    """What a deal brought a seat, if it was the last one to end."""
    ended = s.deal if seat_to_move(o, s) == OVER else s.deal - 1
    return gain(o, s, seat) if ended == deal else np.nan


@rule
def surely(total, squares, worlds):
    """A cautious value of a move: the mean less its standard error.

    Among close moves the steadier is better: the one with the highest mean is often the one that
    varies most, such as staking a whole match.
    """
    mean = total / worlds
    return mean - sqrt(max(0.0, squares / worlds - mean * mean) / worlds)


@rule
def better_half(candidates, sums, squares, worlds):
    """The half of the candidates with the higher cautious values."""
    keep = (size(candidates) + 1) // 2
    while size(candidates) > keep:
        worst, least = np.int64(-1), np.inf
        left = candidates
        while left:
            move = lowest(left)
            left = without_lowest(left)
            found = surely(sums[move], squares[move], worlds)
            if found < least:
                worst, least = move, found
        candidates ^= bit(worst)
    return candidates


@compiled_loop
def search(o, seen, legal, rng, playouts, deals, means, stray):
    """The move with the highest value on average for the seat to move, from its view.

    `stray` is how many moves in 1024 the others make that are not by policy. `means` (float64 × 63)
    receives the value found for each move worth considering. Returns -1 if no move of the set
    `legal` is legal for a seat now.
    """
    o, seen = record(o, 0), record(seen, 0)
    if seat_to_move(o, seen) < 0:
        return np.int64(-1)
    me, last_deal = seen.turn, seen.deal + deals - 1
    states = np.zeros(2, State)
    states[0] = seen
    luck = np.zeros(1, np.uint64)
    sums, squares = np.zeros(63), np.zeros(63)
    candidates = np.int64(legal) & np.int64(moves(o, seen)) & sensible(o, seen)
    if candidates == 0:
        return np.int64(-1)
    worlds = 0
    rounds = 1
    while 1 << rounds < size(candidates):
        rounds += 1
    while size(candidates) > 1:
        for _ in range(max(1, playouts // (rounds * size(candidates)))):
            below(rng, 2)  # new luck each time, even where no card is hidden
            imagine(o, seen, me, states, rng)
            left = candidates
            while left:
                move = lowest(left)
                left = without_lowest(left)
                states[1] = states[0]
                luck[0] = rng[0] * np.uint64(0x9E3779B97F4A7C15) | np.uint64(1)
                playout(o, record(states, 1), move, last_deal, me, stray, luck)
                value = worth(o, record(states, 1), me)
                sums[move] += value
                squares[move] += value * value
            worlds += 1
        left = candidates
        while left:
            means[lowest(left)] = sums[lowest(left)] / worlds
            left = without_lowest(left)
        candidates = better_half(candidates, sums, squares, worlds)
    return lowest(candidates)


@compiled_loop
def rollouts(o, seen, me, legal, rng, worlds, deals, values, chances, gains, hands, stray):
    """Play every move of a set in the same worlds, behind the view of the seat `me`.

    For each world in turn, `values` (float64 × 63) receives what the seat can expect after each
    move; `chances` (float64 × 63) its chance to win the match; `gains` (float64 × 63) what the last
    deal brings it, or NaN if that is unknown; and `hands` (int64 × hands) the hands of that
    world. Where `legal` is 0 the world continues by policy alone, and move 0 receives the results.
    `stray` is how many moves in 1024 the others make that are not by policy. Returns False if
    `legal` is not empty and none of its moves is legal for the seat now.
    """
    o, seen = record(o, 0), record(seen, 0)
    candidates = np.int64(legal)
    if candidates:
        if seat_to_move(o, seen) != me:
            return False
        candidates &= np.int64(moves(o, seen))
        if candidates == 0:
            return False
    last_deal = seen.deal + deals - 1
    states = np.zeros(2, State)
    states[0] = seen
    luck = np.zeros(1, np.uint64)
    many = len(seen.hands)
    for row in range(worlds):
        below(rng, 2)  # new luck each time, even where no card is hidden
        imagine(o, seen, me, states, rng)
        for place in range(many):
            hands[row * many + place] = record(states, 0).hands[place]
        left = candidates
        while True:
            move = np.int64(-1)
            if left:
                move = np.int64(lowest(left))
                left = without_lowest(left)
            states[1] = states[0]
            luck[0] = rng[0] * np.uint64(0x9E3779B97F4A7C15) | np.uint64(1)
            playout(o, record(states, 1), move, last_deal, me, stray, luck)
            column = row * 63 + (0 if move < 0 else move)
            values[column] = expected(o, record(states, 1), me)
            chances[column] = winning(o, record(states, 1), me)
            gains[column] = gain_in(o, record(states, 1), me, last_deal)
            if left == 0:
                break
    return True
