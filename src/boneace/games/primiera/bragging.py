"""What to brag on at Primiera, for the study of it: see `boneace.study.forks`."""

import numpy as np

from boneace.games.primiera import state as st
from boneace.games.primiera.heuristics import up_by
from boneace.games.primiera.rules import moves
from boneace.games.primiera.scoring import point
from boneace.games.turns import after
from boneace.games.vying.rules import BRAG, PASS
from boneace.kernel.sets import rule

ROWS = 6
"""The order of speaking while nobody has bragged; the last row is for all that follow."""
STEP = 3
"""The width of a class of hands in points."""
CLASSES = 19
"""The classes of hands, by the point."""


@rule
def place(o, s):
    """The row and class of the decision, or -1 if somebody has bragged."""
    if s.phase != st.VYING or s.bragger >= 0 or not moves(o, s) >> PASS & 1:
        return np.int64(-1)
    spoke = np.int64(min((s.turn - after(o, s.dealer)) % o.seats, ROWS - 1))
    kind = min(point(o, s.hands[s.turn]) // STEP, CLASSES - 1)
    return CLASSES * spoke + kind


@rule
def does(o, s, chance):
    """Brag one to three chips, as rules of thumb do."""
    return np.int64(up_by(moves(o, s), np.int64(BRAG), 1 + chance // 16 % 3, np.int64(PASS)))


@rule
def leaves(o, s, chance):
    """Pass."""
    return np.int64(PASS)
