"""Winning hands: PRI-08 to 11, PRX-01 to 05, 12 to 14, B-PRI-01 to 04, 10, C-PRI-02 to 10."""

from __future__ import annotations

from typing import Any

import pytest

from .reference import WORTH
from .table import claimed, hand, last, legal, new, pot, table

PRIMIERA, FIFTY_FIVE, FLUSH = "7S 2H 3D 4C", "7H 6H AH KD", "5C JC QC KC"
OVER: dict[str, Any] = {"options": {"order": "fifty_five"}}
SETS: dict[str, Any] = {"options": {"sets_are_primiera": True}}
COMBINATION: dict[str, Any] = {"options": {"counted": "combination"}}
PRIMERO: dict[str, Any] = {"preset": "primero"}


def better(one: str, other: str, **how: Any) -> None:
    """The first hand takes the pot wherever its holder sits."""
    assert claimed(one, other, **how) == 0
    assert claimed(other, one, **how) == 1
    assert claimed(None, other, None, one, **how) == 3
    assert claimed(None, one, None, other, dealer=0, **how) == 1


def equal(one: str, other: str, **how: Any) -> None:
    """Nobody takes the pot: the deal is annulled."""
    for match in (table(one, other, **how), table(None, other, None, one, **how)):
        assert match.over
        assert (pot(match), last(match).claims) == (4, sorted(last(match).claims))
        assert len(last(match).claims) == 2


def nothing(cards: str, **how: Any) -> None:
    """A hand with nothing to claim: the draw begins."""
    match = table(cards, **how)
    assert (match.over, match.turn) == (False, 0)


@pytest.mark.parametrize("cards", ["KS QH JD 2C", "7S 7H 6D AC", "2S 3H 4D 5C", "AC KD 7H 5S"])
def test_pri_08_one_card_of_each_suit_is_a_primiera(cards: str) -> None:
    assert claimed(cards) == 0
    assert "primiera" in last(table(cards)).values[0].lower()


@pytest.mark.parametrize("cards", ["KS QH JD 2D", "7S 7H 6D AD", "KS 5S 4D 3D"])
def test_pri_08_three_suits_are_none(cards: str) -> None:
    nothing(cards)


@pytest.mark.parametrize("suit", "SHDC")
def test_pri_09_seven_six_and_ace_of_one_suit_with_any_fourth(suit: str) -> None:
    other = "H" if suit == "S" else "S"
    for fourth in (f"K{other}", f"7{other}", f"2{other}"):
        cards = f"{fourth} 7{suit} A{suit} 6{suit}"
        assert claimed(cards) == 0
        assert "fifty-five" in last(table(cards)).values[0].lower()


@pytest.mark.parametrize("cards", ["7H 6H AS KS", "7H 6S AH KS", "7S 6H AH KS", "7H 6H 5H KS"])
def test_pri_09_not_of_two_suits_nor_of_other_ranks(cards: str) -> None:
    nothing(cards)


def test_pri_09_a_fifty_five_beats_a_primiera() -> None:
    better(FIFTY_FIVE, PRIMIERA)
    better("7H 6H AH KD", "7S 5H 7D 7C")  # 65 against 78


@pytest.mark.parametrize("suit", "SHDC")
def test_pri_10_four_cards_of_one_suit_are_a_flush(suit: str) -> None:
    cards = f"K{suit} 3{suit} 2{suit} 5{suit}"
    assert claimed(cards) == 0
    assert "flush" in last(table(cards)).values[0].lower()


def test_pri_10_three_are_none() -> None:
    nothing("KS QS JS 2H")


def test_pri_10_a_flush_beats_a_fifty_five_and_a_primiera() -> None:
    better(FLUSH, FIFTY_FIVE)
    better(FLUSH, PRIMIERA)
    better("KC QC JC 2C", "7H 6H AH 7D")  # 42 against 76
    better("7C 6C AC 2C", "7H 6H AH 7D")  # a flush as well as a fifty-five


def test_pri_11_prx_01_ties_go_to_the_highest_point_count() -> None:
    better("7S 7H 2D 3C", "7D 6S 3H 2C")  # primieras of 67 and 64
    better("7C 6C AC 7D", "7H 6H AH KD")  # fifty-fives
    better("6D 5D 4D 3D", "7H 2H QH JH")  # flushes of 60 and 53


@pytest.mark.parametrize(
    ("high", "low"),
    [("7", "6"), ("6", "A"), ("A", "5"), ("5", "4"), ("4", "3"), ("3", "2"), ("2", "K")],
)
def test_prx_02_what_each_rank_counts_in_order(high: str, low: str) -> None:
    better(f"{high}S QH JD QC", f"{low}H JS QD JC")
    assert WORTH[high] > WORTH[low]


