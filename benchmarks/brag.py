"""How long it takes to solve a deal of Three-Stake Brag for two, by the limit on the vying."""

from __future__ import annotations

import argparse
from time import process_time

from rich.table import Table

from benchmarks.report import console, machine
from boneace import games
from boneace.games.three_stake_brag.solving import position, prepare
from boneace.games.three_stake_brag.solving.deal import Deal

GAME = "three-stake-brag"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    add = parser.add_argument
    add("--target", type=float, default=0.001, help="exploitability in chips (%(default)s)")
    add("--seconds", type=float, default=60.0, help="of processor time, each (%(default)s)")
    add("--upcards", nargs="+", default=("KS 7D", "7S KD"), help="such as 'KS 7D'")
    add("--limit", nargs="+", type=int, default=(2, 4, 6, 8, 10), help="of the vying")


def run(arguments: argparse.Namespace) -> None:
    machine()
    prepare()
    table = Table(title=f"Deals of Three-Stake Brag to {arguments.target:g} of a chip")
    heads = "upcards", "limit", "places", "rounds", "processor s", "vying", "third pot", "deal"
    for head in (*heads, "exploitability"):
        table.add_column(head, justify="right")
    for upcards in arguments.upcards:
        for limit in arguments.limit:
            table.add_row(upcards, *_solved(upcards, limit, arguments.target, arguments.seconds))
    console.print(table)


def _solved(upcards: str, limit: int, target: float, seconds: float) -> list[str]:
    begun = process_time()
    values = games.declaration(GAME).resolve(None, {"vying_limit": limit})
    deal: Deal = position("", upcards, values)
    value, exploited = deal.vying.measured()
    look = 10
    while exploited > target and process_time() - begun < seconds:
        deal.learn()
        if deal.iterations >= look:
            look = int(look * 1.1)
            value, exploited = deal.vying.measured()
    spent = process_time() - begun
    value, exploited = deal.vying.measured()
    counts = f"{len(deal.vying.rounds.places):,}", str(deal.iterations), f"{spent:.1f}"
    third, whole = deal.third(), deal.measured()[0]
    return [
        str(limit),
        *counts,
        f"{value:+.4f}",
        f"{third:+.4f}",
        f"{whole:+.4f}",
        f"{exploited:.5f}",
    ]
