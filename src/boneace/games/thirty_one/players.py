"""The master of Thirty-one (`boneace.games.lives.players`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneace.games.lives.players import LEVELS, Thinker
from boneace.games.lives.players import prepare as prepared
from boneace.games.thirty_one.policies import GAME, plays, policy

if TYPE_CHECKING:
    from boneace.bots.kinds import Bot

__all__ = ["player", "plays", "prepare"]


def player(level: str, seed: int) -> Bot | None:
    """The master; other levels play as in every game."""
    return Thinker(GAME, level, policy, seed) if level in LEVELS else None


def prepare() -> None:
    """Load the compiled search, or compile it."""
    prepared(GAME, policy)
