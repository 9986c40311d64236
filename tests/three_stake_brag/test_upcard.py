"""The first pot: TSB-05 to 07, C-TSB-02."""

from __future__ import annotations

import pytest

from .reference import RANKS
from .table import chips, first_pot, new, pots, table


def test_tsb_05_the_best_upcard_takes_the_first_pot() -> None:
    assert first_pot("9H", "QS", "TD") == 1
    assert first_pot("3H", "2S") == 0
    assert first_pot("2H", "5S", "4D", "7C") == 3


@pytest.mark.parametrize("low", range(12))
def test_tsb_05_the_ace_is_highest_and_the_two_lowest(low: int) -> None:
    assert first_pot(RANKS[low] + "H", RANKS[low + 1] + "S") == 1
    assert first_pot(RANKS[low + 1] + "S", RANKS[low] + "H") == 0


def test_tsb_05_it_is_paid_as_soon_as_the_last_card_is_up() -> None:
    match = new(3)
    for card in ("2S", "3S", "4S", "2H", "3H", "4H", "KD", "5C"):
        match.push(card)
    assert match.standing() == {"chips": [-3, -3, -3], "pots": [3, 3, 3]}
    match.push("6C")
    assert match.standing() == {"chips": [0, -3, -3], "pots": [0, 3, 3]}
    assert match.turn == 0


def test_tsb_05_only_what_lies_face_up_counts() -> None:
    match = table("AS AH 2C", "3S 4S 5C")
    assert chips(match) == [-3, -1]


def test_tsb_05_braggers_are_nothing_special_in_the_first_pot() -> None:
    assert first_pot("JC", "QS") == 1
    assert first_pot("9D", "TS", options={"second_bragger": True}) == 1
    assert first_pot("JS", "JC") == 0


@pytest.mark.parametrize("dealer", range(4))
def test_tsb_06_equal_best_upcards_go_to_the_eldest_of_them(dealer: int) -> None:
    kings = first_pot("KS", "KH", "KD", "KC", dealer=dealer)
    assert kings == (dealer + 1) % 4
    assert first_pot("2S", "KH", "KD", "4C", dealer=dealer) == (2 if dealer == 1 else 1)


def test_tsb_06_of_aces_too() -> None:
    assert first_pot("KS", "AH", "AC") == 1


@pytest.mark.parametrize("dealer", range(3))
def test_tsb_07_bon_ace_wins_regardless_of_position(dealer: int) -> None:
    assert first_pot("AS", "AH", "AD", dealer=dealer) == 2
    assert first_pot("AS", "AD", "AH", dealer=dealer) == 1
    assert first_pot("AD", "AC", "AH", dealer=dealer) == 0


def test_tsb_07_no_other_ace_does() -> None:
    for ace in ("AH", "AC"):
        assert first_pot("AS", "9H", ace) == 0


def test_tsb_07_it_must_be_shown() -> None:
    match = table("2S 3S KC", "4S AD 5C")
    assert pots(match)[0] == 0
    assert chips(match) == [-1, -3]


def test_c_tsb_02_the_ace_of_diamonds_takes_it_though_youngest() -> None:
    assert first_pot("AS", "9H", "AD") == 2
