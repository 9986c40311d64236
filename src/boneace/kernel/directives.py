"""Marks on the functions of rules that say how to compile each of them.

A mark does not change the function, which stays plain Python. The marks show which modules the
compiler must see, and which functions of a template are called from outside.
"""

from __future__ import annotations

from collections.abc import Callable
from types import ModuleType
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])

_MARK = "__boneace__"
_DIRECTIVE = "directive"


def directive(name: str) -> Callable[[Function], Function]:
    """A decorator that marks a function to be compiled in the way with this name."""

    def mark(function: Function) -> Function:
        setattr(function, _MARK, name)
        return function

    setattr(mark, _MARK, _DIRECTIVE)
    return mark


def is_for_compiler(module: ModuleType) -> bool:
    """Whether a module defines or imports a marked function or a directive."""
    return any(hasattr(value, _MARK) for value in list(vars(module).values()))


def own_marked(module: ModuleType) -> dict[str, Callable[..., Any]]:
    """The marked functions that a module itself defines, by name."""
    return {
        name: value
        for name, value in vars(module).items()
        if getattr(value, _MARK, _DIRECTIVE) != _DIRECTIVE and value.__module__ == module.__name__
    }
