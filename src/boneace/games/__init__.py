"""The games: one folder each, and the register of all of them."""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, overload

from boneace.declare import Declaration, suggestion
from boneace.errors import GameWarning, OptionError, quoted
from boneace.languages import say

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from boneace.kernel.at_hand import AtHand
    from boneace.kernel.door import Drivers

# The records of one small game may begin like those of another. Functions that both use are then
# compiled for the second as a case of the first, which is right, and numba warns about it.
warnings.filterwarnings("ignore", "(?s).*considered a subtype of", module=".*boneace")

#: The template that runs a match.
DRIVERS = "boneace.kernel.drivers"

#: The games that come with Bone Ace have a folder here, named like the game, with _ for -.
_FOLDER = Path(__file__).parent
#: The games of the examples, which are packages of their own: a checkout has them to install.
EXAMPLES = ("kuhn", "leduc")
#: The packages of the games that have been used, or registered, by name.
_packages: dict[str, str] = {}

GROUP = "boneace.games"
"""The group of entry points with which an installed package offers its game: `name = "package"`."""


@cache
def _shipped() -> dict[str, str]:
    """By name, the packages of the games that come with Bone Ace, in the order of the register."""
    folders = [file.parent.name for file in _FOLDER.glob("*/declaration.py")]
    found = [import_module(f"{__name__}.{folder}.declaration").DECLARATION for folder in folders]
    found.sort(key=lambda declared: (declared.place, declared.name))
    return {declared.name: declared.package for declared in found}


def shipped() -> list[str]:
    """The names of the games that come with Bone Ace, the same wherever it is installed."""
    return list(_shipped())


@cache
def _offered() -> dict[str, EntryPoint]:
    """By name, the games that other installed packages offer."""
    from importlib.metadata import entry_points

    return {found.name: found for found in entry_points(group=GROUP)}


def register(package: str) -> Declaration:
    """Add a game that is in a separate package, and return its declaration.

    An installed package does not have to call this: it offers its game with an entry point.
    """
    found = _declared(package)
    _require_its_own(found, package)
    _add(found.name, package)
    for known in (_declaration, _part, _drivers):
        known.cache_clear()
    return found


def _declared(package: str) -> Declaration:
    """What a package declares. Raises OptionError if it declares no game."""
    found = getattr(import_module(f"{package}.declaration"), "DECLARATION", None)
    if not isinstance(found, Declaration):
        raise OptionError(say("options-no-declaration", package=package))
    return found


def _require_its_own(found: Declaration, package: str) -> None:
    """Raise OptionError if a package declares a game whose rules are in another one."""
    if found.package != package:
        raise OptionError(say("options-other-package", package=package, declared=found.package))


def _add(name: str, package: str) -> None:
    """Put a package from outside into the register, with the catalogues in its own folder."""
    from boneace.languages import catalogues

    _packages[name] = package
    origin = import_module(package).__file__
    if origin is not None:
        catalogues.add(name, Path(origin).parent / "languages")


def names() -> list[str]:
    """The names of the games, in the order of the register; those from other packages come last."""
    return list(dict.fromkeys([*_shipped(), *_packages, *_offered()]))


def _text(name: object) -> str:
    """The name of a game, if it is text: other things may have no hash. Raises WrongType."""
    if not isinstance(name, str):
        from boneace.kernel.arguments import wrong_type

        raise wrong_type("game", "arguments-text", name)
    return name


def _package(name: str) -> str:
    """The package of a game. Raises OptionError for an unknown game, or one that cannot be read."""
    if _text(name) in _packages:
        return _packages[name]
    folder = name.replace("-", "_")
    if re.fullmatch("[a-z0-9-]{1,99}", name) and (_FOLDER / folder / "declaration.py").is_file():
        # the others are not searched: this one may be the only game needed
        return _packages.setdefault(name, f"{__name__}.{folder}")
    offered = _offered().get(name)
    if offered is None:
        if name in EXAMPLES:
            raise OptionError(say("options-example", name=name))
        known = suggestion(quoted(name), names())
        raise OptionError(say("options-no-game", name=quoted(name), known=known))
    try:
        _add(name, offered.value)
        found = _declared(offered.value)
        if found.name != name:
            raise OptionError(say("options-other-name", name=name, declared=found.name))
        _require_its_own(found, offered.value)
    except Exception as error:  # of somebody else's package
        _packages.pop(name, None)
        raise _unreadable(name, offered.value, error) from error
    return offered.value


