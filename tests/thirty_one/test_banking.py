"""Banking: T31-35 to 42, B-T31-18 and 19, C-T31-20."""

from __future__ import annotations

from typing import Any

import pytest

from boneace.errors import IllegalMove, InvalidMove
from boneace.languages import speaking
from boneace.match.match import Match

from .table import deal, drain, hand, last, legal, new, play, table

S28, D20, C15 = "TS JS 8S", "TD JD 2C", "8C 7C 3D"


def bank(*hands: str | None, **how: Any) -> Match:
    return table(*hands, preset="banking", **how)


def standing(match: Match) -> tuple[list[int], int]:
    told = match.standing()
    return told["chips"], told["table"]


def test_t31_35_for_the_rest_the_regular_game_is_played() -> None:
    match = bank(S28, "5D 6D 7S", upcard="8D")
    assert {"draw", "take", "knock"} <= legal(match)
    play(match, "draw 2H", "discard 2H", "take" if "take" in legal(match) else "draw")
    assert match.present().seats[1].hand != []
    play(match, "discard 7S", "knock", "draw 4H", "discard 4H")
    assert last(match).kind == "showdown"


def test_t31_36_each_player_antes_one_token_before_each_round() -> None:
    match = new(3, preset="banking")
    assert standing(match) == ([-1, -1, -1], 3)  # before the first card
    deal(match, S28, D20, C15)
    play(match, "knock", "stand", "stand")
    assert standing(match) == ([1, -2, -2], 3)  # the second deal's antes are paid


def test_t31_36_the_ante_may_be_set() -> None:
    assert standing(new(2, preset="banking", options={"ante": 5})) == ([-5, -5], 10)


@pytest.mark.parametrize("seats", range(2, 8))
def test_t31_37_after_each_round_of_dealing_one_card_goes_face_down_to_the_widow(
    seats: int,
) -> None:
    match = new(seats, preset="banking")
    cards = [rank + suit for suit in "SHDC" for rank in "23456789TJQK"]
    for at in range(3):
        for place in range(seats):
            match.push(cards.pop(0))
            held = [len(seat.hand) for seat in match.present().seats]
            assert held == [at + (seat <= place) for seat in range(seats)]
        match.push(cards.pop(0))
        widow = match.present().widow
        assert widow == ["??"] * (at + 1) + [None] * (2 - at)
    match.push("KC")
    assert match.present().upcard == "KC"
    assert match.present().stock == 52 - 3 * seats - 4


def test_t31_37_the_cards_lie_in_slots_1_2_3_in_the_order_of_dealing() -> None:
    match = bank("4S 5S 6H", None, widow="9D TC JH")
    play(match, "exchange 4S for 1", "draw 2C", "discard 2C", "exchange 5S for 3")
    assert hand(match, 0) == {"9D", "JH", "6H"}


@pytest.mark.parametrize(
    ("move", "left", "widow"),
    [
        ("exchange 4S for 2", {"9H", "KH", "TC"}, ["??", "4S", "??"]),
        ("exchange 4S 9H for 1 3", {"KH", "9D", "JH"}, ["4S", "??", "9H"]),
        ("exchange 4S 9H KH for 1 2 3", {"9D", "TC", "JH"}, ["4S", "9H", "KH"]),
    ],
)
def test_t31_38_a_turn_may_exchange_one_or_more_cards_for_as_many(
    move: str, left: set[str], widow: list[str]
) -> None:
    match = bank("4S 9H KH", None, widow="9D TC JH")
    play(match, move)
    assert hand(match, 0) == left
    assert match.present().widow == widow
    assert match.turn == 1


def test_t31_38_not_for_more_or_fewer() -> None:
    match = bank("4S 9H KH", None)
    for move in ("exchange 4S 9H for 1", "exchange 4S for 1 2"):
        with pytest.raises(IllegalMove) as refused:
            match.push(move)
        assert refused.value.clause == "T31-38"


def test_t31_38_not_of_cards_he_does_not_hold() -> None:
    with pytest.raises(IllegalMove) as refused:
        bank("4S 9H KH", None).push("exchange 2C for 1")
    assert refused.value.clause == "T31-38"


@pytest.mark.parametrize(
    "move",
    [
        "exchange 4S for 4",
        "exchange 4S for 0",
        "exchange 4S 4S for 1 2",
        "exchange for",
        "exchange",
    ],
)
def test_t31_38_nor_with_a_slot_that_is_not_there(move: str) -> None:
    with pytest.raises(InvalidMove):
        bank("4S 9H KH", None).push(move)


