"""When to stop the bus, for the study of it: the decision as `boneace.study.forks` asks."""

import numpy as np

from boneace.games.stop_the_bus import state as st
from boneace.games.stop_the_bus.heuristics import best_swap
from boneace.games.stop_the_bus.rules import moves
from boneace.games.stop_the_bus.scoring import FLUSH, HIGH, ORDER, PAIR, PRIAL, RUN, total
from boneace.kernel.sets import rule, size

ROWS = 6
"""Turns in a deal; the last row is for all that follow."""
KINDS: list[tuple[int, int]] = (
    [(HIGH, rank) for rank in range(13)]
    + [(PAIR, rank) for rank in range(13)]
    + [(FLUSH, rank) for rank in range(13)]
    + [(kind, 0) for kind in range(RUN, PRIAL + 1)]
)
"""The classes of hands: the kind and its highest rank, from the deuce; all runs are one class."""
CLASSES = len(KINDS)
#: The class of a hand by its value. It does not depend on which run is the highest.
CLASS = np.array(
    [KINDS.index((kind, ranks[0] if kind < RUN else 0)) for kind, ranks in ORDER[0][0]]
)


@rule
def place(o, s):
    """The row and class of the decision, or -1 if nobody can stop."""
    asked = s.phase == st.TURN or s.phase == st.SAYING
    if not asked or s.stopper >= 0 or not moves(o, s) >> st.STOP & 1:
        return np.int64(-1)
    turn = np.int64(min((s.turns - 1) // size(s.alive), ROWS - 1))
    return CLASSES * turn + CLASS[total(o, s.hands[s.turn])]


@rule
def does(o, s, chance):
    """Stop the bus."""
    return np.int64(st.STOP)


@rule
def leaves(o, s, chance):
    """Go on."""
    return np.int64(st.CONTINUE if s.phase == st.SAYING else best_swap(o, s))
