"""The register of the zoo: the strategies of each game are in the module called like the game."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from boneace import games
from boneace.declare import suggestion
from boneace.errors import OptionError
from boneace.languages import say

if TYPE_CHECKING:
    from boneace.bots.kinds import Bot
    from boneace.bots.zoo.entry import Entry


def names(game: str) -> list[str]:
    """The names of the strategies for a game; none for a game from outside.

    >>> names("switch")
    ['textbook', 'knock_21', 'knock_25', 'knock_28', 'first_turn_knocker', 'random']
    """
    return list(_entries(game))


def describe(game: str) -> dict[str, str]:
    """What each strategy for a game does, in a sentence."""
    return {name: entry.meaning for name, entry in _entries(game).items()}


def make(name: str, game: str, seed: int = 0) -> Bot:
    """A strategy for a game. Raises OptionError for an unknown strategy or game."""
    found = _entries(game)
    if name not in found:
        known = suggestion(name, list(found))
        raise OptionError(say("zoo-unknown", name=name, game=game, known=known))
    return found[name].make(game, seed)


@cache
def _entries(game: str) -> dict[str, Entry]:
    package = games.declaration(game).package  # an unknown game is refused
    if not package.startswith(f"{games.__name__}."):
        return {}
    module = import_module(f"{__package__}.{package.rpartition('.')[2]}")
    return {entry.name: entry for entry in module.STRATEGIES}
