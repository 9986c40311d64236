"""When to knock at Thirty-one, for the study of it: the decision as `boneace.study.forks` asks."""

import numpy as np

from boneace.games.lives.scoring import BLITZ, total
from boneace.games.thirty_one import state as st
from boneace.games.thirty_one.heuristics import without_knocking
from boneace.games.thirty_one.rules import may_take, moves
from boneace.games.thirty_one.situations import turns_before, with_upcard
from boneace.kernel.sets import rule

ROWS = 6
"""Turns in a deal; the last row is for all that follow."""
CLASSES = 32
"""The classes of hands: points, with three of a kind as 30."""


@rule
def place(o, s):
    """The row and class of the decision, or -1 if nobody can knock or a 31 can be taken."""
    if s.phase != st.TURN or s.knocker >= 0 or not moves(o, s) >> st.KNOCK & 1:
        return np.int64(-1)
    if may_take(o, s) and with_upcard(o, s) == BLITZ:
        return np.int64(-1)
    turn = np.int64(min(turns_before(s), ROWS - 1))
    return CLASSES * turn + total(o, s.hands[s.turn]) // 2


@rule
def does(o, s, chance):
    """Knock."""
    return np.int64(st.KNOCK)


@rule
def leaves(o, s, chance):
    """Go on without knocking."""
    taking = with_upcard(o, s) if may_take(o, s) else -1
    return np.int64(without_knocking(o, s, total(o, s.hands[s.turn]), taking))
