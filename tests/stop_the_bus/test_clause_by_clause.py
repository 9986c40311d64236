"""Stop the Bus by the numbers of its clauses, from the list of requirements."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import boneace
from boneace.cards import FRENCH_52
from boneace.match.match import Match
from tests.swaps import NAMES, cards, clause, push, texts

from .table import deal, weaker

SPECIALS = {"prial_of_threes": True, "ace_two_three": True}
RANKS = "23456789TJQKA"


def usual(**how: object) -> Match:
    return deal("4C 5D 7H", "7C 8D TH", "TC JD 2H", up="2S 3S KS", **how)


# --- the deal -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", range(2, 8))
def test_t31_08_t31_68_three_cards_each_and_three_face_up(seats: int) -> None:
    match = boneace.new("stop-the-bus", players=NAMES[:seats], by_hand=True, dealer=seats - 1)
    pack = [FRENCH_52.text(27 * place % 52) for place in range(3 * seats + 3)]
    for card in pack:
        assert match.turn == "chance"
        match.push(card)
    assert match.turn == 0
    for seat in range(seats):
        assert set(match.view(seat).hand) == {pack[seats * turn + seat] for turn in range(3)}
        assert not match.view(seat).hands[(seat + 1) % seats]
    for seat in (None, *range(seats)):
        assert set(match.present(seat).widow) == set(pack[-3:])


def test_t31_68_there_is_no_stock_to_draw_from() -> None:
    match = usual()
    stock = match.cards_to_come
    for _ in range(9):
        push(match, "swap all", "continue")
        assert match.turn != "chance" and match.cards_to_come == stock


def test_t31_08_the_player_on_the_dealers_left_begins() -> None:
    match = boneace.new("stop-the-bus", players=NAMES[:3], by_hand=True, dealer=0)
    for card in cards("4C 7C TC 5D 8D JD 6H 9H QH 2S 3S KS"):
        match.push(card)
    assert set(match.view(1).hand) == {"4C", "5D", "6H"} and match.turn == 1


# --- exchanging -----------------------------------------------------------------------------------


def test_t31_69_one_card_is_exchanged() -> None:
    match = usual()
    one = {f"swap {mine} for {up}" for mine in ("4C", "5D", "7H") for up in ("2S", "3S", "KS")}
    assert set(texts(match)) == one | {"swap all"}
    match.push("swap 5D for KS")
    assert set(match.view(0).hand) == {"4C", "7H", "KS"}
    for seat in (None, 0, 1, 2):
        assert set(match.present(seat).widow) == {"2S", "3S", "5D"}
    assert set(match.view(1).hands[0]) == {"KS"}


def test_t31_69_or_all_three_are() -> None:
    match = push(usual(), "swap all")
    assert set(match.view(0).hand) == {"2S", "3S", "KS"}
    for seat in (None, 1, 2):
        assert set(match.present(seat).widow) == {"4C", "5D", "7H"}
        assert set(match.view(seat).hands[0]) == {"2S", "3S", "KS"}


@pytest.mark.parametrize(
    "move", ["swap 4C 5D for 2S 3S", "swap 4C 5D for KS", "swap 7C for 2S", "swap 4C for 5D"]
)
def test_t31_69_c_t31_24_nothing_between_is_exchanged(move: str) -> None:
    match = usual()
    assert clause(match, move) == "T31-69"
    assert match.why_not(move) and set(match.view(0).hand) == {"4C", "5D", "7H"}


def test_t31_69_b_t31_24_one_card_only_where_that_is_agreed() -> None:
    match = usual(options={"exchange": "one"})
    assert len(texts(match)) == 9 and clause(match, "swap all") == "T31-69"


# --- stopping the bus -----------------------------------------------------------------------------


def test_b_t31_24_after_his_exchange_a_player_may_stop_the_bus_or_go_on() -> None:
    match = usual()
    assert clause(match, "stop") == clause(match, "continue") == "B-T31-24"
    match.push("swap 4C for KS")
    assert match.turn == 0 and texts(match) == ["stop", "continue"]
    assert clause(match, "swap all") == "B-T31-24"
    match.push("continue")
    assert match.turn == 1 and "swap all" in texts(match)


@pytest.mark.parametrize("stopper", range(3))
def test_b_t31_24_every_other_player_has_one_more_turn(stopper: int) -> None:
    match = usual()
    for _ in range(stopper):
        push(match, "swap all", "continue")
    push(match, "swap all", "stop")
    for step in (1, 2):
        assert match.deal == 1 and match.turn == (stopper + step) % 3
        assert clause(match, "stop") == "B-T31-24"
        match.push("swap all")
    assert match.deal == 2


def test_b_t31_24_an_exchange_has_to_be_made() -> None:
    match = usual()
    for _ in range(2):
        assert all(move.startswith("swap") for move in texts(match))
        assert match.why_not("continue")
        if match.turn == 0:
            push(match, "swap all", "stop")


def test_b_t31_24_the_weakest_hands_lose_a_token_each() -> None:
    match = deal("4C 5D 7H", "9C 9D TH", "4H 5S 7S", up="2S 2H 8S")
    push(match, "swap 4C for 8S", "stop", "swap TH for 2S", "swap 4H for 2H")
    # Ann 8 7 5; Ben a pair; Cleo 7 5 2
    assert match.standing() == {"lives": [3, 3, 2]}
    match = deal("4C 5D 7H", "9C 9D TH", "3H 5S 7S", up="2S 2H 8S")
    push(match, "swap 4C for 2S", "stop", "swap TH for 4C", "swap 3H for 2H")
    assert match.standing() == {"lives": [2, 3, 2]}


def test_b_t31_24_the_stopper_pays_no_more_than_any_other() -> None:
    match = deal("4C 5D 7H", "9C 9D TH", up="2S 3H 8S")
    push(match, "swap 4C for 2S", "stop", "swap TH for 8S")
    assert match.standing() == {"lives": [2, 3]}


def test_b_t31_24_three_tokens_and_out_at_zero() -> None:
    match = usual()
    assert match.standing() == {"lives": [3, 3, 3]}
    match = deal("4C 5D 7H", "9C 9D TH", "TC TD JH", up="2S 3H 8S", standing={"lives": [1, 3, 2]})
    push(match, "swap 4C for 2S", "stop", "swap TH for 8S", "swap JH for TH")
    assert match.standing() == {"lives": [None, 3, 2]} and not match.over


def test_b_t31_24_the_deal_moves_clockwise_over_who_is_out() -> None:
    match = deal("4C 5D 7H", "9C 9D TH", "TC TD JH", up="2S 3H 8S", standing={"lives": [1, 3, 2]})
    push(match, "swap 4C for 2S", "stop", "swap TH for 8S", "swap JH for TH")
    assert match.dealer == 1
    for card in cards("4C 7C 5D 8D 7H 9H 2S 3S KS"):  # two hands only
        match.push(card)
    assert match.turn == 2 and not match.view(0).hand


@pytest.mark.parametrize(("ride", "lives"), [(False, [None, 3]), (True, [0, 3])])
def test_b_t31_24_a_free_ride_where_that_is_agreed(ride: bool, lives: list[int | None]) -> None:
    match = deal(
        "4C 5D 7H", "9C 9D TH", up="2S 3H 8S",
        options={"free_ride": ride}, standing={"lives": [1, 3]},
    )  # fmt: skip
    push(match, "swap 4C for 2S", "stop", "swap TH for 8S")
    assert match.standing() == {"lives": lives} and match.over != ride


def test_b_t31_24_the_bus_is_stopped_in_place_of_an_exchange_where_that_is_agreed() -> None:
    match = usual(options={"stop_when": "instead"})
    match.push("swap 4C for KS")
    assert match.turn == 1 and "stop" in texts(match)
    match.push("stop")
    for seat in (2, 0):
        assert match.turn == seat and match.deal == 1
        assert clause(match, "stop") == "B-T31-24"
        match.push("swap all")
    assert match.deal == 2


@pytest.mark.parametrize("tokens", [1, 5])
def test_b_t31_24_as_many_tokens_and_deals_as_are_agreed(tokens: int) -> None:
    match = deal("4C 5D 7H", "9C 9D TH", up="2S 3H 8S", options={"lives": tokens, "deals": 1})
    assert match.standing() == {"lives": [tokens, tokens]}
    push(match, "swap 4C for 2S", "stop", "swap TH for 8S")
    assert match.over and match.result() == {"winners": [1]}


def test_t31_34_the_last_player_left_wins() -> None:
    match = deal("4C 5D 7H", "9C 9D TH", up="2S 3H 8S", standing={"lives": [1, 1]})
    push(match, "swap 4C for 2S", "stop", "swap TH for 8S")
    assert match.over and match.turn is None
    assert match.result() == {"winners": [1]} and match.returns() == [-1, 1]


@pytest.mark.parametrize(("tokens", "winners"), [([1, 1], [0, 1]), ([2, 1], [0]), ([2, 2], None)])
def test_b_t31_27_where_all_are_equal_all_lose(
    tokens: list[int], winners: list[int] | None
) -> None:
    match = deal("4C 5D 7H", "4D 5H 7S", up="2S 2H 3S", standing={"lives": tokens})
    push(match, "swap 4C for 2S", "stop", "swap 4D for 2H")
    assert match.standing() == {"lives": [left - 1 or None for left in tokens]}
    assert match.result() == (winners and {"winners": winners})


# --- the values of hands --------------------------------------------------------------------------


def test_t31_64_hands_of_brag_take_the_place_of_the_count() -> None:
    assert weaker("2S 2H 2D", "AC KC QC") == [1]  # 31 loses to three deuces
    assert weaker("2S 2H 3D", "AC KC 9D") == [1]  # and 21 to a pair


def test_t31_65_the_kinds_in_their_order() -> None:
    weakest_and_best = [
        ("2S 2H 2D", "AC AD AH"),  # three of a kind
        ("4S 3S 2S", "AD KD QD"),  # running flush
        ("4C 3D 2H", "AS KH QD"),  # run
        ("5C 3C 2C", "AH KH JH"),  # flush
        ("2S 2H 3C", "AD AC KD"),  # pair
    ]
    best_below = ["AD KD QD", "AS KH QD", "AH KH JH", "AD AC KD", "AS KH JD"]
    for (weakest, _), below in zip(weakest_and_best, best_below, strict=True):
        assert weaker(weakest, below) == [1] and weaker(below, weakest) == [0]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("3S 3H 3D", "2S 2H 2C"),
        ("KS QS JS", "QD JD TD"),
        ("KS QH JS", "QD JD TC"),
        ("AS 6S 2S", "KD QD TD"),  # high card
        ("AS 7S 2S", "AD 6D 5D"),  # middle card
        ("AS 7S 3S", "AD 7D 2D"),  # low card
        ("5S 5H 2D", "4S 4H AD"),  # high pair
        ("5S 5H 6D", "5D 5C 4D"),  # kicker
        ("AS 4H 2D", "KS QH TD"),
        ("9S 7H 2D", "9D 6S 5H"),
        ("9S 7H 4D", "9D 7S 3H"),
    ],
)
def test_t31_66_hands_of_one_kind(better: str, worse: str) -> None:
    assert weaker(better, worse) == [1] and weaker(worse, better) == [0]


@pytest.mark.parametrize(
    ("hand", "alike"),
    [
        ("AS KS QS", "AD KD QD"),
        ("AS KS QD", "AD KH QC"),
        ("9S 6S 2S", "9C 6C 2C"),
        ("9S 9H 2S", "9C 9D 2D"),
        ("AS TH 2D", "AD TC 2H"),
        ("AS 2H 3D", "AD 2C 3H"),
    ],
)
def test_t31_67_suits_do_not_rank(hand: str, alike: str) -> None:
    assert weaker(hand, alike) == weaker(alike, hand) == [0, 1]


def test_c_t31_22_hands_in_their_order() -> None:
    order = ["2S 2H 2D", "AD KD QD", "6S 5H 4D", "AC KC 9C", "AS AH KD", "AS KH JD"]
    for better, worse in pairwise(order):
        assert weaker(better, worse) == [1] and weaker(worse, better) == [0]


@pytest.mark.parametrize("suits", [("SSS", "DDD"), ("SHD", "DCH")])
def test_b_t31_25_ace_three_two_is_a_run_between_the_two_others(suits: tuple[str, str]) -> None:
    one, other = (
        lambda ranks, which=which: " ".join(map("".join, zip(ranks, which, strict=True)))
        for which in suits
    )
    assert weaker(one("AKQ"), other("A32")) == [1]
    assert weaker(one("A32"), other("KQJ")) == [1]
    options = {"options": {"ace_two_three": True}}
    assert weaker(one("AKQ"), other("A32"), **options) == [0]
    assert weaker(one("AKQ"), other("KQJ"), **options) == [1]


def test_b_t31_25_king_ace_and_two_are_no_run() -> None:
    for how in ({}, {"options": SPECIALS}):
        assert weaker("KS AH 2D", "2S 2H 3C", **how) == [0]


def test_b_t31_25_three_threes_are_a_prial_like_any_other_or_the_best() -> None:
    assert weaker("3S 3H 3D", "4S 4H 4D") == [0]
    assert weaker("3S 3H 3D", "2S 2H 2D") == [1]
    threes = {"options": {"prial_of_threes": True}}
    assert weaker("3S 3H 3D", "AS AH AD", **threes) == [1]
    assert weaker("AS 2H 3D", "AD KH QC", **threes) == [0]  # the run counts as usual
    assert weaker("3S 3H 3D", "AS AH AD", preset="brag-specials") == [1]
    assert weaker("AS 2H 3D", "AD KH QC", preset="brag-specials") == [1]


def strength(hand: list[str], specials: bool) -> tuple[int, list[int]]:
    """The key that orders hands, calculated in another way than in the game."""
    ranks = sorted((RANKS.index(card[0]) for card in hand), reverse=True)
    suited = len({card[1] for card in hand}) == 1
    kinds = len(set(ranks))
    low_run = ranks == [12, 1, 0]
    run = low_run or (kinds == 3 and ranks[0] - ranks[2] == 2)
    if kinds == 1:
        return 5, [13] if specials and ranks[0] == 1 else ranks
    if run:
        return 4 if suited else 3, [13] if specials and low_run else ranks
    if suited:
        return 2, ranks
    if kinds == 2:
        return 1, [ranks[1], next(rank for rank in ranks if rank != ranks[1])]
    return 0, ranks


@pytest.mark.parametrize("specials", [False, True])
def test_t31_65_t31_66_t31_67_b_t31_25_hands_drawn_at_random(specials: bool) -> None:
    chosen = random.Random(31)
    pack = [rank + suit for rank in RANKS for suit in "SHDC"]
    low = [card for card in pack if card[0] in "A234"]  # more runs, pairs and prials
    for each in range(120):
        six = chosen.sample(low if each % 2 else pack, 6)
        first, second = strength(six[:3], specials), strength(six[3:], specials)
        pays = [seat for seat, worth in enumerate((first, second)) if worth == min(first, second)]
        how = {"options": SPECIALS} if specials else {}
        assert weaker(" ".join(six[:3]), " ".join(six[3:]), **how) == pays, six
