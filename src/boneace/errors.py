"""The errors that Bone Ace raises, in words a user can act on."""

from __future__ import annotations

import re

_QUOTED = 60
"""The most characters of a value that an error quotes."""

_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]")
"""Control characters, other line ends, and what changes the direction of writing."""


def printable(text: str) -> str:
    r"""The text on one line, with its control characters escaped.

    The text of another person, such as a name in a record, must not be able to clear a terminal or
    to add a line of its own.

    >>> printable("Ann\n\x1b[2JBen")
    'Ann\\n\\x1b[2JBen'
    """
    return _CONTROL.sub(lambda found: repr(found[0])[1:-1], text)


def quoted(value: object) -> str:
    """A text as an error quotes it, shortened if it is long; anything else as Python writes it."""
    if not isinstance(value, str):
        return shown(value)
    return printable(_short(value))


def _short(text: str) -> str:
    return text if len(text) <= _QUOTED else f"{text[:_QUOTED]}…"


def shown(value: object) -> str:
    """A value as Python writes it, for an error: shortened if it is long."""
    if isinstance(value, str):
        return repr(_short(value))
    try:
        return quoted(repr(value))
    except Exception:  # Python does not write a very long number; and an object may raise anything
        return f"<{type(value).__name__}>"


class BoneAceError(Exception):
    """The base of every error that Bone Ace raises on purpose."""


class ArgumentError(BoneAceError):
    """An argument that a function does not accept; the message names the argument.

    Raised as WrongType or WrongValue, which are a TypeError and a ValueError as well.
    """


class WrongType(ArgumentError, TypeError):
    """An argument of a type that the function does not accept."""


class WrongValue(ArgumentError, ValueError):
    """An argument of the right type with a value, a shape or a dtype that is not accepted."""


class OptionError(BoneAceError, ValueError):
    """An unknown game, preset or option, or a value that the option does not allow."""


class InvalidMove(BoneAceError, ValueError):
    """The text is not a move of this game at all."""


class IllegalMove(BoneAceError, ValueError):
    """A move of this game that the seat may not make now.

    `clause` is the number of the rule that forbids it, or None if no single rule does.
    """

    def __init__(self, reason: str, clause: str | None = None) -> None:
        self.reason = reason
        self.clause = clause
        super().__init__(f"{reason} ({clause})" if clause else reason)


class OutOfRange(BoneAceError, IndexError):
    """The number of an event or a puzzle that does not exist."""


class NothingPushed(BoneAceError, IndexError):
    """There is no push to take back."""


class RecordError(BoneAceError, ValueError):
    """A record that cannot be read or replayed.

    `source` is the file, `line` the line of a JSON Lines file (from 1), `deal` the deal (from 1),
    `place` says where in it ("move 3", "card 5"), `reason` what is wrong. Unknown parts are None.
    `where` is the whole place in words, as the message gives it.
    """

    def __init__(
        self,
        reason: str,
        *,
        source: str | None = None,
        line: int | None = None,
        deal: int | None = None,
        place: str | None = None,
        where: str = "",
    ) -> None:
        self.reason = reason
        self.source = source
        self.line = line
        self.deal = deal
        self.place = place
        self.where = where
        super().__init__(reason)

    def __str__(self) -> str:
        where = [
            self.source,
            None if self.line is None else f"line {self.line}",
            None if self.deal is None else f"deal {self.deal}",
            self.place,
        ]
        told = self.where or ", ".join(part for part in where if part)
        return ": ".join([told, self.reason]).lstrip(": ")


class GameWarning(UserWarning):
    """A game from another package cannot be loaded; the message says which and why."""


class NoCard(BoneAceError, RuntimeError):
    """There is no GPU that can be used; the message says what is missing."""
