"""The third stage: BPT-49 to BPT-65, and its positions."""

from __future__ import annotations

import pytest

from boneace.errors import IllegalMove

from .table import (
    betting,
    drawing,
    known,
    legal,
    nearer,
    play,
    points,
    scores,
    table,
    winners,
)

LOW = "QS 7D 4C"  # 21


# --- what counts ----------------------------------------------------------------------------------


def test_bpt_49_a_31_scores_1_point() -> None:
    match = play(drawing("KS 9C 2H", LOW), "draw TC")
    assert scores(match)[-1] == ("thirty-one", 0, 1)


def test_bpt_49_otherwise_the_hand_that_comes_closest() -> None:
    assert nearer("KS QH 9C", "KD QC 8H")
    assert nearer("KS 2H 3C", "2D 3S 9H")
    assert nearer("2S 3C 5C", "2D 3S 4H")


@pytest.mark.parametrize(
    ("hand", "total"),
    [
        ("AS 9C 2H", 22), ("KS 9C 2H", 21), ("QS 9C 2H", 21), ("JS 9C 2H", 21), ("TS 9C 2H", 21),
        ("8S 9C 2H", 19), ("7S 6C 5H", 18), ("4S 3C 2H", 9), ("AS AC 8D", 30), ("AS KC 9D", 30),
        ("KS QC JD", 30),
    ],
)  # fmt: skip
def test_bpt_50_what_cards_count(hand: str, total: int) -> None:
    match = drawing(hand, "5S 6D 8H")
    assert match.present(0).seats[0].total == str(total)


def test_bpt_50_a_total_is_found_against_one_point_more_and_one_less() -> None:
    assert nearer("AS 9C 2H", "KD 9S 2D")  # 22, 21
    assert nearer("KS 9C 3H", "JD 9S 2D")  # 22, 21
    assert nearer("AS AC 8D", "KS QC 9H")  # 30, 29


def test_bpt_50_suits_do_not_matter_to_a_total() -> None:
    assert nearer("KS 9H 8C", "KD 9D 7D")


def test_bpt_51_below_31_one_may_draw() -> None:
    for hand in ("2S 3C 5H", "KS QC JH"):
        assert legal(drawing(hand, LOW)) == {"draw", "stand"}
    match = play(drawing("KS QC JH", LOW), "draw 5D")  # 35
    assert winners(match, "thirty-one") == [1]


def test_bpt_51_as_often_as_it_stays_below() -> None:
    match = play(drawing("2S 3C 5H", "2D 3D 6H"), "stand")
    for card in ("2C", "3S", "4H", "4D", "4S"):
        assert (match.turn, legal(match)) == (1, {"draw", "stand"})
        play(match, f"draw {card}")
    assert match.present(1).seats[1].total == "28"


@pytest.mark.parametrize("card", ["2D", "3D", "KD", "AD"])
def test_bpt_52_going_over_gives_the_point_to_the_opponent(card: str) -> None:
    match = drawing("KS QC JH", LOW)  # 30
    before = points(match)
    play(match, f"draw {card}")
    assert (points(match), match.deal) == ([before[0], before[1] + 1], 2)


def test_bpt_52_a_drawn_32_is_over_like_any_other() -> None:
    """NOTATION: 31 and 32 are checked as dealt; a drawn 32 is simply over."""
    match = play(drawing("AS 9C 2H", LOW), "draw TD")
    assert (winners(match, "thirty-one"), match.deal) == ([1], 2)
    match = play(drawing(LOW, "AS AC 2H"), "stand", "draw 8D")  # two aces, but not as dealt
    assert winners(match, "thirty-one") == [0]


# --- 31 or 32 as dealt ----------------------------------------------------------------------------


@pytest.mark.parametrize("hands", [("AS KC QH", LOW), (LOW, "AS KC QH"), (LOW, "AS AC 9H")])
def test_bpt_53_who_holds_31_shows_it_and_scores(hands: tuple[str, str]) -> None:
    match = drawing(*hands)
    holder = hands.index(next(hand for hand in hands if hand != LOW))
    assert (winners(match, "thirty-one"), match.deal) == ([holder], 2)
    assert set(match.present().last.hands[holder]) == set(hands[holder].split())


def test_bpt_53_after_a_see_as_well() -> None:
    match = play(table("AS KC QH", LOW), "raise", "see")
    assert scores(match) == [("best", 0, 1), ("pair", 0, 2), ("thirty-one", 0, 1)]
    assert match.deal == 2


def test_bpt_53_it_is_not_looked_at_before_pair_is_over() -> None:
    match = table("AS KC QH", LOW)
    assert (match.turn, legal(match)) == (0, {"pass", "raise"})
    assert winners(match, "thirty-one") == []


@pytest.mark.parametrize(("higher", "lower"), ["DH", "HC", "CS", "DS"])
def test_bpt_54_of_two_31s_the_ace_of_the_higher_suit_scores(higher: str, lower: str) -> None:
    hands = f"A{higher} K{lower} Q{lower}", f"A{lower} K{higher} Q{higher}"
    assert winners(drawing(*hands), "thirty-one") == [0]
    assert winners(drawing(*hands[::-1]), "thirty-one") == [1]


