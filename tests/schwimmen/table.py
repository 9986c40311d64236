"""A table for tests of Schwimmen: cards dealt by hand; seat 0 is eldest, the last seat deals."""

from __future__ import annotations

from typing import Any

import boneace
from boneace.match.match import Match
from tests.swaps import push

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida")


def new(seats: int, **how: Any) -> Match:
    """A match whose cards are dealt by hand."""
    how = {"dealer": seats - 1} | how
    return boneace.new("schwimmen", players=NAMES[:seats], by_hand=True, **how)


def deal(*hands: str, second: str, match: Match | None = None, **how: Any) -> Match:
    """A deal: the hands by seat, empty for a seat that is out, and the second hand."""
    if match is None:
        match = new(len(hands), **how)
    seats = [(match.dealer + 1 + step) % len(hands) for step in range(len(hands))]
    for turn in range(3):
        for cards in [*(hands[seat] for seat in seats), second]:
            if cards:
                match.push(cards.split()[turn])
    return match


def begun(*hands: str, middle: str, **how: Any) -> Match:
    """The same, after the first hand was kept, so that the other is the middle."""
    match = deal(*hands, second=middle, **how)
    return match if match.turn == 0 else push(match, "keep first")


def usual(**how: Any) -> Match:
    """Hands of low value, and a middle of low value."""
    return begun("7S 8D QH", "8S 9D KH", "9S TD JC", middle="TS 7H 9C", **how)


def middle(match: Match, viewer: int | None = None) -> set[str]:
    """The cards in the middle."""
    (table,) = match.present(viewer).table
    return set(table.cards)


def lives(match: Match) -> list[int | None]:
    found: list[int | None] = match.standing()["lives"]
    return found


def shown_down(*hands: str, middle: str = "7C 9C TC", **how: Any) -> Match:
    """Ann knocks at once, the others pass, and all show."""
    match = begun(*hands, middle=middle, **how)
    return push(match, "knock", *["pass"] * (sum(map(bool, hands)) - 1))
