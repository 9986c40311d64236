"""The requests and answers of the table's laboratory, as plain values."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from boneace.study.compare.told import Compared
from boneace.table.play.asked import Named, OptionsAsked

MOST_MATCHES = 2000
"""The most matches that may be played with each set of rules."""

State = Literal["waiting", "playing", "done", "stopped", "late", "failed"]
"""`stopped` by a person; `late`: its time was up; `failed`: something is wrong with the server."""


class RulesAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A set of rules: `options` are those that differ from the preset."""

    preset: Named | None = None
    options: OptionsAsked = {}
    seats: Annotated[int, Meta(ge=1, le=16)] | None = None


class NewComparison(Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/comparisons: two sets of rules to be compared.

    Without a level, bots are as strong as speed allows.
    """

    game: Named
    first: RulesAsked
    second: RulesAsked
    matches: Annotated[int, Meta(ge=1, le=MOST_MATCHES)] = 200
    level: Named | None = None
    seed: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Comparison(Struct, frozen=True):
    """GET /api/comparisons/ID: the progress, and the figures so far."""

    id: str
    state: State
    note: str
    """What it waits for, or what is wrong, in words; else empty."""
    done: int
    asked: int
    found: Compared | None