def _unreadable(name: str, package: str, error: Exception) -> OptionError:
    why = str(error) or type(error).__name__
    return OptionError(say("options-game-unreadable", name=name, package=package, why=why))


@contextmanager
def _importing(name: str) -> Iterator[None]:
    """Explain in a sentence why a module of an outside game cannot be imported.

    A missing module raises the usual error, since many modules are optional.
    """
    try:
        yield
    except ModuleNotFoundError as error:
        package = _package(name)
        if name in _shipped() or str(error.name).startswith(f"{package}."):
            raise
        raise _unreadable(name, package, error) from error
    except (SyntaxError, ImportError, AttributeError, NameError) as error:
        if name in _shipped():
            raise
        raise _unreadable(name, _package(name), error) from error


def declaration(name: str) -> Declaration:
    """The declaration of a game. Raises OptionError for an unknown one."""
    return _declaration(_text(name))


@cache
def _declaration(name: str) -> Declaration:
    found: Declaration = import_module(f"{_package(name)}.declaration").DECLARATION
    return found


def declarations() -> dict[str, Declaration]:
    """Every game's declaration, by name.

    An outside game that cannot be loaded is left out with a warning; the others can be played.
    """
    found = {}
    for name in names():
        try:
            found[name] = declaration(name)
        except OptionError as error:
            warnings.warn(str(error), GameWarning, stacklevel=2)
    return found


def part(name: str, module: str) -> ModuleType:
    """One module of a game: `part("thirty-one", "words")`.

    Optional parts missing from its words, look or narration are filled in. Raises
    ModuleNotFoundError where it has no such module, and could have none.
    """
    return _part(_text(name), module)


@cache
def _part(name: str, module: str) -> ModuleType:
    from boneace.games import defaults

    package = _package(name)
    with _importing(name):
        if module in defaults.MODULES:
            return defaults.completed(name, package, module)
        return import_module(f"{package}.{module}")


@overload
def drivers(name: str) -> Drivers: ...
@overload
def drivers(name: str, template: str) -> Any: ...


def drivers(name: str, template: str = DRIVERS) -> Any:
    """The drivers of a game: they run its matches, one or a million at once.

    Their arguments are checked. `unchecked` has the compiled functions themselves, for code that is
    also compiled. With another `template`, return its functions bound to the game’s rules. These
    are checked if the template has a module `door` beside it that names it.
    """
    return _drivers(_text(name), template)


@cache
def _drivers(name: str, template: str) -> Any:
    from boneace.games import defaults
    from boneace.games.options import options_layout, seats_of
    from boneace.kernel.arguments import Layouts
    from boneace.kernel.build import bind
    from boneace.kernel.notice import say_when_compiling

    found = declaration(name)
    with _importing(name):
        unchecked = bind(f"{_package(name)}.rules", template)
    say_when_compiling()
    door = defaults.own_module(f"{template.rpartition('.')[0]}.door")
    if door is None or template != door.TEMPLATE:
        return unchecked
    state = part(name, "rules").State
    pack = part(name, "words").PACK.cards
    layouts = Layouts(name, state, options_layout(found), partial(seats_of, found, pack))
    return door.Door(unchecked, layouts)


def at_hand(name: str, template: str = DRIVERS) -> AtHand:
    """The same, unchecked, for callers that must not wait: interpreted until `go_on_compiled`."""
    from boneace.kernel import at_hand as found

    with _importing(name):
        return found.at_hand(f"{_package(name)}.rules", template)


def go_on_compiled(name: str) -> None:
    """Switch matches that began interpreted, and their bots, to compiled code.

    Call this once the machine code is in memory (`boneace.compiling.warm`): then nothing has to
    wait.
    """
    from boneace.kernel.at_hand import go_on_compiled as go_on

    go_on(f"{_package(name)}.rules")
