"""Three of a kind: T31-48, B-T31-22."""

from __future__ import annotations

import pytest

from .table import knocked, last, play, table, total

PRESETS = pytest.mark.parametrize("preset", ["three-of-a-kind", "west-lansing"])


@PRESETS
@pytest.mark.parametrize("rank", "23456789TJQKA")
def test_t31_48_three_cards_of_one_value_in_different_suits_count_30_and_a_half(
    rank: str, preset: str
) -> None:
    assert total(table(f"{rank}S {rank}H {rank}D", None, preset=preset), 0) == "30½"


def test_t31_48_whichever_suits_they_are() -> None:
    for suits in ("SHC", "SDC", "HDC"):
        cards = " ".join(f"5{suit}" for suit in suits)
        assert total(table(cards, None, preset="three-of-a-kind"), 0) == "30½"


def test_t31_48_in_the_regular_game_they_count_like_any_other_hand() -> None:
    assert total(table("9S 9H 9D", None), 0) == "9"
    assert total(table("9S 9H 9D", None, preset="dollar-bill"), 0) == "9"


def test_t31_48_above_every_hand_but_31() -> None:
    match = knocked("TS JS QS", "2H 2D 2C", preset="three-of-a-kind")
    assert last(match).totals == ["30", "30½"]
    assert last(match).changes == [-2, 0]


def test_t31_48_it_is_no_blitz() -> None:
    match = table("2H 2D 3C", "AS KS 4D", preset="three-of-a-kind")
    play(match, "draw 2C", "discard 3C")
    assert match.deal == 1
    play(match, "draw QS", "discard 4D")
    assert (last(match).kind, last(match).changes) == ("blitz", [-1, 0])


def test_b_t31_22_every_rank_makes_a_set_and_aces_are_no_exception() -> None:
    match = knocked("AS AH AD", "TS JS QS", preset="three-of-a-kind")
    assert last(match).totals == ["30½", "30"]


@pytest.mark.parametrize("cards", ["KS QH JD", "KS KH QD", "TS TH KD", "9S 9H 8D"])
def test_b_t31_22_the_same_value_means_the_same_rank(cards: str) -> None:
    values = {"K": 10, "Q": 10, "J": 10, "T": 10, "9": 9}
    assert total(table(cards, None, preset="three-of-a-kind"), 0) == str(values[cards[0]])


def test_b_t31_22_or_it_counts_30_and_ties_with_three_suited_ten_cards() -> None:
    thirty = {"three_of_a_kind": "30"}
    match = knocked("9S 9H 9D", "TS JS QS", "TH JH 2H", options=thirty)
    assert last(match).totals == ["30", "30", "22"]
    assert last(match).changes == [0, 0, -1]
