"""Lives, the county, the free ride and the notes: T31-32 to 34, 43 to 47, T31D-05, 17, 21 to 23."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins

from boneace.errors import OptionError

from .table import deal, drain, draw_any, knocked, last, lives, new, play, table

LOW, HIGH, MIDDLE = "8C 6C 2D", "TS JS 8S", "TH JH 2H"


def loses_again_and_again(**how: Any) -> list[int | None]:
    """The lives of a player who has the lowest hand in every deal, after each of them."""
    match = new(3, **how)
    told: list[int | None] = []
    while not match.over and told[-1:] != [None]:
        deal(match, LOW, HIGH, MIDDLE)
        while match.turn != 1:
            match.push(f"discard {draw_any(match)}")
        play(match, "knock", "stand", "stand")
        told.append(lives(match)[0])
    return told


def test_t31_32_a_lost_life_is_a_penny_less() -> None:
    match = knocked(HIGH, MIDDLE, LOW)
    assert lives(match) == [3, 3, 2]
    assert match.present().seats[2].lives == 2


def test_t31_33_without_pennies_he_plays_on_the_county_and_any_further_loss_puts_him_out() -> None:
    assert loses_again_and_again() == [2, 1, 0, None]


def test_t31_33_on_the_county_he_is_dealt_to_and_has_his_turn() -> None:
    match = table(LOW, HIGH, standing={"lives": [0, 3]})
    view = match.present().seats[0]
    assert (view.is_in, view.lives, len(view.hand)) == (True, 0, 3)
    assert match.turn == 0


def test_t31_33_a_blitz_puts_him_out_too() -> None:
    match = table("AS KS QS", LOW, HIGH.replace("S", "D"), standing={"lives": [1, 0, 2]})
    assert lives(match) == [1, None, 1]
    assert last(match).out == [1]


def test_t31_33_who_is_out_gets_no_cards() -> None:
    match = table(LOW, None, HIGH, standing={"lives": [1, None, 2]}, dealer=2)
    assert to_builtins(match.present().seats[1]) == {
        "seat": 1, "in": False, "lives": None, "points": None, "chips": None, "hand": [],
        "total": None, "best": [], "knocked": False, "dealer": False,
    }  # fmt: skip


def test_t31_34_the_last_player_left_wins() -> None:
    match = knocked(HIGH, MIDDLE, LOW, standing={"lives": [1, None, 0]})
    assert not table(HIGH, LOW).over
    assert match.over
    assert match.turn is None
    assert match.result() == {"winners": [0]}
    assert lives(match) == [1, None, None]


def test_t31_34_with_two_left_the_game_goes_on() -> None:
    match = knocked(HIGH, MIDDLE, LOW, standing={"lives": [1, 0, 0]})
    assert lives(match) == [1, 0, None]
    assert (match.over, match.deal, match.result()) == (False, 2, None)


def test_t31_43_the_dollar_bill_is_played_for_four_corners() -> None:
    assert lives(new(3, preset="dollar-bill")) == [4, 4, 4]


def test_t31_44_the_note_is_the_stake_of_each_and_the_winner_is_up_all_the_others() -> None:
    match = knocked(HIGH, MIDDLE, LOW, preset="dollar-bill", standing={"lives": [1, None, 0]})
    assert match.returns() == [2.0, -1.0, -1.0]


def test_t31_44_lives_may_be_kept_with_another_note_or_coins() -> None:
    assert lives(new(2, preset="dollar-bill", options={"lives": 5})) == [5, 5]
    with pytest.raises(OptionError):
        new(2, options={"lives": 0})


def test_t31_45_t31d_21_four_corners_folded_he_plays_on_a_free_ride() -> None:
    told = loses_again_and_again(preset="dollar-bill")
    assert told[3] == 0  # four losses, and still in


def test_t31_46_t31d_22_his_next_loss_puts_him_out() -> None:
    assert loses_again_and_again(preset="dollar-bill") == [3, 2, 1, 0, None]


def test_t31d_17_strictly_read_four_folded_corners_put_out_at_once() -> None:
    strict = {"free_ride": False}
    assert loses_again_and_again(preset="dollar-bill", options=strict) == [3, 2, 1, None]


def test_c_t31_14_four_losses_then_one_more() -> None:
    assert len(loses_again_and_again(preset="dollar-bill")) == 5
    assert len(loses_again_and_again(preset="dollar-bill", options={"free_ride": False})) == 4


def test_t31_47_t31d_23_the_last_player_takes_all_the_notes() -> None:
    match = knocked(
        HIGH, LOW, None, None, preset="dollar-bill", standing={"lives": [0, 0, None, None]}
    )
    assert match.result() == {"winners": [0]}
    assert match.returns() == [3.0, -1.0, -1.0, -1.0]


def test_t31d_05_each_player_uses_a_bill_of_his_own() -> None:
    match = knocked(HIGH, MIDDLE, LOW, preset="dollar-bill")
    assert lives(match) == [4, 4, 3]


# --- readings -------------------------------------------------------------------------------------


def test_b_t31_15_lives_owed_beyond_those_left_put_out() -> None:
    match = knocked(LOW, HIGH, MIDDLE, standing={"lives": [1, 3, 3]})
    assert lives(match) == [None, 3, 3]


def test_b_t31_15_a_loss_is_capped_where_the_table_says_so() -> None:
    capped = {"capped_loss": True}
    match = knocked(LOW, HIGH, MIDDLE, standing={"lives": [1, 3, 3]}, options=capped)
    assert lives(match) == [0, 3, 3]
    match = knocked(LOW, HIGH, MIDDLE, standing={"lives": [0, 3, 3]}, options=capped)
    assert lives(match) == [None, 3, 3]
    match = knocked(LOW, HIGH, MIDDLE, standing={"lives": [3, 3, 3]}, options=capped)
    assert lives(match) == [1, 3, 3]


def test_b_t31_16_a_two_life_loss_with_one_penny_left_is_out() -> None:
    match = knocked(LOW, HIGH, standing={"lives": [1, 0]})
    assert match.result() == {"winners": [1]}


@pytest.mark.parametrize(("left", "then"), [(3, 1), (2, 0), (1, None), (0, None)])
def test_b_t31_16_what_is_left_of_each_standing_after_two_lives(
    left: int, then: int | None
) -> None:
    assert lives(knocked(LOW, HIGH, MIDDLE, standing={"lives": [left, 3, 3]}))[0] == then


def test_b_t31_17_the_deal_passes_clockwise_among_those_left() -> None:
    match = knocked(HIGH, LOW, MIDDLE, standing={"lives": [3, 0, 3]})
    assert match.dealer == 0  # seat 2 dealt
    deal(match, HIGH, None, LOW)
    assert match.turn == 2
    play(match, "knock", "stand")
    assert match.dealer == 2  # seat 1, the next, is out


def test_b_t31_17_a_dealer_who_goes_out_is_followed_by_the_next_left() -> None:
    match = knocked(HIGH, MIDDLE, LOW, standing={"lives": [3, 3, 0]})
    assert lives(match)[2] is None
    assert match.dealer == 0


def test_b_t31_17_after_a_drawn_deal_too() -> None:
    match = drain(table(None, None, None))
    assert (last(match).kind, match.dealer) == ("drawn", 0)


def test_b_t31_23_the_free_ride_is_the_rule_and_the_strict_sentence_an_option() -> None:
    assert new(2, preset="dollar-bill").options["free_ride"] is True
    match = knocked(HIGH, LOW, preset="dollar-bill", standing={"lives": [1, 1]})
    assert lives(match) == [1, 0]
    strict = knocked(
        HIGH, LOW, preset="dollar-bill", standing={"lives": [1, 1]}, options={"free_ride": False}
    )
    assert strict.result() == {"winners": [0]}


def test_b_t31_27_where_a_house_rule_puts_out_all_that_were_left_they_share() -> None:
    house = {"knocker_must": "beat_one", "knocker_tied": "with_others"}
    match = knocked("TS JS 5S", "TD JD 5D", None, options=house, standing={"lives": [1, 0, None]})
    assert match.result() == {"winners": [0, 1]}
    assert match.returns() == [0.5, 0.5, -1.0]


def test_b_t31_27_under_both_sources_somebody_always_survives_a_knock() -> None:
    for preset in ("pennies", "dollar-bill"):
        match = knocked("TS JS 5S", "TD JD 5D", preset=preset, standing={"lives": [0, 0]})
        result = match.result()
        assert result is not None
        assert len(result["winners"]) == 1


def test_b_t31_28_the_presets_set_the_lives() -> None:
    assert lives(new(2)) == [3, 3]
    assert lives(new(2, preset="dollar-bill")) == [4, 4]
    assert lives(new(2, preset="dollar-bill", options={"lives": 3})) == [3, 3]
