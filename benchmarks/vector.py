"""Steps a second of the vector environment: observations and masks for every seat to move, random
legal actions; beside the bare engine in the same run, and pgx where it is installed."""

from __future__ import annotations

import argparse
from functools import cache
from typing import Any

import numpy as np
from numba import njit

from benchmarks import others
from benchmarks.engine import Bound
from benchmarks.report import Rate, console, machine, rates
from benchmarks.timing import Work, best_of
from boneace import games
from boneace.env.vector import Vector
from boneace.errors import OptionError

BATCHES = (1, 64, 1024, 16384)
BASE = "engine"


@cache
def played_by(step: Any, pick: Any) -> Any:
    """A compiled loop of steps; compiled once for batches of any size."""

    @njit  # type: ignore[untyped-decorator,unused-ignore]
    def play(a: Any, by_table: Any, rng: Any, steps: int) -> None:
        for _ in range(steps):
            pick(a.turn, a.row, a.legal, by_table, rng, a.actions)
            step(*a)

    return play


def compiled(matches: Vector) -> Work:
    """Steps in a compiled loop, which draws the actions too."""
    play = played_by(matches.compiled.step, matches.compiled.pick)
    rng = np.array([7], np.uint64)

    def run(steps: int) -> int:
        play(matches.arguments, matches.actions.by_table, rng, steps)
        return steps * matches.many

    return run


def from_python(matches: Vector) -> Work:
    """Steps called from Python; a call of compiled code draws the actions."""

    def run(steps: int) -> int:
        for _ in range(steps):
            matches.step(matches.sample())
        return steps * matches.many

    return run


def by_numpy(matches: Vector) -> Work:
    """The same, but NumPy draws the actions from the masks."""
    numbers = np.random.default_rng(1)

    def run(steps: int) -> int:
        for _ in range(steps):
            masks = matches.now.masks
            counts = np.cumsum(masks, axis=1, dtype=np.int16)
            wanted = numbers.integers(0, np.maximum(counts[:, -1], 1), dtype=np.int16)
            matches.step(np.argmax(counts > wanted[:, None], axis=1))
        return steps * matches.many

    return run


HOW = {
    "compiled": (compiled, "a compiled loop"),
    "python": (from_python, "from Python, actions drawn in compiled code"),
    "numpy": (by_numpy, "from Python, actions drawn by NumPy"),
}


def of_game(game: str, seats: int, preset: str | None, specialized: bool) -> list[Rate]:
    """The rates of one game, from runs that alternate."""
    bound = Bound(preset, seats, game)
    bound.playouts(1)
    decisions = share_of_decisions(bound)
    works: list[Work] = [bound.playouts]
    told = []
    for many in BATCHES:
        for name, (work, how) in HOW.items():
            setting = Vector.of(game, many, seats, preset, specialized=specialized)
            setting.reset(seed=1)
            works.append(work(setting))
            works[-1](1)
            told.append((name, f"batch of {many:,}, {how}"))
    found = best_of(works, seconds=0.1, times=5)
    title = f"{game}, {seats} seats"
    size = Vector.of(game, 1, seats, preset).tensor.size
    return [
        Rate(BASE, f"{title}: bare moves", found[0], "chance moves counted"),
        Rate("its decisions", f"{title}: bare", found[0] * decisions, "without chance moves"),
        *(
            Rate(name, f"{title}: {what}", rate, f"{size} bytes each")
            for (name, what), rate in zip(told, found[1:], strict=True)
        ),
    ]


def share_of_decisions(bound: Bound) -> float:
    """The share of the moves that are decisions."""
    made, chances = bound.drivers.playouts(bound.o, bound.state, bound.rng, 2000)
    return made / (made + chances)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="thirty-one", help='or "all" (%(default)s)')
    parser.add_argument("--seats", type=int, help="else the fewest that the game allows")
    parser.add_argument("--preset", help="else that of the game")
    parser.add_argument(
        "--specialized", action="store_true", help="compiled for these options only"
    )
    parser.add_argument("--no-peers", action="store_true", help="leave other engines out")


def run(arguments: argparse.Namespace) -> None:
    machine()
    wanted = games.shipped() if arguments.game == "all" else [arguments.game]
    for game in wanted:
        declaration = games.declaration(game)
        fewest = declaration.seats(declaration.resolve(arguments.preset))[0]
        try:
            found = of_game(
                game, arguments.seats or fewest, arguments.preset, arguments.specialized
            )
        except OptionError as error:
            console.print(f"{game}: {error}")
            continue
        if game == "thirty-one" and not arguments.no_peers:
            with console.status("pgx"):
                found += others.measured("pgx", others.pgx, "leduc_holdem", "pip install pgx jax")
        rates(f"Steps a second of one core: {game}", found, BASE)
