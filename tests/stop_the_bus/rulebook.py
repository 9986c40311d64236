"""The rule book of Stop the Bus, as the tests read it."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import VariantBook

#: The beginning of the deal and the end of the match are as in Thirty-one.
BORROWED = frozenset({"T31-08", "T31-34", "B-T31-27"})
BOOK = VariantBook(
    "stop-the-bus",
    "T31",
    Path(__file__).parent,
    listed="thirty-one",
    title="Stop the Bus",
    borrowed=BORROWED,
)
