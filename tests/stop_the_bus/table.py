"""A table for tests of Stop the Bus: cards dealt by hand; seat 0 is eldest, the last seat deals."""

from __future__ import annotations

from typing import Any

import boneace
from boneace.match.match import Match
from tests.swaps import NAMES, push


def deal(*hands: str, up: str, match: Match | None = None, **how: Any) -> Match:
    """A deal: the hands by seat, then the open cards."""
    if match is None:
        players = NAMES[: len(hands)]
        match = boneace.new(
            "stop-the-bus", players=players, by_hand=True, dealer=len(hands) - 1, **how
        )
    seats = [(match.dealer + 1 + step) % len(hands) for step in range(len(hands))]
    for turn in range(3):
        for seat in seats:
            if hands[seat]:
                match.push(hands[seat].split()[turn])
    for card in up.split():
        match.push(card)
    return match


def weaker(first: str, second: str, **how: Any) -> list[int]:
    """The holder of the weaker of two hands: the seats that pay when exactly these are shown.

    If the hands share a card, the second one is moved to other suits, one after another.
    """
    mine = first.split()
    for _ in range(3):
        if not set(mine) & set(second.split()):
            break
        second = second.translate(str.maketrans("SHDC", "HDCS"))
    theirs = second.split()
    assert not set(mine) & set(theirs)
    free = [rank + suit for rank in "23456789" for suit in "SHDC"]
    idle = [card for card in free if card not in mine + theirs][:3]
    # Ann stops the bus at once; Ben's last turn brings him the last card of his hand
    hands = (first, " ".join([*theirs[:2], idle[0]]))
    match = deal(*hands, up=" ".join([theirs[2], *idle[1:]]), **_stopping_at_once(how))
    push(match, "stop", f"swap {idle[0]} for {theirs[2]}")
    lives = match.standing()["lives"]
    return [seat for seat in (0, 1) if lives[seat] == 2]


def _stopping_at_once(how: dict[str, Any]) -> dict[str, Any]:
    return how | {"options": how.get("options", {}) | {"stop_when": "instead"}}
