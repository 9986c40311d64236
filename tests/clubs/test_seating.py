"""Pairings: everybody with everybody, by results, in a knock-out; and those who are left over."""

from __future__ import annotations

import math
from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boneace.table.clubs import standing
from boneace.table.clubs.draw import past_of
from boneace.table.clubs.seating import mixing
from boneace.table.clubs.seating.past import Past, Unit, pair
from boneace.table.clubs.seating.sizes import sizes
from boneace.table.clubs.state import EveningState
from boneace.table.errors import TableError
from tests.clubs.people import drawn, evening_of, played, without


def meetings(state: EveningState) -> Counter[tuple[int, int]]:
    return past_of(state).met


def rounds(state: EveningState, many: int) -> EveningState:
    for _ in range(many):
        state = played(drawn(state))
    return state


def everybody_once(state: EveningState, here: set[int]) -> None:
    """In every round each player present sits once, or sits out."""
    last = state.rounds[-1]
    found = [one for table in last.tables for one in table.seats if one is not None]
    assert sorted([*found, *last.out, *last.byes]) == sorted(here)


@given(st.integers(2, 60), st.sets(st.integers(2, 8), min_size=1), st.integers(2, 8))
def test_sizes_seat_as_many_as_possible(people: int, allowed: set[int], wanted: int) -> None:
    found, over = sizes(people, allowed, wanted)
    assert sum(found) + over == people
    assert set(found) <= allowed
    assert over < min(allowed)


def test_forty_meet_nobody_twice_in_five_rounds() -> None:
    state = rounds(evening_of(40), 5)
    assert max(meetings(state).values()) == 1
    assert all(len(one.tables) == 10 and not one.out for one in state.rounds)


def test_sixteen_meet_nobody_twice_in_four_rounds_of_four() -> None:
    assert max(meetings(rounds(evening_of(16), 4)).values()) <= 2


@pytest.mark.parametrize("people", [2, 4, 7, 10, 13])
def test_two_at_a_table_meet_everybody_once(people: int) -> None:
    many = people if people % 2 else people - 1
    state = evening_of(people, "best-pair-thirty-one", size=2, rounds=many)
    state = rounds(state, many)
    assert meetings(state) == Counter(combinations(range(people), 2))
    outs = Counter(one for turn in state.rounds for one in turn.out)
    assert set(outs.values()) <= {1}
    assert len(outs) == (people if people % 2 else 0)


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 23), st.integers(2, 6), st.integers(1, 6), st.integers(0, 99), st.booleans())
def test_everybody_sits_once_or_sits_out_in_turn(
    people: int, size: int, many: int, lot: int, bots: bool
) -> None:
    system = "results" if lot % 2 else "everybody"
    spare = "bot" if bots else "out"
    state = evening_of(people, lot=lot, size=size, system=system, spare=spare, rounds=many)
    for _ in range(many):
        state = played(drawn(state))
        everybody_once(state, set(range(people)))
    outs = Counter(dict.fromkeys(range(people), 0))
    outs.update(one for turn in state.rounds for one in turn.out)
    assert max(outs.values()) - min(outs.values()) <= 1
    for turn in state.rounds:
        assert all(any(one is not None for one in table.seats) for table in turn.tables)


def test_one_more_than_the_tables_hold_gets_a_larger_table_where_the_game_has_one() -> None:
    state = drawn(evening_of(41))
    assert sorted(len(table.seats) for table in state.rounds[0].tables) == [4] * 9 + [5]
    assert state.rounds[0].out == []


def test_an_odd_player_sits_out_at_most_once_more_than_any_other() -> None:
    state = rounds(evening_of(9, "mus", partners="round"), 4)
    outs = Counter(one for turn in state.rounds for one in turn.out)
    assert len(outs) == 4
    assert set(outs.values()) == {1}


