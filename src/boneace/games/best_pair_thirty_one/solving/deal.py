"""One deal of Best, Pair and Thirty-one at a score, solved: from the upcards to its end.

The betting is a small tree of vectors over the holdings (`learning`); the third stage, if it is
played, is calculated in blocks (`passes`), and both players learn in it at the same time.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from boneace import games
from boneace.games.best_pair_thirty_one.declaration import DECLARATION
from boneace.games.best_pair_thirty_one.solving.betting import D, N, Settings
from boneace.games.best_pair_thirty_one.solving.layout import Doubles
from boneace.games.best_pair_thirty_one.solving.learning import Learner, Reach, ages
from boneace.games.best_pair_thirty_one.solving.places import places
from boneace.games.best_pair_thirty_one.solving.stakes import Equity, stake, worths
from boneace.games.best_pair_thirty_one.solving.upcards import Upcards, with_best


def compiled_passes() -> Any:
    """The passes over the third stage; the first call of them compiles for about ten seconds."""
    return games.drivers(DECLARATION.name, f"{__package__}.passes")


def warm() -> None:
    """Compile the passes if necessary, by a round of a deal with few hands."""
    upcards = Upcards.of(10, 24)  # jacks and queens leave the fewest hands
    Deal(upcards, (9, 8), lambda own, other: (own - other) / 22).learn()


_threads = ThreadPoolExecutor(2, "solving")


def in_threads(work: Callable[[int, int], None]) -> None:
    """Share the work on blocks, which do not depend on each other: each thread takes every n-th."""
    list(_threads.map(lambda at: work(at, 2), range(2)))


class Deal(Learner):
    """A deal with these upcards, at the points before it (N’s first), and what both have learned.

    `equity` is the value of the game after the deal.
    """

    def __init__(
        self,
        upcards: Upcards,
        points: tuple[int, int],
        equity: Equity,
        settings: Settings = (),
    ) -> None:
        super().__init__(upcards.table, with_best(upcards.cards, points), settings)
        self.upcards = upcards
        if self.over is not None:
            return
        self.passes = compiled_passes()
        lines = self.tree.lines
        self.stakes = [stake(line, equity, settings) for line in lines]
        self.worths = [
            worths(line, at, upcards.table) for line, at in zip(lines, self.stakes, strict=True)
        ]
        self.places = places(upcards, lines, self.stakes, self.passes)

    def ends(
        self, seat: int, reach: tuple[Reach, Reach], doing: int, other_doing: int
    ) -> list[Doubles]:
        """The value of each line to each holding of a player, weighted by the other's play."""
        others = reach[1 - seat]
        turned = self.worths if seat == N else [worth.T for worth in self.worths]
        found = [worth @ other for worth, other in zip(turned, others, strict=True)]
        if self.places is None:
            return found
        comings = self.places.comings
        hands = [comings[of].hands(reach[of]) for of in (N, D)]
        out = np.zeros(comings[seat].size, np.float32)
        given = (
            self.upcards.matrices,
            *self.upcards.sides,
            self.places.blocks,
            seat == N,
            *self.places.learned,
            *hands,
            doing,
            other_doing,
            *map(np.float32, ages(self.iterations)),
        )
        in_threads(lambda at, of: self.passes.stage_pass(*given, at, of, out))
        more = comings[seat].holdings(out, len(found), len(found[0]))
        return [value + added for value, added in zip(found, more, strict=True)]
