"""Vying in Primiera: PRX-10, B-PRI-08."""

from __future__ import annotations

import re
from typing import Any

import pytest

from boneace.errors import IllegalMove
from boneace.match.match import Match

from .table import chips, hand, last, legal, play, pot, table, winner

FOUR = ("7H 4H AS KC", "KD QD 4D 7S", "2C 3C 5S JH", "6H 5H QS JS")
DRAWS = ("discard KC: 2D", "discard 7S: JC", "discard 5S JH: 7C KS", "discard QS JS: 3D 2S")


def vying(*moves: str, **options: Any) -> Match:
    """The draw is over: points of 35, 34, 46 and 33; in this order."""
    match = table(*FOUR, options={"vying": True, **options})
    return play(match, *DRAWS, *moves)


def amounts(verb: str, most: int) -> set[str]:
    return {f"{verb} {amount}" for amount in range(1, most + 1)}


def test_prx_10_by_default_there_is_no_vying() -> None:
    assert vying(vying=False).over


def test_prx_10_a_round_of_vying_comes_between_the_draw_and_the_showdown() -> None:
    match = vying()
    assert (match.over, match.turn) == (False, 0)
    assert legal(match) == {"pass"} | amounts("brag", 10)
    assert all(hand(match, seat) == ["??"] * 4 for seat in range(4))
    play(match, "brag 1", "match", "match", "match")
    assert winner(match) == 2
    assert match.standing() == {"chips": [-2, -2, 6, -2], "pot": 0}


def test_prx_10_not_where_somebody_claims() -> None:
    match = table("7H 6H 5H 4H", options={"vying": True})
    assert match.over
    match = table(*FOUR, options={"vying": True})
    play(match, DRAWS[0], "discard 7S: 6D", *DRAWS[2:])
    assert (match.over, last(match).claims) == (True, [1])


def test_prx_10_after_the_last_draw_only() -> None:
    match = vying(further_draws=True)
    assert {move.split()[0] for move in legal(match)} == {"discard"}


def test_b_pri_08_a_brag_is_answered_by_match_raise_or_drop() -> None:
    match = vying("brag 2")
    assert (match.turn, chips(match), pot(match)) == (1, [-3, -1, -1, -1], 6)
    assert legal(match) == {"match", "drop"} | amounts("raise", 10)
    play(match, "raise 3", "drop", "drop", "match")
    assert match.over
    assert chips(match) == [-6 + 14, -6, -1, -1]


def test_b_pri_08_only_those_who_are_left_have_a_point() -> None:
    match = vying("brag 1", "match", "drop", "match")
    assert winner(match) == 0
    assert chips(match) == [-2 + 7, -2, -1, -2]


def test_b_pri_08_one_left_wins_and_nothing_is_shown() -> None:
    match = vying("pass", "pass", "pass", "brag 10", "drop", "drop", "drop", deals=2)
    assert match.deal == 2
    assert chips(match) == [-2, -2, -2, -1 + 4 - 1]
    for viewer in (None, 0, 1, 2):
        told = match.present(viewer).last
        assert told.hands[3] is None
        assert told.values == [None] * 4


def test_b_pri_08_who_dropped_shows_nothing() -> None:
    match = vying("brag 1", "match", "drop", "match", deals=2)
    told = last(match)
    assert told.hands[2] is None
    assert told.values[2] is None
    assert sorted(told.hands[0]) == sorted(["7H", "4H", "AS", "2D"])


def test_b_pri_08_a_seat_that_passed_may_still_answer() -> None:
    begun = ("pass", "pass", "brag 2", "match")
    match = vying(*begun)
    assert (match.turn, legal(match)) == (0, {"match", "drop"} | amounts("raise", 10))
    play(match, "drop")
    assert (match.turn, legal(match)) == (1, {"match", "drop"} | amounts("raise", 10))
    play(match, "raise 1", "match", "match")
    assert chips(match) == [-1, -4, -4 + 13, -4]


def test_b_pri_08_if_all_pass_all_are_in() -> None:
    match = vying("pass", "pass", "pass", "pass")
    assert match.standing() == {"chips": [-1, -1, 3, -1], "pot": 0}


@pytest.mark.parametrize("most", [1, 7, 20])
def test_b_pri_08_the_most_of_a_brag_or_raise_may_be_set(most: int) -> None:
    match = vying(max_brag=most)
    assert legal(match) == {"pass"} | amounts("brag", most)
    match.push(f"brag {most}")
    assert legal(match) == {"match", "drop"} | amounts("raise", most)
    if most < 20:
        assert re.search("PRX-10|B-PRI-08", match.why_not(f"raise {most + 1}") or "")


@pytest.mark.parametrize("limit", [1, 3, 12])
def test_b_pri_08_and_so_may_what_one_puts_in(limit: int) -> None:
    match = vying(vying_limit=limit)
    assert legal(match) == {"pass"} | amounts("brag", min(10, limit))
    asked = min(10, limit)
    match.push(f"brag {asked}")
    assert legal(match) == {"match", "drop"} | amounts("raise", limit - asked)
    assert re.search("PRX-10|B-PRI-08", match.why_not(f"raise {limit - asked + 1}") or "")


@pytest.mark.parametrize(
    ("begun", "move"),
    [
        ((), "match"), ((), "raise 1"), ((), "drop"), ((), "brag 11"), ((), "discard 7H"),
        (("brag 1",), "brag 1"), (("brag 1",), "pass"), (("brag 1",), "stand"),
    ],
)  # fmt: skip
def test_b_pri_08_what_is_not_open_is_refused_with_a_reason(
    begun: tuple[str, ...], move: str
) -> None:
    match = vying(*begun)
    before = (match.standing(), match.turn, len(match))
    reason = match.why_not(move)
    assert reason is not None and "PR" in reason
    with pytest.raises(IllegalMove):
        match.push(move)
    assert (match.standing(), match.turn, len(match)) == before


def test_b_pri_08_what_was_staked_stays_in_an_annulled_pot() -> None:
    hands = ("7S KS 2H 3H", "7D KD 3C 2C", "JS QS JH QH", "KH 4H JC QC")
    match = table(*hands, options={"vying": True, "stand_pat": True, "deals": 2})
    play(match, *["stand"] * 4, "brag 3", "match", "drop", "drop")
    assert match.standing() == {"chips": [-5, -5, -2, -2], "pot": 14}
    assert match.deal == 2


def test_b_pri_08_there_is_no_vying_before_the_draw() -> None:
    match = table(*FOUR, options={"vying": True})
    for move in ("pass", "brag 1"):
        with pytest.raises(IllegalMove):
            match.push(move)


def test_b_pri_08_everybody_sees_who_has_spoken_and_who_is_left() -> None:
    match = vying("pass")
    assert [seat.state for seat in match.present().seats] == ["passed", "", "", ""]
    play(match, "brag 2", "drop")
    for viewer in (None, 0, 2):
        told = match.present(viewer).seats
        assert [seat.state for seat in told] == ["", "bragged", "dropped", ""]
        assert [seat.is_in for seat in told] == [True, True, False, True]
        assert [seat.staked for seat in told] == [0, 2, 0, 0]
