"""The clauses of Vingt-Un: each has a test with its number."""

from __future__ import annotations

from tests.clauses import ClauseChecks

from .rulebook import BOOK


class TestClauses(ClauseChecks):
    book = BOOK
    uncited = frozenset(
        {
            "B-VU-01",  # VUX-02 in other words
            "B-VU-02",  # VUX-05 in other words
            "B-VU-13",  # the dealer's turn is the last: VU-31
            "B-VU-18",  # nothing is done to a natural that has been paid: VU-18
        }
    )


def test_the_names_of_tests_are_read_as_clauses() -> None:
    assert BOOK.named_after("test_vu_06_c_vu_02_nothing") == {"VU-06", "C-VU-02"}
    assert BOOK.named_after("test_vux_16_and_b_vu_03_others") == {"VUX-16", "B-VU-03"}
    assert BOOK.named_after("test_what_vu_18_says") == set()
