"""Chips, pots and the end of the match: TSB-02, B-TSB-11, and docs/notation.md, “Money”."""

from __future__ import annotations

from typing import Any

import pytest

from boneace.errors import OptionError

from .table import chips, deal, new, passed, play, pots, stood, table

ALL, SOME, NONE = "KS KH KD", "QS QD 5C", "2S 3H 6C"


def test_b_tsb_11_by_default_winning_all_three_pays_nothing_extra() -> None:
    match = stood(passed(table(NONE, SOME, ALL)))
    assert chips(match) == [-3, -3, 6]


@pytest.mark.parametrize("extra", [1, 2, 10])
@pytest.mark.parametrize("stake", [1, 4])
def test_b_tsb_11_who_wins_all_three_receives_extra_stakes_from_everyone(
    extra: int, stake: int
) -> None:
    options = {"all_three": extra, "stake": stake}
    match = stood(passed(table(NONE, SOME, ALL, options=options)))
    each = (3 + extra) * stake
    assert chips(match) == [-each, -each, 2 * each]
    assert pots(match) == [0, 0, 0]


def test_b_tsb_11_whoever_wins_two_only_does_not() -> None:
    extra = {"all_three": 2}
    # Cleo takes the best upcard and the pair, Ben the thirty-one
    match = passed(table(NONE, "7S 8D 9C", "KS KH TD", options=extra))
    play(match, "stand", "draw 7H", "stand")
    assert chips(match) == [-3, 0, 3]
    # Cleo drops
    match = play(table(NONE, SOME, ALL, options=extra), "brag 1", "drop", "drop")
    assert chips(stood(match)) == [0, -3, 3]
    # nobody takes the second pot
    carried = {**extra, "nobody_brags": "carried"}
    match = stood(passed(table(NONE, SOME, ALL, options=carried)))
    assert (chips(match), pots(match)) == ([-3, -3, 3], [0, 3, 0])


def test_b_tsb_11_extra_stakes_are_paid_by_who_dropped_too() -> None:
    match = table(NONE, SOME, ALL, options={"all_three": 1})
    play(match, "pass", "pass", "brag 1", "drop", "drop")
    assert chips(stood(match)) == [-4, -4, 8]


def test_tsb_02_the_match_ends_after_so_many_deals() -> None:
    for deals in (1, 2, 5):
        match = new(2, options={"deals": deals})
        for number in range(1, deals + 1):
            assert not match.over
            assert match.deal == number
            stood(passed(deal(match, ALL, SOME)))
        assert match.over
        assert (match.turn, match.deal, match.dealer) == (None, deals, deals % 2)
        assert list(match.legal) == []


def test_tsb_02_ten_deals_by_default() -> None:
    assert new(2).options["deals"] == 10
    with pytest.raises(OptionError):
        new(2, options={"deals": -1})


def test_tsb_02_with_deals_0_the_match_has_no_end() -> None:
    match = new(2, options={"deals": 0})
    for number in range(1, 15):
        assert (match.over, match.deal) == (False, number)
        stood(passed(deal(match, ALL, SOME)))
    assert (match.over, match.deal, match.result()) == (False, 15, None)


def test_no_stake_is_taken_for_a_deal_that_will_not_be() -> None:
    match = stood(passed(table(ALL, SOME)))
    assert match.standing() == {"chips": [3, -3], "pots": [0, 0, 0]}


def test_the_chance_state_between_deals_shows_the_stakes_paid() -> None:
    match = stood(passed(table(ALL, SOME, options={"deals": 2, "stake": 5})))
    assert match.turn == "chance"
    assert match.standing() == {"chips": [15 - 15, -15 - 15], "pots": [10, 10, 10]}


def test_a_pot_left_over_stays_where_it_is() -> None:
    match = passed(table("TS 5H 9C", "TC 7H 8S"))
    play(match, "draw 8D", "draw 9S")  # both over
    assert match.over
    assert pots(match) == [0, 0, 2]
    assert sum(chips(match)) == -2
    match = stood(passed(table(ALL, SOME, options={"nobody_brags": "carried"})))
    assert pots(match) == [0, 2, 0]


def test_all_with_the_most_chips_win() -> None:
    match = stood(passed(table(NONE, SOME, ALL)))
    assert match.result() == {"winners": [2]}
    match = play(table(NONE, "7S 8D 9C", "KS KH 9H"), "brag 1", "drop", "drop", "stand")
    # Ann has the second pot, Ben, elder than Cleo, the first, and Cleo the third
    play(match, "stand", "stand")
    assert chips(match) == [0, 0, 0]
    assert match.result() == {"winners": [0, 1, 2]}


def test_there_is_no_result_before_the_end() -> None:
    match = passed(table(ALL, SOME))
    assert match.result() is None
    assert match.present().result is None
    assert stood(match).result() == {"winners": [0]}
    assert match.present().result == {"winners": [0]}


def test_returns_are_the_chips_won_and_lost() -> None:
    match = stood(passed(table(NONE, SOME, ALL)))
    assert match.returns() == [-3.0, -3.0, 6.0]


@pytest.mark.parametrize(
    "standing",
    [
        {"chips": [7, -10], "pots": [0, 0, 3]},
        {"chips": [0, 0], "pots": [0, 0, 0]},
        {"chips": [1000, -1765], "pots": [5, 60, 700]},
    ],
)
def test_a_restored_standing_pays_its_stakes_like_any_other(standing: dict[str, Any]) -> None:
    match = new(2, standing=standing)
    assert chips(match) == [has - 3 for has in standing["chips"]]
    assert pots(match) == [has + 2 for has in standing["pots"]]


def test_chips_alone_may_be_restored() -> None:
    assert new(2, standing={"chips": [4, -4]}).standing() == {"chips": [1, -7], "pots": [2, 2, 2]}


def test_restored_pots_are_won() -> None:
    match = new(2, standing={"chips": [-9, -9], "pots": [5, 6, 7]}, options={"deals": 1})
    stood(passed(deal(match, ALL, SOME)))
    assert match.standing() == {"chips": [-9 - 3 + 18 + 6, -12], "pots": [0, 0, 0]}


@pytest.mark.parametrize(
    "standing",
    [
        {"chips": [0]},
        {"chips": [0, 0, 0]},
        {"chips": [0, None]},
        {"chips": [0, "out"]},
        {"chips": [0, "1"]},
        {"chips": [0, True]},
        {"chips": 0},
        {"chips": [0, 0], "pots": [1]},
        {"chips": [0, 0], "pots": [0, 0, -1]},
        {"chips": [0, 0], "pots": 3},
        {"chips": [0, 0], "pots": [0, 0, None]},
        {"chips": [0, 0], "pot": 3},
        {"lives": [3, 3]},
        {"points": [0, 0]},
    ],
)
def test_a_standing_that_cannot_be_is_refused(standing: dict[str, Any]) -> None:
    with pytest.raises(OptionError):
        new(2, standing=standing)
