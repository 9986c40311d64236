"""The hidden cards behind an upcard: a compiled template."""

import numpy as np

from boneace.games.three_stake_brag.drawing import CLASSES
from boneace.games.three_stake_brag.scoring import strength
from boneace.kernel.passes import compiled
from boneace.kernel.sets import bit
from boneace.kernel.specialized import record


@compiled
def class_of(o, hand):
    """The class of three cards. A made hand is in the class of its natural equal."""
    return max(np.int64(0), np.int64(strength(record(o, 0), np.int64(hand))) // 4)


@compiled
def fill_classes(o, up, unseen, out):
    """Write the probability that two unseen cards make a hand of each class with an upcard."""
    o = record(o, 0)
    out[:] = 0.0
    pairs = 0.0
    for a in range(52):
        if unseen >> a & 1:
            for b in range(a):
                if unseen >> b & 1:
                    found = strength(o, np.int64(up) | bit(a) | bit(b))
                    out[max(0, found // 4)] += 1.0
                    pairs += 1.0
    for c in range(CLASSES):
        out[c] /= pairs
