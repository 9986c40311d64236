"""A solved deal: both strategies, and the value of every decision against the other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from boneace import games
from boneace.games.vingt_un.solving.game import Floats, Game, Ints
from boneace.games.vingt_un.solving.hands import BUST
from boneace.study.vingt_un.strategies import Strategy

GAME = "vingt-un"

Progress = Callable[[str, float], None]
"""Called with what is being done, and the part that is done, 0 to 1."""


def quiet(what: str, part: float) -> None:
    """Ignore progress."""


@cache
def passes() -> Any:
    """The compiled passes over the dealer's decisions."""
    return games.drivers(GAME, "boneace.games.vingt_un.solving.passes")


@cache
def player_passes() -> Any:
    """The compiled passes over a player's decisions."""
    return games.drivers(GAME, "boneace.games.vingt_un.solving.player_passes")


@cache
def open_hands() -> Any:
    """The compiled play against open hands."""
    return games.drivers(GAME, "boneace.games.vingt_un.solving.open_hands")


@cache
def receives() -> Floats:
    """What the dealer receives by the rules, by their count (BUST: over-drawn) and another’s."""
    found = np.zeros((BUST + 1, BUST))
    passes().fill_receives(found)
    return found


class Dealer(NamedTuple):
    """How often the dealer draws, by group and node, and divides, by group and value."""

    draws: npt.NDArray[np.float32]
    divides: npt.NDArray[np.float32]


class Player(NamedTuple):
    """How often the player draws, by pair and hand shown, and divides, by pair."""

    draws: Floats
    divides: Floats


@dataclass
class Solution:
    """A deal, how both play it, and its expected values in stakes.

    `stands`, `drawing` and `worth` are the values to a player of standing, drawing and going on by
    the strategy, by pair and by what they show: each times `masses`, the probability of the cards.
    """

    game: Game
    dealer_plays: Strategy
    player_plays: Strategy
    totals: Ints
    masses: Floats
    opens: Floats
    apart: Floats  # by pair: the value of dividing it, times its probability
    dealer: Dealer
    player: Player
    stands: Floats
    drawing: Floats
    worth: Floats
    value: float  # what the player can expect from a deal
    player_gains: float  # what each could still gain by a best reply to the other’s average
    dealer_gains: float
    rounds: int

    @property
    def advantage(self) -> float:
        """What the dealer can expect from a deal, in stakes."""
        return -self.value

    @property
    def reply_to(self) -> Ints:
        """The dealer’s fixed counts for compiled code; zeros where they play their best."""
        return counts_of(self.dealer_plays)


def counts_of(chosen: Strategy) -> Ints:
    """The counts that a rule stands on, for compiled code; zeros for best play."""
    return np.array([0, 0] if chosen is None else [chosen.hard, chosen.soft], np.int64)
