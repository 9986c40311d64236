"""Seconds until something happens, in fresh processes: the import and the first move of `boneace
play`; with nothing compiled, the same again, and the rules of one game."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence

from rich.table import Table

from benchmarks.report import console, machine, progress
from boneace import games

WAITS = "Your move?"


def seconds(command: Sequence[str], until: str = "", **more: str) -> float:
    """The seconds that a command takes to end, or to write something; then it is stopped."""
    begun = time.perf_counter()
    process = subprocess.Popen(
        [sys.executable, *command],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=os.environ | more,
    )
    assert process.stdout is not None
    for line in process.stdout:
        if until and line.startswith(until):
            process.kill()
            break
    else:
        if process.wait() or until:
            raise RuntimeError(f"{' '.join(command)} ended with status {process.returncode}")
    process.wait()
    return time.perf_counter() - begun


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default=games.names()[0], choices=games.names())
    parser.add_argument("--times", type=int, default=5, help="the best of so many (%(default)s)")


def run(arguments: argparse.Namespace) -> None:
    machine()
    game = arguments.game
    play = ("-m", "boneace", "play", game, "--plain", "--language", "en", "--seed", "3")
    kept = {
        "python -c pass": (("-c", "pass"), ""),
        "import boneace": (("-c", "import boneace"), ""),
        f"boneace.new({game!r})": (("-c", f"import boneace; boneace.new({game!r})"), ""),
        f"boneace play {game}: the first move": (play, WAITS),
    }
    compiled = ("-c", f"from boneace.compiling.warm import warm; warm({game!r})")
    table = Table("what", "seconds", title="From the start of a process", title_justify="left")
    with progress("runs", len(kept) * arguments.times + 2) as bar:
        for name, (command, until) in kept.items():
            found = []
            for _ in range(arguments.times):
                found.append(seconds(command, until))
                bar.advance(bar.task_ids[0])
            table.add_row(name, f"{min(found):.2f}")
        for name, (command, until) in {
            f"boneace play {game}: the first move, nothing compiled": (play, WAITS),
            f"all of {game} compiled from nothing, one process": (compiled, ""),
        }.items():
            with tempfile.TemporaryDirectory() as folder:
                table.add_row(name, f"{seconds(command, until, BONEACE_CACHE=folder):.1f}")
            bar.advance(bar.task_ids[0])
    console.print(table)
