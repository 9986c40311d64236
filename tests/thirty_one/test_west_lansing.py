"""West Lansing Cut Throat and its side wagers: T31-49 to 51, B-T31-20 and 21."""

from __future__ import annotations

from typing import Any

import pytest

from boneace.errors import IllegalMove, InvalidMove
from boneace.games.sent import Wager
from boneace.match.match import Match

from .table import deal, knocked, last, lives, new, play, table

S28, H22, C14, C18, H18 = "TS JS 8S", "TH JH 2H", "8C 6C 2D", "TC 8C 3D", "TH 8H 2C"
S25, D25, H25 = "TS JS 5S", "TD JD 5D", "TH JH 5H"
PRESET: dict[str, Any] = {"preset": "west-lansing"}


def bets(match: Match) -> list[int]:
    found: list[int] = match.standing()["bets"]
    return found


def open_wagers(match: Match) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = match.present().wagers
    return found


def test_t31_49_the_play_is_that_of_the_regular_game() -> None:
    match = table("AS KS 4D", None, None, **PRESET)
    assert lives(match) == [3, 3, 3]
    play(match, "draw QS", "discard 4D")
    assert lives(match) == [3, 2, 2]
    deal(match, S28, H22, C14)
    assert match.turn == 1
    play(match, "knock", "stand", "stand")
    assert lives(match) == [3, 2, 1]


def test_t31_50_side_wagers_between_individual_players() -> None:
    match = table(S28, H22, **PRESET, standing={"lives": [3, 0]})
    assert bets(match) == [0, 0]
    assert match.aside(0, "bet 5 on 0") == "bet 5 on 0"
    assert match.aside(1, "cover 0") == "cover 0"
    play(match, "knock", "stand")
    assert match.over
    assert bets(match) == [5, -5]


def test_t31_50_not_at_a_table_that_has_none() -> None:
    match = table(S28, H22)
    assert "bets" not in match.standing()
    with pytest.raises(InvalidMove):
        match.aside(0, "bet 5 on 0")


def test_t31_50_but_at_any_table_that_wants_them() -> None:
    match = table(S28, H22, options={"side_wagers": True})
    match.aside(1, "bet 5 on 1")
    assert len(open_wagers(match)) == 1


def test_t31_51_one_knocked_out_backs_an_active_player_to_win() -> None:
    match = new(3, **PRESET, dealer=1, standing={"lives": [1, 0, None]})
    match.aside(2, "bet 4 on 0")
    match.aside(1, "cover 2")
    deal(match, S28, H22, None)
    play(match, "knock", "stand")
    assert bets(match) == [0, -4, 4]


def test_t31_51_or_to_go_further_than_another() -> None:
    match = new(4, **PRESET, dealer=2, standing={"lives": [3, 3, 0, None]})
    match.aside(3, "bet 2 on 1 over 2")
    match.aside(0, "cover 3")
    deal(match, S28, H22, C14, None)
    play(match, "knock", "stand", "stand")
    assert not match.over  # it is decided before the match is
    assert bets(match) == [-2, 0, 0, 2]
    assert open_wagers(match) == []


def test_t31_51_nobody_backs_one_who_is_out() -> None:
    match = new(3, **PRESET, dealer=1, standing={"lives": [1, 0, None]})
    for text in ("bet 4 on 2", "bet 4 on 0 over 2", "bet 4 on 2 over 0"):
        with pytest.raises(IllegalMove) as refused:
            match.aside(0, text)
        assert refused.value.clause == "T31-51"


def test_b_t31_20_three_of_a_kind_counts_30_and_a_half() -> None:
    assert last(knocked("9S 9H 9D", H22, **PRESET)).totals == ["30½", "22"]


def test_b_t31_20_the_lowest_pays_one() -> None:
    assert last(knocked(H22, S28, C14, **PRESET)).changes == [0, 0, -1]


