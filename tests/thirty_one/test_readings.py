"""The readings of the open questions about play and knocking: B-T31-06 to 14 and 26."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from boneace.errors import IllegalMove

from .table import CARDS, drain, draw_any, hand, knocked, last, legal, lives, new, play, table

S28, H22, C14 = "TS JS 8S", "TH JH 2H", "8C 6C 2D"
C18, H18 = "TC 8C 3D", "TH 8H 2C"
BOTH_SOURCES = pytest.mark.parametrize("preset", ["pennies", "dollar-bill"])


# --- the knocker who is neither highest nor lowest, and the knocker who is lowest -----------------


@pytest.mark.parametrize(
    ("preset", "changes"),
    [("pennies", [-2, 0, -1]), ("common", [0, 0, -1]), ("dollar-bill", [0, 0, -1])],
)
def test_b_t31_06_a_knocker_in_the_middle(preset: str, changes: list[int]) -> None:
    assert last(knocked(H22, S28, C14, preset=preset)).changes == changes


@pytest.mark.parametrize(
    ("preset", "changes"),
    [("pennies", [-2, -1, 0]), ("common", [0, -1, 0]), ("dollar-bill", [-1, 0, 0])],
)
def test_b_t31_06_a_knocker_tied_for_lowest(preset: str, changes: list[int]) -> None:
    assert last(knocked(C18, H18, S28, preset=preset)).changes == changes


def test_b_t31_06_under_the_common_rule_a_knocker_pays_double_only_if_he_is_lowest() -> None:
    assert last(knocked(C14, H22, S28, preset="common")).changes == [-2, 0, 0]
    assert last(knocked(S28, "TD JD 8D", preset="common")).changes == [0, -1]


def test_b_t31_07_a_knocker_who_is_lowest_loses_two_in_all() -> None:
    assert last(knocked(C14, H22, S28)).changes == [-2, 0, 0]


def test_b_t31_07_tied_for_lowest_he_loses_two_and_the_other_one() -> None:
    assert last(knocked(C18, H18, S28)).changes == [-2, -1, 0]


def test_b_t31_07_in_the_older_text_the_knocker_alone_pays() -> None:
    assert last(knocked(C18, H18, S28, preset="dollar-bill")).changes == [-1, 0, 0]


@pytest.mark.parametrize(
    ("tied", "changes"),
    [
        ("alone", [-1, 0, 0]),
        ("with_others", [-1, -1, 0]),
        ("with_others_unless_all", [-1, -1, 0]),
        ("safe", [0, -1, 0]),
    ],
)
def test_b_t31_08_whether_one_tied_with_the_knocker_pays_too(tied: str, changes: list[int]) -> None:
    match = knocked(C18, H18, S28, preset="dollar-bill", options={"knocker_tied": tied})
    assert last(match).changes == changes


# --- a 31 after a knock, a 31 as dealt ------------------------------------------------------------


@BOTH_SOURCES
def test_b_t31_09_a_31_after_a_knock_ends_nothing_and_counts_at_the_showdown(preset: str) -> None:
    match = table(S28, "AH KH 2D", H22.replace("TH JH", "TD JD"), preset=preset)
    play(match, "knock", "draw QH", "discard 2D")
    assert (match.deal, match.turn) == (1, 2)
    play(match, "stand")
    assert last(match).kind == "showdown"
    assert last(match).totals[1] == "31"


def test_b_t31_09_or_it_is_safe_the_knocker_loses_two_and_the_others_one() -> None:
    match = table(S28, "AH KH 2H", C14, "TD JD 3C", options={"blitz_after_knock": True})
    play(match, "knock", "draw QH", "discard 2H")
    assert match.deal == 2
    assert (last(match).kind, last(match).blitzers) == ("blitz", [1])
    assert last(match).changes == [-2, 0, -1, -1]


@BOTH_SOURCES
def test_b_t31_10_a_dealt_31_is_shown_at_once_before_any_turn(preset: str) -> None:
    match = table(None, None, "AS KS QS", preset=preset)
    assert match.turn == "chance"
    assert (match.deal, last(match).kind, last(match).changes) == (2, "blitz", [-1, -1, 0])


def test_b_t31_10_it_waits_for_the_upcard() -> None:
    match = new(2)
    play(match, "AS", "2H", "KS", "3D", "QS", "4C")
    assert (match.deal, match.turn) == (1, "chance")
    match.push("7H")
    assert match.deal == 2


def test_b_t31_10_two_dealt_31s_are_both_exempt() -> None:
    match = table("AD KD JD", None, "AS KS QS", None)
    assert (last(match).blitzers, last(match).changes) == ([0, 2], [0, -1, 0, -1])


def test_b_t31_10_where_all_have_31_nobody_loses() -> None:
    assert lives(table("AD KD JD", "AS KS QS")) == [3, 3]


def test_b_t31_10_or_it_is_shown_on_its_holders_turn_only() -> None:
    match = table(None, None, "AS KS QS", options={"dealt_blitz": "on_turn"})
    assert match.turn == 0
    match.push(f"discard {draw_any(match)}")
    assert match.deal == 1
    match.push(f"discard {draw_any(match)}")
    assert (match.deal, last(match).kind, last(match).blitzers) == (2, "blitz", [2])


def test_b_t31_10_then_a_knock_may_come_before_it() -> None:
    match = table(S28, "AH KH QH", options={"dealt_blitz": "on_turn"})
    play(match, "knock")
    assert match.turn == 1
    play(match, "stand")
    assert (last(match).kind, last(match).totals) == ("showdown", ["28", "31"])


@pytest.mark.parametrize("moves", [["knock"], ["knock", "stand"]])
def test_b_t31_10_and_its_holders_view_can_still_be_filled_in(moves: list[str]) -> None:
    match = table(S28, "AH KH QH", None, options={"dealt_blitz": "on_turn"})
    play(match, *moves)
    seen = match.view(1).record
    out, rng = np.zeros_like(seen), np.array([31], np.uint64)
    assert match._drivers.sample(match._o, seen, out, rng, 1000)


def test_b_t31_09_a_dealt_31_that_a_knock_overtook_ends_the_last_turns_too() -> None:
    options = {"dealt_blitz": "on_turn", "blitz_after_knock": True}
    match = table(S28, "AH KH QH", None, options=options)
    play(match, "knock")  # then the holder of the 31 has a turn
    assert (match.deal, last(match).kind, last(match).blitzers) == (2, "blitz", [1])
    assert match.standing() == {"lives": [1, 3, 2]}


# --- the discard pile -----------------------------------------------------------------------------


@BOTH_SOURCES
def test_b_t31_11_the_card_taken_may_not_be_discarded_again(preset: str) -> None:
    match = play(table("4S 5S 6H", None, upcard="9D", preset=preset), "take")
    assert legal(match) == {"discard 4S", "discard 5S", "discard 6H"}
    with pytest.raises(IllegalMove) as refused:
        match.push("discard 9D")
    assert refused.value.clause == "B-T31-11"


def test_b_t31_11_it_may_be_a_turn_later() -> None:
    match = play(table("4S 5S 6H", None, upcard="9D"), "take", "discard 4S")
    match.push(f"discard {draw_any(match)}")
    play(match, "draw 2C", "discard 9D")
    assert match.present().upcard == "9D"


def test_b_t31_11_or_it_may_at_once() -> None:
    match = table("4S 5S 6H", None, upcard="9D", options={"discard_taken": True})
    play(match, "take", "discard 9D")
    assert hand(match, 0) == {"4S", "5S", "6H"}
    assert match.present().upcard == "9D"


def own_discard_on_top(rule: str) -> Any:
    """Ann discards, Ben knocks, Cleo stands: what Ann discarded lies on top on her last turn."""
    match = table("8C 9C 2D", S28, H22, options={"own_discard": rule})
    return play(match, "draw 3S", "discard 9C", "knock", "stand")


def test_b_t31_12_a_player_may_take_whatever_lies_on_top() -> None:
    match = own_discard_on_top("always")
    assert (match.turn, match.present().upcard) == (0, "9C")
    play(match, "take", "discard 3S")
    assert set(last(match).hands[0]) == {"8C", "9C", "2D"}


def test_b_t31_12_or_his_own_with_two_players_left_only() -> None:
    match = own_discard_on_top("two_left")
    assert legal(match) == {"draw", "stand"}
    with pytest.raises(IllegalMove) as refused:
        match.push("take")
    assert refused.value.clause == "B-T31-12"


def test_b_t31_12_two_left_of_three_are_two() -> None:
    match = table(
        "8C 9C 2D", S28, None,
        dealer=1, standing={"lives": [3, 3, None]}, options={"own_discard": "two_left"},
    )  # fmt: skip
    play(match, "draw 3S", "discard 9C", "knock")
    assert "take" in legal(match)


def test_b_t31_12_the_upcard_of_the_deal_is_nobodys_discard() -> None:
    match = table(None, None, None, options={"own_discard": "two_left"})
    assert "take" in legal(match)


# --- the end of the stock -------------------------------------------------------------------------


def knocked_with_an_empty_stock(**how: Any) -> Any:
    """Three seats; one card is left when Ann knocks, and Ben draws it."""
    match = drain(table(C14, H22, S28, **how), leave=1)
    assert match.turn == 2
    play(match, "knock")
    match.push(f"discard {draw_any(match)}")
    assert match.present().stock == 0
    return match


def test_b_t31_13_in_the_last_turns_the_discard_pile_or_standing_remains() -> None:
    match = knocked_with_an_empty_stock()
    assert legal(match) == {"take", "stand"}
    with pytest.raises(IllegalMove) as refused:
        match.push("draw")
    assert refused.value.clause == "B-T31-13"
    play(match, "stand")
    assert last(match).kind == "showdown"


def test_b_t31_13_or_the_discards_are_shuffled_but_for_the_top_card() -> None:
    match = knocked_with_an_empty_stock(options={"last_turns_stock": "reshuffle"})
    assert legal(match) == {"draw", "take", "stand"}
    top = match.present().upcard
    match.push("draw")
    offered = {card for card in CARDS if match.why_not(card) is None}
    held = {card for known in (C14, H22, S28) for card in known.split()}
    assert offered == set(CARDS) - held - {top}
    assert top not in offered


def test_b_t31_13_the_round_is_drawn_after_the_turn_in_which_the_last_card_is_taken() -> None:
    match = drain(table(None, None), leave=1)
    card = draw_any(match)
    assert match.deal == 1
    match.push(f"discard {card}")
    assert (match.deal, last(match).kind) == (2, "drawn")


def test_b_t31_13_or_when_a_player_would_have_to_draw_from_the_empty_stock() -> None:
    match = drain(table(C14, S28, options={"drawn_when": "must_draw"}))
    assert match.deal == 1
    assert legal(match) == {"draw", "take", "knock"}
    match.push("draw")
    assert (match.deal, last(match).kind) == (2, "drawn")


def test_b_t31_13_then_he_may_still_knock_or_take() -> None:
    match = drain(table(C14, S28, options={"drawn_when": "must_draw"}))
    assert {"take", "knock"} <= legal(match)
    play(match, "knock", "stand")
    assert (last(match).kind, last(match).changes) == ("showdown", [-1, 0])


@BOTH_SOURCES
def test_b_t31_14_a_knock_on_the_very_first_turn_is_allowed(preset: str) -> None:
    match = play(table(S28, H22, preset=preset), "knock", "stand")
    assert last(match).kind == "showdown"


def test_b_t31_14_or_only_after_everybody_has_had_a_turn() -> None:
    match = table(None, None, None, options={"knock_from": "second_turn"})
    for _ in range(3):
        with pytest.raises(IllegalMove) as refused:
            match.push("knock")
        assert refused.value.clause == "B-T31-14"
        match.push(f"discard {draw_any(match)}")
    play(match, "knock")
    assert match.present().knocker == 0


def test_b_t31_14_the_circuit_is_of_those_left_and_begins_anew_with_each_deal() -> None:
    match = table(
        S28, None, C14,
        standing={"lives": [3, None, 3]}, options={"knock_from": "second_turn"},
    )  # fmt: skip
    for _ in range(2):
        assert "knock" not in legal(match)
        match.push(f"discard {draw_any(match)}")
    play(match, "knock", "stand")
    assert match.deal == 2


def test_b_t31_26_in_the_dutch_game_only_the_pack_changes() -> None:
    match = new(2, preset="eenendertigen")
    assert {**match.options, "pack": "52"} == new(2).options
    match = knocked("AS KS 9S", "QH JH 9H", "TD 8D 7C", preset="eenendertigen")
    assert last(match).totals == ["30", "29", "18"]
    assert lives(match) == [3, 3, 2]
    assert last(knocked("7S 7H 7D", "9S 8H 7C", preset="eenendertigen")).totals == ["7", "9"]


def test_b_t31_26_seven_may_play_with_32_cards() -> None:
    match = table(*[None] * 7, preset="eenendertigen")
    assert match.present().stock == 32 - 22
    drain(match)
    assert last(match).kind == "drawn"
