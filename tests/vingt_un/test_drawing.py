"""Vingt-Un: drawing, the dealer's hand, payments, the drawn vingt-un, and the pack."""

from __future__ import annotations

import pytest

from boneace.errors import IllegalMove
from boneace.match.match import Match

from .table import (
    changes,
    chips,
    dealt,
    ended,
    events,
    hands,
    legal,
    new,
    play,
    quiet,
    stock,
    total,
)

DEALER = {
    "17": ("TS 7H", ""),
    "19": ("TS 9S", ""),
    "20": ("TS JH", ""),
    "drawn": ("7H 8D", "draw 6S"),
    "over": ("7H 8D", "draw KS"),
}
PLAYER = {
    "18": ("KD 8C", ""),
    "19": ("KD 9C", ""),
    "20": ("KD QC", ""),
    "drawn": ("KD 4C", "draw 7C"),
}


def settled(dealer: str, player: str, stake: int = 3, double: bool = False) -> int:
    """The win of a player with one hand from a dealer with another."""
    (held, draws), (cards, drawn) = DEALER[dealer], PLAYER[player]
    match = dealt(held, cards, stakes=[stake], double=double)
    play(match, f"{drawn} stand", f"{draws} stand" if dealer != "over" else draws)
    lost, won = changes(match)
    assert lost == -won
    return won


@pytest.mark.parametrize(
    ("dealer", "player", "won"),
    [
        ("17", "18", 3), ("19", "20", 3), ("19", "19", -3), ("20", "20", -3), ("20", "18", -3),
        ("17", "drawn", 6), ("20", "drawn", 6), ("over", "18", 3), ("over", "20", 3),
        ("over", "drawn", 6), ("drawn", "18", -6), ("drawn", "20", -6), ("drawn", "drawn", -3),
    ],
)  # fmt: skip
def test_vu_01_vu_03_vu_04_what_a_hand_wins(dealer: str, player: str, won: int) -> None:
    assert settled(dealer, player) == won
    assert settled(dealer, player, double=True) == 2 * won


def test_c_vu_01_twenty_beats_nineteen() -> None:
    match = play(dealt("9D TC", "4S 9H", stakes=[5]), "draw 7S stand", "stand")
    assert changes(match) == [-5, 5]


def test_c_vu_02_vu_06_nothing_is_returned_when_the_dealer_over_draws() -> None:
    match = play(dealt("9D 7D", "4S 9H", "KS JD", stakes=[5, 1]), "draw 9C")
    assert chips(match) == [5, -5, 0]
    assert "5S" in stock(match)
    play(match, "stand", "draw QD")
    assert changes(match) == [4, -5, 1]
    assert ended(match, 1).count("??") == 2, "it was thrown up unexposed"


def test_vu_23_cards_from_the_top_face_up_until_he_stands() -> None:
    match = dealt("9D 7D", "2S 3H", "KS JD")
    for card in ("4C", "5C", "6C"):
        assert (match.turn, legal(match)) == (1, ["draw", "stand"])
        play(match, f"draw {card}")
        assert card in hands(match, 1)[0].cards
    assert hands(match, 1)[0].cards.count("??") == 2, "his first two stay face down"
    play(match, "stand")
    assert match.turn == 2


def test_vu_23_the_dealer_serves_the_others_first() -> None:
    match = dealt("9D 7D", "2S 3H", "KS JD", "KC 9C")
    turns = [match.turn]
    for _ in range(3):
        turns.append(play(match, "stand").turn)
    assert turns == [1, 2, 3, 0]


@pytest.mark.parametrize(("card", "over"), [("8C", False), ("9C", True), ("KC", True)])
def test_vu_24_over_drawn_is_beyond_21(card: str, over: bool) -> None:
    match = play(dealt("9D 7D", "4S 9H", "KS JD"), f"draw {card}")
    assert match.turn == (2 if over else 1)
    assert bool(events(match, "over")) is over


def test_vu_25_four_and_nine_and_seven_stands_on_20() -> None:
    match = play(dealt("9D 7D", "4S 9H", "KS JD"), "draw 7S")
    assert total(match, 1) == "20"
    assert play(match, "stand").turn == 2


@pytest.mark.parametrize(("double", "paid"), [(False, 5), (True, 10)])
def test_vu_26_four_and_nine_and_nine_pays_the_stake_at_once(double: bool, paid: int) -> None:
    match = dealt("9D 7D", "4S 9H", "KS JD", stakes=[5, 1], double=double)
    assert chips(play(match, "draw 9C")) == [paid, -paid, 0]


def test_vu_27_vu_28_the_pone_collects_what_is_thrown_up() -> None:
    match = dealt("9D 7D", "4S 9H", "KS JD", "2C 3C")
    assert (match.present(None).pone, match.present(None).used) == (3, 0)
    play(match, "draw 9C")
    assert match.present(None).used == 3
    assert match.present(None).seats[1].hand == []
    assert not {"4S", "9H", "9C"} & stock(match), "they are not in the pack again"


