"""Many matches at once, step by step: a template, bound to a game like the drivers.

Everything about match `i` is at place `i` of arrays that the caller owns (`boneace.env.vector`
makes them). A step takes one action for each match, and plays it and what follows automatically:
the cards of chance, and the moves of the seats that do not learn. Then it writes what the seat to
move observes. Each match draws its cards from its own deck (`boneace.env.decks`), and everything
else from its own generator, so its course does not depend on the number of other matches.
"""

import numpy as np

import boneace.kernel.heuristics as heuristics
import boneace.kernel.learners as learners
from boneace.env.ahead import ahead
from boneace.env.decks import new_deck, next_card
from boneace.env.tables import first
from boneace.kernel.bound import State, moves, play, returns, seat_to_move, start, view
from boneace.kernel.contract import CHANCE, OVER
from boneace.kernel.sample import any_of, below
from boneace.kernel.sets import bit, compiled, compiled_loop, hot_rule, rule
from boneace.kernel.specialized import record
from boneace.kernel.written import write_mask, write_view

NEXT_STEP, SAME_STEP, DISABLED = 0, 1, 2
"""When a match that has ended begins again: in the next step, in the same one, when asked."""
LEARNS, NOVICE = 0, 2
"""The player of a seat: a learner, whose actions are given; the game's policy, as the bot called
novice plays it. Any other number: random legal moves."""
NONE, SKIP, BEGIN, LOSES = -1, -2, -3, -4
"""Instead of a move: make none; leave the match as it is; begin it again; end it as lost."""
FINE = -1
DRAWS = 10_000
"""The most matches in a row that may end before a learner decides; one more is an error."""

CACHED, AHEAD = 1024, 2
"""The matches that a cache has room for; in larger batches, how far ahead memory is fetched."""


@rule
def any_legal(o, s, chance):
    """The `policy` of a game without one: never called, since its moves are then drawn at
    random."""
    return NONE


table = getattr(learners, "table", first)
policy = getattr(heuristics, "policy", any_legal)


@hot_rule
def forward(o, states, i, decks, pack, seen, at, rng, move, made, limit, players):
    """Play a move and all that follows automatically; `made` counts the decisions, this one
    included.

    Returns the seat to move (a learner's) or OVER, and the number of decisions made. It stops where
    that reaches the limit. `seen` at `at` is a working array.
    """
    s = record(states, i)
    seat = np.int64(OVER)
    while True:
        if move != NONE:
            play(o, s, move)
        seat = np.int64(seat_to_move(o, s))
        if seat == CHANCE:
            move = np.int64(next_card(record(decks, i), moves(o, s), pack))
            continue
        if players is None:
            return seat, made
        if seat == OVER or made >= limit or players[seat] == LEARNS:
            return seat, made
        legal = np.int64(moves(o, s))
        move = np.int64(NONE)
        if players[seat] == NOVICE:
            seen[at] = states[i]
            view(o, record(seen, at), seat)
            move = np.int64(policy(o, record(seen, at), below(rng, 1 << 30)))
        if move < 0 or not legal & bit(move):
            move = np.int64(any_of(legal, rng))
        made += 1


@hot_rule
def choose(begin, end, actions, turn, row, legal, numbers, mode, loses, chosen):
    """Write the moves for the actions, in the matches from `begin` to before `end`.

    Returns FINE, or the first match whose action is not legal.
    """
    many = numbers.shape[1]
    for i in range(begin, end):
        if turn[i] < 0:
            if mode == DISABLED:
                return i
            chosen[i] = BEGIN
            continue
        action = actions[i]
        move = np.int64(numbers[row[i], action]) if 0 <= action < many else NONE
        if move < 0 or not legal[i] & bit(move):
            if not loses:
                return i
            move = LOSES
        chosen[i] = move
    return FINE