@pytest.mark.parametrize("holder", [0, 1])
def test_bpt_55_a_32_gives_the_point_to_the_opponent(holder: int) -> None:
    hands = ["AD AC TS", LOW]
    match = drawing(*(hands if holder == 0 else hands[::-1]))
    assert (winners(match, "thirty-one"), match.deal) == ([1 - holder], 2)


@pytest.mark.parametrize("holder", [0, 1])
def test_bpt_55_once_only_if_he_has_31(holder: int) -> None:
    hands = ["AD AC TS", "AH KC QC"]
    match = drawing(*(hands if holder == 0 else hands[::-1]))
    assert [score for score in scores(match) if score[0] == "thirty-one"] == [
        ("thirty-one", 1 - holder, 1)
    ]


@pytest.mark.parametrize("ten", ["TS", "JS", "QS", "KS"])
def test_bpt_55_the_third_card_is_a_ten_or_a_court_card(ten: str) -> None:
    assert winners(drawing(f"AD AC {ten}", "9S 7D 4C"), "thirty-one") == [1]


# --- drawing --------------------------------------------------------------------------------------


@pytest.mark.parametrize("dealer", [0, 1])
def test_bpt_56_the_non_dealer_begins_and_may_be_satisfied(dealer: int) -> None:
    match = drawing("KS 9C 2H", LOW, dealer=dealer)
    assert (match.turn, legal(match)) == (1 - dealer, {"draw", "stand"})
    play(match, "stand")
    assert match.turn == dealer


def test_bpt_57_or_ask_for_one_card_face_down() -> None:
    match = drawing("KS 9C 2H", LOW)
    play(match, "draw")
    assert (match.turn, legal(match)) == ("chance", set())
    play(match, "5D")
    assert known(match, 0, 0) == {"KS", "9C", "2H", "5D"}
    assert known(match, 1, 0) == known(match, None, 0) == {"2H"}
    assert len(match.present(1).seats[0].hand) == 4


def test_bpt_58_if_it_makes_31_he_shows_and_scores() -> None:
    match = play(drawing("KS 9C 2H", LOW), "draw TD")
    assert (winners(match, "thirty-one"), match.deal) == ([0], 2)
    assert set(match.present().last.hands[0]) == {"KS", "9C", "2H", "TD"}


def test_bpt_59_if_it_takes_him_over_the_dealer_scores() -> None:
    match = play(drawing("KS 9C 4H", LOW), "draw 9D")
    assert (winners(match, "thirty-one"), match.deal) == ([1], 2)


def test_bpt_60_if_neither_the_dealer_has_the_same_two_options() -> None:
    match = play(drawing("KS 9C 4H", LOW), "draw 2D")
    assert (match.turn, legal(match)) == (1, {"draw", "stand"})
    play(match, "draw", "3S")
    assert (match.turn, match.present(1).seats[1].total) == (0, "24")
    assert match.plies[-1] == (-1, "3S", False)


@pytest.mark.parametrize(("card", "winner"), [("TH", 1), ("JH", 1), ("AH", 0)])
def test_bpt_60_the_dealer_makes_31_or_goes_over(card: str, winner: int) -> None:
    match = play(drawing("KS 9C 4H", LOW), "draw 2D", f"draw {card}")
    assert (winners(match, "thirty-one"), match.deal) == ([winner], 2)


def test_bpt_61_they_draw_one_card_alternately() -> None:
    match = drawing("2S 3C 5H", "2D 3D 6H")
    turns = []
    for card in ("2C", "3S", "4H", "4D", "4S", "5S"):
        turns.append(match.turn)
        play(match, f"draw {card}")
    assert turns == [0, 1, 0, 1, 0, 1]


@pytest.mark.parametrize(
    ("moves", "winner"),
    [(["draw 6H"], 0), (["draw 7H"], 1), (["draw 2D", "draw 6D"], 1), (["draw 2D", "draw 7D"], 0)],
)
def test_bpt_61_until_31_or_over_ends_it_at_once(moves: list[str], winner: int) -> None:
    match = play(drawing("KS 9C 6S", "QS 9D 6C"), *moves)
    assert (winners(match, "thirty-one"), match.deal) == ([winner], 2)


def test_bpt_62_the_other_goes_on_in_succession_once_one_is_satisfied() -> None:
    match = play(drawing("2S 3C 5H", "2D 3D 6H"), "draw 2C", "stand")
    turns = []
    for card in ("3S", "4H", "4D"):
        turns.append(match.turn)
        play(match, f"draw {card}")
    assert turns == [0, 0, 0]
    assert (match.turn, match.deal) == (0, 1)


@pytest.mark.parametrize(
    ("end", "winner"),
    [("draw 9H", 0), ("draw TH", 1), ("stand", 0), ("draw 8H stand", 0), ("draw 8H draw 2H", 1)],
)
def test_bpt_62_until_31_over_or_satisfied(end: str, winner: int) -> None:
    match = play(drawing("2S 3C 5H", "2D 3D 6H"), "draw 2C", "stand", "draw JS")  # 22 against 11
    play(match, end)
    assert (winners(match, "thirty-one"), match.deal) == ([winner], 2)


