"""Which hand wins Pair: BPT-21 to BPT-28."""

from __future__ import annotations

from itertools import pairwise

import pytest

from .table import beats, pair_winner, play, scores, table

RANKS = "AKQJT98765432"


def test_bpt_21_the_higher_pair_or_else_the_highest_card_wins() -> None:
    assert beats("9S 9H 2C", "8S 8H AC")
    assert beats("KS 3H 2C", "QS JH TC")


def test_bpt_21_where_the_pair_lies_does_not_matter() -> None:
    for pair in ("9S 9H 2C", "9S 2C 9H", "2C 9S 9H"):
        assert beats(pair, "8S 8H AC")
        assert beats(pair, "AH KH 5C")


@pytest.mark.parametrize(("higher", "lower"), list(pairwise(RANKS)))
def test_bpt_22_pairs_rank_from_aces_down_to_deuces(higher: str, lower: str) -> None:
    free = [rank for rank in "A72" if rank not in (higher, lower)]
    assert beats(f"{higher}S {higher}C {free[1]}D", f"{lower}H {lower}D {free[0]}S")


def test_bpt_23_of_two_pairs_the_higher_wins_whatever_goes_with_it() -> None:
    assert beats("3S 3C 2D", "2H 2C AS")
    assert beats("KS KC 2D", "QD QH AD")


@pytest.mark.parametrize("single", ["AH KD QC", "KS QH JD", "AD TC 9S"])
@pytest.mark.parametrize("pair", ["2S 2H 4C", "2H 4S 2C"])
def test_bpt_24_one_pair_only_wins(pair: str, single: str) -> None:
    assert beats(pair, single)


@pytest.mark.parametrize(("higher", "lower"), list(pairwise(RANKS[:-2])))
def test_bpt_25_without_a_pair_the_highest_card_wins_suit_ignored(higher: str, lower: str) -> None:
    assert beats(f"{higher}S 3H 2C", f"{lower}D 3D 2H")


def test_bpt_25_only_the_highest_card_counts() -> None:
    assert beats("KS 3H 2C", "QD JD TD")


@pytest.mark.parametrize("hand", ["KS 3H 2C", "2C KS 3H", "3H 2C KS"])
def test_bpt_25_it_may_lie_face_up_or_face_down(hand: str) -> None:
    assert beats(hand, "QD JD 9D")


def test_bpt_26_of_equal_pairs_the_one_with_the_diamond_wins() -> None:
    for with_diamond, without in (("SD", "HC"), ("HD", "SC"), ("CD", "SH")):
        first, second = with_diamond
        third, fourth = without
        assert beats(f"8{first} 8{second} 2C", f"8{third} 8{fourth} AH")


def test_bpt_26_a_diamond_beside_the_pair_does_not_help() -> None:
    assert beats("8S 8D 2C", "8H 8C AD")


@pytest.mark.parametrize(("higher", "lower"), ["DH", "HC", "CS", "DC", "HS", "DS"])
def test_bpt_27_of_equal_highest_cards_the_higher_suit_wins(higher: str, lower: str) -> None:
    assert beats(f"K{higher} 3H 2C", f"K{lower} QH JC")


def test_bpt_28_the_bone_ace_beats_every_other_single_card() -> None:
    for other in ("AH", "AC", "AS", "KD"):
        assert beats("AD 3H 2C", f"{other} QH JC")


def test_bpt_28_and_loses_to_any_pair() -> None:
    assert beats("2S 2C 3H", "AD KD 9H")


def test_bpt_28_an_ace_of_another_suit_beats_the_king_of_diamonds() -> None:
    assert beats("AS 3H 2C", "KD QH JC")


# --- the positions of the requirements ------------------------------------------------------------


def test_c_bpt_02_the_two_of_diamonds_takes_best_from_the_two_of_hearts() -> None:
    assert scores(table("9S 8C 2D", "KS 4C 2H")) == [("best", 0, 1)]
    assert scores(table("9S 8C 2H", "KS 4C 2D")) == [("best", 1, 1)]


def test_c_bpt_04_any_pair_beats_no_pair() -> None:
    assert beats("2S 2C 5H", "AD KD QD")


def test_c_bpt_06_equal_pairs_and_the_odd_card_is_ignored() -> None:
    assert beats("9D 9S 2C", "9H 9C AS")


# --- which cards count ----------------------------------------------------------------------------


def test_b_bpt_01_the_face_up_card_counts_for_pair() -> None:
    assert beats("9S 2C 9H", "AS KH QC")
    assert beats("9S 2C AH", "KS QH JC")


def test_b_bpt_01_or_the_two_face_down_cards_only() -> None:
    assert beats("AS KH 4C", "9S 2C 9H", pair_cards="hidden")
    assert beats("KS QH 5C", "9S 2C AD", pair_cards="hidden")
    assert beats("9S 9H 2C", "AS KH 4C", pair_cards="hidden")
    assert beats("9S 9D AC", "9H 9C AH", pair_cards="hidden")


def test_b_bpt_01_a_prial_is_one_of_three_cards_under_either_option() -> None:
    for pair_cards in ("three", "hidden"):
        assert table("5S 5D 5C", "9S 2C 7H", pair_cards=pair_cards).over


def test_the_winner_of_pair_scores_the_stake_that_was_seen() -> None:
    match = play(table("9S 9H 2C", "8S 8H AC"), "raise", "raise", "see")
    assert scores(match) == [("best", 1, 1), ("pair", 0, 3)]
    assert pair_winner("8S 8H AC", "9S 9H 2C") == 1
