"""The whole game for two, as solved by `boneace solve mus`: deals on a grid of scores.

The last scores come first: every deal brings stones, so the value after it is then known, except
within the deal’s own cell of the grid. So there is a second sweep, with that known too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace.described import Json
from boneace.games.mus.playing.hands import Floats
from boneace.games.mus.solving.hands import Dealt
from boneace.games.mus.solving.learning import Deal
from boneace.games.mus.solving.stakes import Terms
from boneace.games.mus.solving.worth import corrected, race_model, scores

ROUNDS, SWEEPS = 30, 2
"""Rounds of learning for each deal, and how often all deals are solved."""


class Whole:
    """The part solved so far. `terms` are those of a deal, at any score."""

    def __init__(self, dealt: Dealt, terms: Terms) -> None:
        self.dealt, self.terms = dealt, terms
        self.stones = scores(terms.target)
        many = len(self.stones)
        self.more, self.exploited = np.full((2, many, many), np.nan)
        self.done = 0

    @property
    def value(self) -> float:
        """The value of a game to the mano of its first deal; NaN while unknown."""
        return float(self._worth()[0, 0])

    def steps(self, stopped: Callable[[], bool]) -> Iterator[float]:
        """Continue deal by deal; yields the share done after each deal."""
        order = sorted(product(range(len(self.stones)), repeat=2), key=lambda at: -sum(at))
        while self.done < SWEEPS * len(order) and not stopped():
            self._solve(*order[self.done % len(order)])
            self.done += 1
            yield self.done / (SWEEPS * len(order))

    def _solve(self, mano: int, other: int) -> None:
        stones = int(self.stones[mano]), int(self.stones[other])
        worth = corrected(self.terms.target, self.more)
        deal = Deal(self.dealt, self.terms._replace(stones=stones, worth=worth))
        for _ in range(ROUNDS):
            deal.learn()
        value, self.exploited[mano, other] = deal.measured()
        self.more[mano, other] = value - self._model()[mano, other]

    def _model(self) -> Floats:
        found: Floats = race_model(self.terms.target)[np.ix_(self.stones, self.stones)]
        return found

    def _worth(self) -> Floats:
        found: Floats = self._model() + self.more
        return found

    def found(self) -> Mapping[str, Json]:
        """The results so far, as JSON values: by the stones of mano and of the other, or null."""
        return {
            "deals": self.done,
            "of": SWEEPS * self.more.size,
            "stones": self.stones.tolist(),
            "worth": _plain(self._worth()),
            "exploitabilities": _plain(self.exploited),
        }

    def kept(self) -> Mapping[str, npt.NDArray[Any]]:
        """The whole state, as arrays."""
        return {"more": self.more, "exploited": self.exploited, "done": np.array(self.done)}

    def restore(self, arrays: Mapping[str, npt.NDArray[Any]]) -> None:
        """Continue from such arrays. Raises ValueError or KeyError if they do not fit."""
        more, exploited = arrays["more"], arrays["exploited"]
        if more.shape != self.more.shape or exploited.shape != self.more.shape:
            raise ValueError("the worth of the game has another shape")
        self.more, self.exploited, self.done = more.copy(), exploited.copy(), int(arrays["done"])

    def pack(self, path: Path) -> None:
        """Write it in the form of the package."""
        np.savez_compressed(path, more=self.more.astype(np.float32))


def _plain(table: Any) -> list[list[float | None]]:
    return [
        [None if value != value else round(value, 5) for value in row] for row in table.tolist()
    ]
