"""The rule book of Mus, as the tests read it."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import Book

BOOK = Book("mus", "MUS", Path(__file__).parent)
