"""The clauses of Thirty-one: each has a test with its number."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from tests.clauses import ClauseChecks

from .rulebook import BOOK, clauses


class TestClauses(ClauseChecks):
    book = BOOK
    uncited = frozenset({"B-T31-03", "B-T31-16", "B-T31-19"})  # follow from what is cited elsewhere


def test_a_name_may_begin_with_several_clauses() -> None:
    assert BOOK.named_after("test_t31_12_t31d_07_a_turn") == {"T31-12", "T31D-07"}
    assert BOOK.named_after("test_b_t31_13_then_t31_18_holds") == {"B-T31-13"}
    assert BOOK.named_after("test_what_t31_18_says") == set()


def test_a_clause_without_a_test_is_found_out(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text("def test_t31_12_a_turn() -> None: ...\n")
    poor = ClauseChecks()
    poor.book = replace(BOOK, tests=tmp_path)
    with pytest.raises(AssertionError, match="T31-11"):
        poor.test_every_clause_that_binds_has_a_test_named_after_it()
    assert list(poor.book.proofs) == ["T31-12"]
    assert len(clauses()) > len(BOOK.required()) > 100
