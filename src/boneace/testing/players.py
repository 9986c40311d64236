"""The players that a game brings: they make legal moves, the same ones from the same view."""

from __future__ import annotations

from boneace import bots
from boneace.games.defaults import own_module
from boneace.match.beginning import new
from boneace.testing.case import NAMES, Case

MOVES = 24
"""Moves that each player is watched at: an expert may take a second for one."""


def check_players(case: Case) -> None:
    """A player of the game’s own makes legal moves, the same from the same view and seed."""
    own = own_module(f"{case.declaration.package}.players")
    for level in bots.names() if own else ():
        if own.player(level, 0) is not None:  # type: ignore[union-attr]
            _watch(case, level)


def _watch(case: Case, level: str) -> None:
    options, players = dict(case.options), list(NAMES[: case.seats])
    match = new(case.game, players=players, preset=case.preset, options=options, seed=1)
    for number in range(MOVES):
        if not isinstance(turn := match.turn, int):
            return
        seat = bots.Seat.of(match, turn)
        move, again = (bots.make(level, case.game, turn).choose(seat) for _ in range(2))
        where = f"{level}, move {number + 1} of a match with seed 1"
        if move not in match.legal:
            raise case.failure(f"{where}: {move} is not legal")
        if move != again:
            raise case.failure(f"{where}: from the same view and seed {move}, then {again}")
        match.push(move, turn)
