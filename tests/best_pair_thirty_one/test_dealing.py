"""Cards, players, the deal, winning: BPT-02 to BPT-17, BPT-29 and BPT-66."""

from __future__ import annotations

from itertools import pairwise

import pytest

import boneace
from boneace.cards import FRENCH_52
from boneace.errors import OptionError
from boneace.games.sent import Won
from boneace.match.match import Match

from .table import (
    GAME,
    NAMES,
    betting,
    deal,
    drawing,
    events,
    known,
    legal,
    new,
    play,
    points,
    scores,
    table,
    winners,
)

RANKS = "AKQJT98765432"
ELDER, DEALER = "KS 4C 9H", "QD 5S 8D"  # the non-dealer has Best and the better hand for Pair


# --- cards, players, the deal ---------------------------------------------------------------------


def test_bpt_02_the_full_pack_of_52_cards_is_used() -> None:
    match = new()
    for card in (rank + suit for rank in RANKS for suit in "SHDC"):
        assert match.why_not(card) is None
    assert match.present().stock == 52
    assert len(match.view(0).unseen) == 52


def test_bpt_02_each_card_is_there_once() -> None:
    match = play(new(), "4S")
    assert "4S" in str(match.why_not("4S"))
    assert match.present().stock == 51


def test_bpt_03_card_ranks_run_from_the_ace_down_to_the_two() -> None:
    for higher, lower in pairwise(RANKS):
        match = table(f"2H 3H {higher}S", f"4H 5H {lower}D")
        assert scores(match) == [("best", 0, 1)], f"{higher} beats {lower}"


def test_bpt_04_suit_ranks_run_diamonds_hearts_clubs_spades() -> None:
    for higher, lower in ("DH", "HC", "CS", "DC", "HS", "DS"):
        match = table(f"2H 3H 9{lower}", f"4H 5H 9{higher}")
        assert scores(match) == [("best", 1, 1)], f"{higher} beats {lower}"


@pytest.mark.parametrize("seats", [0, 1, 3, 4])
def test_bpt_05_it_is_played_by_exactly_two(seats: int) -> None:
    assert boneace.new(GAME, seed=1).seats == 2
    with pytest.raises(OptionError):
        boneace.new(GAME, seats=seats, seed=1)


def cut(ann: str, ben: str) -> Match:
    """A match that begins with the cut, in which these two cards are turned."""
    pack = range(52)
    turned = [FRENCH_52.number(card) for card in (ann, ben)]
    rest = [card for card in pack if card not in turned]

    def shuffles(k: int) -> list[int]:
        return turned + rest if k < 0 else rest + turned

    return boneace.new(GAME, players=NAMES, dealer="cut", shuffles=shuffles)


@pytest.mark.parametrize(
    ("ann", "ben", "dealer"),
    [("4S", "KD", 0), ("KS", "4D", 1), ("2D", "3S", 0), ("AS", "2D", 1), ("TS", "9D", 1)],
)
def test_bpt_06_the_players_cut_and_the_lowest_card_deals_first(
    ann: str, ben: str, dealer: int
) -> None:
    match = cut(ann, ben)
    assert (match.deal, match.dealer, match.turn) == (1, dealer, 1 - dealer)
    for viewer in (None, 0, 1):
        told = match.log(viewer)[0]
        assert ann in told
        assert ben in told
        assert f"{NAMES[dealer]} deals first" in told


@pytest.mark.parametrize(("higher", "lower"), ["DH", "HC", "CS", "DS"])
def test_b_bpt_12_a_tied_cut_is_decided_by_suits_and_spades_are_the_lowest(
    higher: str, lower: str
) -> None:
    assert cut(f"9{higher}", f"9{lower}").dealer == 1
    assert cut(f"9{lower}", f"9{higher}").dealer == 0


def test_b_bpt_12_the_cards_of_the_cut_are_in_the_pack_that_is_dealt() -> None:
    dealt = set()
    for seed in range(40):
        match = boneace.new(GAME, dealer="cut", seed=seed)
        turned = {FRENCH_52.text(card) for _, card in match.cut}
        dealt |= turned & {ply.text for ply in match.plies}
        assert len(match.plies) == 6
    assert dealt


def test_bpt_06_the_dealer_may_be_agreed_instead() -> None:
    for dealer in (0, 1):
        match = new(dealer=dealer)
        assert (match.deal, match.dealer) == (1, dealer)
        assert match.present().seats[dealer].dealer


def test_bpt_06_a_match_that_was_cut_for_is_written_with_its_dealer() -> None:
    record = cut("KS", "4D").to_record()
    assert record.dealer == 1
    assert boneace.replay(record).dealer == 1


def test_bpt_07_bpt_66_the_deal_alternates() -> None:
    match = new(dealer=1)
    dealers = []
    for _ in range(4):
        dealers.append(match.dealer)
        hands = (ELDER, DEALER) if match.dealer == 1 else (DEALER, ELDER)
        play(deal(match, *hands), "pass", "fold", "stand", "stand")
    assert dealers == [1, 0, 1, 0]


