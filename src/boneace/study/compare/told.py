"""The results of a comparison: plain values, for JSON, for files and for the page.

The types of the page are made from these classes, so that this module needs nothing but `msgspec`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from boneace.described import Value

Group = Literal["length", "won", "gain", "dealt", "moves", "events"]
"""The length of a match; the share of the matches won, by place; what a place gains in a deal,
counted from the first dealer; the same from the dealer of each deal; how often a kind of move, and
another thing, happens in a deal."""


class Interval(Struct, frozen=True):
    """An estimate, and the 95 % interval around it; null where there are too few matches."""

    mean: float
    low: float | None
    high: float | None


class Row(Struct, frozen=True):
    """One figure under both sets of rules, and the second less the first.

    A set lacks a figure (null) where it has fewer seats, and shares where no match has ended.
    """

    group: Group
    name: str
    """As the game has it: `deals`, `knock`, `blitz`; of a place, how far after the dealer."""
    title: str
    first: Interval | None
    second: Interval | None
    difference: Interval | None


class Length(Struct, frozen=True):
    """How many matches had so many deals."""

    deals: int
    matches: int


class RulesTold(Struct, frozen=True):
    """One of the sets of rules, and the matches played with it."""

    preset: str
    title: str
    options: dict[str, Value]
    """What differs from the preset."""
    changes: list[str]
    """The same in words."""
    seats: int
    matches: int
    cut: int
    """Matches that had no end in sight and were ended."""
    deals: int
    lengths: list[Length]
    """The shortest first."""


class Compared(Struct, frozen=True):
    """A comparison, as far as it has been played."""

    game: str
    title: str
    level: str
    level_title: str
    seed: int
    unit: str
    """What gains are counted in, in words."""
    done: int
    """Matches played with each set of rules."""
    asked: int
    most_deals: int
    """Deals after which a match was ended."""
    first: RulesTold
    second: RulesTold
    rows: list[Row]
