"""Vingt-Un: dividing a pair, as a player and as the dealer."""

from __future__ import annotations

import numpy as np
import pytest

from boneace import games
from boneace.errors import IllegalMove
from boneace.games.options import options_record
from boneace.match.match import Match
from boneace.match.replaying import replay
from boneace.record import from_dict

from .table import changes, chips, dealt, events, hands, legal, new, play, quiet, stock

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
    assert (set(first.cards), first.total) == ({"8S", "3C"}, "11")
    assert (set(second.cards), second.total) == ({"8D", "KH"}, "18")
    assert (first.stake, second.stake) == (1, 4)


def cards(match: Match, seat: int, viewer: int | None = None) -> list[set[str]]:
    """The cards of each hand of a seat, as a viewer sees them."""
    return [set(hand.cards) for hand in hands(match, seat, viewer)]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_vu_42_the_card_that_was_staked_on_stays_in_its_hand(viewer: int | None) -> None:
    deal = {"pack": "8D TC 8S 7H 3C KH", "moves": ["stake 2", "no double", "divide 4"]}
    data = {"boneace": 1, "game": "vingt-un", "players": ["Ann", "Ben"], "deals": [deal]}
    match = replay(from_dict(data))
    assert cards(match, 1, viewer) == [{"8D", "3C"}, {"8S", "KH"}]
    assert [hand.stake for hand in hands(match, 1, viewer)] == [2, 4]


def test_vu_42_vu_46_of_the_dealers_pair_the_first_dealt_stays() -> None:
    match = play(dealt("8D 8S", "TS 2H"), "stand", "divide 3C KH")
    assert cards(match, 0) == [{"8D", "3C"}, {"8S", "KH"}]


@pytest.mark.parametrize(
    ("completing", "expected"),
    [
        ("QH 9C divide 3 5S 6S", [{"QD", "5S"}, {"QS", "9C"}, {"QH", "6S"}]),
        ("9C QC divide 3 5S 6S", [{"QD", "9C"}, {"QS", "5S"}, {"QC", "6S"}]),
        (
            "QH QC divide 3 5S 6S divide 4 7S 8S",
            [{"QD", "5S"}, {"QS", "7S"}, {"QH", "6S"}, {"QC", "8S"}],
        ),
    ],
)
def test_vu_44_the_card_that_a_hand_was_made_with_stays_in_it(
    completing: str, expected: list[set[str]]
) -> None:
    assert cards(play(dealt("9S 7D", "QD QS"), f"divide 5 {completing}"), 1) == expected


def test_vu_44_a_hand_made_with_the_higher_suit_keeps_it() -> None:
    match = play(dealt("9S 7D", "QS QD"), "divide 5 9C QH divide 3 5S 6S")
    assert cards(match, 1) == [{"QS", "9C"}, {"QD", "5S"}, {"QH", "6S"}]


def test_vu_42_vu_49_an_over_drawn_hand_takes_its_own_cards_to_the_pack_made_anew() -> None:
    """Twelve seats use 24 cards a deal: in the second the pack is made again while a pair that was
    divided is still played, of the first deal's cards and of the hand that was over-drawn."""
    to_come = {"TC", "9C", "KH", "QC"}
    match = quiet(new(12), spare={"8D", "8S", *to_come})
    used = 52 - len(stock(match))
    rest = sorted(
        stock(match) - to_come - {"8D", "8S"}, key=lambda card: "A23456789TJQK".index(card[0])
    )
    others = [f"{one} {two}" for one, two in zip(rest[::2], rest[1::2], strict=True)]
    dealt(others[0], "8D 8S", *others[1:], match=match)
    play(match, "divide 1 TC 9C draw KH")
    assert (used, len(stock(match)), hands(match, 1)[0].gone) == (24, 1, True)
    play(match, "draw")
    assert len(stock(match)) == 1 + 24 + 3
    assert stock(match) >= {"8D", "TC", "KH", "QC"} and "8S" not in stock(match)
    play(match, "KH")
    assert cards(match, 1)[1] == {"8S", "9C", "KH"}, "a card may come twice in one deal"


