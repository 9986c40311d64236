"""The betting for Pair: BPT-30 to BPT-48, and its positions."""

from __future__ import annotations

import pytest

from boneace.errors import IllegalMove

from .table import betting, events, legal, play, points, scores, table, winners


def refused(match: object, move: str) -> str | None:
    """The clause by which a move is refused; the match is unchanged."""
    before = match.present(), len(match)  # type: ignore[attr-defined, arg-type]
    with pytest.raises(IllegalMove) as caught:
        match.push(move)  # type: ignore[attr-defined]
    assert before == (match.present(), len(match))  # type: ignore[attr-defined, arg-type]
    return caught.value.clause


# --- speaking first, and answering ----------------------------------------------------------------


def test_bpt_30_the_stake_at_the_start_is_1() -> None:
    assert play(betting([10, 3]), "see").present().last.stages[1].worth == 1
    assert points(play(betting([2, 3]), "raise", "fold")) == [3, 3]


def test_bpt_31_the_non_dealer_speaks_first_and_passes_or_raises_by_1() -> None:
    for dealer in (0, 1):
        hands = ("KS 4C 9H", "QD 5S 8D")
        match = table(*hands, dealer=dealer)
        assert (match.turn, legal(match)) == (1 - dealer, {"pass", "raise"})
    play(match, "raise", "see")
    assert scores(match)[-1] == ("pair", 0, 2)


def test_bpt_31_he_may_neither_fold_nor_see() -> None:
    match = betting([3, 4])
    assert refused(match, "fold") == "BPT-31"
    assert refused(match, "see") == "BPT-48"


def test_bpt_32_a_non_dealer_who_passed_must_come_back_in() -> None:
    match = play(betting([3, 4]), "pass", "raise")
    assert (match.turn, legal(match)) == (0, {"raise", "see"})
    assert refused(match, "fold") in ("BPT-32", "B-BPT-03")


def test_bpt_33_facing_a_raise_one_may_fold_raise_or_see() -> None:
    match = betting([1, 2])
    for turn in (1, 0, 1):
        match.push("raise")
        assert (match.turn, legal(match)) == (turn, {"fold", "raise", "see"})


def test_bpt_33_but_not_pass() -> None:
    match = play(betting([1, 2]), "raise")
    assert refused(match, "pass")


@pytest.mark.parametrize("better", [0, 1])
def test_bpt_34_the_dealer_folds_to_the_first_raise_and_the_non_dealer_scores_1(
    better: int,
) -> None:
    match = play(betting([3, 4], better), "raise", "fold")
    assert (points(match), scores(match)[-1]) == ([4, 4], ("pair", 0, 1))


def test_bpt_35_a_see_scores_the_proposed_stake_for_the_better_hand() -> None:
    assert points(play(betting([3, 4], better=0), "raise", "see")) == [5, 4]
    assert points(play(betting([3, 4], better=1), "raise", "see")) == [3, 6]
    assert points(play(betting([3, 4], better=1), "raise", "raise", "see")) == [3, 7]


def test_bpt_35_both_announce_and_the_winner_shows_what_won() -> None:
    match = play(table("9S 9H 2C", "AS KH 3D"), "raise", "see")
    seats = match.present().seats
    assert "nine" in seats[0].said
    assert "pair" in seats[0].said
    assert "ace" in seats[1].said
    assert set(seats[0].hand) == {"9S", "9H", "2C"}  # the pair, and what lay face up
    assert set(seats[1].hand) == {"3D", "??"}


@pytest.mark.parametrize("seen_by", [0, 1])
def test_bpt_36_a_see_cannot_be_refused(seen_by: int) -> None:
    raises = ["raise"] * (2 - seen_by)
    match = play(betting([3, 4]), *raises)
    assert match.turn == seen_by
    play(match, "see")
    assert winners(match, "pair") == [0]
    assert legal(match) == {"draw", "stand"}


def test_bpt_37_the_dealer_raises_to_3() -> None:
    match = play(betting([3, 4]), "raise", "raise")
    assert (match.turn, legal(match)) == (0, {"fold", "see", "raise"})
    assert points(play(betting([3, 4]), "raise", "raise", "fold")) == [3, 6]
    assert points(play(betting([3, 4]), "raise", "raise", "see")) == [6, 4]
    assert points(play(betting([3, 4]), "raise", "raise", "raise", "see")) == [7, 4]


