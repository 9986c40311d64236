"""The register of the zoo: the strategies of each game are in its package, in `zoo.py`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from boneace import games
from boneace.bots.zoo.entry import RANDOM, Entry
from boneace.declare import suggestion
from boneace.errors import OptionError, quoted
from boneace.games.defaults import own_module
from boneace.languages import say

if TYPE_CHECKING:
    from boneace.bots.kinds import Bot


def names(game: str) -> list[str]:
    """The names of the strategies for a game: its own, and `random`.

    >>> names("switch")
    ['textbook', 'knock_21', 'knock_25', 'knock_28', 'first_turn_knocker', 'random']
    """
    return list(_strategies(game))


def describe(game: str) -> dict[str, str]:
    """What each strategy for a game does, in a sentence."""
    return {name: entry.meaning for name, entry in _strategies(game).items()}


def make(name: str, game: str, seed: int = 0) -> Bot:
    """A strategy for a game. Raises OptionError for an unknown strategy or game."""
    found = _strategies(game)
    if name not in found:
        known = suggestion(name, list(found))
        raise OptionError(say("zoo-unknown", name=quoted(name), game=game, known=known))
    return found[name].make(game, seed)


def _strategies(game: str) -> dict[str, Entry]:
    return _brought(games.declaration(game).package)


@cache
def _brought(package: str) -> dict[str, Entry]:
    own = own_module(f"{package}.zoo")
    return {entry.name: entry for entry in (*getattr(own, "STRATEGIES", ()), RANDOM)}
