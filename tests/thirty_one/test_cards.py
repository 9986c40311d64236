"""The pack, the counts of cards, and the deal: T31-01 to 10, 13, 21, 22, 29 and similar."""

from __future__ import annotations

import random

import pytest

import boneace
from boneace.errors import InvalidMove, OptionError

from .table import CARDS, deal, hand, knocked, last, legal, new, play, table, total

BOTH_SOURCES = pytest.mark.parametrize("preset", ["pennies", "dollar-bill"])


@pytest.mark.parametrize("seats", range(2, 8))
def test_t31_01_two_to_seven_players(seats: int) -> None:
    match = boneace.new("thirty-one", seats=seats, seed=1)
    assert match.seats == seats
    assert len(match.present().seats) == seats


@pytest.mark.parametrize("seats", [1, 8])
def test_t31_01_fewer_than_two_or_more_than_seven_are_refused(seats: int) -> None:
    with pytest.raises(OptionError, match="2 to 7"):
        boneace.new("thirty-one", seats=seats)


def test_t31_02_no_hand_is_nearer_31_than_31_itself() -> None:
    shuffled = random.Random(31)
    best = 0.0
    for _ in range(300):
        match = table(" ".join(shuffled.sample(CARDS, 3)), None)
        told = total(match, 0) if match.deal == 1 else last(match).totals[0]
        best = max(best, float(told))
    assert total(table("KS QS 9S", None), 0) == "29"
    assert last(table("AS QS KS", None)).totals[0] == "31"
    assert best <= 31


def test_t31_02_the_hand_nearer_31_wins_the_deal() -> None:
    match = knocked("KS QS 9S", "KH QH 8H", preset="banking", options={"deals": 1})
    assert match.result() == {"winners": [0]}


@pytest.mark.parametrize("preset", ["pennies", "dollar-bill"])
def test_t31_05_t31d_01_the_standard_pack_of_52(preset: str) -> None:
    match = table(None, None, preset=preset)
    assert match.present().stock == 52 - 6 - 1
    first = new(2, preset=preset)
    assert all(first.why_not(card) is None for card in CARDS)
    assert len(CARDS) == 52


def test_t31_05_a_card_leaves_the_pack_once() -> None:
    match = play(new(2), "7H")
    assert match.why_not("7H") is not None
    with pytest.raises(InvalidMove):
        match.push("1H")


def test_t31_06_dutch_eenendertigen_has_32_cards_seven_and_higher() -> None:
    match = new(3, preset="eenendertigen")
    offered = {card for card in CARDS if match.why_not(card) is None}
    assert offered == {card for card in CARDS if card[0] in "789TJQKA"}
    assert len(offered) == 32
    assert deal(match, None, None, None).present().stock == 32 - 9 - 1


@pytest.mark.parametrize("preset", ["pennies", "dollar-bill"])
@pytest.mark.parametrize(
    ("card", "value"),
    [("AS", 11), ("KS", 10), ("QS", 10), ("JS", 10), ("TS", 10)]
    + [(f"{pips}S", pips) for pips in range(2, 10)],
)
def test_t31_07_t31d_02_ace_eleven_courts_ten_others_face_value(
    card: str, value: int, preset: str
) -> None:
    beside = "2S" if card != "2S" else "3S"
    match = table(f"{card} {beside} 2H", None, preset=preset)
    assert total(match, 0) == str(value + int(beside[0]))


@BOTH_SOURCES
@pytest.mark.parametrize("seats", range(2, 8))
def test_t31_08_t31d_03_three_cards_to_each_player(seats: int, preset: str) -> None:
    match = table(*[None] * seats, preset=preset)
    assert [len(seat.hand) for seat in match.present().seats] == [3] * seats


def test_t31_08_they_are_dealt_one_at_a_time_eldest_first_dealer_last() -> None:
    match = new(3, dealer=1)  # eldest is seat 2
    for cards in ("2S 3S 4S", "5H 6H 7H", "8D 9D TD"):
        for card in cards.split():
            assert match.turn == "chance"
            match.push(card)
    match.push("KC")
    assert hand(match, 2) == {"2S", "5H", "8D"}
    assert hand(match, 0) == {"3S", "6H", "9D"}
    assert hand(match, 1) == {"4S", "7H", "TD"}


def test_t31_09_each_has_three_pennies_as_lives() -> None:
    assert new(4).standing() == {"lives": [3, 3, 3, 3]}


@BOTH_SOURCES
def test_t31_10_t31d_04_the_top_card_of_the_stock_begins_the_discard_pile(preset: str) -> None:
    match = new(2, preset=preset)
    play(match, "2S", "3S", "5H", "6H", "8D", "9D")
    assert match.turn == "chance"
    assert match.present().upcard is None
    match.push("KC")
    view = match.present()
    assert (view.upcard, view.pile, view.stock) == ("KC", 1, 52 - 7)
    play(match, "take")
    assert "KC" in hand(match, 0)


@BOTH_SOURCES
@pytest.mark.parametrize(
    ("cards", "counts"),
    [
        ("KS 9S 4S", "23"),  # all of one suit
        ("KS 9S 4H", "19"),  # two of them
        ("4S 5S KH", "10"),  # the single card is the better suit
        ("KS KH KD", "10"),  # no suit twice
    ],
)
def test_t31_13_t31d_08_31_is_collected_in_one_suit(cards: str, counts: str, preset: str) -> None:
    assert total(table(cards, None, preset=preset), 0) == counts


@BOTH_SOURCES
def test_t31_21_t31d_14_all_show_and_cards_of_one_suit_are_totalled(preset: str) -> None:
    match = knocked("KS 9S 2H", "5D 6D 7D", "AC 3C 8H", preset=preset)
    shown = last(match)
    assert shown.totals == ["19", "18", "14"]
    assert [set(cards) for cards in shown.hands] == [
        {"KS", "9S", "2H"},
        {"5D", "6D", "7D"},
        {"AC", "3C", "8H"},
    ]


@BOTH_SOURCES
@pytest.mark.parametrize(
    ("cards", "counts"), [("2S 7H 9D", "9"), ("KS 7H 9D", "10"), ("KS AH 9D", "11")]
)
def test_t31_22_t31d_15_three_suits_count_the_highest_card(
    cards: str, counts: str, preset: str
) -> None:
    assert total(table(cards, None, preset=preset), 0) == counts


@pytest.mark.parametrize("suit", "SHDC")
@pytest.mark.parametrize("tens", ["KQ", "KJ", "KT", "QJ", "QT", "JT"])
def test_t31_29_a_blitz_is_an_ace_and_two_ten_valued_cards_of_its_suit(
    suit: str, tens: str
) -> None:
    match = table(f"A{suit} {tens[0]}{suit} {tens[1]}{suit}", None)
    assert last(match).kind == "blitz"
    assert last(match).totals == ["31", None]


@pytest.mark.parametrize("cards", ["AS KS 9S", "KS QS JS", "AS KS QH", "AS AH KS"])
def test_t31_29_nothing_else_is_a_blitz(cards: str) -> None:
    match = table(cards, None)
    assert match.deal == 1
    assert legal(match) == {"draw", "take", "knock"}


@pytest.mark.parametrize(
    ("cards", "counts"), [("AD KD QD", "31"), ("AD TD JD", "31"), ("AD KD QS", "21")]
)
def test_c_t31_02_what_three_hands_of_the_table_count(cards: str, counts: str) -> None:
    match = table(cards, None)
    if counts == "31":
        assert (last(match).kind, last(match).totals[0]) == ("blitz", "31")
    else:
        assert match.deal == 1
        assert total(match, 0) == counts