@pytest.mark.parametrize("raises", range(1, 7))
def test_bpt_38_a_fold_gives_the_last_raiser_the_stake_before_his_raise(raises: int) -> None:
    match = play(betting([1, 2]), *["raise"] * raises, "fold")
    raiser = (raises - 1) % 2
    assert scores(match)[-1] == ("pair", raiser, raises)


def test_bpt_39_every_raise_is_of_exactly_1() -> None:
    match = betting([0, 1])
    for stake in (2, 3, 4, 5, 6):
        match.push("raise")
        (raised,) = (effect for effect in match.effects(len(match) - 1, None))
        assert (raised.act, raised.amount) == ("raise", stake)
        assert match.present().asked == stake


def test_bpt_40_raises_follow_one_another_up_to_the_limit() -> None:
    match = betting([0, 1])
    raised = 0
    while "raise" in legal(match):
        match.push("raise")
        raised += 1
    # 0 and 11 are the last that Ann may propose, 1 and 10 Ben's last
    assert (raised, match.turn) == (9, 1)
    assert legal(match) == {"see", "fold"}
    assert points(play(match, "see")) == [10, 1]


def test_bpt_40_nobody_may_raise_his_own_raise() -> None:
    match = play(betting([1, 2]), "raise")
    with pytest.raises(IllegalMove):
        match.push("raise", seat=0)
    assert match.turn == 1


# --- the limit ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("score", "raises"), [(9, True), (8, True), (10, False)])
def test_bpt_41_no_raise_past_eleven(score: int, raises: bool) -> None:
    assert ("raise" in legal(betting([score, 3]))) is raises
    assert ("raise" in legal(play(betting([3, score]), "pass"))) is raises


@pytest.mark.parametrize("score", range(2, 10))
def test_bpt_41_the_last_raise_comes_to_11_exactly(score: int) -> None:
    match = betting([1, score])
    proposed = 1
    while "raise" in legal(match):
        match.push("raise")
        proposed += 1
        assert [1, score][proposed % 2] + proposed <= 11
    assert [1, score][(proposed + 1) % 2] + proposed + 1 > 11
    assert refused(match, "raise") == "BPT-41"


def test_bpt_42_after_a_pass_the_dealer_raises_or_folds() -> None:
    match = play(betting([3, 4]), "pass")
    assert (match.turn, legal(match)) == (1, {"fold", "raise"})
    assert refused(match, "pass")
    assert refused(match, "see") == "BPT-48"
    play(match, "raise")
    assert match.present().asked == 2
    assert points(play(match, "see")) == [5, 4]


def test_bpt_43_if_the_dealer_then_folds_nobody_scores() -> None:
    match = play(betting([3, 4]), "pass", "fold")
    assert (points(match), winners(match, "pair")) == ([3, 4], [])
    assert (match.turn, legal(match)) == (0, {"draw", "stand"})


def test_bpt_44_the_example_at_7_and_9() -> None:
    match = play(betting([9, 7]), "raise")
    assert legal(match) == {"fold", "raise", "see"}
    play(match, "raise")
    assert (match.turn, legal(match)) == (0, {"see", "fold"})
    assert refused(match, "raise") == "BPT-41"
    assert points(play(match, "fold")) == [9, 9]


def test_bpt_45_seeing_there_and_winning_wins_the_game() -> None:
    match = play(betting([9, 7], better=0), "raise", "raise", "see")
    assert (match.over, points(match)) == (True, [12, 7])
    assert match.result() == {"winners": [0], "double": False}


def test_bpt_45_seeing_there_and_losing_makes_it_9_and_10() -> None:
    match = play(betting([9, 7], better=1), "raise", "raise", "see")
    assert (match.over, points(match)) == (False, [9, 10])


def test_bpt_45_a_see_that_is_won_is_not_cut_at_11() -> None:
    """NOTATION: `[7, 12]`."""
    match = play(betting([7, 9], better=1), "pass", "raise", "raise", "see")
    assert points(match) == [7, 12]
    assert match.result() == {"winners": [1], "double": False}


