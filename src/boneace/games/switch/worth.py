"""The count of a hand of Switch: its best suit, or three of a kind."""

from boneace.games.lives.worth import worth_of

__all__ = ["worth_of"]
