"""The catalogues of a game: errors in them, and the values that their messages insert."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from boneace.languages import catalogues
from boneace.languages.codes import ENGLISH, LANGUAGES
from boneace.testing.case import Case


def catalogues_of(case: Case) -> Iterator[tuple[str, Path, str]]:
    """The game's own catalogues: the language, the file and its text."""
    for code in LANGUAGES:
        path = case.folder / "languages" / f"{code}.ftl"
        if path.is_file():
            yield code, path, path.read_text(encoding="utf-8")


def unread(case: Case) -> Iterator[str]:
    """The parts of the game's catalogues that are not valid Fluent, each with its place."""
    for _, path, text in catalogues_of(case):
        yield from (f"{path}, line {line}: {message}" for line, message in _junk(text))


def dangling(case: Case) -> Iterator[str]:
    """The messages within other messages that the language lacks: a player would read their ids."""
    for code, path, text in catalogues_of(case):
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
    found = _Inserted()
    for entry in FluentResource(text).body:
        found.visit(entry)
    return [(_line(text, node), name) for node, name in found.messages]


def _line(text: str, node: ast.SyntaxNode) -> int:
    """The line of a text that a part of it begins on."""
    return text.count("\n", 0, node.span.start) + 1 if node.span else 1


def names(case: Case) -> list[str]:
    """The messages of the game's English catalogue, and their attributes as `id.attribute`."""
    return list(_patterns(_english(case)))


def _english(case: Case) -> str:
    path = case.folder / "languages" / f"{ENGLISH}.ftl"
    return path.read_text(encoding="utf-8") if path.is_file() else ""


# --- the values of a message ----------------------------------------------------------------------


def variables(case: Case, message: str) -> set[str]:
    """The values that a message of the game's English catalogue inserts, or chooses a form by.

    Also those of the messages within it. A message of another catalogue has none.
    """
    return _variables(_english(case), message)


@lru_cache(maxsize=1024)
def _variables(text: str, message: str) -> set[str]:
    pattern = _patterns(text).get(message)
    if pattern is None:
        return set()
    found = _Inserted()
    found.visit(pattern)
    within = (_variables(text, name) for _, name in found.messages)
    return found.values.union(*within)


@lru_cache(maxsize=len(LANGUAGES))
def _patterns(text: str) -> dict[str, ast.Pattern]:
    """Every message of a catalogue and every attribute of one, `id.attribute`, with its text."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentResource(text).body:
        if isinstance(entry, ast.Message):
            parts = {f"{entry.id.name}.{part.id.name}": part.value for part in entry.attributes}
            found |= parts if entry.value is None else {entry.id.name: entry.value, **parts}
    return found


class _Inserted(Visitor):
    """What a part of a catalogue inserts: values, and other messages with their places."""

    def __init__(self) -> None:
        self.values: set[str] = set()
        self.messages: list[tuple[ast.MessageReference, str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        attribute = f".{node.attribute.name}" if node.attribute else ""
        self.messages.append((node, node.id.name + attribute))
