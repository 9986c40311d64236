"""Vingt-Un: naturals, their wins, the tenure of a dealer, and the pool."""

from __future__ import annotations

from typing import Any

import pytest

from boneace.match.match import Match

from .table import changes, chips, dealt, ended, events, hands, new, play, quiet, stock

NATURAL = ("9S TD", "AS KH")  # the dealer's cards and those of the eldest


def second_hand(*cards: str, seats: int = 3, **how: Any) -> Match:
    """The first cards of the second hand of a dealer, nobody having had a natural in the first."""
    spare = {card for hand in cards for card in hand.split()}
    options = {key: how.pop(key) for key in list(how) if key not in ("stakes", "double")}
    return dealt(*cards, match=quiet(new(seats, **options), spare=spare), **how)


@pytest.mark.parametrize("hand", ["AS TH", "AS JH", "QS AH", "KS AS"])
def test_vu_22_an_ace_with_a_ten_or_court_card_is_a_natural(hand: str) -> None:
    match = dealt("8S 9D", hand, stakes=[3])
    assert chips(match) == [-6, 6]


@pytest.mark.parametrize("hand", ["AS 9H", "KS QH", "AS AH"])
def test_vu_22_nothing_else_is_one(hand: str) -> None:
    assert chips(dealt("8S 9D", hand, stakes=[3])) == [0, 0]


def test_vu_14_the_dealer_declares_his_natural_turns_it_up_and_collects() -> None:
    match = dealt("AS KD", "9S TD", "8S 2H", stakes=[3, 2])
    assert (match.deal, changes(match)) == (2, [10, -6, -4])
    last = match.present(None).last
    assert (last.kind, set(ended(match, 0))) == ("natural", {"AS", "KD"})
    assert ended(match, 1) == ["??", "??"], "nobody has drawn, or shown anything"
    assert any(event.seat == 0 for event in events(match, "showed"))


@pytest.mark.parametrize(("double", "pays"), [(False, 6), (True, 12)])
def test_vu_15_vu_16_he_collects_double_four_times_the_first_stake_if_he_doubled(
    double: bool, pays: int
) -> None:
    assert chips(dealt("AS KD", "9S TD", stakes=[3], double=double)) == [pays, -pays]


def test_vu_05_vu_17_c_vu_04_neither_pays_when_natural_meets_natural() -> None:
    match = dealt("AS KD", "KS TD", "AD QC", stakes=[3, 2])
    assert changes(match) == [6, -6, 0]


@pytest.mark.parametrize(("double", "paid"), [(False, 8), (True, 16)])
def test_vu_18_a_player_is_paid_double_at_once(double: bool, paid: int) -> None:
    match = dealt("9S TD", "4S 5H", "AS KH", stakes=[1, 4], double=double)
    assert (match.deal, match.turn, chips(match)) == (1, 1, [-paid, 0, paid])
    assert set(hands(match, 2)[0].cards) == {"AS", "KH"}, "it is declared"


def test_vu_19_vu_50_c_vu_06_a_natural_takes_the_deal_to_the_dealers_left() -> None:
    match = new(3)
    quiet(match, 2, spare={"9S", "TD", "2S", "7H", "KH"})
    before = chips(match)
    dealt("9S TD", "2S 7H", "AS KH", stakes=[1, 4], match=match)
    assert [now - was for now, was in zip(chips(match), before, strict=True)] == [-8, 0, 8]
    assert (match.deal, match.dealer) == (3, 0)
    play(match, "stand stand")
    assert (match.deal, match.dealer) == (4, 1)


def test_vu_50_without_a_natural_the_dealer_deals_on() -> None:
    assert quiet(new(3), 6).dealer == 0


def test_vu_50_a_dealer_who_has_a_natural_too_is_not_put_out() -> None:
    match = second_hand("AS KD", "9S TD", "AD QC")
    assert (match.deal, match.dealer) == (3, 0)


def test_vu_20_by_agreement_a_natural_does_not_put_the_dealer_out() -> None:
    match = second_hand("9S TD", "AS KH", seats=2, natural_puts_out_dealer=False)
    assert (match.deal, match.dealer) == (3, 0)
    assert changes(match) == [-2, 2]


@pytest.mark.parametrize(("to", "dealer"), [("next", 1), ("holder", 3)])
def test_vu_51_the_deal_passes_to_the_next_or_to_the_holder(to: str, dealer: int) -> None:
    cards = ("9S TD", "KS 9H", "KC 9D", "AS JH")
    match = play(second_hand(*cards, seats=4, deal_passes_to=to), "stand stand stand")
    assert (match.deal, match.dealer) == (3, dealer)


def test_b_vu_08_of_several_holders_the_eldest_takes_the_deal() -> None:
    cards = ("9S TD", "KS 9H", "AC KD", "AS JH")
    match = play(second_hand(*cards, seats=4, deal_passes_to="holder"), "stand stand")
    assert match.dealer == 2