def test_bpt_08_before_each_deal_any_card_may_have_been_cut_to_the_top() -> None:
    tops = {boneace.new(GAME, seed=seed).plies[0].text for seed in range(60)}
    assert len(tops) > 25
    match = play(table(ELDER, DEALER), "pass", "fold", "stand", "stand")
    assert match.why_not("KS") is None  # the top card of the last deal, and any other


def test_bpt_09_two_cards_each_face_down_one_at_a_time_the_opponent_first() -> None:
    match = new(dealer=1)
    dealt = []
    for card in ("KS", "QD", "4C", "5S"):
        match.push(card)
        dealt.append([len(match.view(seat).hand) for seat in (0, 1)])
    assert dealt == [[1, 0], [1, 1], [2, 1], [2, 2]]
    assert known(match, 0, 0) == {"KS", "4C"}
    assert known(match, 1, 1) == {"QD", "5S"}
    assert known(match, 0, 1) == known(match, 1, 0) == set()
    assert known(match, None, 0) == known(match, None, 1) == set()


def test_bpt_10_then_one_card_each_face_up() -> None:
    match = table(ELDER, DEALER)
    assert [known(match, None, seat) for seat in (0, 1)] == [{"9H"}, {"8D"}]
    assert [seat.up for seat in match.present().seats] == [["9H"], ["8D"]]
    assert match.turn == 0


def test_bpt_10_nobody_moves_before_the_last_card_is_dealt() -> None:
    match = new()
    for card in ("KS", "QD", "4C", "5S", "9H"):
        match.push(card)
        assert (match.turn, legal(match), scores(match)) == ("chance", set(), [])
    match.push("8D")
    assert match.turn == 0


# --- winning --------------------------------------------------------------------------------------


def test_bpt_11_the_first_to_11_points_wins() -> None:
    match = play(betting([9, 8]), "raise", "see")
    assert (match.over, points(match)) == (True, [11, 8])
    assert match.result() == {"winners": [0], "double": False}
    assert match.returns()[0] > 0 > match.returns()[1]


def test_bpt_11_ten_points_do_not_win() -> None:
    match = play(betting([8, 9]), "raise", "see")
    assert (match.over, points(match), match.result()) == (False, [10, 9], None)


@pytest.mark.parametrize(("loser", "double"), [(0, True), (5, True), (6, False), (10, False)])
def test_bpt_12_it_is_a_double_game_while_the_other_is_below_6(loser: int, double: bool) -> None:
    match = play(betting([10, loser]), "see")
    assert points(match) == [11, loser]
    assert match.result() == {"winners": [0], "double": double}


@pytest.mark.parametrize(("loser", "double"), [(4, True), (5, False)])
def test_bpt_12_best_of_the_same_deal_counts_for_the_loser(loser: int, double: bool) -> None:
    match = table(ELDER, DEALER, points=[loser, 10])
    play(match, "pass", "pass", "stand", "stand")  # 23 against 23: king against queen
    assert points(match) == [loser + 2, 10]
    match = play(table("QS 4C 9H", "KD 5S 8D", points=[loser, 10]), "pass", "see")
    assert points(match) == [loser + 1, 11]
    assert match.result() == {"winners": [1], "double": double}


def test_bpt_13_points_are_added_the_moment_they_are_made() -> None:
    match = table(ELDER, DEALER, points=[3, 4])
    assert points(match) == [4, 4]
    play(match, "raise", "see")
    assert points(match) == [6, 4]
    play(match, "draw 8C")
    assert (points(match), match.deal) == ([7, 4], 2)


def test_bpt_13_a_game_may_end_in_the_middle_of_a_deal() -> None:
    match = play(betting([9, 8]), "raise", "see")
    assert (match.over, match.deal, match.turn) == (True, 1, None)
    assert winners(match, "thirty-one") == []


def test_bpt_14_best_pair_and_thirty_one_come_in_this_order() -> None:
    match = play(table(ELDER, DEALER), "raise", "see", "stand", "stand")
    assert [stage for stage, _, _ in scores(match)] == ["best", "pair", "thirty-one"]
    last = match.present().last
    assert [stage.name for stage in last.stages] == ["best", "pair", "thirty-one"]


def test_bpt_14_the_moves_of_a_stage_are_closed_in_the_other() -> None:
    match = table(ELDER, DEALER)
    assert all(match.why_not(move) for move in ("draw", "stand"))
    play(match, "raise", "see")
    assert all(match.why_not(move) for move in ("pass", "raise", "see", "fold"))
    assert legal(match) == {"draw", "stand"}


def test_bpt_15_best_is_worth_1_point() -> None:
    assert points(table(ELDER, DEALER)) == [1, 0]
    assert points(table(DEALER, ELDER)) == [0, 1]


def test_bpt_16_thirty_one_is_worth_1_point() -> None:
    match = drawing(ELDER, DEALER)
    before = points(match)
    play(match, "stand", "stand")
    assert points(match) == [before[0] + 1, before[1]]


