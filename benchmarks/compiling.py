"""Processor seconds to compile a game from nothing, beside an earlier commit of this project.

Each commit's source is taken from git and runs in a fresh process with an empty cache, in turn with
the present one. It compiles what a match with a novice and a club player needs, because every
commit has these: to begin, move, look and sample, their policies and their search.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from rich.table import Table

from benchmarks.report import console, machine, progress
from boneace import games

ROOT = Path(__file__).parents[1]
#: Plays the beginning of a match, and prints the processor seconds of its process.
MATCH = """
import sys
from time import process_time
import numpy as np
from boneace import bots, games, new
from boneace.bots.club import Club

game = sys.argv[1]
match, drivers = new(game, seed=0), games.drivers(game)
for name in ("novice", "club"):
    made = bots.make(name, game)
    inner = getattr(made, "bot", made)
    inner = getattr(inner, "other", inner)
    if isinstance(inner, Club):
        inner.rollouts = 10
    seat = bots.Seat.of(match, match.turn)
    match.push(made.choose(seat))
match.pop()
match.effects(len(match) - 1, 0)
by_hand = new(game, by_hand=True)
if by_hand.turn == "chance":
    by_hand.push(match.plies[0].text)
seen = match.view(0).record
drivers.sample(seat.options, seen, seen.copy(), np.ones(1, np.uint64), 10)
drivers.returns_of(seat.options, seen, np.zeros(match.seats))
print(process_time())
"""


def source_of(commit: str, folder: Path) -> Path:
    """Write the package as it was at a commit to a folder; where it can be imported from."""
    packed = subprocess.run(
        ["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True
    )
    folder.mkdir()
    subprocess.run(["tar", "-x", "-C", folder], input=packed.stdout, check=True)
    return folder / "src"


def has(source: Path, game: str) -> bool:
    return (source / "boneace" / "games" / game.replace("-", "_")).is_dir()


def seconds(source: Path, game: str) -> float:
    """The processor seconds of a process that begins a match with nothing compiled."""
    with tempfile.TemporaryDirectory() as cache:
        ran = subprocess.run(
            [sys.executable, "-c", MATCH, game],
            cwd=cache,
            env=os.environ | {"PYTHONPATH": str(source), "BONEACE_CACHE": cache},
            check=True,
            stdout=subprocess.PIPE,
            text=True,
        )
    return float(ran.stdout)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--before", required=True, metavar="COMMIT", help="compare with this one")
    parser.add_argument("--games", type=lambda text: text.split(","), help="those of both commits")
    parser.add_argument("--times", type=int, default=1, help="the best of so many (%(default)s)")


def run(arguments: argparse.Namespace) -> None:
    machine()
    title = "Processor seconds to compile from nothing"
    table = Table("game", arguments.before, "now", "ratio", title=title, title_justify="left")
    with tempfile.TemporaryDirectory() as folder:
        sources = source_of(arguments.before, Path(folder) / "before"), ROOT / "src"
        chosen = arguments.games or [name for name in games.names() if has(sources[0], name)]
        with progress("runs", 2 * arguments.times * len(chosen)) as bar:
            for game in chosen:
                found: list[list[float]] = [[], []]
                for place in [0, 1] * arguments.times:
                    found[place].append(seconds(sources[place], game))
                    bar.advance(bar.task_ids[0])
                before, now = map(min, found)
                table.add_row(game, f"{before:.1f}", f"{now:.1f}", f"{now / before:.2f}")
    console.print(table)
