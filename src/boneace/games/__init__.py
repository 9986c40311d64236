"""The games: one folder each, and the register of them all."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from boneace.declare import Declaration, suggestion
from boneace.errors import OptionError
from boneace.languages import say

if TYPE_CHECKING:
    from boneace.kernel.at_hand import AtHand

#: The templates that every game has: what runs a match, and what bots think with.
DRIVERS, THINKING = "boneace.kernel.drivers", "boneace.bots.search"

_PACKAGES = {
    "thirty-one": "boneace.games.thirty_one",
    "switch": "boneace.games.switch",
    "stop-the-bus": "boneace.games.stop_the_bus",
    "best-pair-thirty-one": "boneace.games.best_pair_thirty_one",
    "three-stake-brag": "boneace.games.three_stake_brag",
    "primiera": "boneace.games.primiera",
    "vingt-un": "boneace.games.vingt_un",
    "mus": "boneace.games.mus",
}


def register(package: str) -> Declaration:
    """Add a game that lives in a package of its own, and return its declaration."""
    found = import_module(f"{package}.declaration").DECLARATION
    assert isinstance(found, Declaration)
    _PACKAGES[found.name] = package
    for known in (declaration, part, drivers):
        known.cache_clear()
    return found


def names() -> list[str]:
    """The names of the games, in the order of the register."""
    return list(_PACKAGES)


@cache
def declaration(name: str) -> Declaration:
    """The declaration of a game. Raises OptionError for an unknown one."""
    if name not in _PACKAGES:
        raise OptionError(say("options-no-game", name=name, known=suggestion(name, names())))
    found: Declaration = import_module(f"{_PACKAGES[name]}.declaration").DECLARATION
    return found


def declarations() -> dict[str, Declaration]:
    """Every game's declaration, by name."""
    return {name: declaration(name) for name in _PACKAGES}


@cache
def part(name: str, module: str) -> Any:
    """One module of a game: `part("thirty-one", "words")`."""
    declaration(name)
    return import_module(f"{_PACKAGES[name]}.{module}")


@cache
def drivers(name: str, template: str = DRIVERS) -> Any:
    """The drivers bound to a game's rules: the module `boneace.kernel.drivers` for that game.

    They are compiled when first called, which may take long where it was never done before.
    """
    from boneace.kernel.build import bind

    declaration(name)
    return bind(f"{_PACKAGES[name]}.rules", template)


def at_hand(name: str, template: str = DRIVERS) -> AtHand:
    """The same for whoever must not wait: interpreted until `go_on_compiled`."""
    from boneace.kernel import at_hand as found

    declaration(name)
    return found.at_hand(f"{_PACKAGES[name]}.rules", template)


def go_on_compiled(name: str) -> None:
    """Have the matches that began interpreted go on compiled, and their bots think so.

    To be called once machine code is in memory (`boneace.warm`), so that nobody waits for it.
    """
    for template in (DRIVERS, THINKING):
        at_hand(name, template).go_on_compiled()