def test_prx_02_courts_count_ten_alike() -> None:
    equal("KS KH KD QC", "QS JH QD JC")
    equal("KS JH 2D 7C", "QS QH 7D 2C")


@pytest.mark.parametrize(
    ("cards", "counts"),
    [
        ("7S 6H AD 5C", 70), ("4S 3H 2D KC", 49), ("QS JH KD AC", 46), ("7S 7H 7D 6C", 81),
        ("7H 6H AH 2D", 67), ("7H 6H AH KH", 65), ("5S 4S 3S 2S", 54), ("KC QC JC 2C", 42),
    ],
)  # fmt: skip
def test_prx_02_a_hand_counts_its_four_cards(cards: str, counts: int) -> None:
    assert str(counts) in last(table(cards)).values[0]


def test_b_pri_01_what_the_highest_is_of() -> None:
    """The point-count, not the highest card: here the ace is the lowest in rank, and counts 16."""
    better("AS QH JD JC", "KS KH KD 5C")
    better("2S 3H 4D 5C", "7S KH QD JC")


def test_b_pri_02_all_four_cards_are_counted() -> None:
    better("7C 6C AC 7D", "7H 6H AH KD")
    better("7C 6C AC 2D", "7H 6H AH KS")


def test_b_pri_02_or_only_those_of_the_combination() -> None:
    equal("7C 6C AC 7D", "7H 6H AH KD", **COMBINATION)
    better("7S 7H 2D 3C", "7D 6S 3H 2C", **COMBINATION)
    better("6D 5D 4D 3D", "7H 2H QH JH", **COMBINATION)


def test_b_pri_03_the_fifty_five_under_the_flush() -> None:
    better(FLUSH, FIFTY_FIVE)
    better(FIFTY_FIVE, PRIMIERA)


def test_b_pri_03_or_above_it() -> None:
    better(FIFTY_FIVE, FLUSH, **OVER)
    better(FLUSH, PRIMIERA, **OVER)
    better("7C 6C AC 2C", "7H 5H 4H 3H", **OVER)
    better("7C 6C AC 2C", "7H 6H AH KD", **OVER)  # two fifty-fives, 67 and 65


def test_prx_03_equal_hands_annul_the_deal_and_the_pot_is_carried() -> None:
    match = table("7H 2H QH JH", "7D 2D KD JD", options={"deals": 2})
    assert (match.deal, match.dealer, match.turn) == (2, 0, "chance")
    assert match.standing() == {"chips": [-2] * 4, "pot": 8}


def test_prx_03_equal_hands_below_the_best_annul_nothing() -> None:
    assert claimed("7H 2H QH JH", "7D 2D KD JD", "7C 6C 5C 4C") == 2


def test_prx_03_three_may_be_equal() -> None:
    match = table("7H 2H QH JH", "7D 2D KD JD", "7C 2C QC JC")
    assert (pot(match), last(match).claims) == (4, [0, 1, 2])


@pytest.mark.parametrize("suits", ["hearts", "cups"])
def test_prx_04_b_pri_04_equal_flushes_may_go_by_suit(suits: str) -> None:
    by_suit = {"options": {"suits": suits}}
    for high, low in ("HD", "DC", "CS", "HS"):
        better(f"7{high} 2{high} Q{high} J{high}", f"7{low} 2{low} K{low} J{low}", **by_suit)
        better(f"4{low} 5{low} 6{low} 7{low}", f"7{high} 2{high} Q{high} J{high}", **by_suit)


@pytest.mark.parametrize("suits", ["hearts", "cups"])
def test_prx_04_b_pri_04_and_equal_fifty_fives(suits: str) -> None:
    by_suit = {"options": {"suits": suits}}
    for high, low in ("HD", "DC", "CS", "HS"):
        better(f"7{high} 6{high} A{high} K{low}", f"7{low} 6{low} A{low} K{high}", **by_suit)


@pytest.mark.parametrize("suits", ["hearts", "cups"])
def test_prx_04_primieras_have_no_suit(suits: str) -> None:
    equal("7H KS KD KC", "7S QH QD QC", options={"suits": suits})


def test_b_pri_04_by_default_no_suit_is_better() -> None:
    equal("7H 2H QH JH", "7D 2D KD JD")
    equal("7H 6H AH KD", "7S 6S AS KC")


def test_prx_05_the_example() -> None:
    one, two, three, four = "7S 6H 5D 4C", "7C 6C AC KD", "7H 2H QH JH", "6D 5D 4D 3D"
    better(two, one)
    better(three, two)
    better(four, three)
    values = last(table(one, two, three, "KS QS 3C 2C")).values
    assert "53" in values[2]
    assert "60" in last(table(four)).values[0]


