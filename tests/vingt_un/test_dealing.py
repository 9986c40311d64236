"""Vingt-Un: the players, the cards, the first dealer, the deal and the stakes."""

from __future__ import annotations

import pytest

import boneace
from boneace.errors import IllegalMove, OptionError

from .table import GAME, chips, dealt, hands, legal, new, play, quiet, stakes, stock, total


@pytest.mark.parametrize("seats", [2, 7, 12])
def test_vux_01_two_will_do_and_there_is_room_for_twelve(seats: int) -> None:
    assert quiet(new(seats)).deal == 2


@pytest.mark.parametrize("seats", [1, 13])
def test_vux_01_neither_one_nor_thirteen_can_play(seats: int) -> None:
    with pytest.raises(OptionError):
        new(seats)


@pytest.mark.parametrize(
    ("hand", "counted"),
    [("2S 9H", 11), ("KS QH", 20), ("JS TH", 20), ("JD 5C", 15), ("AS 5C", 16), ("AS 9D", 20)],
)
def test_vux_02_pips_count_and_court_cards_are_ten(hand: str, counted: int) -> None:
    assert total(dealt("7S 8D", hand), 1) == str(counted)


def test_vu_02_b_vu_01_an_ace_is_one_or_eleven_as_is_better() -> None:
    match = dealt("7S 8D", "AS 3H")
    counted = [total(match, 1)]
    for card in ("6D", "AH", "9C", "AD"):
        play(match, f"draw {card}")
        counted.append(total(match, 1))
    assert counted == ["14", "20", "21", "20", "21"]


@pytest.mark.parametrize("suit", "SHDC")
def test_vux_02_suits_do_not_matter(suit: str) -> None:
    match = play(dealt("9S TD", f"8{suit} J{suit}", stakes=[2]), "stand", "stand")
    assert chips(match) == [2, -2]


@pytest.mark.parametrize("seed", range(12))
def test_vux_05_b_vu_02_who_receives_the_first_ace_deals(seed: int) -> None:
    match = boneace.new(GAME, seats=3, dealer="cut", seed=seed)
    turned = [match.pack.text(card)[0] for _, card in match.cut]
    assert [seat for seat, _ in match.cut] == [place % 3 for place in range(len(turned))]
    assert turned[-1] == "A" and "A" not in turned[:-1]
    assert match.dealer == match.cut[-1][0]
    told = match.log(None)[0]
    assert all(match.pack.text(card) in told for _, card in match.cut), "they are dealt face up"
    assert told.startswith("Cards are dealt around until the first ace: ")


def test_b_vu_02_who_deals_first_may_be_agreed() -> None:
    assert boneace.new(GAME, seats=3, dealer=2, seed=1).dealer == 2


def test_vu_08_the_whole_pack_is_shuffled_and_cut_by_the_player_on_the_right() -> None:
    match = boneace.new(GAME, seats=4, dealer=1, by_hand=True)
    assert len(stock(match)) == 52
    assert match.present(None).pone == 0
    first = {boneace.new(GAME, seats=4, seed=seed).present(1).seats[1].hand[0]
             for seed in range(20)}  # fmt: skip
    assert len(first) > 5


def test_c_vu_20_the_one_opponent_is_the_pone_too() -> None:
    match = new(2)
    assert (match.dealer, match.present(None).pone) == (0, 1)


def test_vu_09_one_card_to_each_from_the_dealers_left_and_the_dealer_last() -> None:
    match = boneace.new(GAME, seats=3, dealer=1, by_hand=True)
    held = []
    for card in ("2S", "3S", "4S"):
        match.push(card)
        held.append([len(seat.hand) for seat in match.present(None).seats])
    assert held == [[0, 0, 1], [1, 0, 1], [1, 1, 1]]
    for viewer, own in ((2, "2S"), (0, "3S"), (1, "4S")):
        seen = {seat.seat: seat.hand for seat in match.present(viewer).seats}
        assert seen == {seat: [own if seat == viewer else "??"] for seat in range(3)}


def test_vu_10_each_player_in_turn_stakes_when_he_has_seen_his_card() -> None:
    match = play(new(), "2S 3S 4S")
    assert (match.turn, match.present(1).seats[1].hand) == (1, ["2S"])
    assert legal(match) == [f"stake {chips}" for chips in range(1, 11)]
    play(match, "stake 3")
    assert match.turn == 2
    play(match, "stake 7")
    assert [stakes(match, seat) for seat in range(3)] == [[None], [3], [7]]


def test_vux_04_b_vu_14_stakes_are_from_the_least_to_the_most_agreed() -> None:
    match = play(new(2, min_stake=2, max_stake=4), "QS 3S")
    assert legal(match) == ["stake 2", "stake 3", "stake 4"]
    for stake in ("stake 1", "stake 5"):
        with pytest.raises(IllegalMove) as refused:
            match.push(stake)
        assert refused.value.clause == "VUX-04"
    play(match, "stake 4 no double QH 8D")
    assert legal(match) == ["divide 2", "divide 3", "divide 4", "keep"]
    with pytest.raises(OptionError):
        new(2, min_stake=5, max_stake=4)


def test_vux_04_b_vu_14_the_limit_is_not_of_the_loss() -> None:
    lost = dealt("AS KD", "9S 9D", stakes=[10], double=True)
    assert chips(lost) == [40, -40], "four times the most that may be staked"


def test_vu_11_the_dealer_sees_his_card_and_stakes_nothing() -> None:
    match = play(new(2), "2S 4S stake 3")
    assert (match.turn, match.present(0).seats[0].hand) == (0, ["4S"])
    assert legal(match) == ["double", "no double"]
    assert match.why_not("stake 3")
    assert stakes(match, 0) == [None]


@pytest.mark.parametrize(("double", "staked"), [(False, [3, 7]), (True, [6, 14])])
def test_vu_12_double_adds_as_much_again_to_every_stake(double: bool, staked: list[int]) -> None:
    match = dealt("9S TD", "4S 9H", "5S 9C", stakes=[3, 7], double=double)
    assert [*stakes(match, 1), *stakes(match, 2)] == staked
    assert match.present(None).doubled is double


def test_vu_13_a_second_card_to_each_in_the_same_order_face_down() -> None:
    match = play(new(), "2S 3S 4S stake 1 stake 1 no double")
    held = []
    for card in ("5D", "6D", "7D"):
        match.push(card)
        held.append([len(seat.hand) for seat in match.present(None).seats])
    assert held == [[1, 2, 1], [1, 2, 2], [2, 2, 2]]
    for viewer in range(3):
        for seat in range(3):
            cards = hands(match, seat, viewer)[0].cards
            assert ("??" in cards) == (seat != viewer)


def test_vux_03_a_match_ends_after_the_deals_agreed_and_most_chips_win() -> None:
    match = play(dealt("9S TD", "KS KH", "8D JD", deals=1), "keep stand stand stand")
    assert match.over and match.turn is None
    assert (chips(match), match.result()) == ([0, 1, -1], {"winners": [1]})
    assert "over" in str(match.why_not("stake 1"))


def test_vux_03_all_who_have_most_have_won() -> None:
    match = play(dealt("9S TD", "KS QH", "JS JD", deals=1), "stand keep stand stand")
    assert (chips(match), match.result()) == ([-2, 1, 1], {"winners": [1, 2]})
