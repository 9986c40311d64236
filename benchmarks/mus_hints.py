"""How well hints of Mus predict a deal, compared with those of playouts.

In games between masters, the best move by each kind of values is made, and masters play the deal on
with the true cards. The chance to win the game with the stones after it is compared with the
predicted one: a difference near 0 is right. The last line says how much more the moves of the
solution were worth than those of playouts, in the same places.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from random import Random
from typing import NamedTuple

import numpy as np
from rich.table import Table

import boneace
from benchmarks.report import console, machine
from boneace import bots
from boneace.analysis.rollouts import Rollouts
from boneace.bots.seat import Seat
from boneace.games.mus import state as st
from boneace.games.mus.analyst import Solved
from boneace.games.mus.playing.race import hope
from boneace.match.match import Match
from boneace.values import MoveValue

GAME, TARGET = "mus", 40
OFTEN = 0.15
"""The share of the decisions that are used."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--decisions", type=int, default=200, help="(%(default)s)")
    parser.add_argument("--playouts", type=int, default=8000, help="(%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="(%(default)s)")


def run(arguments: argparse.Namespace) -> None:
    machine()
    table = Table(title="Chances to win the game, in percent more than predicted")
    for heading in ("values", "best moves", "", "of them bets and raises", "", "highest bet"):
        table.add_column(heading, justify="left" if heading == "values" else "right")
    found = _compared(arguments)
    for name, more in found.items():
        bets = [one for one in more if one.bet]
        most = str(max((one.bet for one in bets), default=0))
        table.add_row(name, *_mean(map(_more, more)), *_mean(map(_more, bets)), most)
    pairs = list(zip(*found.values(), strict=True))
    table.add_row("brought more", *_mean(one.came - other.came for one, other in pairs), "", "", "")
    console.print(table)


class Made(NamedTuple):
    """A move that was made: its predicted value and its result, as chances."""

    bet: int
    """The stones bet or raised; 0 for another move, or for an órdago."""
    predicted: float
    came: float


def _more(made: Made) -> float:
    return made.came - made.predicted


def _mean(of: Iterable[float]) -> tuple[str, str]:
    sample = 100 * np.array(list(of))
    if len(sample) < 2:
        return str(len(sample)), ""
    error = 1.96 * float(np.std(sample, ddof=1)) / len(sample) ** 0.5
    return str(len(sample)), f"{np.mean(sample):+.1f} ± {error:.1f}"


def _compared(arguments: argparse.Namespace) -> dict[str, list[Made]]:
    """The best moves that were made, by kind of values."""
    bot, luck, seed = bots.make("master", GAME), Random(arguments.seed), arguments.seed
    solved, playouts = Solved(), Rollouts(GAME, arguments.playouts)
    found: dict[str, list[Made]] = {"solution": [], "playouts": []}
    while len(found["solution"]) < arguments.decisions:
        seed += 1
        match = boneace.new(GAME, seats=4, seed=seed, options={"games": 1})
        while not match.over:
            seat = Seat.of(match, match.seat)
            if luck.random() < OFTEN:
                both = solved.values(seat), playouts.values(seat)
                for name, values in zip(found, both, strict=True):
                    assert values is not None
                    found[name].append(_made(match, values.best, bot))
            match.push(bot.choose(seat))
    return found


def _made(match: Match, best: MoveValue, bot: bots.Bot) -> Made:
    seat, after = match.seat, match.copy()
    after.push(best.move)
    while not after.over and after.deal == match.deal:
        after.push(bot.choose(Seat.of(after, after.seat)))
    number = best.move.number
    assert best.chance is not None
    return Made(number + 1 if number < st.MOST else 0, best.chance, _chance(after, seat % 2))


def _chance(match: Match, side: int) -> float:
    """The chance of a side to win the game, by the stones of both."""
    if match.over:
        return float(match.returns()[side] > 0)
    stones = match.standing()["stones"]
    own, other = (np.array([float(stones[one])]) for one in (side, 1 - side))
    return float(hope(TARGET, int(st.GRANDE), own, other)[0])
