"""The readings of what the text leaves open, and both sides of every option: B-BPT-02 to 15."""

from __future__ import annotations

import pytest

from boneace.errors import IllegalMove, OptionError

from .table import (
    betting,
    deal,
    drawing,
    events,
    legal,
    nearer,
    new,
    play,
    points,
    scores,
    table,
    winners,
)

PRIAL5, PRIAL9 = "5S 5D 5C", "9S 9D 9C"
ELDER, DEALER = "KS 4C 9H", "QD 5S 8D"


# --- after a pass ---------------------------------------------------------------------------------


def test_b_bpt_03_after_a_pass_the_first_raise_may_not_be_folded_to() -> None:
    match = play(betting([3, 4]), "pass", "raise")
    assert legal(match) == {"see", "raise"}
    with pytest.raises(IllegalMove):
        match.push("fold")


def test_b_bpt_03_to_pass_again_is_refused_without_the_offer_of_a_fold() -> None:
    match = play(betting([3, 4]), "pass", "raise")
    assert match.why_not("pass") == match.why_not("fold")
    assert "fold" not in str(match.why_not("pass"))
    play(match, "raise")
    assert "fold" in str(match.why_not("pass"))


def test_b_bpt_03_later_in_the_same_auction_he_has_all_three_choices() -> None:
    match = play(betting([3, 4]), "pass", "raise", "raise")
    assert (match.turn, legal(match)) == (1, {"fold", "see", "raise"})
    play(match, "raise")
    assert (match.turn, legal(match)) == (0, {"fold", "see", "raise"})
    assert points(play(match, "fold")) == [3, 7]


def test_b_bpt_03_the_next_deal_knows_nothing_of_the_pass() -> None:
    match = play(table(ELDER, DEALER), "pass", "fold", "stand", "stand")
    deal(match, ELDER, DEALER)
    play(match, "raise", "raise")
    assert (match.turn, legal(match)) == (1, {"fold", "see", "raise"})


def test_b_bpt_03_or_he_may_fold_and_the_dealer_scores_1() -> None:
    match = play(betting([3, 4], after_pass="may_fold"), "pass", "raise")
    assert legal(match) == {"fold", "see", "raise"}
    assert points(play(match, "fold")) == [3, 5]


# --- the limit ------------------------------------------------------------------------------------


def test_b_bpt_04_the_limit_is_the_raisers_own_score() -> None:
    match = play(betting([1, 9]), "raise")  # 3 would take Ben to 12, and he may not raise
    assert legal(match) == {"fold", "see"}
    match = betting([9, 1])
    play(match, "raise")
    assert legal(match) == {"fold", "see", "raise"}  # 3 would take Ann to 12, so she is not asked
    play(match, "raise")
    assert legal(match) == {"fold", "see"}
    assert points(play(match, "see")) == [12, 1]


def test_b_bpt_04_or_neither_player_may_be_taken_beyond_11() -> None:
    match = play(betting([9, 1], raise_limit="both"), "raise")
    assert legal(match) == {"fold", "see"}
    match = play(betting([8, 1], raise_limit="both"), "raise", "raise")
    assert legal(match) == {"fold", "see"}
    assert points(play(match, "see")) == [11, 1]


def test_b_bpt_04_under_that_limit_nobody_raises_against_10() -> None:
    match = betting([4, 10], raise_limit="both")
    assert legal(match) == {"pass"}
    assert legal(play(match, "pass")) == {"pass", "see"}
    match = play(betting([10, 4], raise_limit="both"), "pass")
    assert legal(match) == {"fold"}


def test_b_bpt_05_a_non_dealer_on_10_who_passed_can_only_see_for_2() -> None:
    match = play(betting([10, 4]), "pass", "raise")
    assert (match.turn, legal(match)) == (0, {"see"})
    assert points(play(match, "see")) == [12, 4]
    match = play(betting([10, 4], better=1), "pass", "raise", "see")
    assert points(match) == [10, 6]


