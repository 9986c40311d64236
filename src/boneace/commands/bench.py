"""`boneace bench GAME`: how fast the engine is on this machine."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from boneace.commands.given import amount, whole_number
from boneace.commands.parsing import Wrapped, examples
from boneace.languages import say
from boneace.languages.choice import metavar
from boneace.languages.streams import print_json

EXAMPLES = """\
  boneace bench thirty-one
  boneace bench mus --seats 4 --seconds 10 --json
"""


def add_bench(commands: Any) -> None:
    parser = commands.add_parser(
        "bench",
        help=say("commands-bench"),
        description=say("commands-bench-about"),
        epilog=examples(EXAMPLES),
        formatter_class=Wrapped,
    )
    add = parser.add_argument
    add("game", metavar=metavar("game"), help=say("commands-game"))
    add("--preset", metavar=metavar("preset"), help=say("commands-bench-preset"))
    add("--seats", type=whole_number, metavar=metavar("seats"), help=say("commands-bench-seats"))
    seconds = say("commands-bench-seconds")
    add("--seconds", type=amount, default=2.0, metavar=metavar("seconds"), help=seconds)
    add("--json", action="store_true", help=say("commands-bench-json"))
    parser.set_defaults(run=_run)


USUAL_SEATS = 4


def moves_per_second(game: str, preset: str | None, seats: int | None, seconds: float) -> float:
    """Random legal moves per second through the generic driver, the best of five runs."""
    import numpy as np

    from boneace import games
    from boneace.games.options import options_record
    from boneace.kernel.specialized import specialize

    declaration = games.declaration(game)
    values = declaration.resolve(preset, declaration.proposed(preset))  # so that matches end
    if seats is None:
        allowed = declaration.seats(values)
        seats = min(max(USUAL_SEATS, allowed[0]), allowed[-1])
    options = specialize(options_record(declaration, seats, values))
    drivers = games.drivers(game)
    state = np.zeros(1, games.part(game, "rules").State)
    rng = np.array([88172645463325252], np.uint64)
    with _compiling_said():
        drivers.playouts(options, state, rng, 1)  # compiles
    begun = time.perf_counter()
    drivers.playouts(options, state, rng, 1000)
    matches = max(1, int(1000 * seconds / 5 / (time.perf_counter() - begun)))
    best = 0.0
    for _ in range(5):
        begun = time.perf_counter()
        made = sum(drivers.playouts(options, state, rng, matches))
        best = max(best, made / (time.perf_counter() - begun))
    return best


@contextmanager
def _compiling_said() -> Iterator[None]:
    """Print that the game is being compiled, if it is: that takes a while."""
    from boneace.compiling.watching import watched

    told: list[str] = []

    def tell(_: object) -> None:
        if not told:
            told.append(say("commands-bench-compiling"))
            print(told[0], file=sys.stderr, flush=True)

    with watched(tell):
        yield


def _run(parsed: argparse.Namespace) -> int:
    found = moves_per_second(parsed.game, parsed.preset, parsed.seats, parsed.seconds)
    if parsed.json:
        print_json({"moves_per_second": round(found)})
    else:
        millions = f"{found / 1e6:.1f}"
        print(say("commands-bench-found", game=parsed.game, millions=millions))
    return 0
