"""The clauses of Schwimmen: each has a test with its number."""

from __future__ import annotations

from tests.clauses import ClauseChecks

from .rulebook import BOOK


class TestClauses(ClauseChecks):
    book = BOOK
    at_least = 50
