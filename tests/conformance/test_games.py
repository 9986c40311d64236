"""Every registered game conforms: every check, every preset, several numbers of seats."""

import pytest

from boneace import games, testing

MATRIX = [pair for game in games.names() for pair in testing.matrix(game)]


@pytest.mark.parametrize(("check", "case"), MATRIX, ids=str)
def test_conforms(check: testing.Check, case: testing.Case) -> None:
    check(case)