def test_t31_38_the_exchange_is_the_whole_turn() -> None:
    match = play(bank("4S 9H KH", None), "draw 2C")
    with pytest.raises(IllegalMove) as refused:
        match.push("exchange 4S for 1")
    assert refused.value.clause == "T31-12"


def test_t31_38_in_the_regular_game_there_is_no_widow() -> None:
    match = table("4S 9H KH", None)
    assert match.present().widow is None
    with pytest.raises(IllegalMove):
        match.push("exchange 4S for 1")


def test_t31_38_a_discard_is_no_exchange_before_a_card_is_drawn() -> None:
    match = bank("AS 9H 5H", None)
    for move in ("discard AS", "discard 5H", "discard 6H", "DISCARD AS"):
        with pytest.raises(IllegalMove):
            match.push(move)
    assert match.turn == 0
    assert match.present().widow == ["??"] * 3


def test_t31_39_cards_put_into_the_widow_lie_face_up_for_everybody() -> None:
    match = play(bank("4S 9H KH", None, None), "exchange 9H for 2")
    for viewer in (0, 1, 2, None):
        assert match.present(viewer).widow == ["??", "9H", "??"]


def test_t31_39_everybody_knows_who_takes_a_card_that_lies_face_up() -> None:
    match = play(bank("4S 9H KH", "2C 3C 8D", None), "exchange 9H for 2", "exchange 8D for 2")
    assert match.present(2).seats[1].hand == ["9H", "??", "??"]
    assert match.present(2).widow == ["??", "8D", "??"]


def test_t31_39_a_card_taken_face_down_is_known_to_the_taker_only() -> None:
    match = play(bank("4S 9H KH", None, widow="9D TC JH"), "exchange 9H for 2")
    assert hand(match, 0) == {"4S", "KH", "TC"}
    for viewer in (1, None):
        assert match.present(viewer).seats[0].hand == ["??"] * 3


def test_t31_40_the_highest_hand_takes_all_tokens_on_the_table() -> None:
    match = bank(D20, S28, C15, options={"deals": 1})
    play(match, "knock", "stand", "stand")
    assert standing(match) == ([-1, 2, -1], 0)
    assert match.result() == {"winners": [1]}


def test_t31_41_a_blitz_is_shown_at_once_and_ends_the_round() -> None:
    match = bank("AS KS 4D", None, None)
    play(match, "draw QS", "discard 4D")
    assert (match.deal, last(match).kind, last(match).blitzers) == (2, "blitz", [0])


def test_t31_41_a_blitz_made_by_an_exchange_too() -> None:
    match = bank("AS KS 4D", None, widow="2C QS 3C", options={"deals": 1})
    play(match, "exchange 4D for 2")
    assert match.over
    assert set(last(match).hands[0]) == {"AS", "KS", "QS"}


def test_t31_42_every_other_player_adds_one_token_and_the_blitzer_takes_all() -> None:
    match = bank("AS KS 4D", None, None, options={"deals": 1, "ante": 3})
    play(match, "draw QS", "discard 4D")
    assert standing(match) == ([8, -4, -4], 0)  # 3 antes of 3 and 2 tokens, 3 of them his own
    assert last(match).changes == [11, -1, -1]


def test_c_t31_20_a_card_given_for_one_that_lies_face_down() -> None:
    match = bank("KH 9H 4C", None, widow="2S 5D 7D")
    stock = match.present().stock
    play(match, "exchange 4C for 2")
    view = match.present()
    assert view.widow == ["??", "4C", "??"]
    assert (view.turn, view.stock) == (1, stock)
    assert hand(match, 0) == {"KH", "9H", "5D"}


def test_b_t31_18_tied_highest_hands_share_and_an_odd_token_stays() -> None:
    match = bank(S28, "TD JD 8D", C15, options={"deals": 1})
    play(match, "knock", "stand", "stand")
    assert standing(match) == ([0, 0, -1], 1)


def test_b_t31_18_or_the_pot_stays_for_the_next_deal() -> None:
    match = bank(S28, "TD JD 8D", C15, options={"tied_pot": "carry"})
    play(match, "knock", "stand", "stand")
    assert standing(match) == ([-2, -2, -2], 6)
    assert last(match).changes == [0, 0, 0]


