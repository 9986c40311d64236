"""The results of a study: plain values for the terminal, for JSON and for files."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

CONFIDENCE = 0.95
"""The level of every interval that comes from play."""

Sure = Literal["exact", "bounds", "interval"]
"""Whether a figure is exact; lies between its ends for certain; or does so 19 times in 20."""


class Cell(Struct, frozen=True):
    """A figure of a table. Its ends are null if it is exact, or too little was played."""

    value: float | None
    low: float | None = None
    high: float | None = None
    sure: Sure = "interval"
    told: str | None = None
    """The text shown instead of the number."""


NONE = Cell(None)


class Head(Struct, frozen=True):
    """The heading of a row or a column."""

    name: str
    title: str


class Row(Struct, frozen=True):
    """A row of a table."""

    head: Head
    cells: list[Cell]


class Part(Struct, frozen=True):
    """A table of an answer."""

    name: str
    title: str
    corner: str
    """What the rows are."""
    heads: list[Head]
    rows: list[Row]
    share: bool = False
    """Whether the figures are shares, shown in per cent."""
    signed: bool = False
    """Whether the figures are gains, or differences: a star marks those that are clear."""
    whole: bool = False
    """Whether the figures are whole numbers, with a range of equally good ones."""
    long: bool = False
    """Whether it is too long to be printed, and is in files only."""
    notes: list[str] = []


class Answer(Struct, frozen=True):
    """The answer to one question."""

    name: str
    title: str
    about: str
    parts: list[Part]
    deals: int
    """The number of deals, or matches, played for a figure; 0 if nothing was played."""


class Studied(Struct, frozen=True):
    """Some questions about a game, answered."""

    game: str
    title: str
    preset: str
    changes: list[str]
    """The options that differ from the preset, in words."""
    seed: int
    confidence: float
    answers: list[Answer]

    def __repr__(self) -> str:
        asked = ", ".join(answer.name for answer in self.answers)
        return f"<Studied {self.game} ({self.preset}): {asked}>"
