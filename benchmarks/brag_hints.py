"""How well hints of Three-Stake Brag predict the result of the vying, compared with those of
playouts.

In matches between masters, at decisions of the vying, the best move by each kind of values is made
and masters play the deal on with the true cards. The seat's result is compared with the predicted
one: a difference near 0 is right. The last line for each table size says how much more the moves of
the solution won than those of playouts, in the same places.
"""

from __future__ import annotations

import argparse

from rich.table import Table

import boneace
from benchmarks.hinted import Game, Made, compared, mean
from benchmarks.report import console, machine
from boneace.games.three_stake_brag.analyst import Solved
from boneace.match.match import Match

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
    table = Table(title="Chips more than predicted")
    for heading in ("seats", "values", "best moves", "", "of them brags and raises", ""):
        table.add_column(heading, justify="left" if heading == "values" else "right")
    for seats in arguments.seats:
        asked = arguments.decisions, arguments.playouts, arguments.seed
        found = compared(_game(seats), *asked)
        for kind, made in found.items():
            raised = [one for one in made if one.move.text.startswith(("brag", "raise"))]
            table.add_row(str(seats), kind, *_more(made), *_more(raised))
        pairs = zip(*found.values(), strict=True)
        brought = mean((one.came - other.came for one, other in pairs), 2)
        table.add_row(str(seats), "brought more", *brought)
    console.print(table)


def _more(made: list[Made]) -> tuple[str, str]:
    return mean((one.more for one in made), 2)


def _game(seats: int) -> Game:
    return Game(
        GAME,
        Solved(),
        OFTEN,
        new=lambda seed: boneace.new(GAME, seats=seats, seed=seed, options={"deals": 0}),
        goes_on=lambda match: match.deal <= DEALS,
        predicted=lambda value: value.worth,
        came=_chips,
    )


def _chips(match: Match, seat: int) -> float:
    """The chips of a seat after the deal, with its share of the stakes for the next one."""
    standing = match.standing()
    return float(standing["chips"][seat] + sum(standing["pots"]) / match.seats)
