"""The drivers: the functions that run any game, using only the contract.

This file is a template: `boneace.kernel.build` binds it to the rules of one game. All functions
called from Python take arrays: `o` the options, `s` one state or a batch of states, each an
array of records. A random generator is as in `boneace.kernel.sample`.
"""

import numpy as np

import boneace.kernel.bound as bound
from boneace.kernel.bound import (
    State,
    moves,
    play,
    returns,
    seat_to_move,
    start,
    view,
)
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.sample import always, any_of, filling, write_shuffled
from boneace.kernel.sets import bit, compiled, compiled_loop, member, size
from boneace.kernel.specialized import record

#: What `advance` stopped at.
DECISION, ILLEGAL, WANTS_SHUFFLE, FINISHED = 0, 1, 2, 3

#: `determinize` turns a view into a state; `is_consistent` says whether that state can have
#: occurred. These are the game's own functions where it has them; else hidden cards are drawn at
#: random, and every state counts as possible.
determinize = getattr(bound, "determinize", filling(State))
is_consistent = getattr(bound, "is_consistent", always)


# --- one state ----------------------------------------------------------------------------------


@compiled
def begin(o, s):
    """Set the table."""
    start(record(o, 0), record(s, 0))


@compiled
def turn_and_moves(o, s):
    """The seat to move (or CHANCE or OVER), and its legal moves."""
    seat = seat_to_move(record(o, 0), record(s, 0))
    return seat, np.int64(0) if seat == OVER else np.int64(moves(record(o, 0), record(s, 0)))


@compiled
def advance(o, s, move, shuffle, at, chances):
    """Make a legal move, and the chance moves that follow, taken from a shuffle.

    `move` is -1 to make only chance moves. `shuffle` holds cards, used from place `at` on; cards
    that are not available are skipped. `chances` receives the chance moves made. Returns what it
    stopped at, the place reached in the shuffle, the number of chance moves, the seat to move then
    and its legal moves. An illegal move changes nothing. WANTS_SHUFFLE means that the cards that
    chance may choose from are not all in the rest of the shuffle: call again with a new one.
    """
    o, s = record(o, 0), record(s, 0)
    seat = seat_to_move(o, s)
    left, made = np.int64(-1), 0
    while seat == CHANCE or move >= 0:
        legal = np.int64(0) if seat == OVER else np.int64(moves(o, s))
        if move >= 0:
            if move > 62 or not legal & bit(move):
                return ILLEGAL, at, 0, seat, legal
        else:
            if left < 0:
                left = np.int64(0)
                for place in range(at, len(shuffle)):
                    left |= bit(shuffle[place])
            if legal & ~left or made == len(chances):
                return WANTS_SHUFFLE, at, made, seat, legal
            while not legal & bit(shuffle[at]):
                left ^= bit(shuffle[at])
                at += 1
            move = np.int64(shuffle[at])
            left ^= bit(move)
            at += 1
            chances[made] = move
            made += 1
        play(o, s, move)  # in one place, so that it is compiled into this driver once
        move = -1
        seat = seat_to_move(o, s)
    if seat == OVER:
        return FINISHED, at, made, seat, np.int64(0)
    return DECISION, at, made, seat, np.int64(moves(o, s))


@compiled
def play_one(o, s, move):
    """Make one move, of a seat or of chance. Returns False, with nothing changed, if illegal."""
    o, s = record(o, 0), record(s, 0)
    if seat_to_move(o, s) == OVER or move < 0 or move > 62 or not moves(o, s) & bit(move):
        return False
    play(o, s, move)
    return True


@compiled
def look(o, s, seat, out):
    """Write to `out` what a seat (or SPECTATOR) knows of a state."""
    out[0] = s[0]
    view(record(o, 0), record(out, 0), seat)


@compiled
def returns_of(o, s, out):
    """Write what each seat has won to `out` (float64 × seats)."""
    returns(record(o, 0), record(s, 0), out)


