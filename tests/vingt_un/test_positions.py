"""The positions of the list of requirements (C-VU-…), and others, as records."""

import pytest

import boneace
from boneace.errors import IllegalMove, InvalidMove

from .table import QUIET, chips, legal, played


def test_higher_hand_is_paid() -> None:
    """C-VU-01: 4 + 9 + 7 stands on 20, the dealer on 19."""
    match = played(("4S 9H 9D TC 7S", "stake 5, no double, draw, stand, stand"), seats=2)
    assert chips(match) == [-5, 5]


def test_over_drawn_pays_at_once() -> None:
    """C-VU-02: nothing is returned when the dealer over-draws later."""
    deal = ("4S KS 9H 9D JD 7D 9C", "stake 5, stake 1, no double, draw")
    assert chips(played(deal)) == [5, -5, 0]
    more = ("4S KS 9H 9D JD 7D 9C QD", f"{deal[1]}, stand, draw")
    assert chips(played(more)) == [4, -5, 1]


def test_dealer_has_a_natural() -> None:
    """C-VU-04: the dealer collects double, but not from a player who has one too."""
    match = played(("KS AS AD QD QC KD", "stake 3, stake 2, no double"))
    assert chips(match) == [6, -6, 0]
    assert (match.deal, match.dealer) == (2, 0)


def test_four_times_the_stake() -> None:
    """VU-16."""
    assert chips(played(("KS AS AD QD QC KD", "stake 3, stake 2, double"))) == [12, -12, 0]


def test_natural_takes_the_deal() -> None:
    """C-VU-06: in the third hand the holder is paid double at once, and the deal passes."""
    third = ("AS 2S 5D JH 3S 9C", "stake 4, stake 1, no double")
    match = played(QUIET, ("7C 8C 9D TC 7H TS", QUIET[1]), third)
    assert chips(match) == [-2 + 2 - 8, 1 - 1 + 8, 1 - 1]
    assert (match.deal, match.turn, match.dealer) == (3, 2, 0)
    match = played(QUIET, ("7C 8C 9D TC 7H TS", QUIET[1]), (third[0], f"{third[1]}, stand, stand"))
    assert (match.deal, match.dealer) == (4, 1)


@pytest.mark.parametrize(("to", "dealer"), [("next", 1), ("holder", 2)])
def test_to_whom_the_deal_passes(to: str, dealer: int) -> None:
    """VU-51: to the next player, or to the holder of the natural."""
    second = ("2S AS 5D 3S JH 9C", "stake 4, stake 1, no double, stand, stand")
    assert played(QUIET, second, deal_passes_to=to).dealer == dealer


def test_natural_in_the_first_hand() -> None:
    """C-VU-08: it is paid, and the dealer deals on; the next one puts the dealer out."""
    first = ("AS 2S 5D JH 3S 9C", "stake 4, stake 1, no double, stand, stand")
    match = played(first)
    assert (chips(match), match.dealer) == ([-8 + 1, 8, -1], 0)
    second = ("AC 2C 5C JC 3C 9D", first[1])
    assert played(first, second).dealer == 1
    assert played(first, second, natural_puts_out_dealer=False).dealer == 0


def test_drawn_vingt_un_of_the_dealer() -> None:
    """C-VU-10: double from a player who stands, single from one who has drawn to 21 too, nothing
    more from one who is over."""
    match = played(
        ("KS 5S 4H 7D QS 7H 9H 8D 9D KC 6S",
         "stake 3, stake 3, stake 3, no double, stand, draw, stand, draw, draw, stand"),
        seats=4,
    )  # fmt: skip
    assert chips(match) == [12, -6, -3, -3]


def test_dealer_over_draws() -> None:
    """C-VU-12: single to a player who stands, nothing to one who is over, double to a drawn
    vingt-un."""
    match = played(
        ("KS 4H 5S 7D 9S 9D 7H 8D KC 9H 8C",
         "stake 2, stake 2, stake 2, no double, stand, draw, draw, stand, draw"),
        seats=4,
    )  # fmt: skip
    assert chips(match) == [-4, 2, -2, 4]


