"""By which table the moves of a state are numbered: a template, bound to a game like the drivers."""

import numpy as np

import boneace.kernel.learners as learners
from boneace.kernel.bound import State
from boneace.kernel.sets import compiled, rule
from boneace.kernel.specialized import record

LAYOUT = State


@rule
def first(o, s):
    """The `table` of a game whose moves are numbered in one way only."""
    return 0


table = getattr(learners, "table", first)


@compiled
def table_of(o, s):
    """The number of the table, as in `learners.TABLES`."""
    return np.int64(table(record(o, 0), record(s, 0)))
