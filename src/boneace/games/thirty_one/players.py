"""The expert and the master of Thirty-one (`boneace.games.lives.players`)."""

from __future__ import annotations

from boneace.games.lives.players import Anchored, Effort
from boneace.games.lives.players import prepare as prepared
from boneace.games.thirty_one.policies import GAME, plays, policy

__all__ = ["player", "plays", "prepare"]

EFFORTS = {
    "expert": Effort(300, 400, narrow=True, thumbs=4),
    "master": Effort(2_000, 3_000, narrow=True, thumbs=4),
}


def player(level: str, seed: int) -> Anchored | None:
    """The expert and the master; other levels play as in every game."""
    return Anchored(GAME, level, EFFORTS[level], policy, seed) if level in EFFORTS else None


def prepare() -> None:
    """Load the compiled search, or compile it."""
    prepared(GAME, policy)
