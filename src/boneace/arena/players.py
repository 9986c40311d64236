"""What can enter a contest: the bots of a level, strategies of the zoo, and classes from
outside."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from importlib import import_module
from pathlib import Path
from typing import cast

from boneace import bots
from boneace.arena.addresses import SCHEMES, Behind
from boneace.arena.programs import Program
from boneace.bots import Bot, replies, zoo
from boneace.errors import OptionError
from boneace.languages import say
from boneace.sources import written

ZOO = "zoo"
"""`zoo:caller` is a strategy of the zoo, `zoo` alone all of them."""
REPLY = "reply"
"""`reply:FILE` is a reply that has been trained (`boneace exploit --save FILE`)."""
PROGRAM = "program"
"""`program:COMMAND` is a program that is asked over its standard input and output."""
POLICY = "policy"
"""`policy:FILE` is a policy that has been trained (`boneace.env.policies`)."""
TRAINED = "boneace.env.trained"
"""The module that plays it. It is imported by name: environments are a layer above the arena."""


def entrants(game: str, given: Sequence[str]) -> list[str]:
    """The names of the bots that play: `zoo` stands for the whole zoo of the game.

    Each is made once, so errors come at once. Raises OptionError for unknown bots, for one that is
    named twice, and where there are fewer than two.
    """
    found = named(game, given)
    for place, name in enumerate(found):
        if name in found[:place]:
            raise OptionError(say("arena-twice", name=name))
        make(name, game)
    if len(found) < 2:
        raise OptionError(say("arena-two-bots", count=len(found)))
    return found


def named(game: str, given: Sequence[str]) -> list[str]:
    """The same names, with `zoo` replaced by those of the whole zoo."""
    found: list[str] = []
    for name in given:
        found += [f"{ZOO}:{known}" for known in zoo.names(game)] if name == ZOO else [name]
    return found


def check(game: str, names: Iterable[str]) -> None:
    """Make each bot once, so that one that cannot be made is refused at once.

    Raises OptionError, as `make` does.
    """
    for name in dict.fromkeys(names):
        make(name, game)


def make(name: str, game: str, seed: int = 0) -> Bot:
    """A bot: a level, `zoo:NAME`, `reply:FILE`, `policy:FILE`, `program:COMMAND`, `module:Class`,
    or the address at which it answers (`https://…`).

    Raises OptionError if there is no such bot.
    """
    module, colon, rest = name.partition(":")
    if not colon:
        return bots.make(name, game, seed)
    if module == ZOO:
        return zoo.make(rest, game, seed)
    if module == REPLY:
        return replies.Reply(_weights(rest, written(rest)), game, seed)
    if module == POLICY:
        return cast("Bot", import_module(TRAINED).player(rest, game, seed))
    if module in SCHEMES:
        return cast("Bot", Behind(name, game, seed))
    if module == PROGRAM:
        return cast("Bot", Program(rest, game, seed))
    return _class(name, module, rest)(game, seed)


@lru_cache(maxsize=64)
def _weights(file: str, _: object) -> replies.Weights:
    """A file of a reply: read once in a process, and again where it was written again."""
    return replies.Weights.load(Path(file))


@cache
def _class(name: str, module: str, attribute: str) -> Callable[[str, int], Bot]:
    """A class from outside; modules in the current folder work too."""
    if "" not in sys.path:
        sys.path.insert(0, "")
    try:
        if module.startswith("."):  # import_module would ask for a package
            raise ModuleNotFoundError(f"No module named {module!r}")
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise OptionError(say("arena-no-class", name=name, why=str(error))) from error
    if not callable(getattr(found, "choose", None)):
        raise OptionError(say("arena-no-bot", name=name))
    return cast("Callable[[str, int], Bot]", found)
