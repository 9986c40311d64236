"""A table for tests of Switch: cards dealt by hand; seat 0 is eldest, the last seat deals."""

from __future__ import annotations

from typing import Any

import boneace
from boneace.match.match import Match
from tests.swaps import NAMES, push

KINGS = {"second": "2S 3S 8S", "down": "2H 3H 8H"}


def deal(*hands: str, second: str = "", down: str, match: Match | None = None, **how: Any) -> Match:
    """A deal: the hands by seat, the dealer's second hand (none after a restart), the unseen."""
    if match is None:
        players = NAMES[: len(hands)]
        match = boneace.new("switch", players=players, by_hand=True, dealer=len(hands) - 1, **how)
    seats = [(match.dealer + 1 + step) % len(hands) for step in range(len(hands))]
    for turn in range(3):
        for cards in [*(hands[seat] for seat in seats), second, down]:
            if cards:
                match.push(cards.split()[turn])
    return match


def usual(**how: Any) -> Match:
    """Hands of low value; Cleo deals and must choose."""
    return deal("4C 5D 6H", "7C 8D 9H", "TC JD QH", second="2S 3S 8S", down="2H 3H 8H", **how)


def after_knock(*hands: str, **how: object) -> Match:
    """Ann knocks at once, and the others stand."""
    match = push(deal(*hands, **KINGS, **how), "keep first", "knock")
    return push(match, *["stand"] * (len(hands) - 1))


def settled(match: Match) -> list[int | None]:
    """The lives, when everybody has declined to restart."""
    while match.turn not in ("chance", None):
        match.push("decline")
    lives: list[int | None] = match.standing()["lives"]
    return lives
