"""Luck and losses sum to the result, whatever the values are."""

from __future__ import annotations

from itertools import accumulate

from hypothesis import given
from hypothesis import strategies as st

from boneace.analysis.luck import account

amounts = st.floats(-100, 100)
decisions = st.lists(st.tuples(amounts, st.floats(0, 100)), max_size=30)


@given(amounts, decisions, amounts)
def test_they_sum(start: float, made: list[tuple[float, float]], end: float) -> None:
    found = account(start, made, end)
    assert abs(start + found.luck - found.loss - end) < 1e-9
    assert abs(sum(found.lucks) + found.last_luck - found.luck) < 1e-9
    assert abs(sum(loss for _, loss in made) - found.loss) < 1e-9


@given(amounts, decisions, amounts)
def test_each_step_is_the_way_from_one_decision_to_the_next(
    start: float, made: list[tuple[float, float]], end: float
) -> None:
    found = account(start, made, end)
    after = [start, *(expected - loss for expected, loss in made)]
    for before, luck, (expected, _) in zip(after, found.lucks, made, strict=False):
        assert abs(before + luck - expected) < 1e-9
    assert [*accumulate([after[-1], found.last_luck])][-1] == after[-1] + found.last_luck
