"""`python -m boneace.warm`: compile what a table uses, once, into the cache on disk.

The first start takes a while, every later one a moment. Nothing of this is needed: what is not in
the cache is compiled when it is first called. With `--progress` it tells how far it is, line by
line, to whoever reads them (`boneace.progress`).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from time import perf_counter

import numpy as np

from boneace import bots, games
from boneace.beginning import new
from boneace.bots.club import Club
from boneace.errors import BoneAceError

_PROGRESS = "--progress"


def warm(game: str) -> float:
    """Have the machine code of a game ready, as the table and the bots call it; the seconds.

    A short match is played rather than each function called, so that all is compiled for just the
    types that a match uses.
    """
    begun = perf_counter()
    match = new(game, seed=0)
    drivers = games.drivers(game)
    for name in bots.names():
        assert isinstance(match.turn, int)
        bot = bots.make(name, game)
        if isinstance(bot, Club):
            bot.rollouts = 10
        seat = bots.Seat.of(match, match.turn)
        match.push(bot.choose(seat))
    match.pop()
    match.effects(len(match) - 1, 0)
    by_hand = new(game, by_hand=True)
    if by_hand.turn == "chance":
        by_hand.push(match.plies[0].text)
    hidden = match.view(0).record
    drivers.sample(seat.options, hidden, hidden.copy(), np.ones(1, np.uint64), 10)
    drivers.returns_of(seat.options, hidden, np.zeros(match.seats))
    return perf_counter() - begun


def main(arguments: Sequence[str] = ()) -> int:
    """Warm the games named, or all; a line for each. Status 2 where there is no such game."""
    names = [name for name in arguments if name != _PROGRESS]
    try:
        for game in names:
            games.declaration(game)
    except BoneAceError as error:
        print(error, file=sys.stderr)
        return 2
    for game in names or games.names():
        with _progress_told() if _PROGRESS in arguments else nullcontext():
            taken = warm(game)
        print(f"{game}: ready after {taken:.1f} s", flush=True)
    return 0


def _progress_told() -> AbstractContextManager[None]:
    from boneace.compiling import watched

    return watched(lambda progress: print(progress.line(), flush=True))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
