"""The solved part of the whole game, as arrays: for a checkpoint, and for the package.

The policy in the package is `policy.npz` in this folder: the value of the game at every score, and
a blueprint of the third stage for every pair of upcards. With these the betting of any deal is
solved again in a fraction of a second (`quick`), so no strategy of the betting is stored.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import isnan
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from boneace.games.best_pair_thirty_one.heuristics import CHANCES
from boneace.games.best_pair_thirty_one.solving.blueprint import Blueprint
from boneace.games.best_pair_thirty_one.solving.hands import rank_of
from boneace.games.best_pair_thirty_one.solving.layout import Doubles
from boneace.games.best_pair_thirty_one.solving.match import Solved, pairs
from boneace.games.best_pair_thirty_one.solving.upcards import with_best
from boneace.games.best_pair_thirty_one.state import GAME

SHIPPED = Path(__file__).with_name("policy.npz")


def arrays_of(solved: Solved) -> dict[str, Any]:
    """The solved part, as arrays by name."""
    found: dict[str, Any] = {"equity": solved.equity, "winning": solved.winning}
    for number, chances in enumerate(solved.blueprints):
        found |= {f"{number}.{kind}": matrix for kind, matrix in chances.items()}
    return found


def solved_of(arrays: Mapping[str, Any]) -> Solved:
    """The same from arrays. Raises ValueError or KeyError if they do not fit."""
    equity = arrays["equity"].astype(np.float64)
    winning = _winning(arrays)
    if equity.shape != (GAME, GAME) or winning.shape != (GAME, GAME):
        raise ValueError("the worth of the game has another shape")
    blueprints: list[Any] = []
    for number in range(len(pairs())):
        kinds = [name for name in arrays if name.startswith(f"{number}.")]
        if not kinds:
            break
        blueprints.append({name.partition(".")[2]: arrays[name] for name in kinds})
    return Solved(blueprints, equity, winning)


def _winning(arrays: Mapping[str, Any]) -> Doubles:
    """The chances to win; unknown in files from before they were calculated."""
    found: Doubles
    if "winning" not in arrays:
        return np.full((GAME, GAME), np.nan)
    found = arrays["winning"].astype(np.float64)
    return found


def pack(solved: Solved, path: Path) -> None:
    """Write a policy in the form of the package: compressed."""
    np.savez_compressed(path, **arrays_of(solved))


class Policy:
    """A policy in a file, read when it is needed. Raises ValueError for any other file."""

    def __init__(self, path: Path) -> None:
        try:
            self._arrays = np.load(path, allow_pickle=False)
            self.equity: Doubles = self._arrays["equity"]
            self.winning = _winning(self._arrays)
        except (BadZipFile, KeyError, EOFError, OSError) as error:
            raise ValueError(f"{path} is not a policy") from error
        if not self.equity.shape == self.winning.shape == (GAME, GAME):
            raise ValueError(f"{path} is not a policy")
        self._path = path
        by_ranks = enumerate(pairs())
        self._numbers = {_key(pair.n, pair.d): number for number, pair in by_ranks}

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickling: a worker reads its own file, which may have another path on another
        machine."""
        return (shipped, ()) if self._path == SHIPPED else (Policy, (self._path,))

    def worth(self, own: int, other: int) -> float:
        """The value of the game to the non-dealer if they and the dealer have these points.

        If that has not been solved, as if both were equally likely to win each point.
        """
        found = float(self.equity[own, other])
        return float(CHANCES[own, other]) if isnan(found) else found

    def lead(self, own: int, other: int) -> float:
        """The probability that the non-dealer wins the game, less that of the dealer."""
        return 2 * float(self.winning[own, other]) - 1

    @property
    def whole(self) -> bool:
        """Whether all scores are solved, and all upcards have a blueprint."""
        solved = np.isfinite(self.equity).all() and np.isfinite(self.winning).all()
        names = {name.partition(".")[0] for name in self._arrays.files}
        return bool(solved) and names >= {str(number) for number in self._numbers.values()}

    def blueprint(self, n: int, d: int) -> Blueprint:
        """The blueprint beside two upcards, the non-dealer's first."""
        number = self._numbers[_key(n, d)]
        names = [name for name in self._arrays.files if name.startswith(f"{number}.")]
        return Blueprint({name.partition(".")[2]: self._arrays[name] for name in names})


def _key(n: int, d: int) -> tuple[int, int, bool]:
    """The relevant features of two upcards: the ranks, and which is better."""
    return rank_of(n), rank_of(d), with_best((n, d), (0, 0)) == (1, 0)


@cache
def shipped() -> Policy | None:
    """The policy that comes with the game."""
    return Policy(SHIPPED) if SHIPPED.exists() else None