@compiled
def sample(o, seen, out, rng, tries):
    """Write to `out` a state that agrees with a view, each such state equally likely.

    Returns False if no possible one was found in `tries` tries.
    """
    for _ in range(tries):
        out[0] = seen[0]
        determinize(record(o, 0), record(out, 0), rng)
        if is_consistent(record(o, 0), record(out, 0)):
            return True
    return False


@compiled
def shuffled(pack, rng, out):
    """Write a random order of the cards of a pack to `out`; returns how many there are."""
    rng[0] = write_shuffled(pack, rng[0], out)
    return size(pack)


# --- many matches, many states --------------------------------------------------------------------


@compiled_loop
def playouts(o, states, rng, matches):
    """Play matches with random legal moves; returns the decisions and the chance moves made."""
    o = record(o, 0)
    decisions = chances = 0
    fresh = np.zeros(1, State)
    for _ in range(matches):
        states[0] = fresh[0]
        s = record(states, 0)
        start(o, s)
        seat = seat_to_move(o, s)
        while seat != OVER:
            play(o, s, any_of(moves(o, s), rng))
            if seat == CHANCE:
                chances += 1
            else:
                decisions += 1
            seat = seat_to_move(o, s)
    return decisions, chances


@compiled
def begin_all(o, s):
    """Set the table of every state of a batch."""
    for i in range(len(s)):
        start(record(o, 0), record(s, i))


@compiled
def turns_and_moves(o, s, seats, legal):
    """Write the seat to move and the legal moves of every state of a batch."""
    for i in range(len(s)):
        seats[i] = seat_to_move(record(o, 0), record(s, i))
        legal[i] = 0 if seats[i] == OVER else moves(record(o, 0), record(s, i))


@compiled
def play_all(o, s, chosen):
    """Make one move in every state of a batch that is not over.

    Returns -1, or the first state whose move is not legal; that state and those after it are
    unchanged.
    """
    for i in range(len(s)):
        if seat_to_move(record(o, 0), record(s, i)) == OVER:
            continue
        if (
            chosen[i] < 0
            or chosen[i] > 62
            or not moves(record(o, 0), record(s, i)) & bit(chosen[i])
        ):
            return i
        play(record(o, 0), record(s, i), np.int64(chosen[i]))
    return -1


@compiled_loop
def play_all_at_random(o, s, rng, steps):
    """Make `steps` random legal moves in every state of a batch; returns the moves made.

    A match that is over begins again, so the batch keeps its size. Stops and returns -1 at a match
    that has never begun.
    """
    o = record(o, 0)
    made = 0
    fresh = np.zeros(1, State)
    for i in range(len(s)):
        if record(s, i).deal < 1:
            return -1
        for _ in range(steps):
            if seat_to_move(o, record(s, i)) == OVER:
                s[i] = fresh[0]
                start(o, record(s, i))
            play(o, record(s, i), any_of(moves(o, record(s, i)), rng))
            made += 1
    return made


@compiled
def perft(o, s, depth):
    """Count the sequences of `depth` moves, chance moves included, from a state.

    A sequence that ends the match earlier counts as one.
    """
    stack = np.zeros(depth + 1, State)
    left = np.zeros(depth + 1, np.int64)
    stack[0] = s[0]
    if depth == 0 or seat_to_move(record(o, 0), record(stack, 0)) == OVER:
        return 1
    left[0] = moves(record(o, 0), record(stack, 0))
    level = count = 0
    while level >= 0:
        if left[level] == 0:
            level -= 1
            continue
        if level == depth - 1:
            count += size(left[level])
            level -= 1
            continue
        move = member(left[level], 0)
        left[level] ^= bit(move)
        stack[level + 1] = stack[level]
        play(record(o, 0), record(stack, level + 1), move)
        if seat_to_move(record(o, 0), record(stack, level + 1)) == OVER:
            count += 1
        else:
            level += 1
            left[level] = moves(record(o, 0), record(stack, level))
    return count
