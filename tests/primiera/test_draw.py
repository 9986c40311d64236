"""Claims, the draw and the point: PRI-07, PRX-06 to 09, 11, B-PRI-05 to 07, 09, C-PRI-12."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from boneace.errors import IllegalMove, InvalidMove
from boneace.match.match import Match
from boneace.testing import Case

from .reference import PACK
from .table import (
    EIGHT,
    claimed,
    everything,
    hand,
    keep,
    last,
    legal,
    new,
    play,
    table,
    winner,
)

#: The hands of the example in the rule book, without a claim, and the cards drawn.
FOUR = ("7H 4H AS KC", "KD QD 4D 7S", "2C 3C 5S JH", "6H 5H QS JS")
DRAWS = ("discard KC: 2D", "discard 7S: JC", "discard 5S JH: 7C KS", "discard QS JS: 3D 2S")


def four(*moves: str, **options: Any) -> Match:
    return play(table(*FOUR, options=options), *moves)


def sets_of(cards: str, most: int = 4) -> set[str]:
    return {
        "discard " + " ".join(sorted(thrown))
        for number in range(1, most + 1)
        for thrown in combinations(cards.split(), number)
    }


# --- on the deal ----------------------------------------------------------------------------------


def test_pri_07_a_winning_hand_dealt_wins_at_once() -> None:
    match = table(None, None, "7S 2H 3D 4C")
    assert match.over
    assert match.standing() == {"chips": [-1, -1, 3, -1], "pot": 0}
    assert (last(match).claims, last(match).deal) == ([2], 1)


def test_pri_07_the_best_of_several_wins() -> None:
    assert claimed("7S 2H 3D 4C", None, "7H 6H AH KD", None) == 2
    assert claimed("7S 2H 3D 4C", "KS QS 3S 2S", "7H 6H AH KD", None) == 1


def test_pri_07_not_before_all_have_four_cards() -> None:
    hands = [cards.split() for cards in ("7H 6H 5H 4H", *FOUR[1:3], "KS QS JS 2S")]
    match = new(4, options={"deals": 1})
    for first in (0, 2):
        for cards in hands:
            for card in cards[first : first + 2]:
                assert (match.over, match.turn) == (False, "chance")
                match.push(card)
    assert match.over
    assert last(match).claims == [0, 3]


def test_c_pri_12_two_winning_hands_immediate_showdown_no_draw() -> None:
    match = table("7H 6H AH KD", None, "7S 2H 3D 4C", None)
    assert match.over
    assert (winner(match), last(match).claims) == (0, [0, 2])
    assert not any(ply.text.startswith("discard") for ply in match.plies)


def test_b_pri_07_a_winning_hand_cannot_be_concealed() -> None:
    match = table("7S 2H 3D 4C", options={"deals": 2})
    assert (match.deal, match.turn) == (2, "chance")  # nobody was asked
    for text in ("claim", "primiera", "pass", "knock"):
        with pytest.raises((InvalidMove, IllegalMove)):
            four(text)


def test_b_pri_07_nor_one_that_was_drawn() -> None:
    match = four("discard KC: 2D", "discard 7S: 6D", *DRAWS[2:], deals=2)
    assert match.deal == 2
    assert last(match).claims == [1]


# --- the draw -------------------------------------------------------------------------------------


def test_prx_06_each_in_turn_discards_one_or_more_and_is_served() -> None:
    match = four()
    turns = []
    for move in DRAWS:
        turns.append(match.turn)
        play(match, move)
    assert turns == [0, 1, 2, 3]
    hands = ["7H 4H AS 2D", "KD QD 4D JC", "2C 3C 7C KS", "6H 5H 3D 2S"]
    assert [sorted(cards) for cards in last(match).hands] == [
        sorted(cards.split()) for cards in hands
    ]


def test_prx_06_one_to_four_cards_and_any_of_them() -> None:
    assert legal(four()) == sets_of(FOUR[0])
    assert len(legal(four())) == 15
    assert legal(four(DRAWS[0])) == sets_of(FOUR[1])


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_prx_06_a_seat_is_served_directly_after_its_discard(number: int) -> None:
    match = four()
    thrown = FOUR[0].split()[:number]
    match.push("discard " + " ".join(thrown))
    free = [card for card in PACK if card not in everything(match)][:number]
    for card in free:
        assert match.turn == "chance"
        match.push(card)
    assert match.turn == 1
    assert sorted(hand(match, 0, 0)) == sorted(FOUR[0].split()[number:] + free)


def test_prx_06_cards_may_be_named_in_any_order_and_case() -> None:
    for text in ("discard AS KC 4H", "DISCARD kc 4h as", "discard 4H KC AS"):
        match = four()
        match.push(text)
        for card in ("2D", "2H", "2S"):
            match.push(card)
        assert sorted(hand(match, 0, 0)) == ["2D", "2H", "2S", "7H"]


def test_prx_06_what_was_discarded_does_not_come_back() -> None:
    match = four("discard KC")
    assert match.why_not("KC") is not None
    with pytest.raises(IllegalMove):
        match.push("KC")
    play(match, "2D", "discard 7S")
    assert match.why_not("KC") is not None
    assert match.why_not("7S") is not None


@pytest.mark.parametrize(
    "text",
    ["", "discard", "discard QS", "discard KC KC", "discard KC QD", "discard 8S", "discard KC,AS",
     "discard 7H 4H AS KC 2D", "discard ??", "draw", "stand", "pass", "brag 1", "match", "claim",
     "discard 1S", "KC", "discard all"],
)  # fmt: skip
def test_prx_06_what_is_no_discard_is_refused(text: str) -> None:
    match = four()
    with pytest.raises((InvalidMove, IllegalMove)):
        match.push(text)
    assert (match.turn, len(match)) == (0, 16)


def test_prx_06_claims_are_looked_at_when_all_have_been_served() -> None:
    match = four("discard KC: 2D", "discard 7S: 6D")  # Ben has a flush of diamonds
    assert (match.over, match.turn) == (False, 2)
    play(match, "discard 5S JH: 7C 6C")
    assert (match.over, match.turn) == (False, 3)
    play(match, "discard QS JS: 3D 2S")
    assert match.over
    assert last(match).claims == [1, 2]
    assert winner(match) == 2  # a flush of 64 against one of 52


def test_prx_06_equal_claims_after_the_draw_annul_the_deal() -> None:
    match = play(
        table("KH QH 2H 3S", "KD QD 2D 4S", "5C 6C 5S 6S", "7C 7S 4H 4C"),
        "discard 3S: JH", "discard 4S: JD", "discard 5S: 3C", "discard 4H: 3H",
    )  # fmt: skip
    assert (match.over, last(match).claims) == (True, [0, 1])
    assert match.standing() == {"chips": [-1] * 4, "pot": 4}


def test_b_pri_06_at_least_one_card_must_go() -> None:
    match = four()
    assert "stand" not in legal(match)
    assert "B-PRI-06" in (match.why_not("stand") or "")


def test_b_pri_06_or_a_player_may_stand_pat() -> None:
    match = four(stand_pat=True)
    assert legal(match) == sets_of(FOUR[0]) | {"stand"}
    play(match, "stand")
    assert match.turn == 1
    assert sorted(hand(match, 0, 0)) == sorted(FOUR[0].split())
    play(match, "stand", "stand", "stand")
    assert match.over
    assert winner(match) == 0


# --- too few cards --------------------------------------------------------------------------------


def eight(*moves: str, **options: Any) -> Match:
    """A full table with eight cards in the pack: the aces and twos."""
    return play(table(*EIGHT, options=options), *moves)


#: Each of the eight changes one card, and nobody has anything to claim.
ONE_EACH = (
    "discard KS: 2S", "discard JS: AS", "discard 6S: 2H", "discard 4S: AH",
    "discard KD: 2D", "discard JD: AD", "discard 6D: 2C", "discard 4D: AC",
)  # fmt: skip


def test_b_pri_05_never_more_than_the_pack_can_replace() -> None:
    match = eight(f"discard {EIGHT[0]}: AS AH 2S 2H")
    assert legal(match) == sets_of(EIGHT[1])
    first = " ".join(EIGHT[1].split()[:2])
    play(match, f"discard {first}: AD AC")
    assert match.present().stock == 2
    assert legal(match) == sets_of(EIGHT[2], 2)
    three = " ".join(EIGHT[2].split()[:3])
    assert "B-PRI-05" in (match.why_not(f"discard {three}") or "")
    with pytest.raises(IllegalMove):
        match.push(f"discard {three}")
    play(match, f"discard {EIGHT[2].split()[0]}: 2D")
    assert legal(match) == sets_of(EIGHT[3], 1)


def test_b_pri_05_when_it_is_empty_a_seat_is_passed_over() -> None:
    match = eight(f"discard {EIGHT[0]}: AS AH 2S 2H", f"discard {EIGHT[1]}: AD AC 2D 2C")
    assert match.over  # the other six keep what they hold
    hands = [sorted(cards) for cards in last(match).hands]
    assert hands[2:] == [sorted(cards.split()) for cards in EIGHT[2:]]


def test_b_pri_05_the_last_card_serves_the_last() -> None:
    match = eight(*ONE_EACH[:7])
    assert (match.over, match.turn, match.present().stock) == (False, 7, 1)
    play(match, ONE_EACH[7])
    assert match.over
    match = eight(*ONE_EACH[:4], "discard QD KD 7C: 2D AD 2C")
    assert match.turn == 5
    play(match, "discard JD: AC")
    assert match.over  # Gus and Hal are passed over


def test_b_pri_05_who_was_passed_over_is_told_each_time_the_same() -> None:
    match = eight(f"discard {EIGHT[0]}: AS AH 2S 2H", f"discard {EIGHT[1]}: AD AC 2D 2C")
    told = "The pack is used up: Cleo, Dan, Eve, Fay, Gus and Hal cannot draw."
    assert [match.log().count(told) for _ in range(3)] == [1, 1, 1]


def test_b_pri_05_a_seat_sees_how_few_are_left() -> None:
    """A bot thinks from its view, where the pack has the hidden cards of the others too."""
    match = eight(f"discard {EIGHT[0]}: AS AH 2S 2H")
    two = " ".join(EIGHT[1].split()[:2])
    play(match, f"discard {two}: AD AC")
    case = Case("primiera", match.preset, 8)
    assert match.turn == 2 and match.present().stock == 2
    assert case.turn(match.view(2).record) == case.turn(match._s)


def test_b_pri_05_or_the_discards_are_shuffled_to_make_a_new_pack() -> None:
    match = eight(
        f"discard {EIGHT[0]}: AS AH 2S 2H",
        f"discard {EIGHT[1]}: AD AC 2D 2C",
        short_pack="reshuffle",
    )
    assert (match.over, match.turn) == (False, 2)
    assert legal(match) == sets_of(EIGHT[2])
    match.push(f"discard {EIGHT[2]}")
    gone = set((EIGHT[0] + " " + EIGHT[1]).split())
    assert {card for card in PACK if match.why_not(card) is None} == gone


def test_b_pri_05_not_before_the_pack_is_used_up() -> None:
    match = eight(short_pack="reshuffle")
    match.push(f"discard {EIGHT[0]}")
    rest = {rank + suit for rank in "A2" for suit in "SHDC"}
    assert {card for card in PACK if match.why_not(card) is None} == rest


# --- further draws --------------------------------------------------------------------------------


def test_prx_11_by_default_there_is_one_draw() -> None:
    assert four(*DRAWS).over


def test_prx_11_further_draws_follow_until_somebody_claims() -> None:
    match = four(*DRAWS, further_draws=True)
    assert (match.over, match.turn) == (False, 0)
    assert legal(match) == sets_of("7H 4H AS 2D")
    keep(match)
    assert (match.over, match.turn) == (False, 0)
    match = four(*DRAWS, "discard AS 2D: 2H 3H", further_draws=True)
    keep(match, 3)
    assert match.over
    assert (last(match).claims, winner(match)) == ([0], 0)


def test_prx_11_or_until_too_few_cards_remain() -> None:
    match = eight(*ONE_EACH[:7], further_draws=True)
    assert not match.over
    play(match, ONE_EACH[7])
    assert match.over  # eight have drawn eight cards
    assert last(match).claims == []
    match = four(*DRAWS, further_draws=True)  # 18 cards are left
    for _ in range(4):
        keep(match)
    assert (match.over, match.present().stock) == (False, 2)
    keep(match, 2)
    assert match.over
    assert last(match).claims == []


def test_prx_11_a_new_pack_can_be_drawn_from_too() -> None:
    assert not eight(*ONE_EACH, further_draws=True, short_pack="reshuffle").over


def test_prx_11_a_draw_in_which_nobody_changes_a_card_is_the_last() -> None:
    match = four(further_draws=True, stand_pat=True)
    for _ in range(4):
        assert not match.over
        match.push("stand")
    assert match.over


# --- the point ------------------------------------------------------------------------------------


def point(*hands: str, **options: Any) -> int | None:
    """The seat with the point, if all stand pat with the hands dealt."""
    match = table(*hands, options={"stand_pat": True, **options})
    for _ in range(match.seats):
        match.push("stand")
    assert last(match).claims == []
    return winner(match)


def test_prx_08_the_pot_goes_to_the_highest_value_of_cards_in_one_suit() -> None:
    match = four(*DRAWS)
    assert match.standing() == {"chips": [-1, -1, 3, -1], "pot": 0}
    assert [value.split()[-1] for value in last(match).values] == ["35", "34", "46", "33"]
    assert last(match).claims == []


def test_prx_08_of_three_or_of_two_cards() -> None:
    assert point("KS QS JS 2H", "7H KH 3S 3D", "KD QD JC QC", "5C KC 4S 4D") == 1  # 30, 31, 20, 25
    assert point("2S 3S 4S KH", "7H JH 5S 5D", "KD QD JC QC", "3C KC 4D 6D") == 0  # 39, 31, 20, 32


def test_prx_08_prx_03_equal_points_annul_the_deal() -> None:
    assert point("7S KS 2H 3H", "7D KD 3C 2C", "JS QS JH QH", "KH 4H JC QC") is None
    match = table(
        "7S KS 2H 3H", "7D KD 3C 2C", "JS QS JH QH", "KH 4H JC QC",
        options={"stand_pat": True, "deals": 2},
    )  # fmt: skip
    play(match, *["stand"] * 4)
    assert match.standing() == {"chips": [-2] * 4, "pot": 8}
    assert (match.deal, match.dealer) == (2, 0)


def test_prx_08_suits_do_not_decide_a_point() -> None:
    hands = ("7S KS 2H 3H", "7H KH 3C 2C", "JS QS JD QD", "KD 4D JC QC")
    assert point(*hands, suits="hearts") is None


def test_prx_09_35_beats_34() -> None:
    hands = ("7H 4H AS KC", "KD QD 4D 7S", "2C 3C 2S 3S", "KS QS JH JC")
    assert point(*hands) == 0
    assert [str(value).split()[-1] for value in _values(*hands)][:2] == ["35", "34"]


#: Of 21 with a seven alone, and of 20 with two cards each.
LONE = ("7S KH QH JD", "KS QS 2D 3C", "KD QD 2S 3H", "KC QC 2H 3S")


def test_b_pri_09_a_lone_card_may_be_the_point() -> None:
    assert point(*LONE) == 0
    assert [value.split()[-1] for value in _values(*LONE)] == ["21", "20", "20", "20"]


def test_b_pri_09_or_it_takes_two_at_least() -> None:
    for how in ({"options": {"point_cards": 2}}, {"preset": "primero"}):
        options = {"stand_pat": True, **how.get("options", {})}
        match = table(*LONE, preset=how.get("preset"), options=options)
        assert match.present(0).seats[0].total == "20"
        play(match, *["stand"] * 4)
        assert winner(match) is None  # all have 20


def _values(*hands: str, **options: Any) -> list[str]:
    match = table(*hands, options={"stand_pat": True, **options})
    for _ in range(match.seats):
        match.push("stand")
    found: list[str] = last(match).values
    return found
