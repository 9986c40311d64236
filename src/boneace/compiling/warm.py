"""Compile what a table uses, once, into the cache on disk: `python -m boneace.compiling.warm`.

The first run takes a while, every later one a moment. Running it is optional: code that is not in
the cache is compiled on first use. With `--progress` it prints lines with the share done
(`boneace.compiling.progress`).
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from time import perf_counter

import numpy as np

from boneace import bots, games
from boneace.analysis.rollouts import Rollouts
from boneace.bots.careless import Careless
from boneace.bots.club import Club
from boneace.bots.own import Own
from boneace.compiling.collector import uncollected
from boneace.compiling.stamps import put_stamp
from boneace.errors import BoneAceError
from boneace.games.defaults import own_module
from boneace.match.beginning import new
from boneace.priority import give_way

_NAME = "boneace.compiling.warm"


def warm(game: str) -> float:
    """Compile or load the machine code that the table and the bots call; returns the seconds.

    It plays a short match rather than calling each function, so that everything is compiled for
    exactly the types that a match uses.
    """
    begun = perf_counter()
    match = new(game, seed=0)
    drivers = games.drivers(game)
    for name in bots.names():
        if match.over:  # a short game
            match = new(game, seed=0)
        assert isinstance(match.turn, int)
        made = bots.make(name, game)
        bot = made.bot if isinstance(made, Careless) else made
        for_every_game = bot.other if isinstance(bot, Own) else bot
        if isinstance(for_every_game, Club):
            for_every_game.rollouts = 10
        seat = bots.Seat.of(match, match.turn)
        match.push(bot.choose(seat))
    Rollouts(game, 1).expected(seat)
    players = own_module(f"{games.declaration(game).package}.players")
    if players is not None and hasattr(players, "prepare"):
        players.prepare()
    match.pop()
    match.effects(len(match) - 1, 0)
    by_hand = new(game, by_hand=True)
    if by_hand.turn == "chance":
        by_hand.push(match.plies[0].text)
    hidden = match.view(0).record
    drivers.sample(seat.options, hidden, hidden.copy(), np.ones(1, np.uint64), 10)
    drivers.returns_of(seat.options, hidden, np.zeros(match.seats))
    put_stamp(game)
    return perf_counter() - begun


def main(arguments: Sequence[str] = ()) -> int:
    """Warm the games named, or all; print a line for each. Status 2 for an unknown game."""
    parser = argparse.ArgumentParser(prog=f"python -m {_NAME}", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="GAME")
    parser.add_argument("--progress", action="store_true")
    parsed = parser.parse_args(arguments)
    names: list[str] = parsed.names
    try:
        for game in names:
            games.declaration(game)
    except BoneAceError as error:
        print(error, file=sys.stderr)
        return 2
    if parsed.progress:  # beside a table
        give_way(5)
    for game in names or games.names():
        with uncollected(), _progress_told() if parsed.progress else nullcontext():
            taken = warm(game)
        print(f"{game}: ready after {taken:.1f} s", flush=True)
    return 0


def _progress_told() -> AbstractContextManager[None]:
    from boneace.compiling.watching import watched

    return watched(lambda progress: print(progress.line(), flush=True))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
