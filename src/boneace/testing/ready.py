"""`python -m boneace.testing.ready`: compile all that the checks of a game call, in one process.

Every driver of a game contains the game's rules. A process that compiles one driver after another
infers the types of the rules once; several processes that share the drivers each do it again. Run
this before running many checks in parallel: the compiled code is stored on disk.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

import numpy as np

from boneace import bots, games
from boneace.compiling.collector import uncollected
from boneace.compiling.warm import warm
from boneace.testing.case import cases


def ready(game: str) -> None:
    """Compile or load every driver of a game for the types that the checks and the bots use."""
    warm(game)
    case = next(iter(cases(game))).ended
    drivers, rng = case.drivers, np.array([1], np.uint64)
    batch = np.zeros(2, case.rules.State)
    drivers.begin_all(case.o, batch)
    seats, legal = np.zeros(2, np.int64), np.zeros(2, np.int64)
    games.drivers(game, bots.THINKING).aside_of(case.o, case.seen(batch[:1].copy(), 0), 0, 0)
    drivers.turns_and_moves(case.o, batch, seats, legal)
    drivers.play_all(case.o, batch, seats)
    drivers.play_all_at_random(case.o, batch, rng, 1)
    drivers.playouts(case.o, batch[:1].copy(), rng, 1)
    drivers.perft(case.o, case.begun(), 1)


def main(arguments: Sequence[str] = ()) -> int:
    """Prepare the games named, or all."""
    for game in arguments or games.names():
        with uncollected():
            ready(game)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