def test_b_t31_20_the_knocker_double_if_he_is_lowest() -> None:
    assert last(knocked(C14, S28, H22, **PRESET)).changes == [-2, 0, 0]


def test_b_t31_20_tied_for_lowest_he_pays_two_and_the_others_one() -> None:
    assert last(knocked(C18, H18, S28, **PRESET)).changes == [-2, -1, 0]


def test_b_t31_20_where_all_tie_the_knocker_is_safe() -> None:
    assert last(knocked(S25, D25, H25, **PRESET)).changes == [0, -1, -1]


# --- the ledger -----------------------------------------------------------------------------------


def test_b_t31_21_a_wager_is_open_until_somebody_covers_it() -> None:
    match = table(S28, H22, C14, **PRESET)
    match.aside(2, "BET 5 ON 1 OVER 0")
    assert open_wagers(match) == [Wager(by=2, stake=5, on=1, over=0)]
    match.aside(0, "cover 2")
    assert open_wagers(match)[0].covered_by == 0
    with pytest.raises(IllegalMove):
        match.aside(1, "cover 2")


def test_b_t31_21_the_oldest_open_wager_is_covered() -> None:
    match = table(S28, H22, C14, **PRESET)
    match.aside(2, "bet 5 on 1")
    match.aside(2, "bet 7 on 0")
    match.aside(0, "cover 2")
    assert [wager.covered_by for wager in open_wagers(match)] == [0, None]


def test_b_t31_21_nobody_covers_his_own_wager_or_one_that_is_not_there() -> None:
    match = table(S28, H22, C14, **PRESET)
    match.aside(2, "bet 5 on 1")
    for seat, text in ((2, "cover 2"), (0, "cover 1")):
        with pytest.raises(IllegalMove):
            match.aside(seat, text)


@pytest.mark.parametrize(
    "text",
    ["bet", "bet 5", "bet on 1", "bet 0 on 1", "bet -5 on 1", "bet 5 on 3", "bet 1.5 on 1",
     "bet 5 on 1 over", "bet 5 on 1 over 9", "bet ² on 1", "bet 5 on ²", "cover", "cover 9",
     "cover 0 1", "raise 5"],
)  # fmt: skip
def test_b_t31_21_what_is_no_wager_is_refused(text: str) -> None:
    match = table(S28, H22, C14, **PRESET)
    with pytest.raises(InvalidMove):
        match.aside(0, text)
    assert open_wagers(match) == []


def test_b_t31_21_no_seat_outlasts_itself() -> None:
    with pytest.raises(IllegalMove):
        table(S28, H22, **PRESET).aside(0, "bet 5 on 1 over 1")


def test_b_t31_21_a_wager_that_nobody_covered_lapses() -> None:
    match = table(S28, H22, **PRESET, standing={"lives": [3, 0]})
    match.aside(0, "bet 5 on 0")
    play(match, "knock", "stand")
    assert (bets(match), open_wagers(match)) == ([0, 0], [])


def test_b_t31_21_the_taker_of_the_other_side_wins_when_the_backed_seat_goes_out() -> None:
    match = new(3, **PRESET, standing={"lives": [3, 3, 0]})
    match.aside(1, "bet 5 on 2")
    match.aside(0, "cover 1")
    deal(match, S28, H22, C14)
    play(match, "knock", "stand", "stand")
    assert not match.over
    assert bets(match) == [5, -5, 0]


def test_b_t31_21_two_out_at_once_is_a_stand_off() -> None:
    match = new(3, **PRESET, standing={"lives": [3, 0, 0]})
    match.aside(0, "bet 5 on 1 over 2")
    match.aside(2, "cover 0")
    deal(match, S28, C18, H18)
    play(match, "knock", "stand", "stand")
    assert lives(match) == [3, None, None]
    assert (bets(match), open_wagers(match)) == ([0, 0, 0], [])