def test_bpt_62_the_dealer_too_after_a_satisfied_non_dealer() -> None:
    match = play(drawing("KS 9C 4H", LOW), "stand", "draw 2H")
    assert (match.turn, legal(match)) == (1, {"draw", "stand"})
    play(match, "stand")
    assert winners(match, "thirty-one") == [0]  # 23 all: the king


def test_bpt_63_both_satisfied_the_higher_shows_and_scores() -> None:
    match = play(drawing("KS 9C 3H", LOW), "stand", "stand")  # 22 against 21
    assert (winners(match, "thirty-one"), match.deal) == ([0], 2)
    assert set(match.present().last.hands[0]) == {"KS", "9C", "3H"}


def test_bpt_63_the_totals_are_announced() -> None:
    match = play(drawing("KS 9C 3H", LOW), "stand", "stand")
    for viewer in (None, 0, 1):
        values = match.present(viewer).last.values
        assert "22" in values[0]
        assert "21" in values[1]


def test_bpt_63_cards_drawn_count() -> None:
    match = play(drawing("KS 9C 3H", LOW), "stand", "draw 2H", "stand")  # 22 against 23
    assert winners(match, "thirty-one") == [1]


def test_bpt_64_of_equal_totals_the_higher_card_scores() -> None:
    assert nearer("AS 8H 2C", "KD 9D 2H")  # 21 each
    assert nearer("KS 8H 3C", "QD 9D 2H")
    assert nearer("JS 8H 3C", "TD 9D 2H")


def test_bpt_64_by_card_rank_not_by_what_it_counts() -> None:
    assert nearer("KS 2H 3C", "QD 3D 2C")


def test_bpt_64_a_card_drawn_may_be_the_highest() -> None:
    match = play(drawing("2S 3C 5H", "KD 9D 2H"), "draw AS", "stand", "stand")  # 21 each
    assert winners(match, "thirty-one") == [0]


@pytest.mark.parametrize(("higher", "lower"), ["DH", "HC", "CS", "DS"])
def test_bpt_65_and_of_equal_ranks_the_higher_suit(higher: str, lower: str) -> None:
    assert nearer(f"K{higher} 8S 3C", f"K{lower} 9D 2H")


def test_bpt_65_the_better_of_two_highest_cards_counts() -> None:
    assert nearer("KS KD 2C", "KH QC 2H")  # 22 each: the king of diamonds


# --- the positions of the requirements ------------------------------------------------------------


def test_c_bpt_08_a_prial_ends_a_game_of_3_against_4_as_a_double_game() -> None:
    match = table("5S 5D 5C", "9H KD 2C", points=[3, 4])
    assert (match.over, points(match)) == (True, [11, 4])
    assert match.result() == {"winners": [0], "double": True}


def test_c_bpt_20_ad_outranks_ah() -> None:
    match = drawing("AD KC QS", "AH KH TH")
    assert (winners(match, "thirty-one"), match.deal) == ([0], 2)


def test_c_bpt_22_a_32_is_announced_and_nobody_draws() -> None:
    match = drawing("AD AC KS", LOW)
    assert (winners(match, "thirty-one"), match.deal, match.turn) == ([1], 2, "chance")
    assert any("32" in line for line in match.log(None))


def test_c_bpt_24_the_dealer_makes_31_and_the_non_dealer_has_no_further_turn() -> None:
    match = play(drawing("KS 7D 4C", "QD 8C 6S"), "draw 9H", "draw 7S")
    assert (winners(match, "thirty-one"), match.deal) == ([1], 2)
    assert set(match.present().last.hands[1]) == {"QD", "8C", "6S", "7S"}


def test_c_bpt_26_satisfied_with_27_loses_to_29() -> None:
    match = play(drawing("KS QH 7C", "9S 8C 5D"), "stand", "draw 3H", "draw 4D", "stand")
    assert (winners(match, "thirty-one"), match.deal) == ([1], 2)


def test_c_bpt_28_25_all_and_kh_outranks_kc() -> None:
    assert nearer("KH 8C 7S", "KC 9D 6H")


@pytest.mark.parametrize("winner", [0, 1])
def test_c_bpt_30_who_is_on_10_and_wins_best_has_won_there_and_then(winner: int) -> None:
    start = [10, 7] if winner == 0 else [7, 10]
    hands = ["2S 3C KH", "AD AC 9S"]
    match = table(*(hands if winner == 0 else hands[::-1]), points=start)
    assert (match.over, match.turn, legal(match)) == (True, None, set())
    assert points(match)[winner] == 11
    assert scores(match) == [("best", winner, 1)]
    with pytest.raises(IllegalMove):
        match.push("pass")


def test_a_move_of_the_other_seat_is_refused() -> None:
    match = drawing("KS 9C 3H", LOW)
    for move in ("draw", "stand"):
        with pytest.raises(IllegalMove):
            match.push(move, seat=1)
    assert betting([3, 4]).turn == 0
