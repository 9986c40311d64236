"""The master of Thirty-one (`boneace.games.lives.players`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneace.games.lives.players import Effort, Thinker
from boneace.games.lives.players import prepare as prepared
from boneace.games.thirty_one.policies import GAME, plays, policy

if TYPE_CHECKING:
    from boneace.bots.kinds import Bot

__all__ = ["player", "plays", "prepare"]

EFFORTS = {"master": Effort(8_000, 6_000)}


def player(level: str, seed: int) -> Bot | None:
    """The master; other levels play as in every game."""
    return Thinker(GAME, level, EFFORTS[level], policy, seed) if level in EFFORTS else None


def prepare() -> None:
    """Load the compiled search, or compile it."""
    prepared(GAME, policy)
