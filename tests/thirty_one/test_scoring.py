"""Payment after a deal: T31-23 to 28, T31D-16, 18, 19, 20, 26 and the position table."""

from __future__ import annotations

import pytest

from .table import knocked, last, lives, play, table

# hands, named by suit and count
C8, C14, C15, C18 = "8C 2D 3H", "8C 6C 2D", "8C 7C 3D", "TC 8C 3D"
H18, H20, H22 = "TH 8H 2C", "TH JH 2S", "TH JH 2H"
D19, D20, D25, D28 = "TD 9D 2C", "TD JD 4C", "TD JD 5D", "TD JD 8D"
S25, S28 = "TS JS 5S", "TS JS 8S"

DOUBLE = {"knocker_double": True}


def test_t31_23_the_lowest_hand_loses_one_life() -> None:
    match = knocked(S28, H20, C15)
    assert last(match).totals == ["28", "20", "15"]
    assert lives(match) == [3, 3, 2]


@pytest.mark.parametrize("preset", ["pennies", "dollar-bill"])
def test_t31_24_t31d_18_a_tie_for_lowest_costs_both_one_life(preset: str) -> None:
    match = knocked(S28, H18, C18, preset=preset)
    assert last(match).totals == ["28", "18", "18"]
    assert last(match).changes == [0, -1, -1]


def test_t31_24_so_it_does_between_three() -> None:
    assert last(knocked(S28, H18, C18, "TD 8D 2S")).changes == [0, -1, -1, -1]


def test_t31_25_a_knocker_who_ties_for_highest_is_safe() -> None:
    match = knocked(S25, D25, C15)
    assert last(match).totals == ["25", "25", "15"]
    assert last(match).changes == [0, 0, -1]


def test_t31_25_also_where_all_tie_and_the_others_are_lowest_too() -> None:
    assert last(knocked(S25, D25)).changes == [0, -1]
    assert last(knocked(S25, D25, "TH JH 5H")).changes == [0, -1, -1]


@pytest.mark.parametrize("knocker", range(3))
def test_t31_26_a_knocker_not_higher_than_all_others_loses_two(knocker: int) -> None:
    hands = [S28, H22, C14]
    hands[knocker], hands[2] = hands[2], hands[knocker]
    match = knocked(*hands, knocker=knocker)
    expected = [0, 0, 0]
    expected[knocker] = -2
    assert last(match).changes == expected


def test_t31_26_the_lowest_pays_besides_a_knocker_in_the_middle() -> None:
    assert last(knocked(H22, S28, C14)).changes == [-2, 0, -1]


def test_t31_26_a_knocker_higher_than_all_pays_nothing() -> None:
    assert last(knocked(S28, H22, C14)).changes == [0, 0, -1]


def test_t31_26_or_one_where_the_table_says_so() -> None:
    single = {"knocker_double": False}
    assert last(knocked(H22, S28, C14, options=single)).changes == [-1, 0, -1]


def test_t31_26_a_knocker_tied_for_highest_with_another_who_is_not_knocker_costs_neither() -> None:
    assert last(knocked(S25, C14, D25)).changes == [0, -1, 0]


def test_t31d_16_the_lowest_hand_folds_a_corner() -> None:
    match = knocked(H22, S28, C14, preset="dollar-bill")
    assert lives(match) == [4, 4, 3]


def test_t31d_16_the_knocker_as_any_other() -> None:
    assert lives(knocked(C14, S28, H22, preset="dollar-bill")) == [3, 4, 4]


def test_t31d_19_a_tie_involving_the_knocker_is_paid_by_the_knocker() -> None:
    match = knocked(H18, C18, D25, preset="dollar-bill")
    assert last(match).totals == ["18", "18", "25"]
    assert last(match).changes == [-1, 0, 0]


def test_t31d_19_for_he_has_beaten_nobody_where_all_tie() -> None:
    assert last(knocked(S25, D25, preset="dollar-bill")).changes == [-1, 0]


def test_t31d_19_a_tie_above_somebody_costs_him_nothing() -> None:
    assert last(knocked(S25, D25, C14, preset="dollar-bill")).changes == [0, 0, -1]


def test_t31d_26_in_most_variations_a_knocker_who_beats_nobody_pays_double() -> None:
    single = knocked(C14, S28, H22, preset="dollar-bill")
    double = knocked(C14, S28, H22, preset="dollar-bill", options=DOUBLE)
    assert last(single).changes == [-1, 0, 0]
    assert last(double).changes == [-2, 0, 0]


def test_t31d_26_tied_for_lowest_he_alone_pays_two() -> None:
    match = knocked(H18, C18, D25, preset="dollar-bill", options=DOUBLE)
    assert last(match).changes == [-2, 0, 0]


def test_t31d_26_not_if_he_beat_one() -> None:
    match = knocked(H22, S28, C14, preset="dollar-bill", options=DOUBLE)
    assert last(match).changes == [0, 0, -1]


@pytest.mark.parametrize("preset", ["pennies", "dollar-bill"])
def test_t31_28_t31d_20_a_blitz_ends_the_round_and_every_other_player_loses_one(
    preset: str,
) -> None:
    match = table(C14, "AS KS 4D", S28, D19, preset=preset)
    play(match, "draw 3H", "discard 3H", "draw QS", "discard 4D")
    assert match.deal == 2
    assert last(match).changes == [-1, 0, -1, -1]


# --- the positions of the requirement -------------------------------------------------------------


@pytest.mark.parametrize(
    ("preset", "changes"), [("pennies", [-2, 0, -1]), ("dollar-bill", [0, 0, -1])]
)
def test_c_t31_04_knocker_25_others_28_and_20(preset: str, changes: list[int]) -> None:
    match = knocked(S25, D28, H20, preset=preset)
    assert last(match).totals == ["25", "28", "20"]
    assert last(match).changes == changes


@pytest.mark.parametrize(
    ("preset", "options", "changes"),
    [
        ("pennies", {}, [-2, 0, 0]),
        ("dollar-bill", {}, [-1, 0, 0]),
        ("dollar-bill", DOUBLE, [-2, 0, 0]),
    ],
)
def test_c_t31_06_knocker_15_others_20_and_22(
    preset: str, options: dict[str, object], changes: list[int]
) -> None:
    match = knocked(C15, D20, H22, preset=preset, options=options)
    assert last(match).totals == ["15", "20", "22"]
    assert last(match).changes == changes


@pytest.mark.parametrize(
    ("preset", "changes"), [("pennies", [-2, -1, 0]), ("dollar-bill", [-1, 0, 0])]
)
def test_c_t31_08_knocker_18_others_18_and_25(preset: str, changes: list[int]) -> None:
    match = knocked(H18, C18, D25, preset=preset)
    assert last(match).totals == ["18", "18", "25"]
    assert last(match).changes == changes


@pytest.mark.parametrize("preset", ["pennies", "dollar-bill"])
def test_c_t31_10_no_knock_yet_and_b_draws_to_31(preset: str) -> None:
    match = table(C14, "AS KS 4D", H22, preset=preset)
    play(match, "draw 3D", "discard 3D", "draw TS", "discard 4D")
    assert set(last(match).hands[1]) == {"AS", "KS", "TS"}
    assert last(match).changes == [-1, 0, -1]


def test_a_single_card_is_a_hand_like_any_other() -> None:
    assert last(knocked(C8, "9S 2H 3D")).totals == ["8", "9"]
