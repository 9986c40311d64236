"""The parts that a game does not have to write: words for moves, the view and the narration, made
from its rules."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

MODULES = ("words", "look", "narration")
"""The modules of a game that are completed here; `heuristics.py` is completed where it is
compiled."""


def own_module(path: str) -> ModuleType | None:
    """A module of a game, None if the game has no such module."""
    try:
        return import_module(path)
    except ModuleNotFoundError as error:
        if error.name != path:
            raise  # the module exists, and imports something that does not
        return None


def completed(game: str, package: str, module: str) -> ModuleType:
    """A module of a game, with the defaults for what the game leaves out."""
    path = f"{package}.{module}"
    own = own_module(path)
    laid = ModuleType(path)
    vars(laid).update({} if own is None else vars(own))
    defaults = import_module(f"{__name__}.{module}").Defaults
    lacking = [name for name in vars(defaults) if name[0] != "_" and not hasattr(laid, name)]
    if own is not None and not lacking:
        return own
    made = defaults(game, laid)
    vars(laid).update({name: getattr(made, name) for name in lacking})
    return laid