def test_a_round_without_a_table_is_worth_ones_own_average() -> None:
    state = rounds(evening_of(5, "best-pair-thirty-one", size=2, rounds=5), 5)
    rows = {row.member: row for row in standing.of(state)}
    # the smaller id wins: 4, 3, 2, 1 and 0 of four matches, and one round out
    assert [rows[one].points for one in range(5)] == [5, 3.75, 2.5, 1.25, 0]
    assert all(row.sat_out == 1 for row in rows.values())


def test_who_sits_out_does_not_lead_before_the_round_is_over() -> None:
    state = drawn(evening_of(5, "best-pair-thirty-one", size=2, rounds=5))
    assert [row.points for row in standing.of(state)] == [0] * 5
    (out,) = state.rounds[0].out
    rows = {row.member: row for row in standing.of(played(state))}
    assert (rows[out].sat_out, rows[out].points) == (1, 0.5)


def test_an_odd_player_can_have_a_bot() -> None:
    state = rounds(evening_of(5, "best-pair-thirty-one", size=2, spare="bot"), 5)
    assert all(not turn.out for turn in state.rounds)
    with_bot = [
        seat for turn in state.rounds for t in turn.tables if None in t.seats for seat in t.seats
    ]
    assert sorted(one for one in with_bot if one is not None) == [0, 1, 2, 3, 4]


# -- partners --------------------------------------------------------------------------------------


def test_partners_of_the_evening_stay_together_and_face_each_other() -> None:
    state = rounds(evening_of(12, "mus", partners="evening"), 5)
    together = {
        pair(table.seats[at] or 0, table.seats[at + 2] or 0)
        for turn in state.rounds
        for table in turn.tables
        for at in (0, 1)
    }
    assert len(together) == 6
    # six pairs in five rounds: every pair has met every other once
    assert set(meetings(state).values()) == {1}


def test_partners_of_a_round_are_new_each_time() -> None:
    state = rounds(evening_of(12, "mus", partners="round"), 5)
    assert max(past_of(state).partnered.values()) == 1


def test_an_odd_partner_is_a_bot_where_the_host_wants_that() -> None:
    state = rounds(evening_of(7, "mus", partners="round", spare="bot", rounds=7), 7)
    assert all(not turn.out for turn in state.rounds)
    bots = [seat for turn in state.rounds for t in turn.tables for seat in t.seats]
    assert bots.count(None) == 7


def test_the_partner_of_one_who_leaves_finds_another() -> None:
    state = rounds(evening_of(9, "mus", partners="evening"), 1)
    [spare] = state.rounds[0].out
    kept = next(table for table in state.rounds[0].tables)
    leaver, partner = kept.seats[0], kept.seats[2]
    assert leaver is not None
    state = drawn(without(state, leaver))
    everybody_once(state, set(range(9)) - {leaver})
    assert any(set(unit) == {partner, spare} for unit in state.pairs)


# -- by results ------------------------------------------------------------------------------------


def test_by_results_equals_meet_and_nobody_twice() -> None:
    state = rounds(evening_of(16, "best-pair-thirty-one", size=2, system="results"), 4)
    assert set(meetings(state).values()) == {1}
    # four rounds of sixteen leave one that has won all, and it is the strongest
    first, second, *_ = standing.of(state)
    assert (first.member, first.points) == (0, 4)
    assert second.points < 4


# -- knock-outs ------------------------------------------------------------------------------------


@pytest.mark.parametrize("people", [2, 3, 5, 8, 11, 16])
def test_a_knock_out_of_two_leaves_the_strongest_after_as_few_rounds_as_possible(
    people: int,
) -> None:
    state = evening_of(people, "best-pair-thirty-one", size=2, system="knock-out")
    while not standing.decided(state):
        state = played(drawn(state))
    assert len(state.rounds) == math.ceil(math.log2(people))
    assert standing.of(state)[0].member == 0
    assert standing.of(state)[0].rank == 1
    assert [turn.byes for turn in state.rounds[1:]] == [[]] * (len(state.rounds) - 1)
    with pytest.raises(TableError, match="everything has been played"):
        drawn(state)


