"""The games: one folder each, and the register of them all."""

from __future__ import annotations

from functools import cache, partial
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, overload

from boneace.declare import Declaration, suggestion
from boneace.errors import OptionError
from boneace.languages import say

if TYPE_CHECKING:
    from boneace.kernel.at_hand import AtHand
    from boneace.kernel.door import Drivers

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
    for known in (declaration, part, _drivers):
        known.cache_clear()
    return found


def names() -> list[str]:
    """The names of the games, in the order of the register."""
    return list(_PACKAGES)


@cache
def declaration(name: str) -> Declaration:
    """The declaration of a game. Raises OptionError for an unknown one."""
    if name not in _PACKAGES:
        known = suggestion(str(name), names())
        raise OptionError(say("options-no-game", name=str(name), known=known))
    found: Declaration = import_module(f"{_PACKAGES[name]}.declaration").DECLARATION
    return found


def declarations() -> dict[str, Declaration]:
    """Every game's declaration, by name."""
    return {name: declaration(name) for name in _PACKAGES}


@cache
def part(name: str, module: str) -> ModuleType:
    """One module of a game: `part("thirty-one", "words")`."""
    declaration(name)
    return import_module(f"{_PACKAGES[name]}.{module}")


#: What checks the arguments of a template’s functions: its module and class.
_DOORS = {
    DRIVERS: ("boneace.kernel.door", "Drivers"),
    THINKING: ("boneace.bots.door", "Thinking"),
}


@overload
def drivers(name: str) -> Drivers: ...
@overload
def drivers(name: str, template: str) -> Any: ...


def drivers(name: str, template: str = DRIVERS) -> Any:
    """The drivers of a game: what runs its matches, one or a million of them at once.

    Their arguments are checked. `unchecked` has the compiled functions themselves, for code that is
    compiled too. With another `template`, return its functions bound to the game’s rules: only
    those of bots are checked as well.
    """
    return _drivers(name, template)


@cache
def _drivers(name: str, template: str) -> Any:
    from boneace.games.options import options_layout, seats_of
    from boneace.kernel.arguments import Layouts
    from boneace.kernel.build import bind

    found = declaration(name)
    unchecked = bind(f"{_PACKAGES[name]}.rules", template)
    if template not in _DOORS:
        return unchecked
    module, door = _DOORS[template]
    state = part(name, "rules").State
    layouts = Layouts(name, state, options_layout(found), partial(seats_of, found))
    return getattr(import_module(module), door)(unchecked, layouts)


def at_hand(name: str, template: str = DRIVERS) -> AtHand:
    """The same, unchecked, for callers that must not wait: interpreted until `go_on_compiled`."""
    from boneace.kernel import at_hand as found

    declaration(name)
    return found.at_hand(f"{_PACKAGES[name]}.rules", template)


def go_on_compiled(name: str) -> None:
    """Switch the matches that began interpreted to compiled code, and their bots too.

    Call this once the machine code is in memory (`boneace.warm`), so that nobody waits for it.
    """
    for template in (DRIVERS, THINKING):
        at_hand(name, template).go_on_compiled()
