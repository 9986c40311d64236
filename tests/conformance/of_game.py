"""The conformance suite as tests of one game: each game has a file, so that workers share them."""

from collections.abc import Callable

import pytest

from boneace import testing


def conforming(game: str) -> Callable[[testing.Check, testing.Case], None]:
    """Make a test of every check with every case of a game."""

    @pytest.mark.parametrize(("check", "case"), list(testing.matrix(game)), ids=str)
    def test_conforms(check: testing.Check, case: testing.Case) -> None:
        check(case)

    return test_conforms
