"""The review of a match in which the player who stopped the bus last is out."""

from __future__ import annotations

from types import SimpleNamespace

from boneace.games.lives.heuristics import last_turn


def test_the_last_turn_is_found_where_the_stopper_is_out() -> None:
    """The search for it had gone round for ever, and the review with it."""
    over = SimpleNamespace(alive=0b01, turn=1, turns=3)
    assert last_turn(over, 0) == 0