def test_b_bpt_05_or_fold_for_1_where_that_is_allowed() -> None:
    match = play(betting([10, 4], after_pass="may_fold"), "pass", "raise")
    assert legal(match) == {"see", "fold"}
    assert points(play(match, "fold")) == [10, 5]


def test_b_bpt_06_a_see_on_10_leaves_the_dealer_no_choice() -> None:
    match = play(betting([10, 4], better=1), "see")
    assert winners(match, "pair") == [1]
    assert (match.turn, legal(match)) == (0, {"draw", "stand"})


def test_b_bpt_06_or_the_dealer_may_raise() -> None:
    match = play(betting([10, 4], better=1, see_at_ten="may_raise"), "see")
    assert match.turn == 1
    assert "raise" in legal(match)
    assert "fold" not in legal(match)
    play(match, "raise")
    assert (match.turn, legal(match)) == (0, {"fold", "see"})
    assert points(play(match, "see")) == [10, 6]


def test_b_bpt_06_and_the_non_dealer_may_fold_to_that_raise_for_1() -> None:
    match = play(betting([10, 4], see_at_ten="may_raise"), "see", "raise", "fold")
    assert points(match) == [10, 5]


def test_b_bpt_06_a_dealer_who_does_not_raise_sees_for_1() -> None:
    match = play(betting([10, 4], better=1, see_at_ten="may_raise"), "see", "see")
    assert points(match) == [10, 5]


# --- prials ---------------------------------------------------------------------------------------


def test_b_bpt_07_best_is_scored_before_a_prial_is_announced() -> None:
    match = table(PRIAL5, "AH KH 9C", points=[3, 10])
    assert (match.over, points(match)) == (True, [3, 11])
    assert match.result() == {"winners": [1], "double": True}


def test_b_bpt_07_or_the_prial_comes_first() -> None:
    match = table(PRIAL5, "AH KH 9C", points=[3, 10], prial_first=True)
    assert (match.over, points(match)) == (True, [11, 10])
    assert match.result() == {"winners": [0], "double": False}


@pytest.mark.parametrize(("first", "other", "double"), [(False, 6, False), (True, 5, True)])
def test_b_bpt_07_whether_best_saves_the_loser_from_a_double_game(
    first: bool, other: int, double: bool
) -> None:
    match = table(PRIAL5, "AH KH 9C", points=[3, 5], prial_first=first)
    assert points(match) == [11, other]
    assert match.result() == {"winners": [0], "double": double}


@pytest.mark.parametrize("first", [False, True])
def test_b_bpt_07_without_a_prial_best_is_scored_as_ever(first: bool) -> None:
    assert points(table(ELDER, DEALER, prial_first=first)) == [1, 0]


@pytest.mark.parametrize("hands", [(PRIAL9, PRIAL5), (PRIAL5, PRIAL9)])
def test_b_bpt_08_of_two_prials_the_higher_wins(hands: tuple[str, str]) -> None:
    match = table(*hands)
    winner = hands.index(PRIAL9)
    assert match.result() == {"winners": [winner], "double": True}
    assert points(match)[1 - winner] == 0


@pytest.mark.parametrize("dealer", [0, 1])
@pytest.mark.parametrize("hands", [(PRIAL9, PRIAL5), (PRIAL5, PRIAL9)])
def test_b_bpt_08_or_the_non_dealers(hands: tuple[str, str], dealer: int) -> None:
    match = table(*hands, dealer=dealer, two_prials="non_dealer")
    result = match.result()
    assert result is not None
    assert result["winners"] == [1 - dealer]
    assert points(match)[1 - dealer] == 11


def test_b_bpt_08_a_single_prial_wins_for_the_dealer_too() -> None:
    match = table(ELDER, PRIAL5, two_prials="non_dealer")
    assert match.over
    assert points(match)[1] == 11


def test_b_bpt_08_aces_are_the_highest_prial() -> None:
    assert points(table("AS AD AC", "KS KD KC"))[0] == 11
    assert points(table("2S 2D 2C", "AS AD AC"))[1] == 11


