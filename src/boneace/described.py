"""A game's declaration as a form needs it, in the current language: what `to_json` returns.

The types of the page are made from these classes, so this module needs nothing but `msgspec`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

Value = bool | int | str
Json: TypeAlias = "Value | float | Sequence[Json] | Mapping[str, Json] | None"
"""A value that JSON can hold."""
Life = Literal["life", "penny", "corner"]
"""The name of a life: pennies, or the corners of a banknote, stand for lives."""
Prize = Literal["game", "stake", "chip", "point"]
"""What a match is played for: the unit of its results. In a match for lives everybody has put in a
stake."""


class Bounds(Struct):
    """The whole numbers that an option allows."""

    min: int
    max: int
    step: int | UnsetType = UNSET
    """The distance between two of them, if it is not 1."""


class Choice(Struct):
    """One value that an option allows, and its meaning."""

    value: Value
    title: str


class OptionDescribed(Struct):
    name: str
    title: str
    meaning: str
    """What it decides, in a sentence."""
    group: str
    """The title of the group that it belongs to."""
    kind: Literal["bool", "int", "choice"]
    default: Value
    allowed: list[Value] | Bounds
    choices: list[Choice]
    clauses: list[str]
    only_with: dict[str, list[Value]] | UnsetType = UNSET
    """The values of other options without which it has no effect."""
    needs: str | UnsetType = UNSET
    """The same in a sentence."""


class PresetDescribed(Struct):
    name: str
    title: str
    summary: str
    values: dict[str, Value]
    proposed: dict[str, Value]
    """The values that a form starts with, where they differ from these."""
    clauses: list[str]
    min_seats: int
    max_seats: int


class Cover(Struct, frozen=True):
    """The picture of a game where games are chosen. Cards are written as in a record."""

    hand: tuple[str, ...] = ()
    """The hand in front, such as one that wins."""
    table: tuple[str, ...] = ()
    """What lies behind it; `??` is a card face down."""
    counters: Literal["lives", "chips", "stones"] | None = None
    """What is won and lost."""


class GameDescribed(Struct):
    name: str
    title: str
    summary: str
    min_seats: int
    max_seats: int
    default_preset: str
    cuts: str | None
    """How the cards choose the first dealer, if the rules say that they do."""
    seating: dict[str, dict[str, tuple[int, int]]]
    """The fewest and the most seats, by the values of the options that they depend on."""
    partners: dict[str, Value] | None
    """The options under which seats opposite each other are partners; null if there are none."""
    presets: list[PresetDescribed]
    options: list[OptionDescribed]
    cover: Cover | None
