"""The messages of Bone Ace, in the languages it speaks.

Every sentence that people read is a message in a catalogue (Fluent: `languages/<code>/*.ftl`, or
`games/<game>/languages/<code>.ftl`); code names the message and passes the values to insert:

>>> from boneace.languages import say, speaking
>>> say("errors-key")
'this key does not belong to a seat of the match'
>>> with speaking("eu"):
...     say("errors-key")
'gako honek ez du partidako eserlekurik irekitzen'

The language belongs to the current task, not to a match: the table enters `speaking` for each
viewer, the terminal uses one language throughout. Without it everything is in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field

from boneace.languages.codes import ENGLISH, LANGUAGES

_spoken: ContextVar[str] = ContextVar("boneace_language", default=ENGLISH)


def current() -> str:
    """The code of the language spoken now."""
    return _spoken.get()


def speak(code: str | None) -> None:
    """Speak a language from here on, in this task or thread; English if it is not supported."""
    _spoken.set(code if code in LANGUAGES else ENGLISH)


class speaking:  # read as a phrase: with speaking("eu")
    """Speak a language inside the block; English if it is not supported."""

    __slots__ = ("_code", "_token")

    def __init__(self, code: str | None) -> None:
        self._code = code if code in LANGUAGES else ENGLISH

    def __enter__(self) -> None:
        self._token = _spoken.set(self._code)

    def __exit__(self, *_: object) -> None:
        _spoken.reset(self._token)


def say(message: str, /, **given: str | int | float) -> str:
    """A message in the current language; `"id.attribute"` for one of its parts.

    A message that the language lacks is given in English. Raises LookupError if English lacks it
    too: no such message exists.
    """
    return _formatted(_spoken.get(), message, tuple(given.items()))


def say_if_any(message: str, /, **given: str | int | float) -> str | None:
    """The same, for a message that need not exist: None if there is none."""
    try:
        return say(message, **given)
    except LookupError:
        return None


def _formatted(code: str, message: str, given: tuple[tuple[str, str | int | float], ...]) -> str:
    """`catalogues.formatted`, which replaces this function when the first message is needed.

    Importing Fluent takes a while, and many uses need no message at all.
    """
    global _formatted
    from boneace.languages.catalogues import formatted

    _formatted = formatted
    return formatted(code, message, given)


@dataclass(frozen=True)
class Later:
    """A message that is put into words when it is shown: `str(…)`, in the reader's language.

    For text that is stored, such as a line of a log that is read in more than one language. The
    values inserted may themselves be `Later`.
    """

    message: str
    given: Mapping[str, str | int | float | Later] = field(default_factory=dict)

    def __str__(self) -> str:
        given = {k: str(v) if isinstance(v, Later) else v for k, v in self.given.items()}
        return say(self.message, **given)


Line = str | Later
"""A sentence, or a message that will become one."""


def text_of(line: Line, otherwise: str) -> str:
    """The text of a line, or another where it is a message that does not exist.

    A game from outside may lack some of its texts: that must not spoil a list of all games.
    """
    try:
        return str(line)
    except LookupError:
        return otherwise


def later(message: str, /, **given: str | int | float | Later) -> Later:
    """A message to be put into words later: see `Later`."""
    return Later(message, given)


def best_of(preferred: str | None) -> str:
    """The language that suits an Accept-Language header best ("eu-ES" is Basque), else English."""
    wanted: list[tuple[float, int, str]] = []
    for place, part in enumerate((preferred or "").split(",")[:_MOST_WANTED]):
        name, _, quality = part.partition(";")
        code = name.strip().lower().partition("-")[0]
        if code in LANGUAGES and (weight := _weight(quality)) > 0:
            wanted.append((-weight, place, code))
    return min(wanted)[2] if wanted else ENGLISH


_MOST_WANTED = 32  # an honest header names a few languages


def _weight(quality: str) -> float:
    """`q=0.8` as a number; 1 if it is missing, 0 if it cannot be read."""
    name, _, value = quality.strip().partition("=")
    if not name:
        return 1.0
    try:
        weight = float(value)
    except ValueError:
        return 0.0
    return weight if name.strip().lower() == "q" and 0 <= weight <= 1 else 0.0
