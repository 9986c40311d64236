"""The results of a simulation: plain values, for JSON, for files and for the terminal."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from boneace.study.compare.told import Group, Interval, RulesTold

Of = Literal["table", "bot", "seat", "place"]
"""Whose figure it is: that of the whole table, of all seats of a bot, of a seat, or of a place
counted from the first dealer."""


class Figure(Struct, frozen=True):
    """One figure; null if no match that it depends on has ended."""

    group: Group
    of: Of
    name: str
    """The game's name for it: `deals`, `knock`, `blitz`; the number of a place or seat; the bot."""
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
    """The unit of gains, in words."""
    asked: int
    most_deals: int
    """The number of deals after which a match was cut short."""
    rules: RulesTold
    figures: list[Figure]

    def __repr__(self) -> str:
        told = f"{self.rules.seats} seats, {self.rules.matches} matches"
        return f"<Simulated {self.game}, {told}: {len(self.figures)} figures>"
