"""What both sides have learned about a deal: their strategies, regrets, and sums for the
averages."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from boneace.games.vingt_un.solving.dealt import Dealt
from boneace.games.vingt_un.solving.game import Floats
from boneace.games.vingt_un.solving.hands import VALUES
from boneace.games.vingt_un.solving.matching import Choice

Singles = npt.NDArray[np.float32]

LEAN = 0.03
"""How strongly staking is drawn towards the average, in highest stakes: see `Choice`."""


class Dealer:
    """The dealer’s play against one kind of hands on one line: by group and node."""

    def __init__(self, draws: Singles) -> None:
        groups, nodes = draws.shape
        self.draws = draws
        self.divides = np.zeros((groups, VALUES), np.float32)
        self.learned = (
            np.zeros((groups, nodes, 2), np.float32),
            np.zeros((groups, VALUES, 2), np.float32),
            np.zeros((groups, nodes, 2), np.float32),
            np.zeros((groups, VALUES, 2), np.float32),
        )

    def average(self) -> tuple[Singles, Singles]:
        """How often they draw, and divide, on average."""
        return (
            _average(self.learned[2], self.draws),
            _average(self.learned[3], self.divides),
        )


class Player:
    """A player’s drawing with one kind of hands on one line: by pair and hand shown."""

    def __init__(self, served: npt.NDArray[np.bool_]) -> None:
        shape = served.shape
        self.draws = np.where(served, 0.5, 0.0)
        self.regrets, self.sums = np.zeros((*shape, 2)), np.zeros((*shape, 2))

    def average(self) -> Floats:
        """How often they draw, on average."""
        return _average(self.sums, self.draws)


@dataclass
class Both:
    """Both sides, by kind of hands and line."""

    dealers: list[list[Dealer]]
    players: list[list[Player]]
    doubles: Choice
    """The dealer's call, none or “double”, by stake and first card."""
    stakes: Choice
    """The stake, by a player’s first card."""
    divides: Choice
    """Keeping a pair, or the stake on the second card, by line and value of the pair."""

    @staticmethod
    def new(dealt: Dealt, draws: Singles) -> Both:
        """Nothing learned yet; the dealers begin with this strategy of drawing."""
        kinds, lines, stakes = range(len(dealt.shares)), dealt.lines, len(dealt.setting.stakes)
        return Both(
            [[Dealer(draws.copy()) for _ in lines] for _ in kinds],
            [[Player(dealt.served) for _ in lines] for _ in kinds],
            Choice(stakes, VALUES, 2 if dealt.setting.doubles else 1),
            Choice(VALUES, stakes, lean=LEAN * dealt.setting.stakes[-1]),
            Choice(len(lines), VALUES, 1 + stakes if dealt.may_divide else 1),
        )


def _average(sums: npt.NDArray[Any], otherwise: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The second sum divided by the first; `otherwise` where the first is 0."""
    found = np.array(otherwise)
    np.divide(sums[..., 1], sums[..., 0], out=found, where=sums[..., 0] > 0)
    return found
