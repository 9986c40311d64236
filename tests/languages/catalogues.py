"""The catalogues as a translator sees them: their messages, and those that the code uses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from boneace.languages.catalogues import files
from tests.places import PACKAGE, short
from tests.places import WEB as CLIENT

WEB = CLIENT / "src"

# the page says some messages, everything else says the others
PLACES = ("python", "web")


class Message(NamedTuple):
    """A message, or a part of one (`id.attribute`): its place and its variables."""

    id: str
    path: Path
    variables: frozenset[str]
    placed: frozenset[str]
    """The variables that are shown, and do not only choose between forms."""
    within: frozenset[str]
    """The messages that it refers to."""


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.placed: set[str] = set()
        self.within: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.within.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.found.add(node.id.name)
        self.placed.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        before = set(self.placed)
        self.visit(node.selector)
        self.placed = before
        for variant in node.variants:
            self.visit(variant)


def _message(name: str, path: Path, pattern: ftl.Pattern) -> Message:
    visitor = _Variables()
    visitor.visit(pattern)
    found = (visitor.found, visitor.placed, visitor.within)
    return Message(name, path, *(frozenset(part) for part in found))


@cache
def parsed(path: Path) -> ftl.Resource:
    return FluentParser().parse(path.read_text(encoding="utf-8"))


def messages(code: str, place: str) -> list[Message]:
    """Every message of a language that is used in a place, its parts as separate messages."""
    own = _own_messages(code, place)
    known = {message.id: message for message in own}
    return [_whole(message, known) for message in own]


def _whole(message: Message, known: dict[str, Message]) -> Message:
    """The message with the variables of the messages that it refers to."""
    parts = [_whole(known[found], known) for found in message.within if found in known]
    variables = message.variables.union(*(part.variables for part in parts))
    placed = message.placed.union(*(part.placed for part in parts))
    return message._replace(variables=variables, placed=placed)


@cache
def _own_messages(code: str, place: str) -> list[Message]:
    found: list[Message] = []
    for path in files(code, web=place == "web"):
        for entry in parsed(path).body:
            if not isinstance(entry, ftl.Message):
                continue
            if entry.value is not None:
                found.append(_message(entry.id.name, path, entry.value))
            found += [
                _message(f"{entry.id.name}.{part.id.name}", path, part.value)
                for part in entry.attributes
            ]
    return found


class Use(NamedTuple):
    """A message that code uses: its id, or a pattern if the id is put together."""

    id: str
    pattern: bool
    given: frozenset[str] | None
    """Its variables; None if the code does not show them."""
    at: str

    def fits(self, message: str) -> bool:
        return bool(re.fullmatch(self.id, message)) if self.pattern else self.id == message


SAYING = {"say", "later"}


def python_uses() -> Iterator[Use]:
    """The messages of Python code: the calls, with their arguments."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                name = getattr(node.func, "id", "")
                if name in SAYING and (told := _told(node.args[0])):
                    names = [keyword.arg for keyword in node.keywords]
                    given = frozenset(n for n in names if n) if None not in names else None
                    yield Use(*told, given, f"{short(path)}:{node.lineno}")


def _told(node: ast.expr) -> tuple[str, bool] | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value, False
    if isinstance(node, ast.JoinedStr):
        parts = [
            re.escape(part.value) if isinstance(part, ast.Constant) else ".+"
            for part in node.values
        ]
        return "".join(str(part) for part in parts), True
    return None


def python_texts() -> Iterator[tuple[str, bool]]:
    """Every text in Python code that may be the id of a message: whole, or as a pattern."""
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.expr) and (told := _told(node)):
                yield told


_SAY = re.compile(r"(?<![.\w])say\(\s*(?:'([^']+)'|`([^`]+)`)\s*(,\s*)?")
_TEXT = re.compile(r"(['\"])([a-z0-9-]+(?:\.[a-z-]+)?)\1")
_TEMPLATE = re.compile(r"`([^`\n]+)`")
_HOLE = re.compile(r"\$\{(?:[^{}]|\{[^{}]*\})*\}")
_KEY = re.compile(r"\s*(?:(\w+)\s*(?::|$)|(\.\.\.))")


def _web_sources() -> Iterator[tuple[Path, str]]:
    for path in sorted(WEB.rglob("*")):
        if path.suffix in (".ts", ".svelte"):
            yield path, path.read_text(encoding="utf-8")


def _pattern(template: str) -> str:
    return ".+".join(re.escape(part) for part in _HOLE.split(template))


def web_uses() -> Iterator[Use]:
    """The messages of the page."""
    for path, source in _web_sources():
        for found in _SAY.finditer(source):
            whole, template, more = found.groups()
            rest = source[found.end() :]
            given: frozenset[str] | None = frozenset()
            if more:
                given = _keys(rest) if rest.startswith("{") else None
            line = source.count("\n", 0, found.start()) + 1
            at = f"{short(path)}:{line}"
            yield Use(whole or _pattern(template), whole is None, given, at)


def _keys(rest: str) -> frozenset[str] | None:
    """The keys of the object that a text begins with; None if another is spread into it."""
    keys: set[str] = set()
    depth, begin, quote = 0, 1, ""
    for at, sign in enumerate(rest):
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "'\"`":
            quote = sign
        elif sign in "([{":
            depth += 1
        elif sign in ")]}" or (sign == "," and depth == 1):
            if depth == 1 and rest[begin:at].strip():
                found = _KEY.match(rest[begin:at].rstrip())
                if found is None or found[2]:
                    return None
                keys.add(found[1])
            begin = at + 1 if depth == 1 else begin
            depth -= sign != ","
            if depth == 0:
                break
    return frozenset(keys)


def web_texts() -> Iterator[tuple[str, bool]]:
    """Every text in the page's code that may be the id of a message."""
    for _, source in _web_sources():
        yield from ((text, False) for _, text in _TEXT.findall(source))
        yield from ((_pattern(template), True) for template in _TEMPLATE.findall(source))
