"""The arithmetic of clocks: the time left for each seat, after decisions and stops."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boneace.table.play.acting.clock import BankClock, Clock, ClockSet, MoveClock, kept, setting

SECOND = 1000


def test_each_decision_has_the_time_of_a_move_clock() -> None:
    clock = Clock(MoveClock(30), [0, 1])
    clock.run(0, 0)
    assert clock.left(0, 12 * SECOND) == 18 * SECOND
    assert clock.left(1, 12 * SECOND) == 30 * SECOND
    clock.charge(0, 12 * SECOND)
    clock.run(0, 12 * SECOND)  # the same seat decides again
    assert clock.left(0, 12 * SECOND) == 30 * SECOND
    assert clock.left(0, 60 * SECOND) == 0


def test_a_bank_pays_for_decisions_and_grows_with_each() -> None:
    clock = Clock(BankClock(60, 5), [0, 2])
    clock.run(2, 0)
    clock.charge(2, clock.used(20 * SECOND))
    assert clock.left(2, 20 * SECOND) == 45 * SECOND
    clock.charge(2, 90 * SECOND)  # more than there was: the increment is left for the next decision
    assert clock.left(2, 20 * SECOND) == 5 * SECOND
    assert clock.all_left(3, 20 * SECOND) == [60 * SECOND, None, 5 * SECOND]


def test_a_clock_that_stood_still_goes_on_where_it_was() -> None:
    clock = Clock(BankClock(60, 5), [0])
    clock.run(0, 0)
    clock.run(None, 10 * SECOND)
    assert clock.running is None and clock.left(0, 99 * SECOND) == 50 * SECOND
    clock.run(0, 100 * SECOND)
    assert clock.left(0, 103 * SECOND) == 47 * SECOND
    assert clock.used(103 * SECOND) == 13 * SECOND


@given(
    st.lists(st.tuples(st.integers(0, 2), st.integers(0, 90_000)), max_size=30),
    st.sampled_from([MoveClock(20), BankClock(60, 3)]),
)
def test_clocks_follow_from_what_is_stored(spent: list[tuple[int, int]], set_to: ClockSet) -> None:
    """A server that has run all the time and one that starts now give the same times."""
    live, now = Clock(set_to, [0, 1, 2]), 0
    for seat, took in spent:
        live.run(seat, now)
        now += took
        live.charge(seat, live.used(now))
    again = Clock(set_to, [0, 1, 2], spent)
    assert live.all_left(3, now) == again.all_left(3, 0)


@pytest.mark.parametrize("set_to", [None, MoveClock(30), BankClock(300, 5)])
def test_a_setting_is_kept(set_to: ClockSet | None) -> None:
    assert setting(kept(set_to)) == set_to


@pytest.mark.parametrize(
    "bad",
    [
        {"kind": "move", "seconds": 1},
        {"kind": "bank", "seconds": 60},
        {"kind": "bank", "seconds": 60, "increment": 0},
        {"kind": "egg", "seconds": 60},
        {"kind": "move", "seconds": 60, "increment": 3},
    ],
)
def test_what_this_version_does_not_know_is_no_setting(bad: dict[str, object]) -> None:
    assert setting(bad) is None  # a match with it is not played on (`outdated.newer`)
