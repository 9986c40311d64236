"""The turn, the knock, the last turns and the end of the stock: T31-11 to 18, 27, 30, 31 and the
statements of the older text that match them."""

from __future__ import annotations

import pytest

from boneace.errors import IllegalMove, InvalidMove

from .table import drain, draw_any, hand, last, legal, lives, play, table

BOTH_SOURCES = pytest.mark.parametrize("preset", ["pennies", "dollar-bill"])


@BOTH_SOURCES
def test_t31_11_t31d_06_the_dealers_left_starts_and_play_goes_clockwise(preset: str) -> None:
    match = table(None, None, None, None, dealer=1, preset=preset)
    turns = []
    for _ in range(8):
        turns.append(match.turn)
        match.push(f"discard {draw_any(match)}")
    assert turns == [2, 3, 0, 1, 2, 3, 0, 1]


def test_t31_11_a_seat_that_is_out_is_passed_over() -> None:
    match = table(None, None, None, None, standing={"lives": [3, None, 2, 1]})
    turns = []
    for _ in range(4):
        turns.append(match.turn)
        match.push(f"discard {draw_any(match)}")
    assert turns == [0, 2, 3, 0]


@BOTH_SOURCES
def test_t31_12_t31d_07_a_turn_takes_the_top_card_of_the_stock_and_discards(preset: str) -> None:
    match = table("4S 5S 6H", None, upcard="9D", preset=preset)
    assert legal(match) == {"draw", "take", "knock"}
    play(match, "draw KC")
    assert legal(match) == {"discard 4S", "discard 5S", "discard 6H", "discard KC"}
    play(match, "discard 6H")
    assert hand(match, 0) == {"4S", "5S", "KC"}
    assert (match.turn, match.present().upcard) == (1, "6H")


@BOTH_SOURCES
def test_t31_12_t31d_07_or_of_the_discard_pile(preset: str) -> None:
    match = table("4S 5S 6H", None, upcard="9S", preset=preset)
    play(match, "take", "discard 6H")
    assert hand(match, 0) == {"4S", "5S", "9S"}
    assert match.present().upcard == "6H"
    assert match.present().stock == 45


def test_t31_12_only_the_top_card_of_the_discard_pile_may_be_taken() -> None:
    match = table("4S 5S 6H", "2D 3D KD", upcard="9S")
    play(match, "draw 2C", "discard 2C", "take")
    assert hand(match, 1) == {"2D", "3D", "KD", "2C"}


def test_t31_12_a_card_just_drawn_may_be_discarded() -> None:
    match = play(table("4S 5S 6H", None), "draw KC", "discard KC")
    assert hand(match, 0) == {"4S", "5S", "6H"}


def test_t31_12_one_card_only_is_drawn_and_the_discard_comes_after_it() -> None:
    match = table("4S 5S 6H", None, upcard="9S")
    with pytest.raises(IllegalMove) as early:
        match.push("discard 4S")
    assert early.value.clause == "T31-12"
    play(match, "draw KC")
    for second in ("draw", "take"):
        with pytest.raises(IllegalMove) as twice:
            match.push(second)
        assert twice.value.clause == "T31-12"


def test_t31_12_a_card_not_held_cannot_be_discarded() -> None:
    match = play(table("4S 5S 6H", None), "draw KC")
    with pytest.raises(IllegalMove) as refused:
        match.push("discard 7D")
    assert refused.value.clause == "T31-12"
    with pytest.raises(InvalidMove):
        match.push("discard 1D")


@BOTH_SOURCES
def test_t31_14_t31d_09_play_goes_round_until_a_knock(preset: str) -> None:
    match = table(None, None, preset=preset)
    for _ in range(20):
        match.push(f"discard {draw_any(match)}")
        assert match.deal == 1
    play(match, "knock", "stand")
    assert match.deal == 2


@BOTH_SOURCES
def test_t31_14_t31d_09_or_until_a_blitz(preset: str) -> None:
    match = table("AS KS 4D", "2H 3D 7C", preset=preset)
    for _ in range(6):
        match.push(f"discard {draw_any(match)}")
    play(match, "draw QS", "discard 4D")
    assert (match.deal, last(match).kind) == (2, "blitz")


def test_t31_15_he_knocks_instead_of_drawing_and_discarding() -> None:
    match = table("KS QS 2H", None, None, upcard="9D")
    assert "knock" in legal(match)
    play(match, "knock")
    assert hand(match, 0) == {"KS", "QS", "2H"}
    view = match.present()
    assert (view.knocker, view.upcard, view.stock) == (0, "9D", 42)
    assert match.turn == 1


def test_t31_15_nobody_knocks_after_drawing() -> None:
    match = play(table("KS QS 2H", None), "draw 3C")
    with pytest.raises(IllegalMove) as refused:
        match.push("knock")
    assert refused.value.clause == "T31-15"


def test_t31_15_only_on_his_turn() -> None:
    match = table("KS QS 2H", None)
    with pytest.raises(IllegalMove):
        match.push("knock", seat=1)
    assert match.present().knocker is None


def test_t31d_10_who_can_beat_one_opponent_may_knock_instead_of_drawing() -> None:
    match = table("KS 4S 2H", "KD QD 2S", "8C 3C 2D", preset="dollar-bill")
    play(match, "knock", "stand", "stand")
    assert last(match).changes == [0, 0, -1]  # 14 beat 11: that is enough


@BOTH_SOURCES
def test_t31_16_t31d_11_after_a_knock_each_other_player_has_one_more_turn(preset: str) -> None:
    match = table(None, None, None, None, upcard="9D", preset=preset)
    match.push(f"discard {draw_any(match)}")
    play(match, "knock")
    turns = []
    while match.deal == 1:
        turns.append(match.turn)
        assert legal(match) == {"draw", "take", "stand"}
        match.push(f"discard {draw_any(match)}")
    assert turns == [2, 3, 0]


