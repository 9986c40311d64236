"""Schwimmen by the numbers of its clauses: the moves of a turn, and new cards."""

from __future__ import annotations

from tests.swaps import clause, push, texts

from .table import begun, lives, middle, usual

NINE = ("7S 8D QH", "8S 9D KH", "9S TD JC", "TS JD KC", "JS QD KS", "QS KD 8C", "AS TC 8H",
        "7D 9H AD", "AH TH QC")  # fmt: skip


def test_sch_09_one_card_for_one_of_the_middle() -> None:
    match = usual()
    one = {move for move in texts(match) if " for " in move}
    assert one == {f"swap {mine} for {up}" for mine in ("7S", "8D", "QH") for up in middle(match)}
    match.push("swap 8D for TS")
    assert set(match.view(0).hand) == {"7S", "TS", "QH"}
    assert middle(match) == {"8D", "7H", "9C"}
    assert match.turn == 1
    assert clause(match, "swap 8S for TS") == "SCH-10"  # it lies there no longer


def test_sch_10_all_three_but_never_two() -> None:
    match = usual()
    assert clause(match, "swap 7S 8D for TS 7H") == "SCH-10"
    assert match.why_not("swap 7S 8D for TS 7H")
    match.push("swap all")
    assert set(match.view(0).hand) == {"TS", "7H", "9C"}
    assert middle(match) == {"7S", "8D", "QH"}


def test_sch_11_b_sch_08_a_pass_changes_nothing() -> None:
    match = usual()
    before = middle(match)
    push(match, "pass")
    assert set(match.view(0).hand) == {"7S", "8D", "QH"} and middle(match) == before
    assert match.turn == 1
    push(match, "pass", "swap all", "pass", "pass")
    assert "pass" in match.legal


def test_b_sch_08_passing_may_be_for_the_last_turn_only() -> None:
    match = usual(options={"passing": False})
    assert clause(match, "pass") == "B-SCH-08"
    push(match, "knock")
    assert "pass" in match.legal
    push(match, "pass", "pass")
    assert match.deal == 2


def test_sch_12_sch_14_a_knock_leaves_the_others_one_turn() -> None:
    match = usual()
    push(match, "swap all", "knock")
    for seat in (2, 0):
        assert match.turn == seat and match.deal == 1
        assert clause(match, "knock") == "SCH-14"
        assert {"pass", "swap all"} <= set(texts(match))
        match.push("swap all" if seat == 2 else "pass")
    assert match.deal == 2
    last = match.present().last
    assert [set(hand) for hand in last.hands] == [
        {"TS", "7H", "9C"}, {"8S", "9D", "KH"}, {"7S", "8D", "QH"}
    ]  # fmt: skip


def test_b_sch_15_the_first_turn_may_be_a_knock() -> None:
    assert "knock" in usual().legal


def test_sch_28_nobody_may_knock_in_the_first_round_where_that_is_agreed() -> None:
    for when, first in (("instead", "knock"), ("after", "pass")):
        match = usual(options={"knock_from": "second_turn", "knock_when": when})
        for seat in range(3):
            assert match.turn == seat
            assert clause(match, "knock") == ("SCH-28" if when == "instead" else "SCH-31")
            match.push("swap all")
            assert match.turn == (seat + 1) % 3
        push(match, first)
        assert when == "instead" or "knock" in match.legal


def test_sch_31_a_knock_may_follow_an_exchange_or_a_pass() -> None:
    match = usual(options={"knock_when": "after"})
    assert clause(match, "knock") == clause(match, "continue") == "SCH-31"
    push(match, "swap all")
    assert match.turn == 0 and texts(match) == ["knock", "continue"]
    assert clause(match, "pass") == "SCH-31"
    push(match, "continue")
    assert match.turn == 1
    push(match, "pass", "knock")
    assert match.turn == 2
    push(match, "swap all")  # after the knock nobody is asked
    assert match.turn == 0
    push(match, "pass")
    assert match.deal == 2


# --- new cards ------------------------------------------------------------------------------------


def test_sch_13_b_sch_06_c_sch_03_when_all_pass_three_new_cards_come() -> None:
    match = usual()
    push(match, "pass", "pass")
    assert match.turn == 2
    push(match, "pass")
    assert match.turn == "chance"
    for old in ("TS", "7H", "9C"):  # they are out of play
        assert old not in match.legal
    push(match, "AS", "AH", "AD")
    assert middle(match) == {"AS", "AH", "AD"}
    assert match.turn == 0
    assert match.cards_to_come.bit_count() == 32 - 12 - 3