@settings(max_examples=30, deadline=None)
@given(st.integers(2, 40), st.integers(3, 6), st.integers(0, 99))
def test_a_knock_out_at_larger_tables_ends_with_one_winner(
    people: int, size: int, lot: int
) -> None:
    state = evening_of(people, size=size, system="knock-out", lot=lot)
    left = people
    while not standing.decided(state):
        state = played(drawn(state))
        still = len(standing.gone_on(state))
        assert still < left
        left = still
    assert standing.of(state)[0].member == 0


def test_a_knock_out_of_pairs() -> None:
    state = evening_of(11, "mus", partners="evening", system="knock-out", spare="bot")
    while not standing.decided(state):
        state = played(drawn(state))
    first, second, *_ = standing.of(state)
    assert {first.rank, second.rank} == {1}
    assert [first.member, second.member] in [
        sorted(map(int, one)) for one in state.pairs if None not in one
    ]


def test_one_who_leaves_a_knock_out_is_out() -> None:
    state = played(drawn(evening_of(8, "best-pair-thirty-one", size=2, system="knock-out")))
    state = drawn(without(state, 0))
    seats = [one for table in state.rounds[1].tables for one in table.seats]
    assert 0 not in seats
    assert len(seats) + len(state.rounds[1].byes) == 3


# -- places ----------------------------------------------------------------------------------------


def test_everybody_deals_first_about_as_often() -> None:
    state = rounds(evening_of(16, rounds=8), 8)
    dealt = Counter(table.seats[0] for turn in state.rounds for table in turn.tables)
    assert sum(dealt.values()) == 32
    assert max(dealt.values()) - min(dealt[one] for one in range(16)) <= 2


def test_the_same_lot_draws_the_same() -> None:
    assert rounds(evening_of(13), 3) == rounds(evening_of(13), 3)
    assert rounds(evening_of(13), 3) != rounds(evening_of(13, lot=2), 3)


@pytest.mark.parametrize("people", [5, 7, 9])
def test_with_partners_of_the_evening_everybody_sits_out_in_turn(people: int) -> None:
    state = rounds(evening_of(people, "mus", partners="evening", rounds=20), people)
    outs = Counter(one for turn in state.rounds for one in turn.out)
    assert max(outs[one] for one in range(people)) - min(outs[one] for one in range(people)) <= 1
    # who is lent to another for a round is a partner of their own in the next
    assert len(state.pairs) == people // 2
    last = {tuple(sorted(unit)) for unit in state.pairs}
    again = {tuple(sorted(unit)) for unit in drawn(state).pairs}
    assert last == again


def test_who_went_on_is_found_once_for_all_people(monkeypatch: pytest.MonkeyPatch) -> None:
    """Found again for each of them, a picture of two hundred people takes seconds."""
    state = evening_of(40, "best-pair-thirty-one", size=2, system="knock-out")
    for _ in range(3):
        state = played(drawn(state))
    found: list[int] = []
    through = standing._through

    def counted(state: EveningState, number: int) -> list[Unit]:
        found.append(number)
        return through(state, number)

    monkeypatch.setattr(standing, "_through", counted)
    standing.of(state)
    assert found == [0, 1, 2]


def test_the_search_for_a_large_evening_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two hundred people who have all met: nothing is without repeated meetings."""
    units: list[Unit] = [(member,) for member in range(200)]
    past = Past(met=Counter({(a, b): 1 + (a * b) % 3 for b in range(200) for a in range(b)}))
    looked, exchange = 0, mixing._exchange

    def counted(*given: Any) -> bool:
        nonlocal looked
        looked += 1
        return exchange(*given)

    monkeypatch.setattr(mixing, "_exchange", counted)
    tables = mixing.mixed(units, [4] * 50, past, Random(1))
    assert sorted(one for table in tables for one in table) == units
    assert looked < mixing.MOST_EXCHANGES + 50 * 49 / 2
