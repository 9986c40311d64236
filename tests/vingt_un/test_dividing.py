"""Vingt-Un: dividing a pair, as a player and as the dealer."""

from __future__ import annotations

import pytest

from boneace.errors import IllegalMove

from .table import changes, chips, dealt, events, hands, legal, new, play, quiet

SPLITS = [f"divide {stake}" for stake in range(1, 11)]


def test_vu_40_a_pair_may_be_divided_or_kept() -> None:
    match = dealt("9D TC", "8S 8D", "KS JD")
    assert (match.turn, legal(match)) == (1, [*SPLITS, "keep"])
    with pytest.raises(IllegalMove) as refused:
        match.push("draw")
    assert refused.value.clause == "VU-40"
    play(match, "keep")
    assert (match.turn, legal(match)) == (1, ["draw", "stand"])
    assert len(hands(match, 1)) == 1


@pytest.mark.parametrize("rank", "A23456789TJQK")
def test_vu_41_every_denomination_may_be_divided(rank: str) -> None:
    assert "divide 1" in legal(dealt("9S 7D", f"{rank}H {rank}C"))


@pytest.mark.parametrize("hand", ["KS QH", "TS JH", "AS 2H"])
def test_vu_41_two_cards_of_unlike_denominations_may_not(hand: str) -> None:
    match = dealt("9S 7D", hand)
    assert legal(match) == ["draw", "stand"]
    with pytest.raises(IllegalMove) as refused:
        match.push("divide 1")
    assert refused.value.clause == "VU-47"


@pytest.mark.parametrize("stake", [1, 5, 10])
def test_vu_42_the_second_stake_may_differ_from_the_first(stake: int) -> None:
    match = play(dealt("9S 9D", "8S 8D", stakes=[5]), f"divide {stake} KS KD stand stand")
    assert changes(play(match, "keep draw 2D stand")) == [5 + stake, -5 - stake]


def test_vu_43_two_more_cards_complete_two_hands() -> None:
    match = play(dealt("9S 7D", "8S 8D"), "divide 4")
    assert match.turn == "chance"
    play(match, "3C")
    assert match.turn == "chance"
    play(match, "KH")
    first, second = hands(match, 1, 1)
    assert (set(first["cards"]), first["total"]) == ({"8S", "3C"}, "11")
    assert (set(second["cards"]), second["total"]) == ({"8D", "KH"}, "18")
    assert (first["stake"], second["stake"]) == (1, 4)


def test_vu_44_c_vu_14_a_completing_card_that_matches_may_be_a_third_hand() -> None:
    match = play(dealt("9S 7D", "QS QH", stakes=[2]), "divide 5 QD 9C")
    assert legal(match) == [*SPLITS, "keep"]
    play(match, "divide 3 5S 6S")
    assert [hand["stake"] for hand in hands(match, 1)] == [2, 5, 3]
    assert [hand["total"] for hand in hands(match, 1)] == ["15", "19", "16"]
    assert legal(match) == ["draw", "stand"]


def test_vu_44_it_need_not() -> None:
    match = play(dealt("9S 7D", "QS QH", stakes=[2]), "divide 5 QD 9C keep")
    assert [hand["total"] for hand in hands(match, 1)] == ["20", "19"]


def test_vu_45_c_vu_14_four_of_the_kind_are_four_independent_hands() -> None:
    match = play(dealt("TS 9S", "QS QH", stakes=[2]), "divide 5 QD QC divide 1 5S 6S")
    assert legal(match) == [*SPLITS, "keep"], "the second hand is a pair as well"
    play(match, "divide 3 7S 8S")
    assert [hand["stake"] for hand in hands(match, 1)] == [2, 5, 1, 3]
    play(match, "draw 9D", "draw 4D stand", "draw 2D stand", "stand")
    assert chips(match)[1] == -2, "the first is over-drawn, and the others play on"
    assert changes(play(match, "stand")) == [2 - 10 + 1 + 3, -2 + 10 - 1 - 3]


def test_vu_46_several_may_divide_in_one_deal_and_the_dealer_too() -> None:
    match = dealt("9S 9D", "8S 8D", "5S 5H")
    play(match, "divide 1 KS KD stand stand", "divide 1 JS JD stand stand")
    assert (match.turn, legal(match)) == (0, ["divide", "keep"])
    play(match, "divide TS TD")
    assert [len(hands(match, seat)) for seat in range(3)] == [2, 2, 2]
    assert changes(play(match, "stand stand")) == [8, -4, -4]


def test_vu_47_c_vu_16_a_later_match_is_not_divided() -> None:
    match = play(dealt("9S 7D", "5S 6S"), "draw 6H")
    assert legal(match) == ["draw", "stand"]
    with pytest.raises(IllegalMove) as refused:
        match.push("divide 2")
    assert refused.value.clause == "VU-47"


