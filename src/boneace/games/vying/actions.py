"""The actions of games of vying, and the key of each: the same in all of them."""

from __future__ import annotations

from boneace.games import actions
from boneace.games.sent import Action

KEYS = {
    "pass": "p",
    "brag": "b",
    "match": "m",
    "see": "s",
    "raise": "r",
    "fold": "f",
    "drop": "d",
    "draw": "d",
    "discard": "d",
    "stand": "s",
}
#: The row of buttons during vying in chips.
VYING = [["pass", "drop"], ["match"], ["brag", "raise"]]
#: The row while cards are drawn one by one.
DRAWING = [["stand"], ["draw"]]


def told(moves: tuple[str, ...], own: tuple[str, ...] = ()) -> list[Action]:
    """These actions of a game, in the current language; `own` as in `games.actions`."""
    return actions.told("vying", tuple((move, KEYS[move]) for move in moves), own)
