"""A move by a learned policy, without any search. A template."""

from typing import Any

import numpy as np

import boneace.kernel.heuristics as heuristics
from boneace.games.lives.playing.mixing import CHOICES, drawn, matched
from boneace.kernel.sets import compiled
from boneace.kernel.specialized import record

#: The heuristics of the game that the template is bound to.
given: Any = heuristics
situation = given.situation
choices = given.choices


@compiled
def follow(o, seen, table, rng):
    """A move of the seat to move, from its view, drawn with the probabilities in a policy's
    table."""
    o, seen = record(o, 0), record(seen, 0)
    out, shares = np.zeros(CHOICES, np.int64), np.zeros(CHOICES)
    choices(o, seen, out)
    matched(table, situation(o, seen) * CHOICES, out, shares)
    return np.int64(out[drawn(shares, rng)])