# --- 31 and 32 ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("reading", "scored"), [("nobody", []), ("both", [0, 1]), ("dealer", [1])])
def test_b_bpt_09_who_scores_when_both_hold_32(reading: str, scored: list[int]) -> None:
    match = drawing("AD AC KS", "AH AS QD", two_32s=reading)
    assert sorted(winners(match, "thirty-one")) == scored
    assert (match.deal, match.turn) == (2, "chance")


def test_b_bpt_09_the_dealer_scores_whichever_seat_he_has() -> None:
    match = drawing("AD AC KS", "AH AS QD", two_32s="dealer", dealer=0)
    assert winners(match, "thirty-one") == [0]


def test_b_bpt_09_two_32s_that_take_both_to_11_win_the_game_for_the_dealer() -> None:
    match = play(table("AD AC KS", "AH AS QD", points=[9, 10], two_32s="both"), "pass", "pass")
    assert match.result() == {"winners": [1], "double": False}
    match = play(table("AD AC KS", "AH AS QD", points=[9, 9], two_32s="both"), "pass", "fold")
    assert match.result() == {"winners": [0], "double": False}


@pytest.mark.parametrize("reading", ["nobody", "both", "dealer"])
def test_b_bpt_09_one_32_gives_the_point_to_the_other_as_ever(reading: str) -> None:
    assert winners(drawing("QS 7D 4C", "AH AS QD", two_32s=reading), "thirty-one") == [0]
    assert winners(drawing("AH AS QD", "QS 7D 4C", two_32s=reading), "thirty-one") == [1]
    assert winners(drawing("AH AS QD", "AC KC 9D", two_32s=reading), "thirty-one") == [1]


def test_b_bpt_10_a_31_with_two_aces_uses_the_better() -> None:
    for hands in (("AS AD 9C", "AH KC QS"), ("AH AS 9C", "AC KC QS"), ("AC AH 9H", "AS KC QS")):
        assert winners(drawing(*hands), "thirty-one") == [0]
        assert winners(drawing(*hands[::-1]), "thirty-one") == [1]
    assert winners(drawing("AS AC 9C", "AH KC QS"), "thirty-one") == [1]
    assert winners(drawing("AS AC 9C", "AH AD 9S"), "thirty-one") == [1]


def test_b_bpt_10_an_ace_is_always_11() -> None:
    assert winners(drawing("AS AC TC", "2H 3D 5S"), "thirty-one") == [1]  # 32, not 22
    match = play(drawing("AS 2C 9C", "2H 3D 5S"), "draw AH")  # 33, not 23
    assert winners(match, "thirty-one") == [1]


def test_b_bpt_11_31_and_32_are_declared_by_the_game() -> None:
    for hand in ("AS KC QH", "AD AC KS"):
        match = drawing(hand, "2H 3D 5S")
        assert (match.deal, match.turn) == (2, "chance")
    match = play(drawing("KS 9C 2H", "2D 3D 5S"), "draw TD")
    assert match.deal == 2


def test_b_bpt_11_they_are_told_to_everybody() -> None:
    for hand, total in (("AS KC QH", "31"), ("AD AC KS", "32")):
        match = drawing(hand, "2H 3D 5S")
        for viewer in (None, 0, 1):
            assert any(total in line for line in match.log(viewer))
            assert total in str(match.present(viewer).last.values[0])


def test_b_bpt_15_after_a_pass_the_dealers_fold_or_pass_scores_nothing() -> None:
    folded = play(betting([3, 9]), "pass", "fold")
    passed = play(betting([3, 10]), "pass", "pass")
    assert (points(folded), winners(folded, "pair")) == ([3, 9], [])
    assert (points(passed), winners(passed, "pair")) == ([3, 10], [])
    assert "pass" not in legal(play(betting([3, 9]), "pass"))
    assert "fold" not in legal(play(betting([3, 10]), "pass"))


# --- a match of several games ---------------------------------------------------------------------


def games(match: object) -> list[int]:
    found: list[int] = match.standing()["games"]  # type: ignore[attr-defined]
    return found


def test_b_bpt_13_one_game_is_the_match() -> None:
    match = play(betting([10, 8]), "see")
    assert match.over
    assert match.standing() == {"points": [11, 8]}


