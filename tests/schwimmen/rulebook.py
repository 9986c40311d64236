"""The rule book of Schwimmen, as the tests read it."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import Book

BOOK = Book("schwimmen", "SCH", Path(__file__).parent)
