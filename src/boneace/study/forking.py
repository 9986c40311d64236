"""From which hand to do something: a threshold for each row, consistent with everybody's play.

All seats use the same thresholds. These are moved until doing it gains from the threshold on and
loses below; the figures reported are measured at the final thresholds.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.kernel.build import bind
from boneace.kernel.luck import scattered
from boneace.study.columns import APART, MANY, SQUARES, SUMS
from boneace.study.moments import clear, mean_of
from boneace.study.questions import Asked
from boneace.study.told import NONE, Cell

TEMPLATE = "boneace.study.forks"
ROUNDS, IN_ROUND = 10, 40_000
"""The number of times thresholds are moved, and of deals before each time."""
KEPT = 0.5
"""The weight that earlier tries keep each time the thresholds are moved."""
FEWEST = 30
"""The fewest tries from which a result is given for a place."""
ONE_IN = 3
"""One in this many decisions is tried both ways."""
BY_THUMB = -1
"""Used instead of a threshold: the game's rules of thumb decide."""
MOST_STEP = 3
"""The most classes by which a threshold is moved at first."""

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Decision:
    """A decision of a game: `module` defines it in compiled rules (`boneace.study.forks`)."""

    game: str
    module: str

    @property
    def rows(self) -> int:
        return int(import_module(self.module).ROWS)

    @property
    def classes(self) -> int:
        return int(import_module(self.module).CLASSES)

    def passes(self) -> Any:
        """The compiled template."""
        names = "CLASSES, does, leaves, place"
        rules = f"{games.declaration(self.game).package}.rules"
        return bind(rules, TEMPLATE, f"from {self.module} import {names}\n")


class Forks:
    """A decision at one table: the thresholds, and the results of trying it with them."""

    def __init__(self, decision: Decision, options: Any, begin: Sequence[int], seed: int) -> None:
        self.decision, self.options = decision, options
        self.table: Whole = np.array(begin, np.int64)
        self.rng = np.array([scattered(seed, int(options["seats"][0])) | 1], np.uint64)
        self._passes = decision.passes()
        self._clear()

    def _clear(self) -> None:
        shape = self.decision.rows, self.decision.classes, SUMS
        self.sums: Floats = np.zeros(shape)

    def play(self, deals: int) -> None:
        """Try the decision in this many deals."""
        flat = self.sums.reshape(-1, SUMS)
        self._passes.fork(self.options, self.rng, deals, self.table, ONE_IN, flat)

    def settle(self, rounds: int = ROUNDS, deals: int = IN_ROUND) -> None:
        """Move the thresholds until they agree with their own results; then forget the tries."""
        for number in range(rounds):
            self.sums *= KEPT
            self.play(deals)
            most = max(1, MOST_STEP - number // 3)
            self.table += np.clip(self.best() - self.table, -most, most)
        self._clear()

    def best(self) -> Whole:
        """By row, the threshold from which doing it gains most; the present one if there are no
        tries."""
        above = np.cumsum(self.sums[:, ::-1, APART], axis=1)[:, ::-1]
        found = np.argmax(np.pad(above, ((0, 0), (0, 1))), axis=1)
        return np.where(self.sums[:, :, MANY].sum(axis=1) > 0, found, self.table)

    def tried(self, row: int) -> int:
        """How often decisions of a row were tried."""
        return int(self.sums[row, :, MANY].sum())

    def gain(self, row: int, kind: int) -> Cell:
        """How much more doing it gains than not doing it, with a class of hand."""
        sums = self.sums[row, kind]
        if sums[MANY] < FEWEST:
            return NONE
        return mean_of(sums[MANY], sums[APART], sums[SQUARES])

    def threshold(self, row: int) -> Cell:
        """The threshold of a row, and the lowest and the highest that the tries do not exclude.

        Classes that hardly ever occur are skipped.
        """
        found = int(self.table[row])
        cells = {kind: self.gain(row, kind) for kind in range(self.decision.classes)}
        known = [kind for kind, cell in cells.items() if cell.low is not None]
        low = high = found
        for kind in reversed([kind for kind in known if kind < found]):
            if _loses(cells[kind]):
                break
            low = kind
        above = [kind for kind in known if kind >= found]
        for kind, following in pairwise(above):
            if _gains(cells[kind]):
                break
            high = following
        return Cell(float(found), float(low), float(high))


def _gains(cell: Cell) -> bool:
    return clear(cell) and cell.value is not None and cell.value > 0


def _loses(cell: Cell) -> bool:
    return clear(cell) and cell.value is not None and cell.value < 0


def settled(
    decision: Decision, options: Sequence[Any], begin: int, asked: Asked, what: str
) -> list[Forks]:
    """The decision at several tables, with thresholds consistent with play; nothing tried yet.

    The search for thresholds starts from the class `begin`; with BY_THUMB there are none.
    """
    found: list[Forks] = []
    for at, each in enumerate(options):
        if found and not asked.at(what, at, len(options)):
            break
        forks = Forks(decision, each, [begin] * decision.rows, asked.seed)
        if begin != BY_THUMB:
            forks.settle()
        found.append(forks)
    return found
