"""The round of vying: TSB-08, B-TSB-02, B-TSB-03, and the statements of docs/notation.md about the
moves."""

from __future__ import annotations

import pytest

from boneace.errors import IllegalMove, InvalidMove, OptionError
from boneace.match.match import Match

from .table import chips, deal, legal, play, pots, stood, table, verbs

QUEENS, NONE = "QS QD 5C", "2S 3H 6C"


def vying(*moves: str, seats: int = 3, **options: object) -> Match:
    """Ann has nothing, Ben queens, Cleo kings and the first pot, in this order."""
    hands = [NONE, QUEENS, "KS KD AC", "7S 8H TC"][:seats]
    return play(table(*hands, options=options), *moves)


def amounts(verb: str, most: int) -> set[str]:
    return {f"{verb} {amount}" for amount in range(1, most + 1)}


def test_tsb_08_b_tsb_02_the_eldest_speaks_first_and_passes_or_brags() -> None:
    match = vying()
    assert match.turn == 0
    assert legal(match) == {"pass"} | amounts("brag", 10)
    match.push("pass")
    assert match.turn == 1
    assert legal(match) == {"pass"} | amounts("brag", 10)


def test_b_tsb_02_after_a_brag_each_must_match_raise_or_drop() -> None:
    match = vying("brag 2")
    assert match.turn == 1
    assert legal(match) == {"match", "drop"} | amounts("raise", 10)
    match.push("match")
    assert match.turn == 2
    assert legal(match) == {"match", "drop"} | amounts("raise", 10)


def test_b_tsb_02_chips_fall_as_soon_as_they_are_put_in() -> None:
    match = vying("brag 2")
    assert (chips(match), pots(match)) == ([-5, -3, 0], [0, 5, 3])
    match.push("match")
    assert (chips(match), pots(match)) == ([-5, -5, 0], [0, 7, 3])


def test_b_tsb_02_raise_3_after_brag_2_makes_the_brag_5() -> None:
    match = vying("brag 2", "raise 3")
    assert (chips(match), pots(match)) == ([-5, -8, 0], [0, 10, 3])
    match.push("match")
    assert (chips(match), pots(match)) == ([-5, -8, -5], [0, 15, 3])
    assert match.turn == 0
    match.push("match")  # a seat puts in what it lacks
    assert sum(chips(match)) == -3
    assert chips(match) == [-8, -8, -5 + 18]


def test_b_tsb_02_when_all_that_are_left_have_matched_the_hands_are_compared() -> None:
    match = vying("brag 2", "match", "match")
    assert (chips(match), pots(match)) == ([-5, -5, 0 - 2 + 9], [0, 0, 3])
    assert legal(match) == {"draw", "stand"}


def test_b_tsb_02_only_those_who_are_left_are_compared() -> None:
    match = vying("brag 2", "match", "drop")
    assert (chips(match), pots(match)) == ([-5, -5 + 7, 0], [0, 0, 3])


def test_b_tsb_02_if_nobody_answers_a_brag_the_bragger_wins_unseen() -> None:
    match = vying("brag 10", "drop", "drop")
    assert (chips(match), pots(match)) == ([0, -3, 0], [0, 0, 3])
    match = vying("pass", "pass", "brag 1", "drop", "drop")
    assert (chips(match), pots(match)) == ([-3, -3, 3], [0, 0, 3])


def test_b_tsb_02_a_seat_that_passed_may_match_raise_or_drop() -> None:
    begun = ("pass", "brag 2", "match")
    assert vying(*begun).turn == 0
    assert legal(vying(*begun)) == {"match", "drop"} | amounts("raise", 10)
    assert chips(vying(*begun, "match")) == [-5, -5, 0 - 2 + 9]
    assert chips(vying(*begun, "drop")) == [-3, -5, 0 - 2 + 7]
    raised = vying(*begun, "raise 4")
    assert (chips(raised), pots(raised)[1], raised.turn) == ([-9, -5, -2], 13, 1)


