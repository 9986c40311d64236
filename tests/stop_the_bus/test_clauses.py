"""The clauses of Stop the Bus: each has a test with its number."""

from __future__ import annotations

from tests.clauses import ClauseChecks

from .rulebook import BOOK


class TestClauses(ClauseChecks):
    book = BOOK
    at_least = 13


def test_the_book_has_the_requirements_of_this_variant_only() -> None:
    assert all(label in BOOK.clauses for label in BOOK.requirements())
    assert "T31-12" not in BOOK.requirements()
