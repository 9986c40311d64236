"""The rule book of Thirty-one, as the tests read it."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import Book

#: Switch and Stop the Bus are in the same list of requirements, but have their own rule books.
BOOK = Book(
    "thirty-one", "T31D?", Path(__file__).parent, ("Variant: Switch", "Variant: Stop the Bus")
)
LABEL = BOOK.label


def clauses() -> dict[str, str]:
    """Every clause of the rule book: its label and its words."""
    return BOOK.clauses
