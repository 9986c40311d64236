"""The clauses of Best, Pair and Thirty-one: each has a test with its number."""

from __future__ import annotations

from tests.clauses import ClauseChecks

from .rulebook import BOOK


class TestClauses(ClauseChecks):
    book = BOOK


def test_the_names_of_tests_are_read_as_clauses() -> None:
    assert BOOK.named_after("test_bpt_41_c_bpt_16_no_raise") == {"BPT-41", "C-BPT-16"}
    assert BOOK.named_after("test_b_bpt_03_and_bpt_32_a_pass") == {"B-BPT-03", "BPT-32"}
    assert BOOK.named_after("test_what_bpt_18_says") == set()
