"""What a game says about itself: its options and presets, the clauses they cite, its texts."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from boneace.declare import Option, Preset
from boneace.errors import OptionError
from boneace.games import rulebook
from boneace.languages import Later, catalogues, speaking
from boneace.languages.codes import ENGLISH, LANGUAGES
from boneace.testing.case import Case


def check_declared(case: Case) -> None:
    """The options of every preset go together, and every clause cited is in the rule book."""
    declaration = case.declaration
    try:
        values = declaration.resolve(case.preset)
        declaration.check(dict(values))
    except OptionError as error:
        raise case.failure(str(error)) from error
    with speaking(ENGLISH):
        known = rulebook.numbers(case.game)
    parts: list[Option | Preset] = [*declaration.options, *declaration.presets]
    for part in parts:
        kind = "option" if isinstance(part, Option) else "preset"
        if lacking := [clause for clause in part.clauses if clause not in known]:
            cited = ", ".join(lacking)
            problem = f"the {kind} “{part.name}” cites {cited}, which the rule book does not have"
            raise case.failure(problem)


def check_texts(case: Case) -> None:
    """The catalogues can be read, and have the texts of the game, its options and presets."""
    found = [*_unread(case), *_dangling(case), *_missing(case)]
    if found:
        raise case.failure("; ".join(found))


def _missing(case: Case) -> Iterator[str]:
    with speaking(ENGLISH):
        for text in case.declaration.texts:
            try:
                str(text)
            except LookupError:
                assert isinstance(text, Later)
                yield f"there is no message “{text.message}”"


def _catalogues(case: Case) -> Iterator[tuple[str, Path, str]]:
    """The game's own catalogues: the language, the file and its text."""
    for code in LANGUAGES:
        path = case.folder / "languages" / f"{code}.ftl"
        if path.is_file():
            yield code, path, path.read_text(encoding="utf-8")


def _unread(case: Case) -> Iterator[str]:
    """The parts of the game's catalogues that are not valid Fluent, each with its place."""
    for _, path, text in _catalogues(case):
        yield from (f"{path}, line {line}: {message}" for line, message in _junk(text))


def _dangling(case: Case) -> Iterator[str]:
    """The messages within other messages that the language lacks: a player would read their ids."""
    for code, path, text in _catalogues(case):
        for line, name in _references(text):
            if not catalogues.has(code, name):
                yield f"{path}, line {line}: there is no message “{name}”"


@lru_cache(maxsize=len(LANGUAGES))  # the presets of a game have the same catalogues
def _junk(text: str) -> list[tuple[int, str]]:
    """The errors in a catalogue, each with its line."""
    return [
        (_line(text, wrong), str(wrong.message))
        for entry in FluentResource(text).body
        for wrong in getattr(entry, "annotations", ())  # only an invalid entry has any
    ]


@lru_cache(maxsize=len(LANGUAGES))
def _references(text: str) -> list[tuple[int, str]]:
    """The messages that a catalogue inserts into others, each with its line."""
    found = _References()
    for entry in FluentResource(text).body:
        found.visit(entry)
    return [(_line(text, node), name) for node, name in found.names]


class _References(Visitor):
    def __init__(self) -> None:
        self.names: list[tuple[ast.MessageReference, str]] = []

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.names.append((node, node.id.name + attribute))


def _line(text: str, node: ast.SyntaxNode) -> int:
    """The line of a text that a part of it begins on."""
    return text.count("\n", 0, node.span.start) + 1 if node.span else 1