def test_b_bpt_13_a_double_game_counts_for_two() -> None:
    match = play(betting([10, 5], games=3), "see")
    assert (match.over, games(match)) == (False, [2, 0])
    match = play(betting([10, 6], games=3), "see")
    assert (match.over, games(match)) == (False, [1, 0])
    match = play(betting([10, 5], games=2), "see")
    assert (match.over, games(match)) == (True, [2, 0])
    assert match.result() == {"winners": [0], "double": True}


def test_b_bpt_13_a_new_game_begins_at_nothing() -> None:
    match = play(betting([10, 6], games=2), "see")
    assert (points(match), match.deal, match.turn) == ([0, 0], 2, "chance")
    assert match.result() is None
    deal(match, ELDER, DEALER)
    assert (points(match), legal(match)) == ([1, 0], {"pass", "raise"})


def test_b_bpt_13_the_match_goes_to_the_first_to_win_so_many() -> None:
    match = new(games=3, standing={"points": [9, 6], "games": [2, 2]})
    play(deal(match, ELDER, DEALER), "see")
    assert match.over
    assert (points(match), games(match)) == ([11, 6], [3, 2])
    assert match.result() == {"winners": [0], "double": False}


def test_b_bpt_13_returns_are_games_won_less_games_lost() -> None:
    assert play(betting([10, 8]), "see").returns() == [1.0, -1.0]
    assert play(betting([3, 10], better=1), "pass", "see").returns() == [-2.0, 2.0]
    match = new(games=3, standing={"points": [9, 6], "games": [2, 2]})
    assert play(deal(match, ELDER, DEALER), "see").returns() == [1.0, -1.0]


def test_b_bpt_13_several_games_with_best_pair_and_prial_wins() -> None:
    match = new([10, 10], games=2)
    deal(match, ELDER, DEALER)  # Best
    deal(match, PRIAL5, "KH QD 9D")  # dealt by Ann
    assert (match.over, games(match)) == (True, [3, 0])


@pytest.mark.parametrize(
    ("rule", "winner", "dealer"),
    [("alternates", 0, 0), ("alternates", 1, 0), ("loser", 0, 1), ("loser", 1, 0)],
)
def test_b_bpt_14_who_deals_first_in_the_next_game(rule: str, winner: int, dealer: int) -> None:
    start = [10, 8] if winner == 0 else [8, 10]
    hands = (ELDER, DEALER) if winner == 0 else (DEALER, ELDER)
    match = table(*hands, points=start, games=3, next_game_dealer=rule)
    assert (games(match), match.deal, match.dealer) == ([1 - winner, winner], 2, dealer)


def test_b_bpt_14_within_a_game_the_deal_alternates_whoever_loses() -> None:
    match = table(ELDER, DEALER, games=3, next_game_dealer="loser")
    play(match, "pass", "fold", "stand", "stand")
    assert match.dealer == 0


# --- the options ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "options",
    [
        {"pair_cards": "two"}, {"showdown": True}, {"after_pass": "fold"}, {"raise_limit": 11},
        {"see_at_ten": "raise"}, {"prial_first": "perhaps"}, {"two_prials": "dealer"},
        {"two_32s": "each"}, {"next_game_dealer": "winner"}, {"games": 0}, {"games": 22},
        {"games": "many"}, {"target": 11},
    ],
    ids=str,
)  # fmt: skip
def test_an_option_takes_the_values_declared_and_no_other(options: dict[str, object]) -> None:
    with pytest.raises(OptionError):
        new(**options)


def test_the_points_of_equal_hands_do_not_depend_on_options_of_other_stages() -> None:
    usual = play(table(ELDER, DEALER), "raise", "see", "stand", "stand")
    other = play(
        table(ELDER, DEALER, prial_first=True, two_prials="non_dealer", two_32s="both"),
        "raise", "see", "stand", "stand",
    )  # fmt: skip
    assert scores(usual) == scores(other)
    assert nearer("KS QH 9C", "KD QC 8H", two_32s="dealer")
    assert [effect.kind for effect in events(usual)] == [effect.kind for effect in events(other)]