def test_b_tsb_02_passed_seats_answer_in_turn_after_the_bragger() -> None:
    match = vying("pass", "pass", "pass", "brag 3", seats=4)
    turns = []
    while match.turn != "chance" and "match" in match.legal:
        turns.append(match.turn)
        match.push("match")
    assert turns == [0, 1, 2]
    assert legal(match) == {"draw", "stand"}


def test_b_tsb_02_a_raise_must_be_answered_by_everybody_else_who_is_left() -> None:
    match = vying("brag 1", "match", "match", "raise 2", seats=4)
    turns = []
    while "match" in match.legal:
        turns.append(match.turn)
        match.push("drop" if match.turn == 1 else "match")
    assert turns == [0, 1, 2]
    assert chips(match) == [-6, -4, -3 + 4 - 3 + 4 + 10, -6]


def test_b_tsb_02_the_bragger_too_may_raise_again_or_drop() -> None:
    match = vying("brag 1", "raise 1", "drop", "raise 5", "raise 10", "match")
    assert chips(match) == [-3 - 17, -3 - 17 + 37, 0]
    match = vying("brag 1", "raise 1", "drop", "drop")
    assert chips(match) == [-4, -3 + 4, 0]


def test_b_tsb_02_who_dropped_has_no_more_say_and_loses_what_he_put_in() -> None:
    match = vying("brag 2", "match", "raise 3", "drop", "raise 1")
    assert match.turn == 2  # Ann is not asked again
    match.push("match")
    assert chips(match) == [-5, -9, 0 - 6 + 3 + 2 + 6 + 6]


def test_b_tsb_02_there_may_be_any_number_of_raises() -> None:
    match = vying("brag 10", "drop")
    for _ in range(60):
        match.push("raise 10")
    assert pots(match)[1] == 3 + 610 + 600
    assert legal(match) == {"match", "drop"} | amounts("raise", 10)


@pytest.mark.parametrize("most", [1, 2, 9, 10, 11, 20])
def test_b_tsb_02_the_most_of_a_brag_or_raise_may_be_set(most: int) -> None:
    match = vying(max_brag=most)
    assert legal(match) == {"pass"} | amounts("brag", most)
    match.push(f"brag {most}")
    assert legal(match) == {"match", "drop"} | amounts("raise", most)
    match.push(f"raise {most}")
    assert chips(match)[1] == -3 - 2 * most


def test_b_tsb_02_a_brag_over_the_most_is_refused_with_a_reason() -> None:
    match = vying(max_brag=3)
    assert "B-TSB-02" in (match.why_not("brag 4") or "")
    with pytest.raises(IllegalMove):
        match.push("brag 4")
    match.push("brag 3")
    assert "B-TSB-02" in (match.why_not("raise 4") or "")
    with pytest.raises(IllegalMove):
        match.push("raise 4")
    assert (match.turn, pots(match)[1]) == (1, 6)


@pytest.mark.parametrize("limit", [1, 2, 5, 12, 30])
def test_b_tsb_02_vying_limit_is_what_one_seat_may_put_in(limit: int) -> None:
    match = vying(vying_limit=limit)
    assert legal(match) == {"pass"} | amounts("brag", min(10, limit))
    match.push("brag 1")
    asked = 1
    while limit > asked:
        raised = min(10, limit - asked)
        assert legal(match) == {"match", "drop"} | amounts("raise", raised)
        match.push(f"raise {raised}")
        asked += raised
    assert legal(match) == {"match", "drop"}
    assert "B-TSB-02" in (match.why_not("raise 1") or "")
    match.push("match")
    assert min(chips(match)) >= -3 - limit


def test_b_tsb_02_the_limit_is_for_one_deal() -> None:
    match = vying("brag 2", "match", "match", vying_limit=2, deals=2)
    stood(match)
    deal(match, None, None, None)
    assert legal(match) == {"pass"} | amounts("brag", 2)


