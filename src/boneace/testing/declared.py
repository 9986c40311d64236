"""What a game says about itself: its options and presets, the clauses they cite, its texts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import get_args

from boneace.declare import Option, Preset
from boneace.described import Life, Prize
from boneace.errors import OptionError
from boneace.languages import Later, say_if_any, speaking
from boneace.languages.codes import ENGLISH
from boneace.testing import messages
from boneace.testing.case import Case


def check_declared(case: Case) -> None:
    """The options of every preset go together, and every clause cited is in the rule book."""
    declaration = case.declaration
    try:
        values = declaration.resolve(case.preset)
        declaration.check(dict(values))
    except OptionError as error:
        raise case.failure(str(error)) from error
    if not re.fullmatch("[a-z0-9-]+", declaration.name):
        told = f"the name {declaration.name!r} must be small letters, digits and hyphens"
        raise case.failure(f"{told}: the names of messages begin with it")
    allowed = declaration.seats(values)
    if not isinstance(allowed, range) or allowed.step != 1 or not allowed:
        told = f"the numbers of seats are {', '.join(map(str, allowed)) or 'none'}"
        raise case.failure(
            f"{told}: seated in the declaration must return a range without gaps. "
            "Where two or four may play, let an option decide"
        )
    _require_one_of(case, "prize", declaration.prize_under(values), get_args(Prize))
    for life in (declaration.life, *(preset.life for preset in declaration.presets)):
        _require_one_of(case, "life", life, get_args(Life))
    parts: list[Option | Preset] = [*declaration.options, *declaration.presets]
    for part in parts:
        kind = "option" if isinstance(part, Option) else "preset"
        if lacking := [clause for clause in part.clauses if clause not in case.clauses]:
            cited = ", ".join(lacking)
            problem = f"the {kind} “{part.name}” cites {cited}, which the rule book does not have"
            raise case.failure(problem)


def _require_one_of(case: Case, what: str, name: str | None, known: tuple[str, ...]) -> None:
    if name is not None and name not in known:
        raise case.failure(f"the {what} is called {name!r}, which is none of {', '.join(known)}")


def check_texts(case: Case) -> None:
    """The catalogues can be read, and have the texts of the game and of what it declares."""
    found = [*messages.unread(case), *messages.dangling(case)]
    if missing := list(_missing(case)):
        found.append(f"languages/en.ftl has no message {', '.join(missing)}")
    if found:
        raise case.failure("; ".join(found))


def _missing(case: Case) -> Iterator[str]:
    with speaking(ENGLISH):
        for text in case.declaration.texts:
            try:
                str(text)
            except LookupError:
                assert isinstance(text, Later)
                yield f"“{text.message}”"
        for verb in case.words.CLOSED:
            if say_if_any(name := f"{case.game}-move-{verb}.closed", rest="") is None:
                yield f"“{name}”, which CLOSED of words.py needs"
