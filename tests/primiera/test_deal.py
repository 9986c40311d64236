"""The players, the pack, the antes and the deal: PRI-01, 03 to 06."""

from __future__ import annotations

import pytest

import boneace
from boneace.errors import BoneAceError, IllegalMove, OptionError

from .reference import PACK
from .table import EIGHT, GAME, chips, deal, hand, in_turn, keep, new, play, pot


def test_pri_01_four_to_eight_play() -> None:
    for seats in range(4, 9):
        assert new(seats).seats == seats
    assert boneace.new(GAME, seed=1).seats == 4
    for seats in (1, 3, 9):
        with pytest.raises(OptionError):
            boneace.new(GAME, seats=seats, by_hand=True)


def test_pri_01_pri_06_the_forty_cards_without_eights_nines_and_tens() -> None:
    assert len(PACK) == 40
    for card in PACK:
        new(4).push(card)
    for rank in "89T":
        for suit in "SHDC":
            match = new(4)
            with pytest.raises(BoneAceError):
                match.push(rank + suit)
            assert len(match) == 0


def test_pri_01_every_card_comes_once() -> None:
    match = new(4)
    match.push("AS")
    with pytest.raises(IllegalMove):
        match.push("AS")
    assert [card for card in PACK if match.why_not(card) is None] == PACK[1:]
    match = deal(new(8), *EIGHT)
    assert match.present().stock == 8


def test_pri_06_the_court_is_king_queen_and_jack_of_ten_each() -> None:
    for rank in "KQJ":
        match = deal(new(4), f"{rank}S 2S 3H 4H", None, None, None)
        assert match.present(0).seats[0].total == "27"
        match = deal(new(4), f"{rank}S 2H 4H 3S", None, None, None)
        assert match.present(0).seats[0].total == "26"


@pytest.mark.parametrize("dealer", range(4))
def test_pri_03_the_turn_passes_to_the_left_from_the_eldest(dealer: int) -> None:
    match = deal(new(4, dealer=dealer), *EIGHT[:4])
    turns = []
    while match.deal == 1 and match.turn != "chance":
        turns.append(match.turn)
        keep(match, 1)
    assert turns == [(dealer + step) % 4 for step in (1, 2, 3, 4)]


def test_pri_03_the_deal_passes_to_the_left() -> None:
    match = new(5)
    for number, dealer in enumerate([4, 0, 1, 2], 1):
        assert (match.deal, match.dealer, match.turn) == (number, dealer, "chance")
        deal(match, "7H 6H 5H 4H", None, None, None, None)


def test_pri_03_betting_passes_to_the_left_too() -> None:
    match = keep(deal(new(4, dealer=1, options={"vying": True}), *EIGHT[:4]))
    turns = []
    for _ in range(4):
        turns.append(match.turn)
        match.push("pass")
    assert turns == [2, 3, 0, 1]


@pytest.mark.parametrize("seats", [4, 6, 8])
@pytest.mark.parametrize("ante", [1, 3, 100])
def test_pri_04_each_player_antes_before_the_first_card(seats: int, ante: int) -> None:
    match = new(seats, options={"ante": ante})
    assert match.turn == "chance"
    assert match.standing() == {"chips": [-ante] * seats, "pot": seats * ante}


@pytest.mark.parametrize("ante", [0, -1, 101, "much", True])
def test_pri_04_an_ante_that_is_none_is_refused(ante: object) -> None:
    with pytest.raises(OptionError):
        new(4, options={"ante": ante})


@pytest.mark.parametrize("seats", range(4, 9))
def test_pri_05_four_cards_each_dealt_in_twos(seats: int) -> None:
    match = new(seats)
    order = in_turn(match)
    hands = [cards.split() for cards in EIGHT[:seats]]
    held = [0] * seats
    for first in (0, 2):
        for seat in order:
            for card in hands[seat][first : first + 2]:
                assert match.turn == "chance"
                match.push(card)
                held[seat] += 1
                assert [len(hand(match, other)) for other in range(seats)] == held
    assert match.turn == order[0]
    for seat in order:
        assert sorted(hand(match, seat, seat)) == sorted(hands[seat])
        assert hand(match, seat) == ["??"] * 4
    assert match.present().stock == 40 - 4 * seats


def test_pri_05_the_next_deal_is_from_a_whole_pack() -> None:
    match = deal(new(4), "7H 6H 5H 4H", None, None, None)
    assert match.deal == 2
    assert all(match.why_not(card) is None for card in PACK)
    assert (chips(match), pot(match)) == ([2, -2, -2, -2], 4)
    play(match, "7H")
