"""The results of a simulation: plain values, for JSON, for files and for the terminal."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from boneace.study.compare.told import Group, Interval, RulesTold

Of = Literal["table", "bot", "seat", "place"]
"""Whose figure it is: the whole table's, that of all seats of a bot, of a seat, or of a place
counted from the first dealer."""


class Figure(Struct, frozen=True):
    """One figure; null where no match that it depends on has ended."""

    group: Group
    of: Of
    name: str
    """As the game has it: `deals`, `knock`, `blitz`; the number of a place or seat; the bot."""
    title: str
    found: Interval | None


class Simulated(Struct, frozen=True):
    """A simulation, as far as it has been played."""

    game: str
    title: str
    bots: list[str]
    """By seat."""
    seed: int
    unit: str
    """What gains are counted in, in words."""
    asked: int
    most_deals: int
    """Deals after which a match was ended."""
    rules: RulesTold
    figures: list[Figure]