@pytest.mark.parametrize("raises", [1, 2, 3, 4])
def test_bpt_17_pair_may_be_worth_more_than_1(raises: int) -> None:
    match = play(betting([1, 0]), *["raise"] * raises, "see")
    assert points(match) == [1 + raises + 1, 0]


# --- Best -----------------------------------------------------------------------------------------


def test_bpt_18_the_higher_face_up_card_scores_as_soon_as_the_cards_are_dealt() -> None:
    match = table("2S 3S TS", "AD KC 9D")
    assert (scores(match), points(match), match.turn) == ([("best", 0, 1)], [1, 0], 0)


def test_bpt_18_suit_is_ignored_and_the_cards_face_down_do_not_count() -> None:
    match = table("AD AC 3D", "2S 5H 4S")
    assert winners(match, "best") == [1]


def test_bpt_18_the_bone_ace_is_an_ace_like_any_other_in_best() -> None:
    assert winners(table("2S 3S AD", "KD QD AS"), "best") == [0]
    assert winners(table("2S 3S KD", "9D QD AS"), "best") == [1]


def test_bpt_19_of_equal_ranks_the_higher_suit_scores() -> None:
    assert winners(table("2S 3S QC", "4S 5S QS"), "best") == [0]
    assert winners(table("2S 3S QC", "4S 5S QH"), "best") == [1]


def test_bpt_20_the_two_of_diamonds_beats_the_two_of_hearts() -> None:
    assert winners(table("9S 3S 2D", "4S 5S 2H"), "best") == [0]
    assert winners(table("9S 3S 2H", "4S 5S 2D"), "best") == [1]


# --- a prial --------------------------------------------------------------------------------------


@pytest.mark.parametrize("holder", [0, 1])
def test_bpt_29_a_dealt_prial_takes_its_holder_to_11_and_wins(holder: int) -> None:
    hands = ["5S 5D 5C", "AH KH TC"]
    match = table(*(hands if holder == 0 else hands[::-1]), points=[3, 4])
    expected = [3, 4]
    expected[1 - holder] += 1  # Best
    expected[holder] = 11
    assert (match.over, points(match), match.turn) == (True, expected, None)
    assert match.result() == {"winners": [holder], "double": True}


def test_bpt_29_exactly_to_11_whatever_he_had() -> None:
    assert points(table("5S 5D 5C", "4H KH 2C", points=[9, 9])) == [11, 9]
    assert points(table("5S 5D 5C", "4H KH AC", points=[10, 8])) == [11, 9]


def test_bpt_29_everybody_is_told_of_it_at_once() -> None:
    match = table("5S 5D 5C", "AH KH 2C", points=[3, 4])
    for viewer in (None, 0, 1):
        assert any("prial" in line for line in match.log(viewer))
        won = events(match, viewer)[-1]
        assert isinstance(won, Won) and won.seats == [0]


def test_bpt_29_three_alike_made_by_drawing_are_no_prial() -> None:
    match = play(drawing("5S 5D 2C", "9H KH 3C"), "draw 5C")
    assert (match.over, match.deal, match.turn) == (False, 1, 1)


def test_bpt_29_a_pair_is_no_prial() -> None:
    assert not table("5S 5D 4C", "AH KH 2C").over


# --- the next deal --------------------------------------------------------------------------------


def test_bpt_66_the_next_deal_is_made_of_the_full_pack_again() -> None:
    match = play(table(ELDER, DEALER), "pass", "fold", "stand", "stand")
    assert (match.deal, match.dealer, match.turn, legal(match)) == (2, 0, "chance", set())
    assert match.present().stock == 52
    assert [len(match.view(seat).hand) for seat in (0, 1)] == [0, 0]
    deal(match, ELDER, DEALER)
    assert match.turn == 1


def test_bpt_67_the_example_of_a_game_that_the_next_best_would_decide() -> None:
    """The source: 6 v 8; Best makes 9; a lost see of 3 makes 9–9; Thirty-one 10; Best wins."""
    match = table("KC 5S QH", "7C 8S 7D", points=[8, 6])
    assert points(match) == [9, 6]
    play(match, "raise", "raise", "see")
    assert points(match) == [9, 9]
    play(match, "stand", "draw 9S")  # 25 against 31
    assert points(match) == [9, 10]
    deal(match, "QC 2S 9H", "KC 4S TH")
    assert (match.over, points(match)) == (True, [9, 11])
    assert match.result() == {"winners": [1], "double": False}


def test_bpt_68_at_10_all_a_see_decides_or_thirty_one() -> None:
    seen = betting([10, 10])
    assert legal(seen) == {"pass", "see"}
    assert play(seen, "see").result() == {"winners": [0], "double": False}
    passed = play(betting([10, 10], better=1), "pass")
    assert legal(passed) == {"pass", "see"}
    assert play(passed, "see").result() == {"winners": [1], "double": False}
    drawn = play(betting([10, 10]), "pass", "pass")
    assert (points(drawn), legal(drawn)) == ([10, 10], {"draw", "stand"})
    assert play(drawn, "stand", "draw 8S").result() == {"winners": [1], "double": False}
