"""How well hints of Mus predict a deal, compared with those of playouts.

In games between masters, the best move by each kind of values is made, and masters play the deal on
with the true cards. The chance to win the game with the stones after it is compared with the
predicted one: a difference near 0 is right. The last line says how much more the moves of the
solution were worth than those of playouts, in the same places.
"""

from __future__ import annotations

import argparse

import numpy as np
from rich.table import Table

import boneace
from benchmarks.hinted import Game, Made, compared, mean
from benchmarks.report import console, machine
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
    game = Game(GAME, Solved(), OFTEN, _new, lambda match: not match.over, _predicted, _chance)
    found = compared(game, arguments.decisions, arguments.playouts, arguments.seed)
    for kind, made in found.items():
        bets = [one for one in made if one.move.number < st.MOST]
        most = str(max((one.move.number + 1 for one in bets), default=0))
        table.add_row(kind, *_more(made), *_more(bets), most)
    pairs = zip(*found.values(), strict=True)
    brought = mean((100 * (one.came - other.came) for one, other in pairs), 1)
    table.add_row("brought more", *brought, "", "", "")
    console.print(table)


def _more(made: list[Made]) -> tuple[str, str]:
    return mean((100 * one.more for one in made), 1)


def _new(seed: int) -> Match:
    return boneace.new(GAME, seats=4, seed=seed, options={"games": 1})


def _predicted(value: MoveValue) -> float:
    assert value.chance is not None
    return value.chance


def _chance(match: Match, seat: int) -> float:
    """The chance of a side to win the game, by the stones of both."""
    side = seat % 2
    if match.over:
        return float(match.returns()[side] > 0)
    stones = match.standing()["stones"]
    own, other = (np.array([float(stones[one])]) for one in (side, 1 - side))
    return float(hope(TARGET, int(st.GRANDE), own, other)[0])
