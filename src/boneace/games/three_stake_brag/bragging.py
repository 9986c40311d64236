"""What to open with at Three-Stake Brag, for the study of it: see `boneace.study.forks`."""

import numpy as np

from boneace.games.three_stake_brag import state as st
from boneace.games.three_stake_brag.dealing import eldest
from boneace.games.three_stake_brag.heuristics import by
from boneace.games.three_stake_brag.rules import moves
from boneace.games.three_stake_brag.scoring import strength
from boneace.games.vying.rules import BRAG, PASS
from boneace.kernel.sets import rule

ROWS = 6
"""The order of speaking while nobody has bragged; the last row is for all that follow."""
CLASSES = 39
"""The classes of hands: the highest card, pairs, prials, each by rank from the deuce."""


@rule
def place(o, s):
    """The row and class of the decision, or -1 if somebody has bragged."""
    if s.phase != st.VIE or s.bragger >= 0 or not moves(o, s) >> PASS & 1:
        return np.int64(-1)
    spoke = np.int64(min((s.turn - eldest(o, s)) % o.seats, ROWS - 1))
    kind = max(np.int64(0), np.int64(strength(o, s.hands[s.turn])) // 4)
    return CLASSES * spoke + kind


@rule
def does(o, s, chance):
    """Brag as much as rules of thumb do."""
    return np.int64(by(o, s, np.int64(BRAG), chance))


@rule
def leaves(o, s, chance):
    """Pass."""
    return np.int64(PASS)