def test_vu_47_a_match_of_another_denomination_after_dividing_is_none_either() -> None:
    match = play(dealt("9S 7D", "5S 5H"), "divide 1 8H 8C")
    assert legal(match) == ["draw", "stand"]
    play(match, "draw 8D")
    assert legal(match) == ["draw", "stand"]


@pytest.mark.parametrize("viewer", [None, 0, 2])
def test_b_vu_12_completing_cards_lie_face_up(viewer: int | None) -> None:
    match = play(dealt("9S 7D", "8S 8D", "KS JD"), "divide 4 3C KH")
    cards = [set(hand["cards"]) for hand in hands(match, 1, viewer)]
    assert cards == [{"8S", "3C"}, {"8D", "KH"}]
    assert [event["card"] for event in events(match, "drew", viewer)] == ["3C", "KH"]


def test_b_vu_09_ace_and_ten_after_dividing_are_a_drawn_vingt_un() -> None:
    match = play(dealt("KD TS", "AS AH", stakes=[2]), "divide 4 KC 7C")
    assert (chips(match), legal(match)) == ([0, 0], ["draw", "stand"])
    assert changes(play(match, "stand stand stand")) == [-4 + 4, 4 - 4]


def test_b_vu_09_as_an_option_they_are_a_natural() -> None:
    match = dealt("KD TS", "AS AH", stakes=[2], divided_natural="natural")
    play(match, "divide 4 KC 7C")
    assert (chips(match), match.turn) == ([-4, 4], 1), "it is paid at once"
    assert changes(play(match, "stand stand")) == [0, 0]


def test_b_vu_09_such_a_natural_takes_the_pool_and_puts_the_dealer_out() -> None:
    spare = {"9S", "6D", "KS", "QD", "KC", "7C"}
    match = quiet(new(3, divided_natural="natural", pool_ante=2), spare=spare)
    dealt("9S 6D", "AS AH", "KS QD", stakes=[4, 1], match=match)
    play(match, "divide 2 KC")
    assert match.standing()["pool"] == 12
    play(match, "7C")
    assert match.standing()["pool"] == 0
    assert play(match, "stand stand stand").dealer == 1


def test_b_vu_09_the_dealers_collects_double_even_from_a_drawn_vingt_un() -> None:
    match = dealt("AS AH", "KS 5D", stakes=[3], divided_natural="natural")
    play(match, "draw 6C stand", "divide KC 9C stand stand")
    assert changes(match) == [6 - 6, -6 + 6], "his other hand, of 20, pays as much"


@pytest.mark.parametrize(("covers", "stakes"), [(False, [4, 5]), (True, [4, 10])])
def test_b_vu_11_double_is_of_the_first_stakes_only(covers: bool, stakes: list[int]) -> None:
    match = dealt("9S 7D", "8S 8D", stakes=[2], double=True, double_covers_divided=covers)
    play(match, "divide 5 3C KH")
    assert [hand["stake"] for hand in hands(match, 1)] == stakes


@pytest.mark.parametrize(("settles", "paid"), [("each", [-10, 4, 6]), ("best", [-5, 2, 3])])
def test_b_vu_10_each_hand_of_a_dealer_who_divides_is_settled_with_every_player(
    settles: str, paid: list[int]
) -> None:
    match = dealt("8D 8C", "TS JH", "KS 9S", stakes=[2, 3], dealer_divides=settles)
    play(match, "stand stand", "divide 5D TC", "draw KC", "stand")
    assert changes(match) == paid


def test_b_vu_10_as_an_option_the_best_of_them_is() -> None:
    match = dealt("8D 8C", "TS 9H", stakes=[3], dealer_divides="best")
    play(match, "stand", "divide 5D 2C", "draw KC", "draw JC stand")
    assert changes(match) == [3, -3], "20 is settled, and not the hand that he over-drew"


def test_b_vu_10_or_he_may_not_divide() -> None:
    match = play(dealt("8D 8C", "TS 9H", dealer_divides="forbidden"), "stand")
    assert (match.turn, legal(match)) == (0, ["draw", "stand"])
    with pytest.raises(IllegalMove) as refused:
        match.push("divide")
    assert refused.value.clause == "B-VU-10"


def test_b_vu_13_the_dealer_divides_when_his_turn_has_come() -> None:
    match = dealt("8D 8C", "TS 2H", "4S 4H")
    assert (match.turn, legal(match)) == (1, ["draw", "stand"])
    play(match, "draw 7H stand")
    assert match.turn == 2
    play(match, "keep draw 9H stand")
    assert (match.turn, legal(match)) == (0, ["divide", "keep"])
    seen = [hands(match, seat, 0)[0]["cards"] for seat in (1, 2)]
    assert "7H" in seen[0] and "9H" in seen[1], "he has seen what was drawn"
