"""Fixed strategies for games: they measure bots from outside.

They know the rules of a game and what hands are worth, but not the rules of thumb and the search
that bots use. `make("knock_25", "thirty-one")` returns one; it is a bot like the others. Those of a
game are in the game's own folder (`zoo.py`). What several games share is here.
"""

from boneace.bots.zoo.register import describe, make, names

__all__ = ["describe", "make", "names"]
