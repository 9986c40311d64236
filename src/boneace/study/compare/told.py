"""The results of a comparison: plain values for JSON, for files and for the page.

The types of the page are made from these classes, so this module needs nothing but `msgspec`.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from boneace.described import Value

Group = Literal["length", "won", "gain", "dealt", "moves", "events"]
"""The length of a match; the share of the matches won, by place; what a place gains in a deal,
counted from the first dealer; the same from the dealer of each deal; how often a kind of move, and
how often another event, happens in a deal."""


class Interval(Struct, frozen=True):
    """An estimate, and the 95 % interval around it; null if there are too few matches."""

    mean: float
    low: float | None
    high: float | None


class Row(Struct, frozen=True):
    """One figure under both sets of rules, and the second less the first.

    A figure is null for a set with fewer seats; shares are null if no match has ended.
    """

    group: Group
    name: str
    """The game's name for it: `deals`, `knock`, `blitz`; for a place, how far after the dealer."""
    title: str
    first: Interval | None
    second: Interval | None
    difference: Interval | None


class Length(Struct, frozen=True):
    """The number of matches with this number of deals."""

    deals: int
    matches: int


class RulesTold(Struct, frozen=True):
    """One of the sets of rules, and the matches played with it."""

    preset: str
    title: str
    options: dict[str, Value]
    """The options that differ from the preset."""
    changes: list[str]
    """The same in words."""
    seats: int
    matches: int
    cut: int
    """Matches that were cut short because no end was in sight."""
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
    """The unit of gains, in words."""
    done: int
    """Matches played with each set of rules."""
    asked: int
    most_deals: int
    """The number of deals after which a match was cut short."""
    first: RulesTold
    second: RulesTold
    rows: list[Row]

    def __repr__(self) -> str:
        return f"<Compared {self.game}, {self.done} matches with each: {len(self.rows)} rows>"
