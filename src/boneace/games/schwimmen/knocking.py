"""When to knock at Schwimmen, for the study of it: the decision as `boneace.study.forks` asks."""

import numpy as np

from boneace.games.schwimmen import state as st
from boneace.games.schwimmen.heuristics import without_knocking
from boneace.games.schwimmen.rules import moves
from boneace.games.schwimmen.scoring import HALF_POINT, total
from boneace.kernel.sets import rule, size

ROWS = 6
"""Turns in a deal; the last row is for all that follow."""
CLASSES = 32
"""The classes of hands: points, with three of a kind as 30."""


@rule
def place(o, s):
    """The row and class of the decision, or -1 if nobody can knock."""
    asked = s.phase == st.TURN or s.phase == st.SAYING
    if not asked or s.knocker >= 0 or not moves(o, s) >> st.KNOCK & 1:
        return np.int64(-1)
    turn = np.int64(min((s.turns - 1) // size(s.alive), ROWS - 1))
    points = min(total(o, s.hands[s.turn]) // (2 * HALF_POINT), CLASSES - 1)
    return CLASSES * turn + points


@rule
def does(o, s, chance):
    """Knock."""
    return np.int64(st.KNOCK)


@rule
def leaves(o, s, chance):
    """Go on without knocking."""
    if s.phase == st.SAYING:
        return np.int64(st.CONTINUE)
    return np.int64(without_knocking(o, s, total(o, s.hands[s.turn])))
