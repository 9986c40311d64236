"""The first check of a game: that its package has everything that the contract asks for."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from importlib import import_module
from types import ModuleType
from typing import Any, get_type_hints

from boneace import contract, games
from boneace.testing.case import Case


def check_contract(case: Case) -> None:
    """The package has every module and function of `boneace.contract`, with its parameters."""
    found = list(faults(games.declaration(case.game).package))
    if found:
        raise case.failure("; ".join(found))


def faults(package: str) -> Iterator[str]:
    """What a package lacks of the contract, or has in the wrong form, each with its place."""
    for name, classes in contract.MODULES.items():
        try:
            module = import_module(f"{package}.{name}")
        except ModuleNotFoundError as error:
            if error.name != f"{package}.{name}":
                raise  # the module is there, and imports something that is not
            if name not in contract.MAY_LACK:
                yield f"{package} has no module {name}.py: {_meaning(classes[0])}"
            continue
        for wanted in classes:
            yield from _faults_of(module, wanted, required=not wanted.__name__.startswith("Opt"))


def _faults_of(module: ModuleType, wanted: type, *, required: bool) -> Iterator[str]:
    for name, member in vars(wanted).items():
        if name.startswith("_") or not inspect.isfunction(member):
            continue
        found = getattr(module, name, None)
        if found is None:
            if required:
                yield f"{module.__file__} lacks {_signed(member)}: {_meaning(member)}"
        elif not callable(found):
            yield f"{module.__file__}: {name} must be a function: {_meaning(member)}"
        elif _parameters(found) != _parameters(member)[1:]:
            given = ", ".join(_parameters(found))
            yield f"{_place(found, module)}: {name}({given}) must be {_signed(member)}"
    for name in get_type_hints(wanted):
        if required and not hasattr(module, name):
            yield f"{module.__file__} lacks {name}"


def _parameters(function: Callable[..., Any]) -> list[str]:
    return list(inspect.signature(function).parameters)


def _signed(member: Callable[..., Any]) -> str:
    return f"{member.__name__}({', '.join(_parameters(member)[1:])})"


def _meaning(member: object) -> str:
    return (inspect.getdoc(member) or "").partition("\n")[0]


def _place(function: Callable[..., Any], module: ModuleType) -> str:
    code = getattr(inspect.unwrap(function), "__code__", None)
    return f"{code.co_filename}, line {code.co_firstlineno}" if code else str(module.__file__)
