"""The pack, the stakes and the deal: TSB-02 to 04, B-TSB-12."""

from __future__ import annotations

import pytest

import boneace
from boneace.errors import BoneAceError, IllegalMove, OptionError

from .reference import PACK
from .table import GAME, chips, deal, hand, in_turn, new, passed, pots, stood


def test_tsb_02_each_player_makes_three_stakes_before_the_first_card() -> None:
    match = new(4)
    assert match.turn == "chance"
    assert match.standing() == {"chips": [-3] * 4, "pots": [4, 4, 4]}


@pytest.mark.parametrize("stake", [1, 2, 7, 100])
def test_tsb_02_the_three_stakes_are_of_one_size_that_may_be_set(stake: int) -> None:
    match = new(3, options={"stake": stake})
    assert match.standing() == {"chips": [-3 * stake] * 3, "pots": [3 * stake] * 3}


@pytest.mark.parametrize("stake", [0, -1, 101, "much", True])
def test_tsb_02_a_stake_that_is_none_is_refused(stake: object) -> None:
    with pytest.raises(OptionError):
        new(3, options={"stake": stake})


@pytest.mark.parametrize("seats", range(2, 11))
def test_tsb_03_two_cards_face_down_and_one_face_up(seats: int) -> None:
    match = new(seats)
    order = in_turn(match)
    cards = [card for card in PACK if card not in ("JC", "9D")]
    for place in range(3):
        for done, seat in enumerate(order):
            assert match.turn == "chance"
            match.push(cards[place * seats + done])
            held = [len(hand(match, other)) for other in order]
            assert held == [place + (other <= done) for other in range(seats)]
            shown = cards[place * seats + done] if place == 2 else "??"
            assert shown in hand(match, seat)
    assert match.turn == order[0]
    for done, seat in enumerate(order):
        mine = [cards[place * seats + done] for place in range(3)]
        assert sorted(hand(match, seat, seat)) == sorted(mine)
        assert sorted(hand(match, seat)) == sorted(["??", "??", mine[2]])
        assert match.present().seats[seat].up == [mine[2]]


def test_tsb_04_any_of_the_52_cards_may_come_once() -> None:
    for first in PACK:
        new(2).push(first)
    match = new(2)
    match.push("AS")
    assert match.why_not("AS") is not None
    with pytest.raises(IllegalMove):
        match.push("AS")
    assert [card for card in PACK if match.why_not(card) is None] == PACK[:12] + PACK[13:]


@pytest.mark.parametrize("text", ["1S", "10S", "??", "AX", "JK", ""])
def test_tsb_04_there_are_no_other_cards(text: str) -> None:
    match = new(2)
    with pytest.raises(BoneAceError):
        match.push(text)
    assert match.turn == "chance"
    assert len(match) == 0


def test_b_tsb_12_two_to_ten_play() -> None:
    declaration = boneace.new(GAME, seats=2, seed=1).declaration
    assert (declaration.min_seats, declaration.max_seats) == (2, 10)
    for seats in (1, 11):
        with pytest.raises(OptionError):
            boneace.new(GAME, seats=seats, by_hand=True)


@pytest.mark.parametrize("dealer", [0, 1, 2, 3])
def test_b_tsb_12_eldest_is_on_the_dealers_left_and_comes_first(dealer: int) -> None:
    match = new(4, dealer=dealer)
    match.push("KS")
    assert [len(hand(match, seat)) for seat in range(4)] == [
        int(seat == (dealer + 1) % 4) for seat in range(4)
    ]
    match = deal(new(4, dealer=dealer), None, None, None, None)
    spoke = []
    while "pass" in match.legal:
        spoke.append(match.turn)
        match.push("pass")
    drew = []
    while match.turn != "chance":
        drew.append(match.turn)
        match.push("stand")
    assert spoke == drew == [(dealer + step) % 4 for step in (1, 2, 3, 4)]


def test_b_tsb_12_the_deal_passes_to_the_left() -> None:
    match = new(3)
    for number, dealer in enumerate([2, 0, 1, 2], 1):
        assert (match.deal, match.dealer, match.turn) == (number, dealer, "chance")
        stood(passed(deal(match, None, None, None)))


def test_b_tsb_12_every_deal_takes_stakes_anew_from_a_whole_pack() -> None:
    match = stood(passed(deal(new(2), "KS KH KD", "2S 3H 7C")))
    before = [6 - 3 - 3, -3 - 3]  # Ann won all three pots
    assert (match.deal, chips(match), pots(match)) == (2, before, [2, 2, 2])
    assert all(match.why_not(card) is None for card in PACK)
