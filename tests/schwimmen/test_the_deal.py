"""Schwimmen by the numbers of its clauses: the cards, their counts, and the deal."""

from __future__ import annotations

import pytest

import boneace
from boneace.cards import FRENCH_32, members
from boneace.errors import BoneAceError, OptionError
from tests.swaps import cards, clause, push

from .table import begun, deal, lives, middle, new, shown_down

IDLE = "7C 8D 9H"  # a hand of 9


def count(hand: str, **options: object) -> str:
    """The count of a hand, in points."""
    return boneace.score("schwimmen", hand, options=options).words.removesuffix(" points")


# --- cards ----------------------------------------------------------------------------------------


def test_sch_01_two_to_nine_play() -> None:
    for seats in range(2, 10):
        assert new(seats).seats == seats
    for seats in (1, 10):
        with pytest.raises(OptionError):
            boneace.new("schwimmen", seats=seats)


def test_sch_02_the_pack_is_of_32() -> None:
    match = new(2)
    assert match.cards_to_come.bit_count() == 32
    ranks = {FRENCH_32.text(card)[0] for card in members(match.cards_to_come)}
    assert ranks == set("789TJQKA")
    with pytest.raises(BoneAceError):
        match.push("6S")


@pytest.mark.parametrize(
    ("hand", "counts"),
    [("AS 7H 8D", "11"), ("KS 7H 8D", "10"), ("QS 7H 8D", "10"), ("JS 7H 8D", "10"),
     ("TS 7H 8D", "10"), ("9S 7H 8D", "9"), ("7S 7H 8D", "8"), ("7S 7H AD", "11")],
)  # fmt: skip
def test_sch_03_what_a_card_counts(hand: str, counts: str) -> None:
    assert count(hand) == counts


@pytest.mark.parametrize(
    ("hand", "counts"),
    [("KS QS JS", "30"), ("KS QS JH", "20"), ("KS QH JD", "10"), ("7S 8S AH", "15"),
     ("7S 8S 9S", "24"), ("AS 9S 9H", "20")],
)  # fmt: skip
def test_sch_15_the_cards_of_the_best_suit_are_added(hand: str, counts: str) -> None:
    assert count(hand) == counts


@pytest.mark.parametrize("rank", "789TJQK")
def test_sch_16_three_of_a_kind_count_thirty_and_a_half(rank: str) -> None:
    assert count(f"{rank}S {rank}H {rank}C") == "30½"
    assert boneace.score("schwimmen", f"{rank}S {rank}H {rank}C").number == 30.5


@pytest.mark.parametrize("tens", ["TH JH", "JH KH", "QH KH"])
def test_sch_17_an_ace_and_two_tens_of_a_suit_are_31(tens: str) -> None:
    assert count(f"AH {tens}") == "31"


def test_sch_18_sch_34_b_sch_04_what_three_aces_count() -> None:
    assert count("AS AH AC") == "32"
    assert count("AS AH AC", fire="33") == "33"
    assert count("AS AH AC", fire="30.5") == "30½"


def test_c_sch_01_c_sch_02_hands_and_what_they_count() -> None:
    counted = [count(hand) for hand in ("QH TH JD", "AC KC 9C", "7D 7H 7S", "AD KD TD")]
    assert counted == ["20", "30", "30½", "31"]
    assert count("7D 7C 8S") == "8"


def test_sch_04_the_lowest_hand_loses_and_the_others_do_not() -> None:
    match = shown_down("KS QS 7H", "KH 8H 9D", "AS 9S 8D")  # 20, 18, 20
    assert lives(match) == [3, 2, 3]


# --- three of a kind against three of a kind ------------------------------------------------------


@pytest.mark.parametrize(
    ("by_rank", "better", "worse", "left"),
    [(False, "KS KH KC", "8S 8H 8C", [2, 2]), (True, "KS KH KC", "8S 8H 8C", [3, 2]),
     (True, "8S 8H 8C", "7S 7H 7D", [3, 2]), (True, "TS TH TD", "9S 9H 9C", [3, 2])],
)  # fmt: skip
def test_b_sch_10_two_three_of_a_kind(
    by_rank: bool, better: str, worse: str, left: list[int]
) -> None:
    how = {"middle": "JC QD 9D", "options": {"threes_by_rank": by_rank}}
    assert lives(shown_down(better, worse, **how)) == left
    assert lives(shown_down(worse, better, **how)) == left[::-1]


