"""Switch: restarting a deal, what follows, and the visibility of earlier hands."""

from __future__ import annotations

import pytest

from tests.swaps import cards, clause, push, texts

from .table import KINGS, after_knock, deal, settled, usual

# --- the restart ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "may"),
    [
        ("KC QC 2C", True),  # 22
        ("9C 8C 5C", True),  # 22
        ("9C 7C 5C", False),  # 21 is not more than 21
        ("AC KC 9D", False),  # 21 with another suit
        ("8C 7C 4C", False),
        ("AC QC 9C", True),
        ("5C 5D 5H", False),
    ],
)
def test_t31_59_three_of_one_suit_worth_more_than_21(hand: str, may: bool) -> None:
    match = deal(hand, "7D 8S TH", second="2S 3S 8H", down="2H 3H 6H")
    push(match, "keep first", "knock", "stand")
    assert (match.turn == 0) == may
    if may:
        assert texts(match) == ["restart", "decline"]
    else:
        assert match.deal == 2


def test_t31_59_b_t31_02_where_nobody_may_restart_the_refusal_says_so() -> None:
    hands = ("KC QC 2C", "7D 8S TH")
    told = []
    for who in ("nobody", "anybody"):
        match = deal(*hands, second="2S 3S 8H", down="2H 3H 6H", options={"restart": who})
        told.append(push(match, "keep first").why_not("restart"))
    assert told == [
        "Nobody restarts a deal at this table (B-T31-02)",
        "You may restart only after the showdown (T31-59)",
    ]


def test_t31_59_three_of_a_kind_restarts_nothing() -> None:
    match = deal(
        "9C 9D 9H", "7D 8S TH", second="2S 3S 8H", down="2H 3H 6H",
        options={"three_of_a_kind": "30.5"},
    )  # fmt: skip
    push(match, "keep first", "knock", "stand")
    assert match.deal == 2


def test_t31_59_b_t31_02_his_hand_lies_face_up_and_all_else_is_dealt_anew() -> None:
    match = push(after_knock("KC QC 2C", "9D 8D 6D", "7H 8C 2D"), "restart")
    assert match.standing() == {"lives": [3, 3, 3]}  # nobody has paid
    assert (match.deal, match.dealer, match.turn) == (2, 2, "chance")
    for card in ("KC", "QC", "2C"):
        assert match.why_not(card)
    fresh = cards("4C 7C TC 2H 5D 8D JD 3H 6H 9H QH 8H")  # three players and one face down
    for card in fresh:
        assert match.turn == "chance"
        match.push(card)
    assert match.turn == 0  # the dealer has nothing to choose
    for seat in range(3):  # the restarter has a new hand too
        assert set(match.view(seat).hand) == {fresh[4 * turn + seat] for turn in range(3)}
    for seat in (None, 0, 1, 2):
        assert set(match.present(seat).up) == {"KC", "QC", "2C"}
        assert match.present(seat).down == ["??"] * 3
    assert clause(match, "keep first") == "T31-55"


def test_b_t31_02_they_are_asked_from_the_dealers_left_and_the_first_to_accept_has_it() -> None:
    hands = ("9C 8C 6C", "KD QD 2D", "AH JH 7H")  # 23, 22 and 28
    match = push(
        deal(*hands, second="2S 3S 8S", down="4H 3H 8H"), "keep first", "knock", "stand", "stand"
    )
    asked = []
    for _ in range(2):
        asked.append(match.turn)
        assert match.standing() == {"lives": [3, 3, 3]}
        match.push("decline")
    assert asked == [0, 1] and match.turn == 2
    match.push("restart")
    assert match.standing() == {"lives": [3, 3, 3]}
    assert set(match.present().up) == {"AH", "JH", "7H"}
    # and if the first accepts, nobody else is asked
    match = push(
        deal(*hands, second="2S 3S 8S", down="4H 3H 8H"),
        "keep first", "knock", "stand", "stand", "restart",
    )  # fmt: skip
    assert match.turn == "chance" and set(match.present().up) == {"9C", "8C", "6C"}


def test_b_t31_02_when_all_decline_the_lives_are_paid() -> None:
    match = after_knock("KC QC 2C", "9D 8D 6D", "7H 8C 2D")
    push(match, "decline")
    assert match.standing() == {"lives": [3, 3, 3]}
    push(match, "decline")
    assert match.standing() == {"lives": [1, 3, 2]}
    assert (match.deal, match.dealer) == (2, 0)


def test_b_t31_02_after_a_blitz_no_restart_is_offered() -> None:
    match = deal("AC KC 2D", "9D 8D 6D", second="QC 2S 3S", down="2H 3H 8H")
    push(match, "keep first", "swap 2D for QC")
    assert match.turn == "chance" and match.standing() == {"lives": [3, 2]}


@pytest.mark.parametrize(
    ("restart", "asked"), [("anybody", [0, 1]), ("winner", [1]), ("nobody", [])]
)
def test_b_t31_02_who_is_asked_is_as_agreed(restart: str, asked: list[int]) -> None:
    match = after_knock("KC QC 2C", "9D 8D 6D", "7H 8C 2D", options={"restart": restart})
    found = []
    while match.turn != "chance":
        found.append(match.turn)
        match.push("decline")
    assert found == asked


def test_b_t31_02_highest_hands_that_tie_are_both_asked() -> None:
    match = after_knock(
        "KC QC 3C", "9D 8D 6D", "7H 8C 2D", options={"restart": "winner"}
    )  # 23 and 23
    assert match.turn == 0
    match.push("decline")
    assert match.turn == 1


def test_t31_59_nobody_restarts_before_the_end() -> None:
    match = push(deal("KC QC 2C", "9D 8D 6D", "7H 8C 2D", **KINGS), "keep first")
    assert clause(match, "restart") == clause(match, "decline") == "T31-59"
    push(match, "knock", "stand", "stand")
    assert clause(match, "knock") == clause(match, "swap up") == "T31-59"


def test_b_t31_02_a_deal_that_was_restarted_counts_as_one() -> None:
    match = push(after_knock("KC QC 2C", "9D 8D 6D", "7H 8C 2D", options={"deals": 1}), "restart")
    assert not match.over and match.deal == 2
    deal("4C 5D 7H", "7C 8H 9H", "TC JD QH", down="2H 3H 5S", match=match)
    settled(push(match, "knock", "stand", "stand"))
    assert match.over


# --- visibility -----------------------------------------------------------------------------------


def test_b_t31_01_who_gave_a_hand_up_unseen_knows_it_until_it_is_changed() -> None:
    match = push(usual(), "keep first", "swap down", "swap down")
    assert set(match.view(0).hands[1]) == {"4C", "5D", "6H"}  # Ann's old hand is Ben's
    assert not match.view(2).hands[1]
    push(match, "swap TC for 2S", "swap 2H for TC", "swap 4C for 3S")
    assert set(match.view(0).hands[1]) == {"3S", "5D", "6H"}
    assert set(match.view(2).hands[1]) == {"3S"}
    assert set(match.view(1).hands[0]) == {"TC"}


def test_t31_55_the_face_up_hand_is_known_to_everybody_where_it_goes() -> None:
    match = push(usual(), "keep first", "swap up")
    for seat in (None, 1, 2):
        assert set(match.view(seat).hands[0]) == {"2S", "3S", "8S"}