def test_dividing_into_four() -> None:
    """C-VU-14: each completing card of the denomination may be divided again."""
    match = played(("QS 7D QH 8D QD QC", "stake 2, no double, divide 5"), seats=2)
    assert legal(match) == [f"divide {n}" for n in range(1, 11)] + ["keep"]
    for text in ("divide 1", "5S", "6S"):
        match.push(text)
    assert "divide 3" in legal(match), "the second hand is a pair as well"
    for text in ("divide 3", "7S", "8S"):
        match.push(text)
    assert legal(match) == ["draw", "stand"]
    seat = match.present(1).seats[1]
    assert [hand.stake for hand in seat.hands] == [2, 5, 1, 3]
    cards = [hand.cards[0] for hand in seat.hands]
    assert [hand.total for hand in seat.hands] == ["15", "17", "16", "18"], cards


def test_later_match_is_not_divided() -> None:
    """C-VU-16, VU-47."""
    match = played(("5S KD 6S 8D 6H", "stake 2, no double, draw"), seats=2)
    assert legal(match) == ["draw", "stand"]
    assert "first two cards" in str(match.why_not("divide 2"))


def test_soft_ace() -> None:
    """C-VU-18: 17 with an ace, and a nine: 16."""
    match = played(("AS KD 6S 8D 9H", "stake 2, no double, draw"), seats=2)
    assert match.present(1).seats[1].total == "16"


def test_two_players() -> None:
    """C-VU-20: the opponent is the pone too."""
    assert played(seats=2).present(0).pone == 1


def test_ace_and_ten_after_dividing() -> None:
    """B-VU-09: a drawn vingt-un; as an option a natural."""
    deal = ("AS KD AH 8D KC 7C", "stake 2, no double, divide 4")
    match = played(deal, seats=2)
    assert (chips(match), legal(match)) == ([0, 0], ["draw", "stand"])
    assert chips(played(deal, seats=2, divided_natural="natural")) == [-4, 4]


def test_dealer_divides() -> None:
    """B-VU-10: each of their hands is settled with every player, the over-drawn one too."""
    deal = (
        "TS KS 8D 9S JH 8C 5D TC KC",
        "stake 2, stake 3, no double, stand, stand, divide, draw, stand",
    )
    assert chips(played(deal)) == [-10, 4, 6]
    assert played((deal[0][:17], "stake 2, stake 3, no double, stand, stand")).turn == 0


def test_pack_goes_on() -> None:
    """VU-48, VU-49: the last card is not dealt; cards on the table stay out of the shuffle."""
    match = boneace.new("vingt-un", seats=12, by_hand=True)
    table, before, remade = set[str](), 52, 0
    while match.deal < 20:
        if match.turn != "chance":
            match.push("stand" if "stand" in match.legal else match.legal[-1])
            continue
        stock = [match.pack.text(card) for card in range(52) if match.cards_to_come >> card & 1]
        assert len(stock) > 1
        table = table if match.view(None).record["held"].any() else set()
        if len(stock) > before:
            assert not table & set(stock)
            remade += 1
        before = len(stock)
        match.push(stock[-1])
        table.add(stock[-1])
    assert remade > 5


def test_what_is_no_move() -> None:
    match = played(("4S 9H", ""), seats=2)
    assert legal(match) == [f"stake {n}" for n in range(1, 11)]
    for text in ("stake", "stake 0", "stake x", "stake 3 4", "bid"):
        with pytest.raises(InvalidMove):
            match.push(text)
    for text in ("stake 11", "stake 21", "stake 99", "draw", "double", "divide 3", "divide"):
        with pytest.raises(IllegalMove):
            match.push(text)
    match.push("STAKE  3")
    assert legal(match) == ["double", "no double"]
