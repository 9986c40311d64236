"""Learning a policy by self-play, in rounds; earlier ones count less and less."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from boneace import games
from boneace.games.lives.playing.equity import Floats, equity, guessed
from boneace.games.lives.playing.mixing import CHOICES
from boneace.games.lives.playing.stakes import MOST

TEMPLATE = "boneace.games.lives.playing.learning"
STRAY = 100
"""Moves in 1024 that are made at random, so that all situations are met."""
FADING = 0.8
"""The weight that earlier outcomes of deals keep after a round."""


class Learner:
    """A policy in the making, for one set of options and a number of seats."""

    def __init__(
        self, game: str, options: Any, lives: int, seed: int = 0, passes: Any = None
    ) -> None:
        self.options = options
        self.lives = lives
        """The most lives that a player has when a deal begins; -1 if there are no lives."""
        self.passes = passes or games.drivers(game, TEMPLATE)
        size = CHOICES * games.part(game, "heuristics").SITUATIONS
        self.regrets, self.sums = np.zeros(size), np.zeros(size)
        self.equity: Floats = guessed()
        self.outcomes = np.zeros(2 * MOST * MOST * 9)
        self.rng = np.array([2 * seed + 1], np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        self.rounds = 0

    def learn(self, deals: int) -> int:
        """Play a round of this many deals; returns the number of decisions learned from."""
        learned = self.passes.learn(
            self.options,
            self.regrets,
            self.sums,
            self.equity.ravel(),
            self.outcomes,
            self.rng,
            deals,
            self.lives,
            STRAY,
        )
        if self.options["seats"][0] == 2 and self.lives >= 0:
            self.equity = equity(self.outcomes, self.lives)
        self.rounds += 1
        self.outcomes *= FADING
        self.regrets *= self.rounds / (self.rounds + 1)
        self.sums *= (self.rounds / (self.rounds + 1)) ** 2
        return int(learned)


def learned(learner: Learner, rounds: int, deals: int, told: Callable[[int], None]) -> Learner:
    """Learn for some rounds; `told` is called with the number of those that are over."""
    for number in range(rounds):
        learner.learn(deals)
        told(number + 1)
    return learner
