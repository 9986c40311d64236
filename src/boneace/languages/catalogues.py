"""The catalogues of a language: each is read when one of its messages is first needed.

The id of a message begins with the name of its file: `mus-shows` is in `mus.ftl`. So only the files
needed are read; reading all of them would take longer than the server may take to start.
The catalogue of a game may be in the game's own folder instead (`games/mus/languages/en.ftl`).
Those in the folder `shared` are read at once: other messages are made from theirs, such as the
names of cards, and the page in the browser uses them too. Those in `web` are the page's alone.
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
    MAX_PART_LENGTH,
    CurrentEnvironment,
    ResolverEnvironment,
    SelectExpression,
    TextElement,
    VariableReference,
)
from fluent.runtime.types import FluentFloat, FluentInt, FluentType

from boneace.languages.codes import ENGLISH
from boneace.languages.forms import FORMS, Heard

FOLDER = Path(__file__).parent
GAMES = FOLDER.parent / "games"
# The folders of messages that only the browser uses, and that it uses too.
WEB, SHARED = "web", "shared"

MOST = MAX_PART_LENGTH - 500
"""The most characters of a value; a message may put others around it."""

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


def has(code: str, message: str) -> bool:
    """Whether a language itself has a message, without falling back to English."""
    return _find(code, message) is not None


def _put_in(pattern: Any, given: dict[str, str | int | float]) -> str | None:
    """A message that only inserts words and whole numbers, or chooses by a word; else None.

    Fluent's general formatter does the same, but takes ten times as long.
    """
    said = ""
    for element in getattr(pattern, "elements", (pattern,)):
        if isinstance(element, TextElement):
            said += element.value
            continue
        variable = getattr(element, "expression", None)
        if isinstance(variable, SelectExpression):
            variant = _chosen(variable, given)
            part = None if variant is None else _put_in(variant, given)
            if part is None:
                return None
            said += part
            continue
        if not isinstance(variable, VariableReference):
            return None
        value = given.get(variable.id.name)
        if isinstance(value, str):
            said += value
        elif type(value) is int and value >= 0:
            said += str(value)
        else:
            return None
    return said


def _chosen(select: Any, given: dict[str, str | int | float]) -> Any:
    """The form that a message chooses by a word; None if it is not chosen by a word."""
    if not isinstance(select.selector, VariableReference):
        return None
    value = given.get(select.selector.id.name)
    if not isinstance(value, str):
        return None
    word = value.form if isinstance(value, Heard) else value
    named = not isinstance(value, Heard) and value in FORMS  # a player may be called “you”
    usual = None
    for variant in select.variants:
        if not named and getattr(variant.key, "name", None) == word:
            return variant.value
        if variant.default:
            usual = variant.value
    return usual


class _Whole(FluentInt):
    """A whole number written without grouping: “1500”, never “1,500”."""

    def format(self, locale: Any) -> str:
        if self < 0:  # the sign is the language's own
            return super().format(locale)
        return int.__repr__(self)


class _Player(FluentType):
    """A player in a sentence: a message chooses by the form, and reads the text."""

    def __init__(self, form: str, text: str, within: str) -> None:
        self.form, self.text, self.within = form, text, within

    def format(self, locale: Any) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return self.form == other

    __hash__ = None  # type: ignore[assignment]


def _within(value: Any) -> Any:
    """The Fluent function WITHIN: a name inside a sentence, where “You” is “you”."""
    return value.within if isinstance(value, _Player) else value


class _Bundle(FluentBundle):
    """A bundle that is given Fluent's own values: converting them costs more than formatting."""

    def format_pattern(self, pattern: Any, args: dict[str, Any] | None = None) -> Any:
        env = ResolverEnvironment(
            context=self, current=CurrentEnvironment(args=args or {}), errors=[]
        )
        return pattern(env), env.errors


def files(code: str, *, web: bool = False) -> list[Path]:
    """The catalogues of a language: those that Python uses, or those of the page."""
    found = sorted((FOLDER / code).rglob("*.ftl"))
    if web:
        return [path for path in found if path.parent.name in (SHARED, WEB)]
    python = [path for path in found if path.parent.name != WEB]
    return [*python, *sorted(GAMES.glob(f"*/languages/{code}.ftl"))]


def subject_of(path: Path) -> str:
    """What a catalogue is about, with which the ids of its messages begin."""
    if path.is_relative_to(GAMES):
        return path.parents[1].name.replace("_", "-")
    return path.stem


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
    if isinstance(value, Heard):
        return _Player(value.form, _short(str(value)), _short(value.within))
    if value in FORMS:  # a player may be called “you”
        return _Player("", str(value), str(value))
    if isinstance(value, str):
        return _short(value)
    if isinstance(value, float):
        return FluentFloat(value, useGrouping=False)
    # interpreted rules count in numpy's integers, which Fluent does not know
    return _whole(index(value))


def _short(text: str) -> str:
    """A text that Fluent takes: one without end, as a record may hold, would be an error."""
    return text if len(text) <= MOST else f"{text[:MOST]}…"


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
    bundle = _Bundle([code], use_isolating=False, functions={"WITHIN": _within})
    for path in files(code):
        if path.parent.name == SHARED:
            bundle.add_resource(_text(path))
    return bundle


def _text(path: Path) -> Any:
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def _read(code: str, subject: str) -> None:
    """Read the catalogues of one subject into the language's bundle."""
    paths = _by_subject(code).get(subject, [])
    if subject in _outside and (path := _outside[subject] / f"{code}.ftl").is_file():
        paths = [*paths, path]
    for path in paths:
        _bundle(code).add_resource(_text(path))


@cache
def _by_subject(code: str) -> dict[str, list[Path]]:
    found: dict[str, list[Path]] = {}
    for path in files(code):
        if path.parent.name != SHARED:
            found.setdefault(subject_of(path), []).append(path)
    return found


def _subjects(name: str) -> Iterator[str]:
    """The subjects an id may belong to, the longest first: `stop-the-bus-…` before `stop-…`."""
    words = name.split("-")
    for count in range(len(words), 0, -1):
        yield "-".join(words[:count])
