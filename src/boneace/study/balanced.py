"""How often balanced play brags, by hand, from the solutions that the experts of vying play by."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
import numpy.typing as npt

from boneace.bots import Seat
from boneace.games.vying.rules import PASS
from boneace.games.vying.solved import Round, mixture
from boneace.kernel.luck import scattered
from boneace.match.beginning import new
from boneace.study.questions import Asked

Floats = npt.NDArray[np.float64]


def passing(asked: Asked, seats: int, number: int) -> Iterator[Seat]:
    """Each seat at its turn in a match, with what it sees; then it passes."""
    match = new(
        asked.game,
        seats,
        preset=asked.preset,
        options=asked.values,
        dealer=0,
        seed=scattered(asked.seed, number) >> 1,
    )
    for _ in range(seats):
        assert isinstance(match.turn, int)
        yield Seat.of(match, match.turn)
        match.push(PASS, match.turn)


def brags(table: Round, chances: Sequence[Floats]) -> Floats:
    """How often a player who may pass or brag brags, by class of the hand."""
    moves = mixture(table, chances)
    found: Floats = 1.0 - moves.get(PASS, np.zeros(len(chances[0])))
    return found