def test_vu_42_others_do_not_see_which_card_the_stake_lies_on() -> None:
    matches = [dealt("9S 7D", pair, "KS JD", stakes=[2, 2]) for pair in ("8D 8S", "8S 8D")]
    for viewer in (None, 0, 2):
        one, two = (match.view(viewer).record.tobytes() for match in matches)
        assert one == two
    assert len({match.view(1).record.tobytes() for match in matches}) == 2
    for match in matches:
        play(match, "divide 4 3C KH")
    assert [cards(match, 1, 2)[0] for match in matches] == [{"8D", "3C"}, {"8S", "3C"}]


def test_vu_42_vu_31_nor_when_the_dealer_has_turned_up_his_pair() -> None:
    matches = [play(dealt(pair, "KS JD"), "stand") for pair in ("8D 8S", "8S 8D")]
    for viewer in (None, 1):
        one, two = (match.view(viewer).record.tobytes() for match in matches)
        assert one == two
    assert cards(matches[0], 0, 1) == [{"8S", "8D"}]


@pytest.mark.parametrize("viewer", [None, 0])
def test_vu_42_behind_a_view_either_card_may_have_come_first(viewer: int | None) -> None:
    rules, drivers = games.part("vingt-un", "rules"), games.drivers("vingt-un")
    match = dealt("9S 7D", "8D 8S", "KS JD", stakes=[2, 2])
    o = options_record(match.declaration, 3, match.options)
    seen, rng = match.view(viewer).record, np.array([9], np.uint64)
    first = set()
    for _ in range(40):
        world = np.zeros(1, rules.State)
        assert drivers.sample(o, seen, world, rng, 1000)
        hand, begun = int(world["hands"][0, 1]), int(world["begun"][0])
        assert (hand & begun).bit_count() == 1
        first.add(hand & begun == hand & -hand)
        assert (begun & int(world["hands"][0, 2])).bit_count() == 1
    assert first == {True, False}


def test_vu_44_c_vu_14_a_completing_card_that_matches_may_be_a_third_hand() -> None:
    match = play(dealt("9S 7D", "QS QH", stakes=[2]), "divide 5 QD 9C")
    assert legal(match) == [*SPLITS, "keep"]
    play(match, "divide 3 5S 6S")
    assert [hand.stake for hand in hands(match, 1)] == [2, 5, 3]
    assert [hand.total for hand in hands(match, 1)] == ["15", "19", "16"]
    assert legal(match) == ["draw", "stand"]


def test_vu_44_it_need_not() -> None:
    match = play(dealt("9S 7D", "QS QH", stakes=[2]), "divide 5 QD 9C keep")
    assert [hand.total for hand in hands(match, 1)] == ["20", "19"]


def test_vu_45_c_vu_14_four_of_the_kind_are_four_independent_hands() -> None:
    match = play(dealt("TS 9S", "QS QH", stakes=[2]), "divide 5 QD QC divide 1 5S 6S")
    assert legal(match) == [*SPLITS, "keep"], "the second hand is a pair as well"
    play(match, "divide 3 7S 8S")
    assert [hand.stake for hand in hands(match, 1)] == [2, 5, 1, 3]
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
    cards = [set(hand.cards) for hand in hands(match, 1, viewer)]
    assert cards == [{"8S", "3C"}, {"8D", "KH"}]
    assert [event.card for event in events(match, "drew", viewer)] == ["3C", "KH"]


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
    assert [hand.stake for hand in hands(match, 1)] == stakes


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
    seen = [hands(match, seat, 0)[0].cards for seat in (1, 2)]
    assert "7H" in seen[0] and "9H" in seen[1], "he has seen what was drawn"


def test_vu_45_an_ace_that_was_paid_and_comes_back_makes_no_fifth_hand() -> None:
    """The natural that a divided ace made is paid, and its cards go into the next shuffle."""
    spare = {"AS", "AH", "AD", "AC", "KS", "5S", "6H", "4D"}
    match = quiet(new(2, divided_natural="natural"), 11, spare)
    assert stock(match) == spare and match.dealer == 0
    dealt("5S 6H", "AS AH", match=match)
    play(match, "divide 1 KS AD", "divide 1 AC 4D")
    assert "AS" in stock(match)
    play(match, "divide 1 AS 9C")
    assert (match.turn, len(hands(match, 1)), legal(match)) == (1, 4, ["keep"])
    with pytest.raises(IllegalMove, match="four hands already") as refused:
        match.push("divide 1")
    assert refused.value.clause == "VU-45"
    play(match, "keep")