def test_b_tsb_02_none_is_without_a_limit() -> None:
    for none in (0, None, "none"):
        assert legal(vying("brag 10", vying_limit=none)) >= amounts("raise", 10)


@pytest.mark.parametrize(
    ("begun", "move"),
    [
        ((), "match"),
        ((), "raise 1"),
        ((), "drop"),
        ((), "draw"),
        ((), "stand"),
        (("brag 1",), "brag 1"),
        (("brag 1",), "pass"),
        (("brag 1",), "draw"),
        (("brag 1", "drop", "drop"), "brag 1"),
        (("pass", "pass", "pass"), "brag 1"),
        (("pass", "pass", "pass"), "match"),
    ],
)
def test_b_tsb_02_what_is_not_open_is_refused_and_changes_nothing(
    begun: tuple[str, ...], move: str
) -> None:
    match = vying(*begun)
    before = (match.standing(), match.turn, len(match))
    reason = match.why_not(move)
    assert reason is not None and "TSB-" in reason
    with pytest.raises(IllegalMove) as caught:
        match.push(move)
    assert str(caught.value) == reason
    assert (match.standing(), match.turn, len(match)) == before


@pytest.mark.parametrize(
    "text",
    ["", "brag", "brag 0", "brag -1", "brag x", "brag 1.5", "raise", "raise 0", "pass 1", "match 2",
     "fold", "brag 1 2", "knock", "claim", "drop 1", "brag 1000", "stand pat", "draw 7H"],
)  # fmt: skip
def test_what_is_no_move_is_refused(text: str) -> None:
    for match in (vying(), vying("brag 1")):
        with pytest.raises((InvalidMove, IllegalMove)):
            match.push(text)
        assert len(match) in (9, 10)


def test_moves_are_read_without_regard_to_case_and_told_in_notation() -> None:
    match = vying("BRAG 2", "Raise 3", "Match", "MATCH")
    assert [ply.text for ply in match.plies[-4:]] == ["brag 2", "raise 3", "match", "match"]


def test_b_tsb_03_if_all_pass_the_best_hand_takes_the_pot() -> None:
    match = vying("pass", "pass", "pass")
    assert (chips(match), pots(match)) == ([-3, -3, 3], [0, 0, 3])
    assert verbs(match) == {"draw", "stand"}


def test_b_tsb_03_or_it_is_carried_to_the_next_deal() -> None:
    match = vying("pass", "pass", "pass", nobody_brags="carried", deals=2)
    assert (chips(match), pots(match)) == ([-3, -3, 0], [0, 3, 3])
    stood(match)
    assert pots(match) == [3, 6, 3]


def test_b_tsb_03_nothing_is_carried_where_somebody_brags() -> None:
    match = vying("pass", "pass", "brag 1", "drop", "drop", nobody_brags="carried")
    assert pots(match) == [0, 0, 3]
    match = vying("brag 1", "match", "match", nobody_brags="carried")
    assert (chips(match), pots(match)) == ([-4, -4, 0 + 5], [0, 0, 3])


def test_b_tsb_03_a_carried_pot_is_won_with_the_next() -> None:
    match = vying("pass", "pass", "pass", nobody_brags="carried", deals=2)
    stood(match)
    deal(match, "2S 3H 4C", "5S 6H 7C", "2D 3D 8D")
    before = chips(match)
    assert (match.turn, pots(match)) == (1, [0, 6, 3])
    play(match, "brag 1", "drop", "drop")
    assert chips(match) == [before[0], before[1] + 6, before[2]]
    assert pots(match) == [0, 0, 3]


def test_option_values_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(OptionError):
        vying(vying="modern", vying_limit=5)
    for wrong in ({"max_brag": 0}, {"max_brag": 21}, {"vying_limit": -1}, {"vying": "poker"}):
        with pytest.raises(OptionError):
            vying(**wrong)  # type: ignore[arg-type]