def test_prx_12_three_or_four_of_a_kind_may_be_a_primiera() -> None:
    nothing("6S 6H 6D KS")
    assert claimed("6S 6H 6D KS", **SETS) == 0
    assert claimed("6S 6H 6D 6C", **SETS) == 0
    better("6S 6H 6D KS", "7S 2H 3D 4C", **SETS)  # 64 against 60
    better("7S 6C 5D 4H", "6S 6H 6D KS", **SETS)  # 68
    better(FLUSH, "6S 6H 6D KS", **SETS)
    better("7C 6C AC KD", "5S 5H 5D KS", **SETS)
    equal("6S 6H 6D KS", "7S AH 4C 3D", **SETS)


def test_prx_12_two_of_a_kind_are_nothing() -> None:
    nothing("6S 6H KD KS", **SETS)


def test_prx_13_pairs_and_sequences_count_for_nothing() -> None:
    for cards in ("6S 6H KD KS", "6S 6H KD QD", "KS QS JH 7H", "2S 3S 4H 5H", "6S 6H 6D KS"):
        nothing(cards)


def test_prx_14_primero_ranks_chorus_flush_fifty_five_primiera() -> None:
    better("KS KH KD KC", "7H 6H 5H 4H", **PRIMERO)
    better(FLUSH, FIFTY_FIVE, **PRIMERO)
    better(FIFTY_FIVE, PRIMIERA, **PRIMERO)
    better("7S 7H 7D 7C", "KS KH KD KC", **PRIMERO)
    better("KC QC JC 2C", PRIMIERA, **PRIMERO)


def test_prx_14_a_chorus_is_a_primiera_otherwise() -> None:
    better("7H 6H 5H 4H", "KS KH KD KC")
    better("7S 6H 5D 4C", "KS KH KD KC")
    better("7H 6H 5H 4H", "KS KH KD KC", **SETS)


def test_prx_14_three_of_a_kind_are_no_chorus() -> None:
    nothing("6S 6H 6D KS", **PRIMERO)
    better("7H 6H AH KH", "5S 5H 5D KS", preset="primero", options={"sets_are_primiera": True})


@pytest.mark.parametrize(
    ("cards", "counts"),
    [
        ("KS KH KD KC", 40), ("7S 7H 7D 7C", 84), ("KC QC JC 2C", 42), ("7H 6H AH 5H", 70),
        ("KS KH KD QC", 40), ("7S 7H 7D 6C", 81),
    ],
)  # fmt: skip
def test_b_pri_10_what_hands_count_in_primero(cards: str, counts: int) -> None:
    assert str(counts) in last(table(cards, **PRIMERO)).values[0]


def test_b_pri_10_all_four_cards_count_in_ties() -> None:
    better("7C 6C AC 7D", "7H 6H AH KD", **PRIMERO)
    equal("7H 2H QH JH", "7D 2D KD JD", **PRIMERO)


def test_b_pri_10_there_is_no_bidding_of_hands() -> None:
    match = table("KS QS 3C 2C", preset="primero", options={"vying": True})
    assert {move.split()[0] for move in legal(match)} == {"discard"}


def test_c_pri_02_fifty_five_beats_the_primiera_of_81_type_before_points() -> None:
    """The two of the position share a card; with the next best primiera, and one of 81 alone."""
    better("7H 6H AH KD", "7S 5H 7D 7C")
    assert "81" in last(table("7S 7D 7C 6H")).values[0]
    assert "65" in last(table("7H 6H AH KD")).values[0]


def test_c_pri_04_76_against_65() -> None:
    better("7C 6C AC 7D", "7H 6H AH KD")
    values = last(table("7C 6C AC 7D", "7H 6H AH KD")).values
    assert "76" in values[0] and "65" in values[1]


def test_c_pri_06_equal_flushes_hearts_win() -> None:
    better("7H 2H QH JH", "7D 2D KD JD", options={"suits": "hearts"})


def test_c_pri_08_three_sixes_off_and_on() -> None:
    match = table("6S 6H 6D KS")
    assert (match.turn, match.present(0).seats[0].total) == (0, "28")
    assert claimed("6S 6H 6D KS", **SETS) == 0
    assert "64" in last(table("6S 6H 6D KS", **SETS)).values[0]


def test_c_pri_10_a_primiera_of_84_is_the_highest() -> None:
    assert claimed("7S 7H 7D 7C") == 0
    assert "84" in last(table("7S 7H 7D 7C")).values[0]
    better("7S 7H 7D 7C", "6S 6H 6D 6C")
    better("2S 3S 4S 5S", "7S 7H 7D 7C")
    better("7S 7H 7D 7C", "2S 3S 4S 5S", **PRIMERO)


def test_the_hands_of_a_new_match_are_empty() -> None:
    assert hand(new(4), 0) == []