@pytest.mark.parametrize(("several", "paid"), [("each", [-10, 6, 4]), ("first", [-8, 6, 2])])
def test_b_vu_08_each_of_several_naturals_is_paid_double(several: str, paid: list[int]) -> None:
    match = dealt("9S TD", "AC KD", "AS JH", stakes=[3, 2], several_naturals=several)
    assert changes(match) == paid


def test_b_vu_04_the_hand_is_finished_when_the_dealer_has_been_put_out() -> None:
    match = second_hand("9S TD", "AS KH", "KS QD", stakes=[4, 3])
    assert (match.deal, match.turn) == (2, 2)
    play(match, "stand stand")
    assert (changes(match), match.dealer) == ([-11, 8, 3], 1)


def test_b_vu_04_as_an_option_it_is_dropped() -> None:
    match = second_hand("9S TD", "AS KH", "KS QD", stakes=[4, 3], after_natural="drop")
    assert (match.deal, changes(match), match.dealer) == (3, [-8, 8, 0], 1)


# --- the first hand -------------------------------------------------------------------------------


def test_vu_53_c_vu_08_a_natural_in_the_first_hand_is_paid_and_does_not_put_him_out() -> None:
    match = dealt(*NATURAL, stakes=[4])
    assert (match.deal, match.dealer, changes(match)) == (2, 0, [-8, 8])
    quiet(match, spare={"9C", "TH", "AD", "JC"})
    assert match.dealer == 0
    assert dealt("9C TH", "AD JC", match=match).dealer == 1, "the second one does"


def test_vu_53_the_next_dealer_has_a_first_hand_again() -> None:
    match = second_hand("9S TD", "AS KH", seats=2)
    assert match.dealer == 1
    assert dealt("AD JC", "9C TH", match=match).dealer == 1


def test_b_vu_05_the_double_stake_is_paid_at_once() -> None:
    match = dealt("9S 2D", "AS KH", "KS QD", stakes=[4, 1])
    assert chips(match) == [-8, 8, 0]
    assert changes(play(match, "stand draw TC stand")) == [-6, 8, -2]


def test_b_vu_05_as_an_option_it_waits_and_meets_a_drawn_vingt_un() -> None:
    cards = ("9S 2D", "AS KH", "KS QD")
    match = dealt(*cards, stakes=[4, 1], first_natural="waits")
    assert chips(match) == [0, 0, 0]
    assert changes(play(match, "stand draw TC stand")) == [6, -4, -2]
    match = dealt(*cards, stakes=[4, 1], first_natural="waits")
    assert changes(play(match, "stand draw 8C stand")) == [-9, 8, 1]


@pytest.mark.parametrize("then", ["finish", "drop"])
def test_b_vu_05_a_natural_that_puts_the_dealer_out_does_not_wait(then: str) -> None:
    options = {"first_natural": "waits", "first_hand": "of_pack", "after_natural": then}
    match = dealt("9C TH", "AD JC", "KC QH", **options)  # in the first hand of the dealer's turn
    play(match, "stand stand")
    while match.deal < 5 or len(stock(match)) < 40:  # until the used cards are the pack again
        quiet(match)
    assert match.dealer == 0
    before = chips(match)
    a_nine, a_ten, an_ace, a_king, a_seven, a_queen = (
        min(card for card in stock(match) if card[0] == rank) for rank in "9TAK7Q"
    )
    cards = (f"{a_nine} {a_ten}", f"{an_ace} {a_king}", f"{a_seven} {a_queen}")
    dealt(*cards, stakes=[4, 1], match=match)
    paid = [now - then for now, then in zip(chips(match), before, strict=True)]
    assert paid == [-8, 8, 0]
    assert [event.line for event in events(match, "showed")][-1].endswith("paid 8 chips.")
    if then == "finish":
        play(match, "stand stand")
    assert match.dealer == 1


@pytest.mark.parametrize(("first", "dealer"), [("of_deal", 1), ("of_pack", 0)])
def test_b_vu_06_the_first_hand_is_that_of_the_deal(first: str, dealer: int) -> None:
    match, spare = new(2, first_hand=first), {"9S", "TD", "KH"}
    quiet(match, 12)
    assert len(stock(match)) == 4
    quiet(match, 1, spare)  # here the used cards become the pack
    assert len(stock(match)) > 40
    assert dealt("9S TD", "AS KH", match=match).dealer == dealer


@pytest.mark.parametrize(("wanted", "dealers"), [(1, [0, 1]), (2, [0, 0, 1])])
def test_b_vu_07_one_natural_is_enough_where_the_first_hand_brought_none(
    wanted: int, dealers: list[int]
) -> None:
    match = quiet(new(2, naturals_to_put_out=wanted), spare={"9S", "TD", "KH", "9C", "TH", "JC"})
    found = [match.dealer]
    for cards in (NATURAL, ("9C TH", "AD JC"))[:wanted]:
        found.append(dealt(*cards, match=match).dealer)
    assert found == dealers