def test_b_t31_18_a_drawn_deal_carries_the_pot() -> None:
    match = drain(bank(None, None))
    assert last(match).kind == "drawn"
    assert standing(match) == ([-2, -2], 4)


def test_b_t31_18_the_stock_is_still_drawn_from() -> None:
    match = bank("4S 9H KH", None)
    play(match, "draw 2C", "discard 4S")
    assert hand(match, 0) == {"9H", "KH", "2C"}


def test_b_t31_18_two_dealt_blitzes_share_and_an_odd_token_stays() -> None:
    match = bank("AS KS QS", "AD KD QD", None, options={"deals": 1, "ante": 2})
    assert standing(match) == ([1, 1, -3], 1)  # 6 in antes and 1 added


def test_b_t31_18_no_lives_are_kept() -> None:
    match = bank(S28, D20, C15)
    assert set(match.standing()) == {"chips", "table"}
    assert [seat.lives for seat in match.present().seats] == [None] * 3


def test_b_t31_19_a_knocker_suffers_no_penalty() -> None:
    match = bank(C15, S28, D20, options={"deals": 1})
    play(match, "knock", "stand", "stand")
    assert standing(match) == ([-1, 2, -1], 0)
    assert last(match).changes == [0, 3, 0]


# --- details of the notation ----------------------------------------------------------------------


def test_the_exchanges_are_19_in_all_by_rank_then_suit() -> None:
    match = bank("KH 9C 9H", None)
    moves = [move for move in map(str, match.legal) if move.startswith("exchange")]
    assert sorted(moves) == sorted(
        [f"exchange {card} for {slot}" for card in ("9H", "9C", "KH") for slot in "123"]
        + [
            f"exchange {cards} for {slots}"
            for cards in ("9H 9C", "9H KH", "9C KH")
            for slots in ("1 2", "1 3", "2 3")
        ]
        + ["exchange 9H 9C KH for 1 2 3"]
    )
    assert len(moves) == 19
    assert len(match.legal) == 22


def test_the_ace_is_low_in_the_order_of_an_exchange() -> None:
    match = play(bank("AH 2S KD", None, widow="5S 6S 7S"), "exchange AH KD for 2 3")
    assert match.present().widow == ["??", "AH", "KD"]


def test_the_cards_and_slots_of_an_exchange_may_be_written_in_any_order() -> None:
    match = bank("4S 9H KH", None, widow="9D TC JH")
    assert str(match.push("exchange kh 4S for 3 1")) == "exchange 4S KH for 1 3"
    assert match.present().widow == ["4S", "??", "KH"]


def test_an_exchange_may_be_the_last_turn() -> None:
    match = bank("4S 9H KH", "TD JD 2C", widow="8D 3S 5C", options={"deals": 1})
    play(match, "knock", "exchange 2C for 1")
    assert last(match).totals == ["19", "28"]
    assert match.result() == {"winners": [1]}


def test_a_31_made_in_the_last_turn_is_only_the_highest_hand() -> None:
    match = bank(S28, "AD KD 2C", None, widow="QD 3S 5C", options={"deals": 1})
    play(match, "knock", "exchange 2C for 1", "stand")
    assert last(match).kind == "showdown"
    assert standing(match) == ([-1, 2, -1], 0)


def test_seven_seats_share_a_pack_of_32_with_a_widow() -> None:
    match = bank(*[None] * 7, options={"pack": "32"})
    assert match.present().stock == 32 - 25
    drain(match)
    assert last(match).kind == "drawn"


def test_no_ante_is_taken_for_a_deal_that_will_not_be() -> None:
    match = drain(bank(None, None, options={"deals": 1}))
    assert match.over
    assert standing(match) == ([-1, -1], 2)
    assert match.result() == {"winners": [0, 1]}


@pytest.mark.parametrize(
    ("code", "one", "two"),
    [
        ("en", "for card 2.", "for cards 1 and 2."),
        ("es", "la carta 2.", "las cartas 1 y 2."),
        ("eu", "karta honen truke: 2.", "karta hauen truke: 1 eta 2."),
    ],
)
def test_t31_38_cards_of_the_widow_are_told_in_their_number(code: str, one: str, two: str) -> None:
    for move, ending in (("exchange 8S for 2", one), ("exchange 8S TS for 1 2", two)):
        match = play(bank(S28, D20, C15), move)
        with speaking(code):
            assert any(line.endswith(ending) for line in match.log(None))
