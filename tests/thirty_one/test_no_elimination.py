"""No elimination: T31-60 to 63, B-T31-03 to 05, C-T31-16 and 18."""

from __future__ import annotations

from typing import Any

import pytest

from boneace.errors import OptionError

from .table import deal, drain, knocked, last, new, play, table

S30, D27, H27, C27 = "TS JS QS", "TD JD 7D", "TH JH 7H", "TC JC 7C"
S25, H19 = "TS JS 5S", "TH 9H 2C"
PRESET: dict[str, Any] = {"preset": "no-elimination"}


def points(*hands: str | None, knocker: int = 0, **how: Any) -> list[int]:
    found: list[int] = knocked(*hands, knocker=knocker, **PRESET, **how).standing()["points"]
    return found


def test_t31_60_a_running_total_replaces_money() -> None:
    match = new(3, **PRESET)
    assert match.standing() == {"points": [0, 0, 0]}
    deal(match, S30, D27, H19)
    play(match, "knock", "stand", "stand")
    assert match.standing() == {"points": [4, 2, 1]}
    deal(match, H19, S30, D27)
    assert match.turn == 1
    play(match, "knock", "stand", "stand")
    assert match.standing() == {"points": [5, 6, 3]}


def test_t31_60_nobody_goes_out() -> None:
    match = knocked(S30, H19, **PRESET)
    assert [seat.is_in for seat in match.present().seats] == [True, True]
    assert [seat.lives for seat in match.present().seats] == [None, None]


def test_t31_61_lowest_1_middle_2_highest_3() -> None:
    # four seats, so that the knocker can be left out of each comparison
    assert points(S30, D27, S25.replace("S", "C"), H19) == [4, 2, 2, 1]
    assert points(D27, S30, S25.replace("S", "C"), H19) == [1, 3, 2, 1]


def test_t31_61_a_knocker_scores_0_1_or_4() -> None:
    assert points(H19, D27, S30) == [0, 2, 3]
    assert points(D27, H19, S30) == [1, 1, 3]
    assert points(S30, D27, H19) == [4, 2, 1]


def test_t31_61_a_blitz_scores_6() -> None:
    match = table("AS KS 4D", D27, H19, **PRESET)
    play(match, "draw QS", "discard 4D")
    assert match.standing()["points"][0] == 6


def test_t31_62_a_tie_for_highest_scores_as_highest() -> None:
    assert points(D27, H27, H19.replace("H", "S")) == [4, 3, 1]
    assert points(H19.replace("H", "S"), D27, H27) == [0, 3, 3]


def test_t31_62_a_tie_for_lowest_scores_as_middle() -> None:
    assert points(S30, D27, H27) == [4, 2, 2]
    assert points(D27, S30, H27) == [1, 3, 2]


@pytest.mark.parametrize("knocker", range(4))
def test_t31_63_the_30_is_high_all_27s_are_middle_and_there_is_no_low(knocker: int) -> None:
    scored = [3, 2, 2, 2]
    scored[knocker] += 1 if knocker == 0 else -1
    assert points(S30, D27, H27, C27, knocker=knocker) == scored


@pytest.mark.parametrize(("knocker", "scored"), [(0, [4, 2, 2, 2]), (1, [3, 1, 2, 2])])
def test_c_t31_16_the_tally_of_the_source(knocker: int, scored: list[int]) -> None:
    assert points(S30, D27, H27, C27, knocker=knocker) == scored


def test_c_t31_18_a_blitz_by_the_second_of_25_31_19() -> None:
    match = table(S25.replace("S", "C"), "AS KS QS", H19, **PRESET)
    assert match.standing() == {"points": [2, 6, 1]}


def test_b_t31_03_the_five_lines_of_the_recovered_list() -> None:
    assert points(S30, D27, H19) == [4, 2, 1]  # knocker highest, middle, lowest
    assert points(H19, D27, S30) == [0, 2, 3]  # knocker lowest, middle, highest
    assert points(D27, S30, H19) == [1, 3, 1]  # knocker in the middle
    assert table("AS KS QS", D27, H19, **PRESET).standing()["points"] == [6, 2, 1]


def test_b_t31_04_under_a_blitz_the_others_score_by_their_place() -> None:
    match = table("AS KS QS", D27, H19, "9C 8C 2D", **PRESET)
    assert match.standing()["points"] == [6, 2, 2, 1]
    match = table("AS KS QS", D27, H27, **PRESET)
    assert match.standing()["points"] == [6, 2, 2]


def test_b_t31_04_all_hands_are_shown_for_that() -> None:
    assert last(table("AS KS QS", D27, H19, **PRESET)).totals == ["31", "27", "19"]


def test_b_t31_04_or_they_score_nothing() -> None:
    match = table("AS KS QS", D27, H19, **PRESET, options={"blitz_others": "nothing"})
    assert match.standing()["points"] == [6, 0, 0]


def test_b_t31_04_the_game_ends_after_the_agreed_number_of_deals() -> None:
    assert new(2, **PRESET).options["deals"] == 10
    match = new(2, **PRESET, options={"deals": 2})
    for _ in range(2):
        assert not match.over
        deal(match, S30, H19)
        play(match, "knock", "stand")
    assert match.over
    assert match.standing() == {"points": [4 + 3, 1 + 0]}
    assert match.result() == {"winners": [0]}


def test_b_t31_04_where_no_number_is_agreed_it_does_not_end() -> None:
    match = new(2, **PRESET, options={"deals": 0})
    for number in range(1, 15):
        assert (match.over, match.deal) == (False, number)
        deal(match, S30, H19)
        play(match, "knock", "stand")
    assert (match.over, match.deal, match.result()) == (False, 15, None)
    with pytest.raises(OptionError, match="deals"):
        new(2, **PRESET, options={"deals": -1})


def test_b_t31_05_with_two_who_tie_both_are_highest() -> None:
    assert points(D27, H27) == [4, 3]
    assert points(D27, H27, knocker=1) == [3, 4]


def test_b_t31_05_so_they_are_where_all_are_equal() -> None:
    assert points(D27, H27, C27) == [4, 3, 3]


def test_two_who_do_not_tie_are_highest_and_lowest() -> None:
    assert points(S30, H19) == [4, 1]
    assert points(H19, S30) == [0, 3]


def test_a_drawn_deal_scores_nothing_and_counts_among_the_deals() -> None:
    match = drain(table(None, None, **PRESET, options={"deals": 1}))
    assert match.standing() == {"points": [0, 0]}
    assert match.result() == {"winners": [0, 1]}