def test_b_t31_21_two_out_at_once_before_the_end_is_a_stand_off_too() -> None:
    match = new(4, **PRESET, standing={"lives": [3, 0, 0, 3]})
    match.aside(0, "bet 5 on 1 over 2")
    match.aside(2, "cover 0")
    deal(match, S28, C18, H18, "TD JD QD")
    play(match, "knock", "stand", "stand", "stand")
    assert not match.over
    assert (bets(match), open_wagers(match)) == ([0, 0, 0, 0], [])


def test_b_t31_21_shared_victory_settles_a_bet_to_win_as_a_stand_off() -> None:
    match = new(2, **PRESET, standing={"lives": [2, 2]}, options={"deals": 1})
    match.aside(0, "bet 5 on 0")
    match.aside(1, "cover 0")
    deal(match, "AS KS QS", "AD KD QD")
    assert match.result() == {"winners": [0, 1]}
    assert bets(match) == [0, 0]


def test_b_t31_21_at_the_end_who_has_more_has_outlasted_the_other() -> None:
    match = table(S28, H22, C14, **PRESET, options={"deals": 1})
    match.aside(0, "bet 5 on 1 over 2")
    match.aside(1, "cover 0")
    match.aside(2, "bet 3 on 0 over 1")
    match.aside(0, "cover 2")
    play(match, "knock", "stand", "stand")
    assert match.over and lives(match) == [3, 3, 2]
    assert bets(match) == [5, -5, 0]  # seats 0 and 1 are equal


def test_b_t31_21_a_dealt_blitz_that_decides_a_wager_settles_it() -> None:
    match = new(3, **PRESET, standing={"lives": [3, 3, 0]})
    match.aside(0, "bet 5 on 2")
    match.aside(1, "cover 0")
    deal(match, "AS KS QS", None, None)
    assert lives(match) == [3, 2, None]
    assert bets(match) == [-5, 5, 0]
    assert open_wagers(match) == []


def test_b_t31_21_also_where_it_ends_the_match() -> None:
    match = new(3, **PRESET, standing={"lives": [3, 0, 0]})
    match.aside(2, "bet 5 on 0")
    match.aside(1, "cover 2")
    deal(match, "AS KS QS", None, None)
    assert match.over
    assert bets(match) == [0, -5, 5]


def test_b_t31_21_wagers_are_made_out_of_turn_and_change_nothing_of_the_play() -> None:
    match = new(3, **PRESET)
    match.aside(1, "bet 5 on 1")  # before the first card
    deal(match, S28, H22, C14)
    match.push("draw")
    match.aside(2, "cover 1")  # while a card is being dealt
    assert match.turn == "chance"
    play(match, "4S", "discard 4S")
    assert match.turn == 1


def test_b_t31_21_none_after_the_match() -> None:
    match = knocked(S28, H22, **PRESET, standing={"lives": [3, 0]})
    with pytest.raises(IllegalMove):
        match.aside(0, "bet 5 on 0")


def test_b_t31_21_taking_back_a_move_takes_back_what_it_settled() -> None:
    match = table(S28, H22, **PRESET, standing={"lives": [3, 0]})
    match.aside(0, "bet 5 on 0")
    match.aside(1, "cover 0")
    play(match, "knock", "stand")
    assert bets(match) == [5, -5]
    match.pop()
    assert bets(match) == [0, 0]
    assert len(open_wagers(match)) == 1


def test_b_t31_21_the_ledger_balances_and_is_kept_apart_from_the_lives() -> None:
    match = new(3, **PRESET, standing={"lives": [3, 0, 3], "bets": [4, -1, -3]})
    assert match.standing() == {"lives": [3, 0, 3], "bets": [4, -1, -3]}
    match.aside(1, "bet 9 on 1")
    match.aside(2, "cover 1")
    deal(match, S28, C14, H22)
    play(match, "knock", "stand", "stand")
    assert bets(match) == [4, -10, 6]
    assert sum(bets(match)) == 0
