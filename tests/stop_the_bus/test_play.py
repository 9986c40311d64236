"""Stop the Bus, played by hand; seat 0 is eldest, the last seat deals."""

from __future__ import annotations

import itertools

import pytest

import boneace
from boneace.errors import IllegalMove
from tests.swaps import NAMES, push

from .table import deal


def test_t31_69_one_card_or_three_are_exchanged() -> None:
    match = deal("4C 5D 6H", "7C 8D 9H", up="2S 3S KS")
    texts = [move.text for move in match.legal]
    assert len(texts) == 10 and "swap 4C for KS" in texts and "swap all" in texts
    with pytest.raises(IllegalMove, match="T31-69"):
        match.push("swap 4C 5D for 2S 3S")  # C-T31-24
    match.push("swap 4C for KS")
    assert match.turn == 0 and [move.text for move in match.legal] == ["stop", "continue"]
    assert match.present().widow == ["2S", "3S", "4C"]
    assert match.present().seats[0].hand == ["KS", "??", "??"]


def test_b_t31_24_after_a_stop_the_others_have_one_exchange_and_no_say() -> None:
    match = deal("4C 5D 6H", "7C 7D 9H", "8C 8D JH", up="2S 3S KS")
    push(match, "swap 4C for KS", "stop", "swap all")
    assert match.turn == 2 and match.present().knocker == 0
    assert not any(move.text in ("stop", "continue") for move in match.legal)
    match.push("swap JH for 7D")
    # Ann KS 6H 5D: king high; Ben 2S 3S 4C: a run; Cleo a pair
    assert match.standing() == {"lives": [2, 3, 3]}
    assert (match.deal, match.dealer, match.turn) == (2, 0, "chance")


def test_all_equal_all_lose_and_the_last_win_together() -> None:
    match = deal("4C 5D 7H", "4D 5H 7S", up="2S 2H 3S", options={"lives": 1})
    push(match, "swap 4C for 2S", "stop", "swap 4D for 2H")
    assert match.over and match.result() == {"winners": [0, 1]}
    assert match.standing() == {"lives": [None, None]} and match.returns() == [0, 0]


def test_b_t31_24_stopping_instead_of_an_exchange() -> None:
    match = deal("4C 5D 7H", "8D 9H TS", up="2S 2H 3S", options={"stop_when": "instead"})
    assert "stop" in match.legal
    push(match, "stop")
    assert match.turn == 1 and "stop" not in match.legal
    match.push("swap 8D for 2S")
    assert match.standing() == {"lives": [2, 3]}


@pytest.mark.parametrize("specials", [False, True])
def test_c_t31_22_hands_in_order(specials: bool) -> None:
    order = ["2S 2H 2D", "AD KD QD", "6S 5H 4D", "AC KC 9C", "AS AH KD", "AS KH JD"]
    preset = "brag-specials" if specials else None
    for better, worse in itertools.pairwise(order):
        match = boneace.new(
            "stop-the-bus", players=NAMES[:2], by_hand=True, dealer=1, preset=preset
        )
        free = [c for c in ("2C", "3H", "4S", "7D", "8S", "9D") if c not in (better + worse)]
        used = set(better.split()) & set(worse.split())
        if used:
            worse = worse.translate(str.maketrans("SHDC", "HDCS"))
            if set(better.split()) & set(worse.split()):
                worse = worse.translate(str.maketrans("SHDC", "HDCS"))
        assert not set(better.split()) & set(worse.split())
        # each gives a card and gets it back in a round: the hands at the showdown are those dealt
        up = [c for c in free if c not in better.split() + worse.split()][:3]
        for turn in range(3):
            push(match, better.split()[turn], worse.split()[turn])
        push(match, *up)
        first = better.split()[0]
        push(match, f"swap {first} for {up[0]}", "continue")
        second = worse.split()[0]
        push(match, f"swap {second} for {up[1]}", "continue")
        push(match, f"swap {up[0]} for {first}", "stop", f"swap {up[1]} for {second}")
        assert match.standing() == {"lives": [3, 2]}, (better, worse)
