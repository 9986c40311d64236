"""Moves a second on a GPU, in every game: random legal moves by the bare rules, and steps of
`GpuVector` with observations and masks; beside pgx on the same GPU. Seconds are wall-clock time."""

from __future__ import annotations

import argparse
from time import perf_counter

from benchmarks import others
from benchmarks.report import Rate, console, machine, rates
from benchmarks.timing import Work, best_of
from boneace import games
from boneace.errors import NoCard
from boneace.gpu.card import needed
from boneace.gpu.vector import GpuVector

BATCHES = (1 << 14, 1 << 16, 1 << 18)
BASE = "pgx"
MOVES = 100
"""The number of random moves of each match in one call."""


def bare(matches: GpuVector) -> Work:
    """Make random legal moves, chance moves included; nothing is observed."""
    return lambda times: sum(matches.play_at_random(MOVES) for _ in range(times))


def stepped(matches: GpuVector) -> Work:
    """Take steps called from Python; actions, observations and masks stay on the GPU."""

    def run(steps: int) -> int:
        for _ in range(steps):
            matches.step(matches.sample())
        return steps * matches.many

    return run


def of_game(game: str, batches: list[int]) -> list[Rate]:
    """The rates of one game, by batch size."""
    found = []
    for many in batches:
        matches = GpuVector.of(game, many)
        title = f"{game}, {matches.setting.seats} seats, batch of {many:,}"
        for work, what, note in (
            (bare, "bare moves", "chance moves counted"),
            (stepped, "steps", f"{matches.tensor.size} bytes each"),
        ):
            matches.reset(seed=1)
            run = work(matches)
            run(1)  # compiles
            (rate,) = best_of([run], seconds=0.5, times=3, clock=perf_counter)
            found.append(Rate(what, title, rate, note))
    return found


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", nargs="+", default=games.shipped(), help="else all")
    parser.add_argument("--batches", nargs="+", type=int, default=list(BATCHES))
    parser.add_argument("--no-peers", action="store_true", help="leave pgx out")


def run(arguments: argparse.Namespace) -> None:
    try:
        cuda = needed()
    except NoCard as error:
        raise SystemExit(str(error)) from error
    machine()
    console.print(cuda.get_current_device().name)
    found = []
    if not arguments.no_peers:
        with console.status("pgx"):
            install = 'pip install pgx "jax[cuda13]"'
            found += others.measured("pgx", others.pgx_on_gpu, "leduc_holdem", install)
    for game in arguments.games:
        with console.status(game):
            found += of_game(game, arguments.batches)
    rates("Moves a second on a GPU", found, BASE)
