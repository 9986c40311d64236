"""How often balanced play brags, by hand: from the solutions that the experts of vying play by."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from boneace.games.vying.rules import PASS
from boneace.games.vying.solved import Round, mixture

Floats = npt.NDArray[np.float64]


def brags(table: Round, chances: Sequence[Floats]) -> Floats:
    """By class of a player's hand, how often a player who may pass or brag brags."""
    moves = mixture(table, chances)
    found: Floats = 1.0 - moves.get(PASS, np.zeros(len(chances[0])))
    return found
