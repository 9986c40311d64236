"""The catalogues of a language: each is read when one of its messages is first needed.

The id of a message begins with the name of its file: `mus-shows` is in `mus.ftl`. So only the files
needed are read; reading all of them would take longer than the server may take to start.
Catalogues in the folder `web` are not read here: only the page in the browser uses them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from operator import index
from pathlib import Path
from threading import RLock
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import (
    CurrentEnvironment,
    ResolverEnvironment,
    TextElement,
    VariableReference,
)
from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from boneace.languages import ENGLISH

FOLDER = Path(__file__).parent
# Messages that only the browser uses.
WEB = "web"

# Messages are used in more than one thread, and each catalogue must be read only once.
_reading = RLock()

Given = tuple[tuple[str, str | int | float], ...]


@lru_cache(maxsize=8192)
def formatted(code: str, message: str, given: Given) -> str:
    """A message of a language with its values inserted. Cached: most sentences recur."""
    found = _find(code, message) or _find(ENGLISH, message)
    if found is None:
        raise LookupError(f"there is no message “{message}”")
    bundle, pattern = found
    if (said := _put_in(pattern, dict(given))) is not None:
        return said
    whole, _ = bundle.format_pattern(pattern, {name: _plain(value) for name, value in given})
    return str(whole)


def _put_in(pattern: Any, given: dict[str, str | int | float]) -> str | None:
    """A message that only inserts words and whole numbers into a text, as most do; else None.

    Fluent's general formatter does the same, but takes ten times as long.
    """
    said = ""
    for element in getattr(pattern, "elements", (pattern,)):
        if isinstance(element, TextElement):
            said += element.value
            continue
        variable = element.expression
        if not isinstance(variable, VariableReference):
            return None
        value = given.get(variable.id.name)
        if type(value) is str:
            said += value
        elif type(value) is int and value >= 0:
            said += str(value)
        else:
            return None
    return said


class _Whole(FluentInt):
    """A whole number written without grouping: “1500”, never “1,500”."""

    def format(self, locale: Any) -> str:
        if self < 0:  # the sign is the language's own
            return super().format(locale)
        return int.__repr__(self)


class _Bundle(FluentBundle):
    """A bundle that is given Fluent's own values: converting them costs more than formatting."""

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> Any:
        env = ResolverEnvironment(
            context=self, current=CurrentEnvironment(args=args or {}), errors=[]
        )
        return pattern(env), env.errors


def files(code: str, *, web: bool = False) -> list[Path]:
    """The catalogues of a language: those that Python uses, or those of the page."""
    every = sorted((FOLDER / code).rglob("*.ftl"))
    return [path for path in every if (path.parent.name == WEB) == web]


def add(subject: str, folder: Path) -> None:
    """Take the messages of a subject, a game from outside, from the game's own folder.

    There is one file for a language, `en.ftl`. A language that has none is said in English.
    """
    with _reading:
        _outside[subject] = folder
        for known in (formatted, _find, _read):
            known.cache_clear()


_outside: dict[str, Path] = {}


def _plain(value: str | int | float) -> str | FluentType:
    """A value as Fluent's type."""
    if isinstance(value, str):
        return value
    if isinstance(value, float):
        return FluentFloat(value, useGrouping=False)
    # interpreted rules count in numpy's integers, which Fluent does not know
    return _whole(index(value))


@lru_cache(maxsize=2048)
def _whole(value: int) -> FluentType:
    return _Whole(value, useGrouping=False)


@cache
def _find(code: str, message: str) -> tuple[FluentBundle, Any] | None:
    """The bundle and the pattern of a message; its catalogue is read if it was not yet."""
    name, _, attribute = message.partition(".")
    with _reading:
        bundle = _bundle(code)
        for subject in _subjects(name):
            _read(code, subject)
            if bundle.has_message(name):
                found = bundle.get_message(name)
                pattern = found.attributes.get(attribute) if attribute else found.value
                return None if pattern is None else (bundle, pattern)
    return None


@cache
def _bundle(code: str) -> FluentBundle:
    # Isolation marks around values would show in a terminal and would break searches.
    return _Bundle([code], use_isolating=False)


@cache
def _read(code: str, subject: str) -> None:
    """Read the catalogues of one subject into the language's bundle."""
    paths = _by_subject(code).get(subject, [])
    if subject in _outside and (path := _outside[subject] / f"{code}.ftl").is_file():
        paths = [*paths, path]
    for path in paths:
        _bundle(code).add_resource(FluentResource(path.read_text(encoding="utf-8")))


@cache
def _by_subject(code: str) -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    for path in files(code):
        found.setdefault(path.stem, []).append(path)
    return found


def _subjects(name: str) -> Iterator[str]:
    """The subjects an id may belong to, the longest first: `stop-the-bus-…` before `stop-…`."""
    words = name.split("-")
    for count in range(len(words), 0, -1):
        yield "-".join(words[:count])