@pytest.mark.parametrize("viewer", [None, 0, 2, 3])
def test_vu_29_the_first_two_cards_are_shown_to_nobody(viewer: int | None) -> None:
    match = play(dealt("9D 7D", "4S 9H", "KS JD", "2C 3C"), "draw 9C")
    assert hands(match, 1, viewer)[0].cards == ["9C", "??", "??"]
    told = "\n".join(match.log(viewer))
    assert "9C" in told and "4S" not in told and "9H" not in told


def test_vu_30_each_is_settled_with_in_order_round_the_table() -> None:
    match = dealt("9D 7D", "4S 9H", "KS 5D", "TC 8C", stakes=[1, 2, 4])
    seen = []
    for move in ("draw 9C", "draw 9S", "draw 7C"):
        seen.append(chips(play(match, move)))
    assert seen == [[1, -1, 0, 0], [3, -1, -2, 0], [7, -1, -2, -4]]
    assert [event.seat for event in events(match, "over")] == [1, 2, 3]


def test_vu_31_the_dealer_turns_up_his_cards_and_chooses() -> None:
    match = dealt("9D 7D", "4S 9H")
    assert hands(match, 0)[0].cards == ["??", "??"]
    play(match, "stand")
    assert set(hands(match, 0)[0].cards) == {"9D", "7D"}
    assert (match.turn, legal(match)) == (0, ["draw", "stand"])


def test_vu_31_he_does_not_where_no_hand_is_left() -> None:
    match = play(dealt("9D 7D", "4S 9H"), "draw 9C")
    assert (match.deal, match.present(None).last.kind) == (2, "unplayed")
    assert ended(match, 0) == ["??", "??"]


def test_vu_32_he_stands_and_they_declare_in_turn() -> None:
    match = dealt("9D KD", "TS 9H", "KS JD", "TC 8C", stakes=[1, 2, 4])
    play(match, "stand stand stand stand")
    assert changes(match) == [1 - 2 + 4, -1, 2, -4]
    declared = [event.seat for event in events(match, "showed")]
    assert declared == [0, 0, 1, 2, 3], "the dealer turned his up first"


def test_vu_33_he_may_draw_and_settles_in_the_same_way() -> None:
    match = play(dealt("2D 3D", "TS 9H"), "stand", "draw 4D draw 5D draw 6D stand")
    assert changes(match) == [-1 + 2, 1 - 2], "20 against 19"


def test_vu_34_c_vu_12_a_dealer_who_over_draws_pays_all_who_stand() -> None:
    match = dealt("7D 8D", "KS 9S", "4H 9D", "5S 7H", stakes=[2, 2, 2])
    play(match, "stand", "draw KC", "draw 9H stand", "draw 8C")
    assert changes(match) == [-4, 2, -2, 4]


def test_vu_35_any_other_21_is_a_drawn_vingt_un() -> None:
    for cards, drawn in (("KD 4C", "7C"), ("AS 5C", "5D"), ("KD QC", "AH"), ("7S 7C", "7D")):
        match = dealt("TS 9S", cards, stakes=[3])
        match.push("keep") if "keep" in legal(match) else None
        play(match, f"draw {drawn}")
        assert (total(match, 1), chips(match)) == ("21", [0, 0]), "it is not paid at once"
        assert changes(play(match, "stand", "stand")) == [-6, 6]


def test_vu_36_vu_37_vu_38_c_vu_10_a_drawn_vingt_un_of_the_dealer() -> None:
    match = dealt("7H 8D", "KS QS", "5S 7D", "4H 9H", stakes=[3, 3, 3])
    play(match, "stand", "draw 9D stand", "draw KC", "draw 6S stand")
    assert changes(match) == [12, -6, -3, -3]


@pytest.mark.parametrize(("double", "paid"), [(False, 6), (True, 12)])
@pytest.mark.parametrize("dealer", ["20", "over"])
def test_vu_39_a_drawn_vingt_un_is_paid_double(dealer: str, double: bool, paid: int) -> None:
    assert settled(dealer, "drawn", double=double) == paid


def test_b_vu_18_a_natural_that_was_paid_is_settled() -> None:
    match = dealt("7H 8D", "AS KH", "KS QS", stakes=[3, 1])
    assert changes(play(match, "stand", "draw 6S stand")) == [-6 + 2, 6, -2]


def test_b_vu_17_a_hand_of_21_may_draw_on() -> None:
    match = play(dealt("TS 9S", "AS 5C"), "draw 5D")
    assert legal(match) == ["draw", "stand"]
    assert total(play(match, "draw 9D"), 1) == "20"


def test_b_vu_17_as_an_option_it_has_to_stand() -> None:
    match = play(dealt("TS 9S", "AS 5C", draw_on_21=False), "draw 5D")
    assert legal(match) == ["stand"]
    with pytest.raises(IllegalMove) as refused:
        match.push("draw")
    assert refused.value.clause == "B-VU-17"


