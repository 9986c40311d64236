"""The first check of a game: that its package has everything that the contract asks for."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any, get_type_hints

from boneace import contract, games
from boneace.games.defaults import own_module
from boneace.testing.case import Case

RULE_BOOK = "rulebook.md"


def check_contract(case: Case) -> None:
    """The package has what `boneace.contract` requires, and its functions the right parameters."""
    declaration = games.declaration(case.game)
    found = list(faults(declaration.package, plain=declaration.layout is None))
    if not (case.folder / RULE_BOOK).is_file():
        found.append(f"{declaration.package} has no {RULE_BOOK}: the rules as a person reads them")
    if found:
        raise case.failure("; ".join(found))


def faults(package: str, *, plain: bool) -> Iterator[str]:
    """What a package lacks of the contract, or has in the wrong form, each with its place.

    A game that is not drawn at the `plain` table must have its own view.
    """
    for name, classes in contract.MODULES.items():
        try:
            module = own_module(f"{package}.{name}")
        except Exception as error:
            yield f"{package}.{name} cannot be imported: {type(error).__name__}: {error}"
            continue
        own_view = name == "look" and not plain
        if module is None:
            if own_view or name not in contract.MAY_LACK:
                yield f"{package} has no module {name}.py: {_meaning(classes[0])}"
            continue
        one_of = contract.ONE_OF.get(name, ())
        if one_of and not any(hasattr(module, found) for found in one_of):
            yield f"{module.__file__} lacks one of {', '.join(one_of)}"
        for wanted in classes:
            if wanted is contract.OptionalPlainLook and hasattr(module, "present"):
                continue  # a view of the game's own has no such parts
            required = not wanted.__name__.startswith("Opt")
            required |= own_view and wanted is contract.OptionalLook
            yield from _faults_of(module, wanted, required=required)


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
