"""The words of the small game are those of Thirty-one."""

from boneace.games.thirty_one.words import NUMBERS, PACK, labels, parse

__all__ = ["NUMBERS", "PACK", "labels", "parse"]
