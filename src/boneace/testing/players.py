"""The players that a game brings: they make legal moves, the same ones from the same view."""

from __future__ import annotations

from typing import Any

from boneace import bots
from boneace.games.defaults import own_module
from boneace.match.beginning import new
from boneace.testing.case import NAMES, Case

MOVES, AGAIN = 15, 3
"""Moves that each player is watched at, and how often one is asked for again: an expert may take a
second for a move."""


def check_players(case: Case) -> None:
    """A player of the game’s own makes legal moves, the same from the same view and seed.

    Tables that it does not play at have bots for every game, which are not the game’s.
    """
    own: Any = own_module(f"{case.declaration.package}.players")
    if own is None or (hasattr(own, "plays") and not own.plays(case.o)):
        return
    for level in bots.names():
        if own.player(level, 0) is not None:
            _watch(case, level)


def _watch(case: Case, level: str) -> None:
    options, players = dict(case.options), list(NAMES[: case.seats])
    match = new(case.game, players=players, preset=case.preset, options=options, seed=1)
    for number in range(MOVES):
        if not isinstance(turn := match.turn, int):
            return
        seat = bots.Seat.of(match, turn)
        move = bots.make(level, case.game, turn).choose(seat)
        where = f"{level}, move {number + 1} of a match with seed 1"
        if move not in match.legal:
            raise case.failure(f"{where}: {move} is not legal")
        again = move if number % AGAIN else bots.make(level, case.game, turn).choose(seat)
        if again != move:
            raise case.failure(f"{where}: from the same view and seed {move}, then {again}")
        match.push(move, turn)
