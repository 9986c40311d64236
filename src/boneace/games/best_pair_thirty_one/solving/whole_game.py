"""The whole game for `boneace solve`: solved in steps that can be interrupted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy.typing as npt

from boneace.cluster import Workers
from boneace.described import Json
from boneace.games.best_pair_thirty_one.solving import policy
from boneace.games.best_pair_thirty_one.solving.match import go_on, nothing, pairs


class Whole:
    """The part solved so far."""

    def __init__(self) -> None:
        self.solved = nothing()
        self.workers: Workers | None = None

    @property
    def value(self) -> float:
        """The value of a game to the non-dealer of its first deal; NaN while unknown."""
        return float(self.solved.equity[0, 0])

    def steps(self, stopped: Callable[[], bool]) -> Iterator[float]:
        """Continue step by step; yields the share done after each step."""
        return go_on(self.solved, stopped, self.workers)

    def found(self) -> Mapping[str, Json]:
        """The results so far, as JSON values: `worth[n][d]` by the points of both, or null."""
        rows = self.solved.equity.tolist()
        return {
            "blueprints": len(self.solved.blueprints),
            "of": len(pairs()),
            "worth": [[None if x != x else round(x, 5) for x in row] for row in rows],
        }

    def kept(self) -> Mapping[str, npt.NDArray[Any]]:
        """The whole state, as arrays."""
        return policy.arrays_of(self.solved)

    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        """Continue from such arrays. Raises ValueError or KeyError if they do not fit."""
        self.solved = policy.solved_of(arrays)

    def pack(self, path: Path) -> None:
        """Write it as the policy for bots."""
        policy.pack(self.solved, path)
