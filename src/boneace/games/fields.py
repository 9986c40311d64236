"""What the fields of a view mean, so that learners can be given them as tensors.

A tensor of what a seat observes is a row of bytes, `uint8`. Each field of the view that is in it
takes some places of the row, by its kind. Seats are counted from the viewer: its own comes first,
then the seats in the order of play. What a viewer does not know is zero.

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

Where a seat has several hands, `each` of them, it has so many entries in a list by seat, and so
many places in a set of `seats`, which then is a set of hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import Literal

Kind = Literal["cards", "card", "seats", "seat", "count", "signed", "code", "marks"]
By = Literal["", "own", "seat", "others", "side", "row", "place"]
"""Which entries of a field that is a list: none, it is one number (""); the viewer's own; one for
each seat, the viewer's first; one for each other seat; one for each of two sides, the viewer's
first, where every other seat is of one side and the entries are numbered 0 and 1; one for each
other seat, of the viewer's own row in a list of rows that are `each` entries long; all, in the
order of their places."""

MOST = 255
"""The largest count that a place can hold."""


@dataclass(frozen=True)
class Field:
    """A field of the view as part of a tensor; `name` is its name in the state of the game."""

    name: str
    kind: Kind
    about: str
    """What it is, in a few words: documentation is made from it."""
    by: By = ""
    high: int = MOST
    """For `count` and `signed`: the largest number that there can be, or 255."""
    low: int = 0
    """For `code`: the value of the first name."""
    names: tuple[str, ...] = ()
    """For `code`: what the values mean, in their order; for `marks`: what the members mean."""
    only: int | None = None
    """For `place`: how many of the places are taken; None for all."""
    each: int = 1
    """For `seat` and `others`, and for the kind `seats`: how many entries of the list, or members
    of the set, each seat has, one for each of its hands. For `row`: how long a row is."""

    option: tuple[str, int] | None = None
    """An option, and the value that it must have for the field to be in the tensor at all."""

    def when(self, option: str, value: int = 1) -> Field:
        """The same, but only where an option has a value (as the record of the options has it)."""
        return replace(self, option=(option, int(value)))


def cards(name: str, about: str, by: By = "", each: int = 1) -> Field:
    """A set of cards."""
    return Field(name, "cards", about, by, each=each)


def card(name: str, about: str, by: By = "", only: int | None = None) -> Field:
    """One card, by its number; EMPTY where there is none, FACE_DOWN where it is not known."""
    return Field(name, "card", about, by, only=only)


def seats(name: str, about: str, by: By = "", only: int | None = None, each: int = 1) -> Field:
    """A set of seats; or of hands, where each seat has several."""
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
    """A number; -1 if there is none. One that is larger than `high` counts as `high`."""
    return Field(name, "count", about, by, high=min(high, MOST), only=only, each=each)


def signed(name: str, about: str, high: int = MOST, by: By = "", only: int | None = None) -> Field:
    """A number that may be negative."""
    return Field(name, "signed", about, by, high=min(high, MOST), only=only)


def code(
    name: str, about: str, names: Sequence[str], low: int = 0, by: By = "", only: int | None = None
) -> Field:
    """A number that stands for one of some things, the first of them being `low`.

    Values that have the same name are one thing: they share a place.
    """
    return Field(name, "code", about, by, low=low, names=tuple(names), only=only)


def phase(phases: type[Enum]) -> Field:
    """What is being done, under the names that the rules have for it."""
    return code("phase", "what is being done", [name.lower() for name in phases.__members__])


def marks(name: str, about: str, names: Sequence[str], by: By = "", each: int = 1) -> Field:
    """A set of some things."""
    return Field(name, "marks", about, by, names=tuple(names), each=each)


def flag(name: str, about: str, by: By = "") -> Field:
    """A number that is 0 or 1."""
    return Field(name, "count", about, by, high=1)


@dataclass(frozen=True)
class Bounds:
    """How long a match can last, and what a seat can win in it, under given options."""

    decisions: int | None
    """No match has more decisions than this, of all seats together; None if one can go on."""
    low: float
    high: float
    """No seat wins less, or more; infinite where no rule says so."""
    ends: str
    """What ends a match, in a sentence."""
