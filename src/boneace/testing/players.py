"""The players and the zoo of a game: legal moves, and the same ones from the same view."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from boneace import bots
from boneace.bots.kinds import Bot
from boneace.games.defaults import own_module
from boneace.languages import say_if_any
from boneace.match.beginning import new
from boneace.testing.case import NAMES, Case

MOVES, AGAIN = 15, 3
"""The number of moves checked for each player, and how often one is repeated: an expert may take a
second for a move."""


def check_players(case: Case) -> None:
    """A player of the game’s own makes legal moves, the same from the same view and seed.

    Tables that it does not play at have the general bots, which are not the game’s.
    """
    own: Any = own_module(f"{case.declaration.package}.players")
    if own is None or (hasattr(own, "plays") and not own.plays(case.o)):
        return
    for level in bots.names():
        if own.player(level, 0) is not None:
            _watch(case, level, partial(bots.make, level, case.game))


def check_zoo(case: Case) -> None:
    """Each fixed strategy has a name and a meaning, and makes legal moves, the same from the same
    view and seed."""
    own: Any = own_module(f"{case.declaration.package}.zoo")
    names = [entry.name for entry in own.STRATEGIES] if own else []
    for name in names:
        if not re.fullmatch("[a-z0-9_]+", name) or name == "random" or names.count(name) > 1:
            raise case.failure(f"a strategy cannot be called {name!r}")
    for entry in own.STRATEGIES if own else ():
        if say_if_any(entry.message, **entry.given) is None:
            raise case.failure(f"zoo:{entry.name}: there is no message “{entry.message}”")
        _watch(case, f"zoo:{entry.name}", partial(entry.make, case.game))


def _watch(case: Case, name: str, made: Callable[[int], Bot]) -> None:
    """Play a match with bots made from a seed, and check their moves."""
    options, players = dict(case.options), list(NAMES[: case.seats])
    match = new(case.game, players=players, preset=case.preset, options=options, seed=1)
    for number in range(MOVES):
        if not isinstance(turn := match.turn, int):
            return
        seat = bots.Seat.of(match, turn)
        move = made(turn).choose(seat)
        where = f"{name}, move {number + 1} of a match with seed 1"
        if move not in match.legal:
            raise case.failure(f"{where}: {move} is not legal")
        again = move if number % AGAIN else made(turn).choose(seat)
        if again != move:
            raise case.failure(f"{where}: from the same view and seed {move}, then {again}")
        match.push(move, turn)
