"""How long it takes to solve a deal of Best, Pair and Thirty-one, at a few scores and upcards."""

from __future__ import annotations

import argparse
from time import process_time

from rich.table import Table

from benchmarks.report import console, machine
from boneace.solve import deals
from boneace.solve.run import Until

GAME = "best-pair-thirty-one"
DEALS = (("5-5", "7S TD"), ("1-0", "AS TD"), ("9-9", "KS KD"), ("4-5", "5S QD"))


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--target", type=float, default=2e-4, help="exploitability (%(default)s)")
    parser.add_argument("--seconds", type=float, default=60.0, help="at most, each (%(default)s)")


def run(arguments: argparse.Namespace) -> None:
    machine()
    until = Until(target=arguments.target, seconds=arguments.seconds)
    deals.deal(GAME, "9-8", "JS QD", until=Until(iterations=1))  # compiled before the clock starts
    table = Table(title=f"Deals to an exploitability of {arguments.target:g} of a game")
    for column in (
        "score",
        "upcards",
        "rounds",
        "wall s",
        "processor s",
        "value",
        "exploitability",
    ):
        table.add_column(column, justify="right")
    for score, upcards in DEALS:
        begun = process_time()
        found = deals.deal(GAME, score, upcards, until=until)
        spent = process_time() - begun
        table.add_row(
            score,
            upcards,
            str(found.iterations),
            f"{found.seconds:.1f}",
            f"{spent:.1f}",
            f"{found.value:+.4f}",
            f"{found.exploitability:.1e}",
        )
    console.print(table)
