"""The meaning of the fields of a view, so that learners can get them as tensors.

A tensor of what a seat observes is a row of bytes, `uint8`. Each field of the view that is in it
takes some places of the row, depending on its kind. Seats are counted from the viewer: its own
comes first, then the seats in the order of play. What a viewer does not know is zero.

| Kind     | Places                                                                    |
|----------|---------------------------------------------------------------------------|
| `cards`  | one for each card of the pack: 1 if it is in the set                   |
| `card`   | one for each card of the pack, and one more: the card lies face down      |
| `seats`  | one for each seat: 1 if it is in the set                               |
| `seat`   | one for each seat; all 0 for nobody                                       |
| `count`  | one: the number itself, 0 for -1, and 255 for all that are larger         |
| `signed` | two, as `count`: how far the number is above zero, and how far below      |
| `code`   | one for each different name; all 0 for a value that has none, or ""       |
| `marks`  | one for each name: 1 if it is in the set                               |

If a seat has several hands, `each` of them, it has that many entries in a list by seat, and that
many places in a set of `seats`, which then is a set of hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Literal

Kind = Literal["cards", "card", "seats", "seat", "count", "signed", "code", "marks"]
By = Literal["", "own", "seat", "others", "side", "row", "place"]
"""The entries of a field that is a list: none, it is one number (""); the viewer's own; one for
each seat, the viewer's first; one for each other seat; one for each of two sides, the viewer's
first (every other seat is of one side, and the entries are numbered 0 and 1); one for each other
seat, of the viewer's own row in a list of rows with `each` entries; all, in the order of their
places."""

MOST = 255
"""The largest count that a place can hold."""

IN_ANY_GAME = ("turn", "held", "stock", "stock_left")
"""The fields that follow from the others and from the moves seen in every game with stock and turns
(`FOLLOWS`)."""


@dataclass(frozen=True)
class Field:
    """A field of the view as part of a tensor; `name` is its name in the state of the game."""

    name: str
    kind: Kind
    about: str
    """A short description, used in the documentation."""
    by: By = ""
    high: int = MOST
    """For `count` and `signed`: the largest possible number, or 255."""
    low: int = 0
    """For `code`: the value of the first name."""
    names: tuple[str, ...] = ()
    """For `code`: the names of the values, in order; for `marks`: the names of the members."""
    only: int | None = None
    """For `place`: how many of the places are used; None for all."""
    each: int = 1
    """For `seat` and `others`, and for the kind `seats`: the number of entries of the list, or
    members of the set, of each seat, one for each of its hands. For `row`: the length of a row."""

    option: tuple[str, int] | None = None
    """An option, and the value that it must have for the field to be in the tensor at all."""

    def when(self, option: str, value: int = 1) -> Field:
        """The same, but only if an option has a value (as in the record of the options)."""
        return replace(self, option=(option, int(value)))


def cards(name: str, about: str, by: By = "", each: int = 1) -> Field:
    """A set of cards."""
    return Field(name, "cards", about, by, each=each)


def card(name: str, about: str, by: By = "", only: int | None = None) -> Field:
    """One card, by its number; EMPTY if there is none, FACE_DOWN if it is unknown."""
    return Field(name, "card", about, by, only=only)


def seats(name: str, about: str, by: By = "", only: int | None = None, each: int = 1) -> Field:
    """A set of seats; or of hands, if each seat has several."""
    return Field(name, "seats", about, by, only=only, each=each)


def seat(name: str, about: str, by: By = "", only: int | None = None) -> Field:
    """A seat, negative for nobody."""
    return Field(name, "seat", about, by, only=only)


def count(
    name: str,
    about: str,
    high: int = MOST,
    by: By = "",
    only: int | None = None,
    each: int = 1,
) -> Field:
    """A number; -1 if there is none. A number larger than `high` counts as `high`."""
    return Field(name, "count", about, by, high=min(high, MOST), only=only, each=each)


def signed(name: str, about: str, high: int = MOST, by: By = "", only: int | None = None) -> Field:
    """A number that may be negative."""
    return Field(name, "signed", about, by, high=min(high, MOST), only=only)


def code(
    name: str, about: str, names: Sequence[str], low: int = 0, by: By = "", only: int | None = None
) -> Field:
    """A number that stands for one of several things; `low` is the number of the first.

    Values with the same name are one thing: they share a place.
    """
    return Field(name, "code", about, by, low=low, names=tuple(names), only=only)


def phase(phases: type[Enum]) -> Field:
    """The phase, under its names in the rules."""
    return code("phase", "what is being done", [name.lower() for name in phases.__members__])


def marks(name: str, about: str, names: Sequence[str], by: By = "", each: int = 1) -> Field:
    """A set of named things."""
    return Field(name, "marks", about, by, names=tuple(names), each=each)


def flag(name: str, about: str, by: By = "") -> Field:
    """A number that is 0 or 1."""
    return Field(name, "count", about, by, high=1)


@dataclass(frozen=True)
class Bounds:
    """How long a match can last, and what a seat can win in it, under given options."""

    decisions: int | None
    """No match has more decisions than this, of all seats together; None if one can go on without
    end."""
    low: float
    high: float
    """No seat wins less, or more; infinite if no rule limits it."""
    ends: str
    """What ends a match, in a sentence."""