@BOTH_SOURCES
def test_t31_16_t31d_11_in_it_he_draws_and_discards_or_stands(preset: str) -> None:
    match = table("KS QS 2H", "5D 6D 7S", "8C 3C 2D", "KH 3H 4C", upcard="7D", preset=preset)
    play(match, "knock", "take", "discard 7S", "stand", "draw QH", "discard 4C")
    assert last(match).totals == ["20", "18", "11", "23"]
    assert set(last(match).hands[2]) == {"8C", "3C", "2D"}  # Cleo stood, so she has three cards


def test_t31_16_nobody_stands_before_a_knock() -> None:
    match = table(None, None)
    with pytest.raises(IllegalMove) as refused:
        match.push("stand")
    assert refused.value.clause == "T31-16"


def test_t31_16_nobody_knocks_after_a_knock() -> None:
    match = play(table(None, None, None), "knock")
    with pytest.raises(IllegalMove) as refused:
        match.push("knock")
    assert refused.value.clause == "T31-16"


@BOTH_SOURCES
@pytest.mark.parametrize("knocker", range(4))
def test_t31_17_t31d_12_the_round_ends_with_the_player_on_the_knockers_right(
    knocker: int, preset: str
) -> None:
    match = table(None, None, None, None, preset=preset)
    for _ in range(knocker):
        match.push(f"discard {draw_any(match)}")
    play(match, "knock")
    last_turn = None
    while match.deal == 1:
        last_turn = match.turn
        play(match, "stand")
    assert last_turn == (knocker - 1) % 4
    assert last(match).kind == "showdown"


def test_t31_17_with_two_players_the_other_has_the_only_last_turn() -> None:
    match = play(table(None, None), "knock")
    assert match.turn == 1
    play(match, "stand")
    assert match.deal == 2


@BOTH_SOURCES
def test_t31_18_t31d_13_an_exhausted_stock_without_a_knock_draws_the_round(preset: str) -> None:
    match = table(None, None, None, preset=preset)
    before = lives(match)
    drain(match, leave=1)
    assert match.deal == 1
    match.push(f"discard {draw_any(match)}")
    assert match.deal == 2
    assert last(match).kind == "drawn"
    assert last(match).hands == [None, None, None]
    assert lives(match) == before


@BOTH_SOURCES
def test_c_t31_12_stock_used_up_and_nobody_has_knocked(preset: str) -> None:
    match = table(None, None, preset=preset)
    before = lives(match)
    while match.deal == 1:
        match.push(f"discard {draw_any(match)}")
    assert (last(match).kind, lives(match)) == ("drawn", before)


def test_t31_18_the_stock_used_up_after_a_knock_is_no_draw() -> None:
    match = drain(table("KS QS 2H", "9D 8D 2S"), leave=1)
    assert match.turn == 0
    play(match, "knock")
    match.push(f"discard {draw_any(match)}")
    assert (last(match).kind, lives(match)) == ("showdown", [3, 2])


@BOTH_SOURCES
def test_t31_27_t31d_20_a_blitz_before_a_knock_is_shown_at_once(preset: str) -> None:
    match = table("AS KS 4D", "5H 6H 7C", "8C 9C 2D", preset=preset)
    play(match, "draw TS")
    assert match.deal == 1  # four cards that hold a 31 end nothing
    play(match, "discard 4D")
    shown = last(match)
    assert (shown.kind, shown.blitzers) == ("blitz", [0])
    assert [cards and set(cards) for cards in shown.hands] == [{"AS", "KS", "TS"}, None, None]


def test_t31_27_a_blitz_made_with_a_discard_taken_counts_too() -> None:
    match = table("AS KS 4D", "5H 6H 7C", upcard="JS")
    play(match, "take", "discard 4D")
    assert last(match).kind == "blitz"


def test_t31_27_four_cards_holding_31_broken_by_the_discard_are_no_blitz() -> None:
    match = table("AS KS 4D", "5H 6H 7C")
    play(match, "draw TS", "discard AS")
    assert (match.deal, match.turn) == (1, 1)


def test_t31_27_a_blitz_with_the_last_card_of_the_stock_comes_before_the_draw() -> None:
    match = table("AS KS 4D", "5H 6H 7C")
    drain(match, leave=1, keep="TS")
    assert match.turn == 0
    play(match, "draw TS", "discard 4D")
    assert (last(match).kind, lives(match)) == ("blitz", [3, 2])


@BOTH_SOURCES
def test_t31_30_t31d_24_with_two_left_ones_last_discard_may_be_taken_back(preset: str) -> None:
    match = table("8C 9C 2D", "5H 6H 7H", preset=preset)
    play(match, "draw 3S", "discard 3S")
    play(match, "draw KC", "discard 7H", "knock")
    assert (match.turn, match.present().upcard) == (1, "7H")
    assert "take" in legal(match)


@BOTH_SOURCES
@pytest.mark.parametrize("own_discard", ["always", "two_left"])
def test_t31_31_t31d_25_for_instance_to_restore_a_suit_just_broken_up(
    own_discard: str, preset: str
) -> None:
    match = table("8C 9C 2D", "5H 6H 7H", preset=preset, options={"own_discard": own_discard})
    play(match, "draw 3S", "discard 3S")
    play(match, "draw KC", "discard 7H", "knock")
    play(match, "take", "discard KC")
    assert last(match).totals == ["17", "18"]
    assert last(match).changes[1] == 0
