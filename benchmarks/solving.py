"""How long it takes to come near an equilibrium of Leduc poker, beside OpenSpiel.

Both solve the same game, and both are measured by an exact best response. Seconds are processor
time of this process; the time for measuring is included for boneace, and not for OpenSpiel.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from time import perf_counter, process_time
from typing import NamedTuple

from rich.table import Table

from benchmarks.report import console, machine, progress

LEDUC = Path(__file__).parents[1] / "examples" / "leduc" / "src"
LOOK_EVERY = 50  # iterations of OpenSpiel


class Found(NamedTuple):
    """One solver, and the time and iterations that it took to reach the target."""

    name: str
    how: str
    iterations: int
    processor: float
    wall: float
    value: float
    exploitability: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--target", type=float, default=1e-4, help="exploitability (%(default)s)")
    parser.add_argument("--alone", action="store_true", help="without OpenSpiel")


def run(arguments: argparse.Namespace) -> None:
    machine()
    table = Table(title=f"Leduc poker to an exploitability of {arguments.target:g}")
    columns = ("solver", "algorithm", "iterations", "processor s", "wall s", "a second", "value")
    for column in columns:
        table.add_column(column, justify="left" if column in columns[:2] else "right")
    found = list(boneace(arguments.target))
    if not arguments.alone:
        found += open_spiel(arguments.target)
    for one in found:
        rate = f"{one.iterations / one.processor:,.0f}"
        seconds = f"{one.processor:.2f}", f"{one.wall:.2f}"
        shown = f"{one.value:.6f} ± {2 * one.exploitability:.6f}"
        table.add_row(one.name, one.how, f"{one.iterations:,}", *seconds, rate, shown)
    console.print(table)


def boneace(target: float) -> Iterator[Found]:
    """Every exact algorithm; the walk through the game, which all need, is printed first."""
    from boneace import games, solve

    sys.path.insert(0, str(LEDUC))
    games.register("boneace_leduc")
    setting = solve.Setting.of("leduc")
    for how in ("loading machine code too", "again"):
        processor = process_time()
        states = solve.tree(setting).states
        console.print(f"A walk, {how}: {states:,} states, {process_time() - processor:.2f} s")
    for algorithm in solve.ALGORITHMS[:-1]:
        solver = solve.Run(setting, algorithm)
        processor, wall = process_time(), perf_counter()
        solution = solver.go(solve.Until(target=target))
        done = process_time() - processor, perf_counter() - wall
        assert solution.exploitability is not None
        measured = solution.value, solution.exploitability
        yield Found("boneace", algorithm, solution.iterations, *done, *measured)


def open_spiel(target: float) -> list[Found]:
    """OpenSpiel's CFR+ in C++; nothing if it is not installed."""
    try:
        import pyspiel
    except ImportError:
        console.print("OpenSpiel is missing: pip install open_spiel")
        return []
    game = pyspiel.load_game("leduc_poker")
    solver = pyspiel.CFRPlusSolver(game)
    processor = wall = 0.0
    iterations, exploited = 0, float("inf")
    with progress("OpenSpiel", 0) as bar:
        while exploited > target:
            begun = process_time(), perf_counter()
            for _ in range(LOOK_EVERY):
                solver.evaluate_and_update_policy()
            processor += process_time() - begun[0]
            wall += perf_counter() - begun[1]
            iterations += LOOK_EVERY
            policy = solver.average_policy()
            exploited = pyspiel.nash_conv(game, policy) / 2
            bar.update(bar.task_ids[0], description=f"OpenSpiel, {iterations} iterations")
    worth = pyspiel.expected_returns(game.new_initial_state(), policy, -1, True)[0]
    return [Found("OpenSpiel C++", "CFR+", iterations, processor, wall, worth, exploited)]
