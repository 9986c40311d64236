"""Schwimmen by the numbers of its clauses: the end of a deal, payment, and winning."""

from __future__ import annotations

from typing import Any

import pytest

from tests.swaps import push

from .table import begun, deal, lives, shown_down

LOW, MORE, MOST = "QC 8D 7S", "KS 9S 8C", "AD KD 9D"  # 10, 19, 30


# --- 31 and Feuer ---------------------------------------------------------------------------------


@pytest.mark.parametrize("move", ["swap 7H for TC", "swap all"])
def test_sch_19_b_sch_05_a_31_that_is_made_ends_the_deal_at_once(move: str) -> None:
    up = "TC 8S 9S" if "for" in move else "AS KS QS"
    match = begun("AC KC 7H", "QH 8D 9C", "JD 9H 7S", middle=up)
    push(match, move)
    assert match.deal == 2
    assert match.present().last.totals == ["31", "10", "10"]
    assert "Ann shows 31!" in match.log()


def test_sch_19_b_sch_01_one_that_was_dealt_is_shown_when_the_two_hands_are_decided() -> None:
    match = deal("AC KC QC", "QH 8D 9C", "JD 9H 7S", second="TS 8H 7D")
    assert match.turn == 2 and match.deal == 1
    push(match, "keep second")
    assert match.deal == 2 and lives(match) == [3, 2, 2]
    # if two have 31 both are shown; a 31 in the middle is nobody's
    match = push(deal("AC KC QC", "AH QH TH", "JD 9H 7S", second="TS 8H 7D"), "keep first")
    assert match.present().last.totals == ["31", "31", "10"] and lives(match) == [3, 3, 2]
    assert "Ann shows 31 and Ben shows 31!" in match.log()
    match = push(deal("AC KC 9C", "QH 8D TD", "AD QD JD", second="TS 8H 7D"), "keep second")
    assert match.deal == 1 and match.turn == 0


def test_sch_20_sch_23_fire_ends_the_deal_and_costs_everybody_else_a_life() -> None:
    match = begun("AC AD 7H", MORE, "KH QH JH", middle="AH 8S 9C")
    push(match, "swap 7H for AH")
    assert match.deal == 2 and lives(match) == [3, 2, 2]
    assert match.present().last.totals == ["32", "19", "30"]
    assert {"Ann shows 32!", "Feuer: three aces."} <= set(match.log())


def test_b_sch_04_fire_may_cost_the_lowest_or_be_nothing_of_its_own() -> None:
    def made(**options: object) -> Any:
        hands = ("AC AD 7H", MORE, "KH QH JH")
        match = begun(*hands, middle="AH 8S 9C", options=options)
        return push(match, "swap 7H for AH")

    assert lives(made(fire_costs="lowest")) == [3, 2, 3]
    match = made(fire="30.5")
    assert match.deal == 1 and match.turn == 1
    assert made(fire="33").present().last.totals[0] == "33"


def test_b_sch_04_a_31_beside_fire_pays_too() -> None:
    match = push(deal("AC AD AH", "AS KS QS", LOW, second="TS 8H 7D"), "keep second")
    assert lives(match) == [3, 2, 2]


@pytest.mark.parametrize(("costs", "left"), [("lowest", [3, 3, 2]), ("others", [3, 2, 2])])
def test_b_sch_03_who_pays_for_a_31(costs: str, left: list[int]) -> None:
    match = begun("AC KC 7H", MORE, LOW, middle="TC 8S 9H", options={"thirty_one_costs": costs})
    assert lives(push(match, "swap 7H for TC")) == left


def test_b_sch_02_c_sch_05_after_a_knock_such_a_hand_ends_the_deal_too() -> None:
    match = begun("KH QH JH", "AC AD 7H", LOW, middle="AH 8S 9C")
    push(match, "knock", "swap 7H for AH")
    assert match.deal == 2 and lives(match) == [2, 3, 2]
    match = begun(MORE, "AC KC 7H", LOW, middle="TC 8S 9H")
    push(match, "knock", "swap 7H for TC")
    assert match.deal == 2 and lives(match) == [3, 3, 2]


# --- payment --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "left"),
    [
        ((LOW, MORE, MOST), [2, 3, 3]),
        ((MORE, LOW, MOST), [3, 2, 3]),
        ((MOST, MORE, LOW), [3, 3, 2]),
    ],
)
def test_sch_21_the_lowest_hand_loses_a_life(hands: tuple[str, ...], left: list[int]) -> None:
    assert lives(shown_down(*hands)) == left


def test_sch_22_all_that_tie_for_lowest_lose_one() -> None:
    assert lives(shown_down(MOST, LOW, "QH 8S 7D")) == [3, 2, 2]
    assert lives(shown_down(LOW, "QH 8S 7D", "QS 9H 7C", middle="TC 8C 9C")) == [2, 2, 2]


