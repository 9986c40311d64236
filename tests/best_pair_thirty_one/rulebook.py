"""The rule book of Best, Pair and Thirty-one as the tests read it."""

from __future__ import annotations

from pathlib import Path

from tests.clauses import Book

BOOK = Book("best-pair-thirty-one", "BPT", Path(__file__).parent)
