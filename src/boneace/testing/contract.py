"""The first check of a game: that its package has everything that the contract asks for."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable, Iterator, Mapping
from difflib import get_close_matches
from types import ModuleType
from typing import Any, get_type_hints

import numpy as np

from boneace import contract, games
from boneace.games.defaults import own_module
from boneace.testing.case import Case

RULE_BOOK = "rulebook.md"
FIELDS: Mapping[str, tuple[str, str]] = {
    "hands": ('"i8", seats', "sets of cards, one for each seat"),
    "stock": ('"i8"', "the set of the cards that are left"),
    "deal": ('"i4"', "the number of the deal, from 1"),
    "dealer": ('"i1"', "the seat that deals"),
    "turn": ('"i1"', "the seat to move, or the seat that a card is dealt to"),
    "held": ('"i1", seats', "in views, how many cards each of the `hands` holds"),
    "stock_left": ('"i1"', "in views, how many cards the stock holds"),
    "seen_by": ('"i1"', "in views, 1 + the seat of the viewer, or SEEN_BY_NOBODY; else 0"),
}
"""The fields that every State has: as they are written in `layout`, and what they mean."""
CLOSE = 0.9
"""How alike two names are of which one is probably a slip."""


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
        yield from _misspelt(module, classes)
        if name == "rules" and hasattr(module, "State"):
            yield from _fields_lacking(module)


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


def _fields_lacking(module: ModuleType) -> Iterator[str]:
    """The fields that every state has and this one lacks."""
    if not isinstance(module.State, np.dtype) or module.State.names is None:
        yield f"{module.__file__}: State must be made by layout([…]) of boneace.kernel.states"
        return
    for name, (kind, meaning) in FIELDS.items():
        if name not in module.State.names:
            yield f'{module.__file__}: State lacks ("{name}", {kind}): {meaning}'


def _misspelt(module: ModuleType, classes: tuple[type, ...]) -> Iterator[str]:
    """The names that the module itself does not use, and that are almost ones of the contract."""
    functions = {name for one in classes for name in vars(one) if name[0] != "_"}
    wanted = functions | {name for one in classes for name in get_type_hints(one)}
    for name in _unused(module) - wanted:
        is_function = inspect.isfunction(getattr(module, name))
        missing = [one for one in wanted if (one in functions) == is_function]
        plain = {one.replace("_", "").lower(): one for one in missing if not hasattr(module, one)}
        if close := get_close_matches(name.replace("_", "").lower(), list(plain), 1, CLOSE):
            yield f"{module.__file__}: {name} means nothing here: should it be {plain[close[0]]}?"


def _unused(module: ModuleType) -> set[str]:
    """The public names that a module defines, and does not read."""
    try:
        tree = ast.parse(inspect.getsource(module))
    except (OSError, TypeError):
        return set()  # it was not made from a file
    read = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name) and _is_read(node)}
    made = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    made |= {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)} - read
    return {name for name in made - read if name[0] != "_" and hasattr(module, name)}


def _is_read(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Load)


def _parameters(function: Callable[..., Any]) -> list[str]:
    return list(inspect.signature(function).parameters)


def _signed(member: Callable[..., Any]) -> str:
    return f"{member.__name__}({', '.join(_parameters(member)[1:])})"


def _meaning(member: object) -> str:
    return (inspect.getdoc(member) or "").partition("\n")[0]


def _place(function: Callable[..., Any], module: ModuleType) -> str:
    code = getattr(inspect.unwrap(function), "__code__", None)
    return f"{code.co_filename}, line {code.co_firstlineno}" if code else str(module.__file__)
