"""When to cut the mus, and what to discard: from tables that `making` has written."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np

from boneace.games.mus.playing.hands import Floats

FILE = Path(__file__).with_name("talk.npz")


@dataclass(frozen=True, eq=False)
class Tables:
    """The tables of the talk. Players are from the eldest; stage 0 is before any exchange, 1
    after."""

    gain: Floats
    """(stage, player, hand): how much better cutting is than changing, in games."""
    after: Floats
    """(player, hand): the value of a hand after an exchange."""
    mus: Floats
    """(stage, player, hand): how often mus is said."""
    dealt: Floats
    """(cards discarded, hand): the probability of a hand then; with none discarded, as dealt."""


def tables(o: Any) -> Tables:
    """The tables for these options, by the order of the ranks and whether there are wild cards."""
    return _tables(of_options(int(o.kings), int(o.wild)))


def of_options(kings: int, wild: int) -> str:
    """What the names of the tables in the file end with, for codes of these options."""
    return f"{kings}{'-wild' if wild else ''}"


@lru_cache(maxsize=3)
def _tables(of: str) -> Tables:
    with np.load(FILE) as kept:
        found = {name: kept[f"{name}{of}"].astype(np.float64) for name in Tables.__annotations__}
    return Tables(**found)
