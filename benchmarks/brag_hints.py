"""How well hints of Three-Stake Brag predict the result of the vying, compared with those of
playouts.

In matches between masters, at decisions of the vying, the best move by each kind of values is made
and masters play the deal on with the true cards. The seat's result is compared with the predicted
one: a difference near 0 is right. The last line for each table size says how much more the moves of
the solution won than those of playouts, in the same places.
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
from boneace.games.three_stake_brag.analyst import Solved
from boneace.match.match import Match
from boneace.values import MoveValue

GAME = "three-stake-brag"
DEALS = 6
"""The number of deals of each match that are used."""
OFTEN = 0.4
"""The number of their decisions that are used."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 5])
    parser.add_argument("--decisions", type=int, default=300, help="of each (%(default)s)")
    parser.add_argument("--playouts", type=int, default=8000, help="(%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="(%(default)s)")


def run(arguments: argparse.Namespace) -> None:
    machine()
    table = Table(title="Chips more than were foretold")
    for heading in ("seats", "values", "best moves", "", "of them brags and raises", ""):
        table.add_column(heading, justify="left" if heading == "values" else "right")
    for seats in arguments.seats:
        found = _compared(seats, arguments)
        for name, more in found.items():
            raised = [one for one in more if one.move.startswith(("brag", "raise"))]
            table.add_row(str(seats), name, *_mean(map(_more, more)), *_mean(map(_more, raised)))
        pairs = zip(*found.values(), strict=True)
        table.add_row(
            str(seats), "brought more", *_mean(one.came - other.came for one, other in pairs)
        )
    console.print(table)


class Made(NamedTuple):
    """A move that was made: its predicted value and its result, in chips."""

    move: str
    foretold: float
    came: float


def _more(made: Made) -> float:
    return made.came - made.foretold


def _mean(of: Iterable[float]) -> tuple[str, str]:
    sample = list(of)
    if len(sample) < 2:
        return str(len(sample)), ""
    error = 1.96 * float(np.std(sample, ddof=1)) / len(sample) ** 0.5
    return str(len(sample)), f"{np.mean(sample):+.2f} ± {error:.2f}"


def _compared(seats: int, arguments: argparse.Namespace) -> dict[str, list[Made]]:
    """The best moves that were made, by kind of values."""
    bot, luck, seed = bots.make("master", GAME), Random(arguments.seed), arguments.seed
    solved, playouts = Solved(), Rollouts(GAME, arguments.playouts)
    found: dict[str, list[Made]] = {"solution": [], "playouts": []}
    while len(found["solution"]) < arguments.decisions:
        seed += 1
        match = boneace.new(GAME, seats=seats, seed=seed, options={"deals": 0})
        while match.deal <= DEALS:
            seat = Seat.of(match, match.seat)
            values = solved.values(seat) if luck.random() < OFTEN else None
            if values is not None:
                for name, best in zip(
                    found, (values.best, playouts.values(seat).best), strict=True
                ):
                    came = _came_of(match, best, bot)
                    found[name].append(Made(best.move.text, best.worth, came))
            match.push(bot.choose(seat))
    return found


def _came_of(match: Match, best: MoveValue, bot: bots.Bot) -> float:
    """The chips of the seat after the deal, with its share of the stakes for the next one."""
    seat, after = match.seat, match.copy()
    after.push(best.move)
    while after.deal == match.deal:
        after.push(bot.choose(Seat.of(after, after.seat)))
    standing = after.standing()
    return float(standing["chips"][seat] + sum(standing["pots"]) / after.seats)
