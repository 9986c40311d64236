"""Checks of the situations of every game with learned policies."""

from __future__ import annotations

from typing import Any

import numpy as np

from boneace.kernel.specialized import record
from boneace.match.match import Match


def check_situation(situations: Any, match: Match, o: Any) -> None:
    """A situation and its choices depend only on the view of the seat to move, and the choices are
    legal.

    `situations` is the game's module; `o` are the options that its rules take.
    """
    assert isinstance(match.turn, int)
    out, other = np.zeros(3, np.int64), np.zeros(3, np.int64)
    whole, seen = record(match.view(-2).record, 0), record(match.view(match.turn).record, 0)
    found = situations.situation(o, seen)
    assert 0 <= found < situations.SITUATIONS and found == situations.situation(o, whole)
    situations.choices(o, seen, out)
    situations.choices(o, whole, other)
    assert (out == other).all()
    legal = {move.number for move in match.legal}
    assert out.max() >= 0 and {int(move) for move in out if move >= 0} <= legal
