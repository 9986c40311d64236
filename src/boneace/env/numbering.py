"""How the moves of a state are numbered: a template, bound to a game like the drivers."""

import numpy as np

import boneace.kernel.learners as learners
from boneace.env.tables import first
from boneace.kernel.bound import moves, seat_to_move
from boneace.kernel.sets import bit, compiled
from boneace.kernel.specialized import record

table = getattr(learners, "table", first)


@compiled
def table_of(o, s):
    """The number of the table, as in `learners.TABLES`."""
    return np.int64(table(record(o, 0), record(s, 0)))


@compiled
def move_of(o, s, by_action, action):
    """The legal move for an action of the seat to move, or -1; `by_action` is as in `Actions`."""
    o, s = record(o, 0), record(s, 0)
    if action < 0 or action >= by_action.shape[1] or seat_to_move(o, s) < 0:
        return np.int64(-1)
    move = np.int64(by_action[np.int64(table(o, s)), action])
    if move < 0 or not moves(o, s) & bit(move):
        return np.int64(-1)
    return move
