"""What a hand of Switch counts: as in Thirty-one."""

from boneace.games.thirty_one.worth import worth_of

__all__ = ["worth_of"]
