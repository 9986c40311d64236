"""What the benchmarks of hints share: best moves are made, and masters play the deal on.

At decisions of matches between masters the best move by the solution, and the best by playouts, is
made, and the deal is played on with the true cards. The result is compared with the predicted one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import NamedTuple

import numpy as np

from boneace import bots
from boneace.analysis.rollouts import Rollouts
from boneace.bots.seat import Seat
from boneace.match.match import Match
from boneace.moves import Move
from boneace.values import Analyst, MoveValue


class Made(NamedTuple):
    """A move that was made: its predicted value and its result."""

    move: Move
    predicted: float
    came: float

    @property
    def more(self) -> float:
        return self.came - self.predicted


class Game(NamedTuple):
    """How the decisions of a game are compared."""

    name: str
    solved: Analyst
    often: float
    """The share of the decisions that are used."""
    new: Callable[[int], Match]
    """A match from a seed,"""
    goes_on: Callable[[Match], bool]
    """and whether it is played on."""
    predicted: Callable[[MoveValue], float]
    came: Callable[[Match, int], float]
    """The result of a seat, after the deal."""


def compared(game: Game, decisions: int, playouts: int, seed: int) -> dict[str, list[Made]]:
    """The best moves that were made, by kind of values."""
    bot, luck = bots.make("master", game.name), Random(seed)
    by_playouts = Rollouts(game.name, playouts)
    found: dict[str, list[Made]] = {"solution": [], "playouts": []}
    while len(found["solution"]) < decisions:
        seed += 1
        match = game.new(seed)
        while game.goes_on(match):
            seat = Seat.of(match, match.seat)
            solved = game.solved.values(seat) if luck.random() < game.often else None
            if solved is not None:
                for kind, values in zip(found, (solved, by_playouts.values(seat)), strict=True):
                    best = values.best
                    after = _played_on(match, best.move, bot)
                    came = game.came(after, match.seat)
                    found[kind].append(Made(best.move, game.predicted(best), came))
            match.push(bot.choose(seat))
    return found


def _played_on(match: Match, move: Move, bot: bots.Bot) -> Match:
    """A copy of a match at the end of its deal, after this move and those of masters."""
    after = match.copy()
    after.push(move)
    while not after.over and after.deal == match.deal:
        after.push(bot.choose(Seat.of(after, after.seat)))
    return after


def mean(of: Iterable[float], digits: int) -> tuple[str, str]:
    """The size of a sample, and its mean with an interval of 95 %."""
    sample = list(of)
    if len(sample) < 2:
        return str(len(sample)), ""
    error = 1.96 * float(np.std(sample, ddof=1)) / len(sample) ** 0.5
    return str(len(sample)), f"{np.mean(sample):+.{digits}f} ± {error:.{digits}f}"