@hot_rule
def play_chosen(
    begin, end, o, states, decks, pack, rngs, made, turn, row, legal, chosen, players, dealer,
    mode, limit, penalty, observations, size, masks, many, rewards, terminated, truncated, last,
    seen, at, fresh, won, rng,
):  # fmt: skip
    """Play the chosen moves in the matches from `begin` to before `end`.

    `observations` has the rows of all matches, of `size` places each, in one array, and `masks` has
    those of `many` places. `seen` at `at`, `won` and `rng` are working arrays; `fresh` is a
    state of zeros.
    """
    seats = rewards.shape[1]
    large = end - begin > CACHED
    for i in range(begin, end):
        if large:
            ahead(states, i + AHEAD, 1)
            ahead(decks, i + AHEAD, 1)
            ahead(observations, (i + AHEAD) * size, size)
            ahead(masks, (i + AHEAD) * many, many)
        move = np.int64(chosen[i])
        if move == SKIP:
            continue
        for seat in range(seats):
            rewards[i, seat] = 0
        terminated[i] = truncated[i] = False
        viewer = mover = np.int64(turn[i])
        rng[0] = rngs[i]
        count = np.int64(made[i]) + 1
        begins, lost, draws = move == BEGIN, move == LOSES, 0
        while True:
            to_move = mover
            if begins:
                if draws == DRAWS:
                    return FINE - 1 - i
                draws += 1
                lost, count, move = False, np.int64(0), np.int64(NONE)
                states[i] = fresh[0]
                record(states, i).dealer = below(rng, seats) if dealer < 0 else dealer
                new_deck(record(decks, i))
                start(o, record(states, i))
            if not lost:
                to_move, count = forward(
                    o, states, i, decks, pack, seen, at, rng, move, count, limit, players
                )
            ended = to_move == OVER or count >= limit or lost
            if ended and begins:
                continue  # it has ended before a learner decided anything: begin another
            viewer = mover if ended else to_move
            seen[at] = states[i]
            view(o, record(seen, at), viewer)
            write_view(o, record(seen, at), viewer, observations, i * size)
            if not ended:
                break
            if lost:
                terminated[i] = True
                rewards[i, mover] = penalty
            elif to_move == OVER:
                terminated[i] = True
                returns(o, record(states, i), won)
                for seat in range(seats):
                    rewards[i, seat] = won[seat]
            else:
                truncated[i] = True
            if mode != SAME_STEP:
                break
            for place in range(size):
                last[i, place] = observations[i * size + place]
            begins = True
        rngs[i], made[i] = rng[0], count
        turn[i], legal[i], row[i] = OVER, 0, 0
        if not ended:
            s = record(states, i)
            turn[i], legal[i], row[i] = to_move, moves(o, s), table(o, s)
        write_mask(legal[i], np.int64(row[i]), masks, i * many)
    return FINE


@compiled_loop
def step(
    o, states, decks, pack, rngs, made, turn, row, legal, chosen,
    actions, numbers, players, dealer, mode, limit, loses, penalty, given,
    observations, masks, rewards, terminated, truncated, last,
):  # fmt: skip
    """Play one action in each match. Returns FINE, or the first match that cannot take its action.

    In that case nothing is changed. A number below FINE is FINE - 1 - i: match `i` cannot begin,
    since a learner never gets to decide anything. With `given` the moves in `chosen` are played
    instead: a reset is BEGIN for some matches and SKIP for the others.
    """
    many = len(states)
    if not given:
        wrong = choose(0, many, actions, turn, row, legal, numbers, mode, loses, chosen)
        if wrong != FINE:
            return wrong
    seen, fresh = np.zeros(1, State), np.zeros(1, State)
    won, rng = np.zeros(rewards.shape[1]), np.zeros(1, np.uint64)
    # one array for all rows: counting references to each row would take longer than writing it
    return play_chosen(
        0, many, record(o, 0), states, decks, pack, rngs, made, turn, row, legal, chosen, players,
        dealer, mode, limit, penalty, observations.reshape(-1), observations.shape[1],
        masks.reshape(-1), masks.shape[1], rewards, terminated, truncated, last, seen, 0, fresh,
        won, rng,
    )  # fmt: skip


@compiled
def pick(turn, row, legal, by_table, rng, actions):
    """Write a random legal action for each match; 0 if no seat is to move."""
    for i in range(len(actions)):
        actions[i] = by_table[row[i], any_of(legal[i], rng)] if turn[i] >= 0 else 0
