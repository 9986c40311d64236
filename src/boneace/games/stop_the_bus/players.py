"""The expert and the master of Stop the Bus (`boneace.games.lives.players`)."""

from __future__ import annotations

from boneace.games.lives.players import Effort, Thinker
from boneace.games.lives.players import prepare as prepared
from boneace.games.stop_the_bus.policies import GAME, plays, policy

__all__ = ["player", "plays", "prepare"]

EFFORTS = {"expert": Effort(600, 1_000), "master": Effort(2_000, 3_000)}


def player(level: str, seed: int) -> Thinker | None:
    """The expert and the master; other levels play as in every game."""
    return Thinker(GAME, level, EFFORTS[level], policy, seed) if level in EFFORTS else None


def prepare() -> None:
    """Load the compiled search, or compile it."""
    prepared(GAME, policy)
