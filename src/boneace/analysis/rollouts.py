"""The analyst for every game: playouts in worlds that agree with a seat's view.

All moves are played in the same worlds with the same luck afterwards, so that differences between
them are found with far fewer playouts than the values themselves. In games that say how people err,
the others sometimes err, as in the searches of expert bots. Errors are by world: playouts of
one world are not independent of one another.
"""

from __future__ import annotations

from dataclasses import replace
from math import isnan, sqrt
from statistics import NormalDist
from typing import TYPE_CHECKING, Any

import numpy as np

from boneace.bots.expert import Expert
from boneace.kernel.luck import scattered
from boneace.values import Expected, MoveValue, OfDeal, Values

if TYPE_CHECKING:
    import numpy.typing as npt

    from boneace.bots.seat import Seat

    Numbers = npt.NDArray[np.float64]

MOVES = 63
DEALS = 1
"""The number of deals in a playout before the standing is valued."""
FEWEST = 8
"""The fewest worlds in which a decision is valued."""
INTERPRETED = 12
"""The most while the rules are interpreted: a playout takes milliseconds then."""
OUTSIDE = 0.05
"""The share of values that lie outside their interval."""

_NORMAL = NormalDist()
_WIDTH = _NORMAL.inv_cdf(1 - OUTSIDE / 2)


class Rollouts:
    """Values moves by playouts; the same seed gives the same values, whatever was asked before."""

    def __init__(self, game: str, playouts: int, seed: int = 0) -> None:
        self.game = game
        self.playouts = playouts
        self.seed = seed

    def __repr__(self) -> str:
        return f"<Rollouts for {self.game}, {self.playouts} playouts a decision>"

    def values(self, seat: Seat) -> Values:
        """Value every legal move of a seat whose turn it is."""
        worths, chances, gains, hands = self._played(seat, seat.legal.mask, len(seat.legal))
        numbers = [move.number for move in seat.legal]
        # all differences are within their intervals at once with 95 %: a loss that is only chance
        # would otherwise be found in every decision with many moves
        width = _NORMAL.inv_cdf(1 - OUTSIDE / 2 / max(1, len(numbers) - 1))
        best = numbers[int(np.argmax(worths[:, numbers].mean(axis=0)))]
        found = [
            MoveValue(
                **vars(_expected(worths[:, move.number], chances[:, move.number])),
                move=move,
                behind=float((behind := worths[:, best] - worths[:, move.number]).mean()),
                behind_error=_error(behind, width),
                of_deal=_of_deal(gains[:, move.number]),
            )
            for move in seat.legal
        ]
        found.sort(key=lambda value: (value.behind, value.move.number != best))
        return Values(tuple(found), "rollout", hands)

    def expected(self, seat: Seat) -> Expected:
        """Value where a seat stands, no matter whose turn it is, and after the end too."""
        worths, chances, _, _ = self._played(seat, 0, 1)
        return _expected(worths[:, 0], chances[:, 0])

    def _played(self, seat: Seat, legal: int, many: int) -> tuple[Numbers, Numbers, Numbers, Any]:
        """Play worlds; returns values, chances and gains (worlds × 63), and hands."""
        thinking = seat.thinking()
        worlds = max(FEWEST, self.playouts // many)
        if seat.at_once and not thinking.compiled:
            worlds = min(worlds, INTERPRETED)
        values, chances, gains = np.zeros((3, worlds * MOVES))
        hands = np.zeros(worlds * seat.view["hands"].shape[-1], np.int64)
        rng = np.array([scattered(self.seed, 64 * seat.plies + seat.seat)], np.uint64)
        given = seat.options, seat.view, seat.seat, legal, rng, worlds, DEALS
        thinking.rollouts(*given, values, chances, gains, hands, Expert.stray)
        shape = worlds, MOVES
        by_hand = hands.reshape(worlds, -1)
        return values.reshape(shape), chances.reshape(shape), gains.reshape(shape), by_hand


def _expected(worths: Numbers, chances: Numbers) -> Expected:
    found = Expected(float(worths.mean()), _error(worths))
    if isnan(chance := float(chances.mean())):
        return found
    return replace(found, chance=chance, chance_error=_error(chances))


def _of_deal(gains: Numbers) -> OfDeal | None:
    if isnan(mean := float(gains.mean())):
        return None
    return OfDeal(float((gains > 0).mean()), float((gains < 0).mean()), len(gains), mean)


def _error(sample: Numbers, width: float = _WIDTH) -> float:
    """Half the width of the interval of a mean; `width` is in standard errors."""
    return width * float(sample.std(ddof=1)) / sqrt(len(sample))
