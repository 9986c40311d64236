"""The rule book of Vingt-Un, as the tests read it."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import Book

BOOK = Book("vingt-un", "VUX?", Path(__file__).parent)