def test_b_sch_10_aces_are_the_highest_where_they_are_not_fire() -> None:
    options = {"threes_by_rank": True, "fire": "30.5"}
    assert lives(shown_down("KS KH KC", "AS AH AC", options=options)) == [2, 3]
    assert count("AS AH AC", **options) == "30½"


# --- the deal -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5, 9])
def test_sch_05_the_dealer_is_dealt_two_hands(seats: int) -> None:
    match = new(seats)
    pack = [FRENCH_32.text(card) for card in members(FRENCH_32.cards)]
    pack = [pack[11 * place % 32] for place in range(3 * seats + 3)]
    for card in pack:
        assert match.turn == "chance"
        match.push(card)
    assert match.turn == seats - 1
    for seat in range(seats):
        dealt = {pack[(seats + 1) * turn + seat] for turn in range(3)}
        assert set(match.view(seat).hand) == dealt
    match.push("keep first")
    assert middle(match) == {pack[(seats + 1) * turn + seats] for turn in range(3)}


def test_sch_06_the_dealer_sees_one_hand_and_the_other_is_laid_when_he_keeps_it() -> None:
    match = deal(IDLE, "KS QD 9C", second="TS 7H 9S")
    assert match.turn == 1 and set(match.view(1).hand) == {"KS", "QD", "9C"}
    for viewer in (None, 0, 1):
        assert middle(match, viewer) == {"??"}
    assert clause(match, "swap all") == clause(match, "knock") == "SCH-06"
    match.push("keep first")
    assert set(match.view(1).hand) == {"KS", "QD", "9C"}
    for viewer in (None, 0, 1):
        assert middle(match, viewer) == {"TS", "7H", "9S"}
    assert clause(match, "keep first") == "SCH-06"


def test_sch_07_else_he_lays_it_and_takes_the_other() -> None:
    match = push(deal(IDLE, "KS QD 9C", second="TS 7H 9S"), "keep second")
    assert set(match.view(1).hand) == {"TS", "7H", "9S"}
    assert match.present(0).seats[1].hand == ["??"] * 3
    assert middle(match) == {"KS", "QD", "9C"}


@pytest.mark.parametrize("dealer", range(3))
def test_sch_08_the_player_on_the_dealers_left_begins_and_play_goes_clockwise(dealer: int) -> None:
    match = new(3, dealer=dealer)
    for card in cards("7S 8S 9S TS 8D 9D TD 7H QH KH JC 9C"):
        match.push(card)
    match.push("keep first")
    order = []
    for _ in range(5):
        order.append(match.turn)
        match.push("swap all")
    assert order == [(dealer + 1 + step) % 3 for step in range(5)]


def test_sch_29_the_player_on_the_dealers_left_may_have_the_two_hands() -> None:
    options = {"two_hands": "eldest"}
    match = deal(IDLE, "KS QD 9C", "8S 9D KH", second="TS 7H 9S", options=options)
    assert match.turn == 0
    match.push("keep second")
    assert set(match.view(0).hand) == {"TS", "7H", "9S"}
    assert middle(match) == set(IDLE.split())
    assert match.turn == 1


def test_sch_30_nobody_may_have_two_hands() -> None:
    match = deal(IDLE, "KS QD 9C", second="TS 7H 9S", options={"two_hands": "nobody"})
    assert match.turn == 0
    assert middle(match) == {"TS", "7H", "9S"}
    assert set(match.view(1).hand) == {"KS", "QD", "9C"}
    (laid,) = [effect for effect in match.effects(8, 0) if effect.kind == "laid"]
    assert set(laid.cards) == {"TS", "7H", "9S"} and "TS" in laid.line


def test_b_sch_11_the_deal_passes_clockwise_over_who_is_out() -> None:
    standing = {"lives": [3, None, 3, 3]}
    match = begun("KS QS 7H", "", "KH 8H 9D", "AS 9S 8D", middle="7C 8C TC", standing=standing)
    assert match.dealer == 3
    push(match, "knock", "pass", "pass")
    assert match.dealer == 0
    deal("KS QS 7H", "", "KH 8H 9D", "AS 9S 8D", second="7C 8C TC", match=match)
    push(match, "keep first", "knock", "pass", "pass")
    assert match.dealer == 2


def test_sch_35_sch_36_the_book_tells_of_other_names_and_of_where_the_game_comes_from() -> None:
    from .rulebook import BOOK

    assert {"SCH-35", "SCH-36"} == set(BOOK.clauses) - BOOK.required()
