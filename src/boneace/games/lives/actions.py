"""The actions of games of exchange, and the key of each: the same in all of them."""

from __future__ import annotations

from functools import cache

from boneace.games import actions
from boneace.games.sent import Action

KEYS = {
    "draw": "d",
    "take": "t",
    "swap": "o",
    "swap up": "a",
    "swap all": "a",
    "swap down": "u",
    "pass": "p",
    "knock": "k",
    "stand": "s",
    "stop": "s",
    "continue": "g",
    "exchange": "e",
    "keep first": "f",
    "keep second": "s",
    "restart": "r",
    "decline": "s",
}


def told(*moves: str) -> list[Action]:
    """These actions of a game, in the current language."""
    return actions.told("lives", _with_keys(moves))


@cache
def _with_keys(moves: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    return tuple((move, KEYS[move]) for move in moves)