def test_b_sch_06_an_exchange_begins_the_count_again_and_so_do_new_cards() -> None:
    match = usual()
    push(match, "pass", "swap 8S for TS", "pass", "pass")
    assert match.turn == 1
    push(match, "pass")
    assert match.turn == "chance"
    push(match, "AS", "AH", "AD")
    assert match.turn == 2
    push(match, "pass", "pass")
    assert match.turn == 1
    push(match, "pass")
    assert match.turn == "chance"


def test_b_sch_06_a_player_who_may_still_knock_is_asked_before_new_cards_come() -> None:
    match = usual(options={"knock_when": "after"})
    push(match, "pass", "continue", "pass", "continue", "pass")
    assert match.turn == 2
    push(match, "continue")
    assert match.turn == "chance"


def test_b_sch_07_the_deal_ends_when_too_few_cards_are_left() -> None:
    match = begun(*NINE, middle="9C JH 7C")
    assert match.cards_to_come.bit_count() == 2
    push(match, *["pass"] * 9)
    assert match.deal == 2
    # 10, 10, 10, 10, 20, 10, 11, 18, 21: five tie for lowest
    assert lives(match) == [2, 2, 2, 2, 3, 2, 3, 3, 3]
    assert any("too few cards" in line for line in match.log())


def test_sch_32_seven_eight_nine_may_be_replaced_by_who_is_on_turn() -> None:
    how = {"options": {"seven_eight_nine": "on_request"}}
    match = begun("7S TD QH", "8S 9C KH", middle="7H 8H 9D", **how)
    assert "renew" in match.legal
    push(match, "renew")
    assert match.turn == "chance"
    push(match, "AS", "AH", "KD")
    assert match.turn == 0 and middle(match) == {"AS", "AH", "KD"}
    assert clause(match, "renew") == "SCH-32"
    push(match, "swap QH for AH")
    assert match.turn == 1


def test_b_sch_09_it_happens_only_where_agreed() -> None:
    match = begun("7S TD QH", "8S 9C KH", middle="7H 8H 9D")
    assert clause(match, "renew") == "B-SCH-09"
    assert middle(match) == {"7H", "8H", "9D"}


def test_b_sch_09_it_happens_at_once_where_agreed_and_again() -> None:
    options = {"seven_eight_nine": "at_once"}
    match = begun("7S TD QH", "8S 9C KH", middle="7H 8H 9D", options=options)
    assert match.turn == "chance"
    push(match, "7D", "8D", "9S")
    assert match.turn == "chance"
    push(match, "AS", "AH", "KD")
    assert match.turn == 0 and middle(match) == {"AS", "AH", "KD"}
    # an exchange may make the three in the middle alike: the next player finds new cards
    match = begun("7S TD QH", "8S 9C KH", middle="8H 9D AC", options=options)
    push(match, "swap 7S for AC")
    assert match.turn == "chance"
    push(match, "AS", "AH", "KD")
    assert match.turn == 1


def test_b_sch_09_it_happens_in_a_last_turn_and_the_passes_are_counted_again() -> None:
    options = {"seven_eight_nine": "on_request"}
    match = begun("7S TD QH", "8S 9C KH", middle="7H 8H 9D", options=options)
    push(match, "knock", "renew", "AS", "AH", "KD")
    assert match.turn == 1 and match.deal == 1
    match = begun("7S TD QH", "8S 9C KH", middle="7H 8H 9D", options=options)
    push(match, "pass", "renew", "AS", "AH", "KD", "pass")
    assert match.turn == 0
    push(match, "pass")
    assert match.turn == "chance"


def test_b_sch_09_it_does_not_happen_where_too_few_cards_are_left() -> None:
    hands = [*NINE]
    hands[0] = "7S JH QH"
    for how in ("on_request", "at_once"):
        match = begun(*hands, middle="7C 8D 9C", options={"seven_eight_nine": how})
        assert match.turn == 0 and clause(match, "renew") == "B-SCH-09"
        assert middle(match) == {"7C", "8D", "9C"}