def test_c_vu_18_an_ace_becomes_one() -> None:
    match = dealt("TS 9S", "AS 6S")
    assert total(match, 1) == "17"
    assert (total(play(match, "draw 9H"), 1), match.turn) == ("16", 1)


# --- the pack -------------------------------------------------------------------------------------


def test_vu_48_the_pack_goes_on_from_deal_to_deal() -> None:
    match = new(3)
    left = [len(stock(quiet(match))) for _ in range(7)]
    assert left == [46, 40, 34, 28, 22, 16, 10]


def test_vu_48_it_goes_on_when_the_deal_passes() -> None:
    match = quiet(new(2, dealer_hands=1))
    assert (match.dealer, len(stock(match))) == (1, 48)


def nearly_used_up() -> Match:
    """Three players, and a pack of which two cards are left when it is the second player's turn."""
    spare = {"KS", "KH", "KD", "9S", "9H", "5S"}
    match = quiet(new(3), 7, spare)
    assert stock(match) == spare | {"AS", "AH", "AD", "AC"}
    dealt("9H KH", "KS 9S", "AS 5S", match=match)
    play(match, "draw AH draw KD")
    assert (match.turn, stock(match)) == (2, {"AD", "AC"})
    return match


def test_vu_49_b_vu_15_the_last_card_goes_into_the_shuffle_unexposed() -> None:
    match = play(nearly_used_up(), "draw AD")
    assert match.present(None).stock == 1
    assert "AC" not in "\n".join(match.log(None))
    play(match, "draw")
    table = {"9H", "KH", "AS", "5S", "AD"}
    assert len(stock(match)) == 52 - len(table), "what lies on the table stays there"
    assert not table & stock(match)
    assert "AC" in stock(match)
    assert {"KS", "9S", "AH", "KD"} <= stock(match), "what was over-drawn in this deal goes in"
    assert events(match, "shuffled")


def test_b_vu_15_a_natural_that_was_paid_goes_into_the_shuffle() -> None:
    spare = {"KS", "KH", "KD", "9S", "9H", "5S"}
    match = quiet(new(3), 7, spare)
    dealt("9H KH", "AH KS", "AS 5S", match=match)
    play(match, "draw AD draw AC")
    assert stock(match) == {"9S", "KD"}
    play(match, "draw 9S")
    assert {"AH", "KS"} <= stock(play(match, "draw"))


def test_b_vu_16_where_too_few_cards_are_left_everybody_stands() -> None:
    ranks = "3456789TJQK"
    match = dealt("2S 2H", *(f"{rank}S {rank}H" for rank in ranks))
    for place, rank in enumerate(ranks):
        other = ranks[(place + 1) % len(ranks)]
        play(match, f"divide 1 {other}D {other}C")
        if rank == "K":
            play(match, "draw AS draw AH stand draw AD draw AC stand")
        else:
            play(match, "stand stand")
    assert (match.turn, len(stock(match)), legal(match)) == (0, 2, ["keep"])
    with pytest.raises(IllegalMove) as refused:
        match.push("divide")
    assert refused.value.clause == "B-VU-16"
    play(match, "keep draw 2D")
    assert legal(match) == ["stand"]
    with pytest.raises(IllegalMove):
        match.push("draw")
    assert play(match, "stand").deal == 2


def test_vu_29_who_threw_up_a_hand_still_knows_it_and_nobody_else_does() -> None:
    match = play(dealt("7H 8D", "KS 6S", "4H 9H", "2C 3C"), "draw 9D")
    assert sorted(hands(match, 1, 1)[0].cards) == ["6S", "9D", "KS"]
    for viewer in (0, 2, 3, None):
        assert sorted(hands(match, 1, viewer)[0].cards) == ["9D", "??", "??"], viewer


@pytest.mark.parametrize(
    "moves",
    [
        "draw 4C draw 5C stand draw QC",  # before QC lie then two used cards that seat 1 never saw
        "draw 4C draw 5C draw QC",  # two that all saw
    ],
)
def test_vu_29_vu_49_a_hand_thrown_up_is_not_told_of_cards_that_came_again(moves: str) -> None:
    """Seat 1 throws up 8D 7S with QC; they are shuffled into the new pack, and QC comes again."""
    own, to_come = {"8D", "7S", "2S", "3S", "TS", "9S"}, {"QC", "4C", "5C", "KH"}
    match = quiet(new(12), spare=own | to_come)
    rest = sorted(stock(match) - own - to_come, key=lambda card: "A23456789TJQK".index(card[0]))
    others = [f"{one} {two}" for one, two in zip(rest[::2], rest[1::2], strict=True)]
    dealt(others[0], "8D 7S", "2S 3S", "TS 9S", *others[1:], match=match)
    play(match, "draw QC")
    assert hands(match, 1, 1)[0].cards == ["7S", "8D", "QC"]
    play(match, moves)
    assert {"8D", "7S"} <= stock(match)
    for viewer in (None, *range(12)):
        thrown = hands(match, 1, viewer)[0]
        assert sorted(thrown.cards) == ["??", "??", "QC"] and thrown.gone