@pytest.mark.parametrize(
    ("tied", "left"),
    [("with_others", [2, 3, 2]), ("alone", [2, 3, 3]), ("safe", [3, 3, 2]),
     ("with_others_unless_all", [2, 3, 2])],
)  # fmt: skip
def test_sch_33_c_sch_04_a_knocker_who_ties_for_lowest_may_pay_alone(
    tied: str, left: list[int]
) -> None:
    hands = ("KS QS 7H", "KH 9H 9D", "KD QD 8S")  # 20, 19 (more after the exchange), 20
    match = begun(*hands, middle="9S 8H TC", options={"knocker_tied": tied})
    push(match, "knock", "swap 9D for 8H", "pass")
    assert match.present().last.totals == ["20", "27", "20"]
    assert lives(match) == left


@pytest.mark.parametrize(
    ("options", "left"),
    [({}, [2, 3, 3]), ({"knocker_double": True}, [1, 3, 3]),
     ({"knocker_must": "win", "knocker_double": True}, [1, 3, 3])],
)  # fmt: skip
def test_b_sch_12_what_a_knocker_who_is_lowest_pays(
    options: dict[str, object], left: list[int]
) -> None:
    assert lives(shown_down(LOW, MORE, MOST, options=options)) == left


def test_b_sch_12_a_knocker_may_have_to_be_the_highest() -> None:
    assert lives(shown_down(MORE, LOW, MOST)) == [3, 2, 3]
    options = {"knocker_must": "win"}
    assert lives(shown_down(MORE, LOW, MOST, options=options)) == [2, 2, 3]
    assert lives(shown_down(MOST, LOW, MORE, options=options)) == [3, 2, 3]


def test_b_sch_12_where_a_31_ends_the_deal_a_knocker_pays_as_everybody() -> None:
    options = {"knocker_must": "win", "knocker_double": True}
    match = begun(LOW, "AC KC 7H", MORE, middle="TC 8S 9H", options=options)
    assert lives(push(match, "knock", "swap 7H for TC")) == [2, 3, 3]


# --- lives ----------------------------------------------------------------------------------------


def test_sch_24_three_lives_or_as_many_as_agreed() -> None:
    assert lives(deal(LOW, MORE, second="TS 8H 7D")) == [3, 3]
    assert lives(deal(LOW, MORE, second="TS 8H 7D", options={"lives": 5})) == [5, 5]


def test_sch_25_sch_26_who_has_lost_all_swims_and_then_is_out() -> None:
    match = shown_down(LOW, MORE, MOST, standing={"lives": [1, 3, 3]})
    assert lives(match) == [0, 3, 3]
    assert match.present().seats[0].facts == ["swims"]
    assert "Ann loses 1 life and swims." in match.log()
    deal(LOW, MORE, MOST, second="7C 9C TC", match=match)
    push(match, "keep first", "pass", "pass", "knock", "pass", "pass")
    assert lives(match) == [None, 3, 3]
    assert {"Ann swam, and loses again.", "Ann is out."} <= set(match.log())


def test_sch_26_where_nobody_swims_the_last_life_puts_out() -> None:
    options = {"free_ride": False}
    match = shown_down(LOW, MORE, MOST, standing={"lives": [1, 3, 3]}, options=options)
    assert lives(match) == [None, 3, 3]


def test_sch_27_the_last_player_left_wins() -> None:
    match = shown_down(LOW, MORE, standing={"lives": [0, 2]})
    assert match.over and match.result() == {"winners": [1]}
    assert match.log()[-1] == "Ben wins the match."


def test_c_sch_06_who_swims_and_ties_for_lowest_is_out() -> None:
    hands = (LOW, "QH 8S 7D", MOST)
    match = shown_down(*hands, standing={"lives": [0, 2, 1]})
    assert lives(match) == [None, 1, 1]


def test_b_sch_13_all_that_go_out_at_once_share_the_win() -> None:
    match = shown_down(LOW, "QH 8S 7D", standing={"lives": [0, 0]})
    assert match.over and lives(match) == [None, None]
    assert match.result() == {"winners": [0, 1]}


@pytest.mark.parametrize(("capped", "left"), [(False, None), (True, 0)])
def test_b_sch_14_two_lives_owed_with_one_left(capped: bool, left: int | None) -> None:
    options = {"knocker_double": True, "capped_loss": capped}
    match = shown_down(LOW, MORE, MOST, options=options, standing={"lives": [1, 3, 3]})
    assert lives(match) == [left, 3, 3]


def test_b_sch_16_after_the_last_deal_most_lives_win() -> None:
    match = shown_down(LOW, MORE, MOST, options={"deals": 1})
    assert match.over and match.result() == {"winners": [1, 2]}
