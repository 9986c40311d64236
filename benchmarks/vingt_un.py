"""How long it takes to solve a deal of Vingt-Un, and, with --page, the strategies in Markdown."""

from __future__ import annotations

import argparse
from time import perf_counter, process_time

import numpy as np
from rich.table import Table

from benchmarks.report import console, machine
from benchmarks.vingt_un_page import PAGE, write
from boneace.games.vingt_un.solving import prepare, without
from boneace.games.vingt_un.solving.game import game
from boneace.games.vingt_un.solving.setting import FLAT, Setting
from boneace.games.vingt_un.solving.solution import Solution
from boneace.study.vingt_un.pack import WHOLE
from boneace.study.vingt_un.sittings import play_matches
from boneace.study.vingt_un.solution import receives
from boneace.study.vingt_un.solver import solve

DOUBLED = Setting((1,), divides=False, dealer_divides=False)
#: name: what is solved, the cards that are gone, and the exploitability that is aimed at
DEALS: dict[str, tuple[Setting, str, float]] = {
    "flat": (FLAT, "", 1e-4),
    "flat, tens gone": (FLAT, "TS TH TD TC JS JH JD JC", 1e-4),
    "double": (DOUBLED, "", 1e-4),
    "double, stakes 1 2 4": (Setting((1, 2, 4), divides=False, dealer_divides=False), "", 1e-3),
    "double, stakes 1 10": (Setting((1, 10), divides=False, dealer_divides=False), "", 1e-3),
    "one stake, all": (Setting((1,)), "", 2e-4),
    "stakes 1 10, all": (Setting(), "", 1e-3),
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--deals", nargs="+", default=list(DEALS), choices=list(DEALS))
    parser.add_argument("--seconds", type=float, default=90.0, help="of processor, each")
    parser.add_argument("--target", type=float, help="exploitability, instead of each deal's own")
    parser.add_argument("--players", type=int, default=0, help="matches with several players")
    parser.add_argument("--page", action="store_true", help=f"write the tables to {PAGE}")


def run(arguments: argparse.Namespace) -> None:
    machine()
    if arguments.players:
        several(arguments.players)
        return
    prepare()
    table = Table(title="Deals of Vingt-Un; values in the lowest stake", title_justify="left")
    for column in ("deal", "rounds", "processor s", "wall s", "value", "exploitability"):
        table.add_column(column, justify="left" if column == "deal" else "right")
    found = {}
    for name in arguments.deals:
        setting, gone, target = DEALS[name]
        begun, clock = process_time(), perf_counter()
        solution = without(gone, setting)
        learned(solution, arguments.target or target, begun + arguments.seconds)
        spent, wall = process_time() - begun, perf_counter() - clock
        value, exploited = solution.measured()
        row = f"{solution.iterations}", f"{spent:.1f}", f"{wall:.1f}"
        table.add_row(name, *row, f"{value:+.5f}", f"{exploited:.1e}")
        found[name] = solution
    console.print(table)
    if arguments.page:
        write(found)


def several(matches: int) -> None:
    """What the dealer gains by weighing all hands that stand, where each player plays as if alone.

    Played by the game's rules, with the strategies of the study; 20 deals a match, the same cards
    for both dealers.
    """
    base = solve(game(WHOLE, receives()))
    heads = ("players", "deals", "replies to the first", "to all", "gained", "±")
    table = Table(title="What the dealer wins of a stake", title_justify="left")
    for head in heads:
        table.add_column(head, justify="right")
    for players in (2, 3, 5, 7):
        one, every = (
            play_matches(base, players + 1, matches, {"deals": 20}, one=alone)
            for alone in (True, False)
        )
        stakes = every[:, 1].sum()
        more = every[:, 2] - one[:, 2]
        error = 1.96 * float(np.std(more, ddof=1)) * np.sqrt(len(more)) / stakes
        won = (f"{of[:, 2].sum() / stakes:+.4f}" for of in (one, every))
        row = f"{int(every[:, 0].sum())}", *won, f"{more.sum() / stakes:+.4f}", f"{error:.4f}"
        table.add_row(str(players), *row)
    console.print(table)


def learned(solution: Solution, target: float, end: float) -> None:
    """Learn until the target is reached, or the processor time is used up."""
    look = 15.0
    while process_time() < end:
        solution.learn()
        if solution.iterations >= look:
            look *= 1.25
            if solution.measured()[1] <= target:
                return
