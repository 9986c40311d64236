"""Modern vying, the second reading of B-TSB-02: everybody pays at every turn, and when two are left
either may see."""

from __future__ import annotations

import pytest

from boneace.errors import IllegalMove
from boneace.match.match import Match

from .table import chips, legal, play, pots, table


def modern(*moves: str, **options: object) -> Match:
    """Ann has nothing, Ben queens, Cleo kings and the first pot, in this order."""
    options = {"vying": "modern", "max_brag": 3, **options}
    return play(table("2S 3H 6C", "QS QD 5C", "KS KD AC", options=options), *moves)


RAISES = {"raise 1", "raise 2", "raise 3"}


def test_b_tsb_02_it_begins_with_a_pass_or_a_brag() -> None:
    assert legal(modern()) == {"pass", "brag 1", "brag 2", "brag 3"}
    match = modern("pass", "pass", "pass")
    assert (chips(match), pots(match)) == ([-3, -3, 3], [0, 0, 3])


def test_b_tsb_02_the_bet_is_paid_anew_at_every_turn() -> None:
    match = modern("brag 2", "match", "match")
    assert (match.turn, chips(match), pots(match)) == (0, [-5, -5, -2], [0, 9, 3])
    play(match, "match", "match", "match")
    assert (match.turn, chips(match), pots(match)) == (0, [-7, -7, -4], [0, 15, 3])
    assert legal(match) == {"match", "drop"} | RAISES


def test_b_tsb_02_a_raise_is_paid_in_full_and_stakes_are_not_made_equal() -> None:
    match = modern("brag 2", "raise 3", "match")
    assert (match.turn, chips(match), pots(match)) == (0, [-5, -8, -5], [0, 15, 3])
    match.push("match")  # Ann pays 5 more, though she has paid 2
    assert (match.turn, chips(match), pots(match)) == (1, [-10, -8, -5], [0, 20, 3])


def test_b_tsb_02_when_two_are_left_either_may_see() -> None:
    assert "see" not in legal(modern("brag 2"))
    assert "see" not in legal(modern("brag 2", "match", "match"))
    match = modern("brag 2", "drop")
    assert legal(match) == {"match", "drop", "see"} | RAISES
    match.push("match")
    assert (match.turn, legal(match)) == (0, {"match", "drop", "see"} | RAISES)


def test_b_tsb_02_seeing_costs_double_and_the_better_hand_wins() -> None:
    match = modern("brag 2", "drop", "see")
    assert (chips(match), pots(match)) == ([-5, -3, 0 - 4 + 9], [0, 0, 3])
    match = modern("brag 2", "raise 1", "drop", "match", "match", "see")  # Ann sees Ben
    assert (chips(match), pots(match)) == ([-14, -3 - 6 + 20, 0], [0, 0, 3])


def test_b_tsb_02_only_the_two_are_compared() -> None:
    match = modern("brag 1", "match", "drop", "see")
    assert chips(match) == [-3 - 1 - 2, -3 - 1 + 7, 0]


def test_b_tsb_02_one_left_wins_unseen_here_too() -> None:
    match = modern("brag 2", "drop", "match", "match", "drop")
    assert (chips(match), pots(match)) == ([-3 - 4 + 9, -3, -2], [0, 0, 3])


def test_b_tsb_02_a_seat_that_passed_must_answer_here_too() -> None:
    match = modern("pass", "brag 2", "match")
    assert (match.turn, legal(match)) == (0, {"match", "drop"} | RAISES)


def test_b_tsb_02_two_may_go_on_without_seeing() -> None:
    match = modern("brag 1", "drop")
    for _ in range(40):
        match.push("match")
    assert pots(match)[1] == 3 + 41


def test_b_tsb_02_there_is_no_seeing_in_the_older_way() -> None:
    match = modern("brag 2", "drop", vying="matched")
    assert "see" not in legal(match)
    with pytest.raises(IllegalMove):
        match.push("see")
    assert (match.turn, pots(match)[1]) == (2, 5)


@pytest.mark.parametrize("begun", [(), ("brag 1",), ("brag 1", "match")])
def test_b_tsb_02_nor_before_two_are_left(begun: tuple[str, ...]) -> None:
    match = modern(*begun)
    assert "B-TSB-02" in (match.why_not("see") or "")
    with pytest.raises(IllegalMove):
        match.push("see")