@pytest.mark.parametrize("hands_dealt", [1, 2, 3])
def test_vux_15_the_deal_may_be_limited_to_so_many_hands(hands_dealt: int) -> None:
    match = new(2, dealer_hands=hands_dealt)
    dealers = [quiet(match).dealer for _ in range(6)]
    assert dealers == [deal // hands_dealt % 2 for deal in range(1, 7)]


@pytest.mark.parametrize("packs", [1, 2])
def test_vux_15_or_to_so_many_times_through_the_pack(packs: int) -> None:
    match, used = new(2, dealer_packs=packs), 0
    while used < packs:
        assert match.dealer == 0
        before = len(stock(match))
        quiet(match)
        used += len(stock(match)) > before
    assert match.dealer == 1, "the hand in which it ran out was finished"


# --- other effects of a natural -------------------------------------------------------------------


@pytest.mark.parametrize(("double", "stake"), [(False, 4), (True, 8)])
def test_vu_21_vux_16_the_holder_receives_his_stake_from_each_other_player(
    double: bool, stake: int
) -> None:
    match = dealt(
        "9S TD", "AS KH", "KS 8D", "KD 7D",
        stakes=[4, 1, 1], double=double, natural_collects_from_all=True,
    )  # fmt: skip
    play(match, "stand stand stand")
    lost = 2 if double else 1
    assert changes(match) == [2 * lost - 2 * stake, 4 * stake, -lost - stake, -lost - stake]


def test_b_vu_03_vux_16_other_vingt_uns_are_exempt() -> None:
    match = dealt(
        "9S TD", "AS KH", "AC KC", "KD 7D", "KS 8D",
        stakes=[4, 3, 1, 1], natural_collects_from_all=True,
    )  # fmt: skip
    play(match, "draw 4D stand stand stand")
    assert changes(match) == [-8 - 6 - 2 + 1, 8 + 4, 6 + 3, 2, -1 - 4 - 3]


def test_vux_16_not_where_the_dealer_has_a_natural() -> None:
    match = dealt("AD TD", "AS KH", "KS 8D", stakes=[4, 1], natural_collects_from_all=True)
    assert changes(match) == [2, 0, -2]


def test_b_vu_03_by_default_nobody_but_the_dealer_pays() -> None:
    assert changes(play(dealt("9S TD", "AS KH", "KS 8D"), "stand stand")) == [-1, 2, -1]


# --- the pool -------------------------------------------------------------------------------------


def pool(match: Match) -> int:
    return int(match.standing()["pool"])


def test_vux_14_everybody_puts_a_counter_into_the_pool_in_each_deal() -> None:
    match = new(3, pool_ante=1)
    assert (pool(match), chips(match)) == (3, [-1, -1, -1])
    assert pool(quiet(match)) == 6


def test_vux_14_the_dealer_pays_for_over_drawing() -> None:
    match = play(dealt("9S 6D", "KS QD", pool_over_draw=3), "stand draw KH")
    assert (pool(match), changes(match)) == (3, [-4, 1])


@pytest.mark.parametrize(
    ("settles", "second", "put", "changed"),
    [
        ("each", "stand", 2, [-2, 0]),
        ("best", "stand", 2, [1, -3]),
        ("each", "draw 5H", 4, [-10, 6]),
        ("best", "draw 5H", 4, [-7, 3]),
    ],
)
def test_vux_14_b_vu_10_the_dealer_pays_for_each_hand_that_he_over_draws(
    settles: str, second: str, put: int, changed: list[int]
) -> None:
    """The penalty is for over-drawing, whether or not that hand is settled."""
    match = dealt("8D 8C", "TS 9H", stakes=[3], dealer_divides=settles, pool_over_draw=2)
    play(match, "stand", "divide 5D 2C", "draw KC", f"draw JC {second}")
    assert (pool(match), changes(match)) == (put, changed)
    besides = match.present().last.besides[0]
    assert [(one.by, one.why) for one in besides] == [(-put, "into the pool for over-drawing")]


@pytest.mark.parametrize(("part", "put"), [("none", 0), ("quarter", 2), ("third", 3)])
def test_vux_14_a_part_of_the_ties_goes_into_the_pool(part: str, put: int) -> None:
    match = dealt("KS QD", "KH JD", "9S 8D", stakes=[9, 5], pool_ante=1, pool_ties=part)
    play(match, "stand stand stand")
    assert pool(match) == 3 + put + 3
    assert changes(match) == [14 - put, -9, -5], "antes were put in before the deal"


def test_vu_52_vux_17_the_player_who_declares_a_natural_wins_the_pool() -> None:
    match = second_hand("9S TD", "KS QH", "AS KH", stakes=[1, 4], pool_ante=2)
    before = chips(quiet(new(3, pool_ante=2), spare={"9S", "TD", "KS", "QH", "KH"}))
    assert pool(match) == 0
    gained = [now - was for now, was in zip(chips(match), before, strict=True)]
    assert gained == [-8, 0, 8 + 12]


def test_vux_17_a_natural_of_the_dealer_leaves_the_pool_where_it_is() -> None:
    match = dealt("AS KD", "9S TD", "AD QC", pool_ante=1)
    assert pool(match) == 6, "three are left and three are new"
