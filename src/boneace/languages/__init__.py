"""What Bone Ace says, in the languages it speaks.

Every sentence that people read is a message in a catalogue (`languages/<code>/*.ftl`, Fluent); code
names the message and gives it what is put in:

>>> from boneace.languages import say, speaking
>>> say("errors-key")
'this key opens no seat of the match'
>>> with speaking("eu"):
...     say("errors-key")
'gako honek ez du partidako eserlekurik irekitzen'

Who speaks which language is a matter of the moment, not of a match: the table enters `speaking` for
each viewer, the terminal speaks one throughout. Without it everything is said in English.
"""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field

ENGLISH = "en"
# Each by its own name, so that those who look for it find it.
LANGUAGES = {"en": "English", "es": "Español", "eu": "Euskara"}

_spoken: ContextVar[str] = ContextVar("boneace_language", default=ENGLISH)


def current() -> str:
    """The code of the language spoken now."""
    return _spoken.get()


def speak(code: str | None) -> None:
    """Speak a language from here on, in this task or thread; English where there is none such."""
    _spoken.set(code if code in LANGUAGES else ENGLISH)


class speaking:  # read as a phrase: with speaking("eu")
    """Speak a language inside the block; English where there is no such language."""

    __slots__ = ("_code", "_token")

    def __init__(self, code: str | None) -> None:
        self._code = code if code in LANGUAGES else ENGLISH

    def __enter__(self) -> None:
        self._token = _spoken.set(self._code)

    def __exit__(self, *_: object) -> None:
        _spoken.reset(self._token)


def say(message: str, /, **given: str | int | float) -> str:
    """A message in the language spoken now; `"id.attribute"` for one of its parts.

    What a language does not have is said in English. Raises LookupError where English does not
    have it either: no such message exists.
    """
    return _formatted(_spoken.get(), message, tuple(given.items()))


def _formatted(code: str, message: str, given: tuple[tuple[str, str | int | float], ...]) -> str:
    """`catalogues.formatted`, which takes this one's place when the first word is said.

    Fluent takes a while to be imported, and much is done without a word being said.
    """
    global _formatted
    from boneace.languages.catalogues import formatted

    _formatted = formatted
    return formatted(code, message, given)


@dataclass(frozen=True)
class Later:
    """A message that is put into words when somebody is told it: `str(…)`, in his language.

    For what is kept, such as a line of a log that is read in more than one language. What is put
    into it may itself be said later.
    """

    message: str
    given: Mapping[str, str | int | float | Later] = field(default_factory=dict)

    def __str__(self) -> str:
        given = {k: str(v) if isinstance(v, Later) else v for k, v in self.given.items()}
        return say(self.message, **given)


Line = str | Later
"""A sentence, or what will be one."""


def later(message: str, /, **given: str | int | float | Later) -> Later:
    """A message to be said later: see `Later`."""
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
    """`q=0.8` as a number; 1 where nothing is said, 0 where it cannot be read."""
    name, _, value = quality.strip().partition("=")
    if not name:
        return 1.0
    try:
        weight = float(value)
    except ValueError:
        return 0.0
    return weight if name.strip().lower() == "q" and 0 <= weight <= 1 else 0.0