# --- on 10 ----------------------------------------------------------------------------------------


def test_bpt_46_a_non_dealer_on_10_passes_or_sees_for_1() -> None:
    match = betting([10, 4])
    assert legal(match) == {"pass", "see"}
    assert refused(match, "raise") in ("BPT-41", "BPT-46")
    assert points(play(betting([10, 6], better=0), "see")) == [11, 6]
    lost = play(betting([10, 6], better=1), "see")
    assert (points(lost), lost.over) == ([10, 7], False)


def test_bpt_46_if_he_passes_a_dealer_below_10_may_raise_or_fold() -> None:
    assert legal(play(betting([10, 4]), "pass")) == {"fold", "raise"}


def test_bpt_47_a_dealer_on_10_passes_or_sees_for_1() -> None:
    match = play(betting([4, 10]), "pass")
    assert (match.turn, legal(match)) == (1, {"pass", "see"})
    assert refused(match, "raise") in ("BPT-41", "BPT-47")
    assert refused(match, "fold")
    assert points(play(match, "pass")) == [4, 10]
    assert legal(match) == {"draw", "stand"}
    assert points(play(betting([4, 10], better=1), "pass", "see")) == [4, 11]
    assert points(play(betting([4, 10], better=0), "pass", "see")) == [5, 10]


def test_bpt_47_if_he_is_raised_he_sees_or_folds() -> None:
    match = play(betting([4, 10]), "raise")
    assert legal(match) == {"see", "fold"}
    assert points(play(match, "fold")) == [5, 10]


@pytest.mark.parametrize("score", range(10))
def test_bpt_48_nobody_else_sees_before_a_bet(score: int) -> None:
    first = betting([score, 9 if score else 8])
    assert "see" not in legal(first)
    second = play(betting([3, score]), "pass")
    assert "see" not in legal(second)
    assert refused(second, "see") == "BPT-48"


# --- the positions of the requirements ------------------------------------------------------------


def test_c_bpt_09_b_on_9_may_raise_to_2() -> None:
    match = betting([9, 7])
    assert "raise" in legal(match)
    play(match, "raise")
    assert match.present().asked == 2


def test_c_bpt_10_then_a_on_7_may_raise_to_3() -> None:
    match = play(betting([9, 7]), "raise")
    assert "raise" in legal(match)
    play(match, "raise")
    assert match.present().asked == 3


def test_c_bpt_12_b_folds_and_it_is_9_and_9() -> None:
    assert points(play(betting([9, 7]), "raise", "raise", "fold")) == [9, 9]


def test_c_bpt_14_b_sees_with_the_worse_hand_and_it_is_9_and_10() -> None:
    assert points(play(betting([9, 7], better=1), "raise", "raise", "see")) == [9, 10]


def test_c_bpt_16_at_9_all_the_first_may_raise_and_the_second_may_not() -> None:
    match = betting([9, 9])
    assert legal(match) == {"pass", "raise"}
    play(match, "raise")
    assert legal(match) == {"fold", "see"}


def test_c_bpt_18_the_dealer_on_10_sees_for_1_and_wins_a_double_game() -> None:
    match = play(betting([4, 10], better=1), "pass", "see")
    assert (match.over, points(match)) == (True, [4, 11])
    assert match.result() == {"winners": [1], "double": True}


def test_a_bet_is_told_to_everybody_with_its_amount() -> None:
    match = play(betting([3, 4]), "raise", "raise", "see")
    for viewer in (None, 0, 1):
        spoke = [effect for effect in events(match, viewer) if effect.kind == "spoke"]
        assert [(effect.seat, effect.act) for effect in spoke] == [
            (0, "raise"),
            (1, "raise"),
            (0, "see"),
        ]
        assert [effect.amount for effect in spoke] == [2, 3, 3]


def test_a_move_of_the_other_seat_is_refused() -> None:
    match = betting([3, 4])
    with pytest.raises(IllegalMove):
        match.push("raise", seat=1)
    match.push("raise", seat=0)
    assert match.turn == 1
