"""The standing of a match, its start, turn order and notation."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import to_builtins

from boneace.errors import IllegalMove, InvalidMove, OptionError
from boneace.games.thirty_one.wagers import HIGHEST_STAKE

from .table import deal, knocked, last, lives, new, play, table

S28, H22, C14 = "TS JS 8S", "TH JH 2H", "8C 6C 2D"


def test_when_a_deal_ends_the_next_begins_by_itself() -> None:
    match = knocked(S28, H22, C14)
    assert (match.deal, match.dealer, match.turn, list(match.legal)) == (2, 0, "chance", [])
    deal(match, None, None, None)
    assert match.turn == 1


def test_when_the_match_is_over_deal_and_dealer_stay_those_of_the_last_deal() -> None:
    match = knocked(S28, C14, standing={"lives": [3, 0]})
    assert (match.over, match.deal, match.dealer, match.turn) == (True, 1, 1, None)
    with pytest.raises(IllegalMove):
        match.push("draw")


def test_moves_are_read_without_regard_to_case() -> None:
    match = table("4S 5S 6H", None)
    match.push("DRAW")
    match.push("7h")
    match.push("Discard 4s")
    assert match.present().upcard == "4S"


@pytest.mark.parametrize("text", ["", "fold", "discard", "discard 4", "discard 10S", "draw 2"])
def test_what_is_no_move_is_refused(text: str) -> None:
    match = table("4S 5S 6H", None)
    with pytest.raises(InvalidMove):
        match.push(text)
    assert match.turn == 0


def test_a_restored_standing_begins_the_match() -> None:
    match = new(3, standing={"lives": [1, None, 2]})
    assert lives(match) == [1, None, 2]
    assert lives(new(3, standing={"lives": [1, "out", 2]})) == [1, None, 2]
    assert new(2, preset="no-elimination", standing={"points": [7, 9]}).standing() == {
        "points": [7, 9]
    }


def test_a_restored_bank_pays_its_antes_like_any_other() -> None:
    match = new(2, preset="banking", standing={"chips": [3, -8], "table": 5})
    assert match.standing() == {"chips": [2, -9], "table": 7}


@pytest.mark.parametrize(
    ("standing", "how"),
    [
        ({"lives": [3]}, {}),
        ({"lives": [4, 3]}, {}),
        ({"lives": [-1, 3]}, {}),
        ({"lives": [True, 3]}, {}),
        ({"lives": ["3", 3]}, {}),
        ({"lives": [None, 3]}, {}),
        ({"lives": [3, 3, None]}, {}),  # a player who is out cannot deal
        ({"lives": 3}, {}),
        ({"points": [0, 0]}, {}),
        ({"lives": [3, 3]}, {"preset": "no-elimination"}),
        ({"points": [-1, 0]}, {"preset": "no-elimination"}),
        ({"bets": [0, 0]}, {}),
        ({"bets": [0]}, {"preset": "west-lansing"}),
        ({"bets": ["a", None]}, {"preset": "west-lansing"}),
        ({"lives": [0, 3]}, {"options": {"free_ride": False}}),
    ],
)
def test_a_standing_that_cannot_be_is_refused(
    standing: dict[str, Any], how: dict[str, Any]
) -> None:
    lists = [value for value in standing.values() if isinstance(value, list)]
    seats = 3 if lists and len(lists[0]) == 3 else 2
    with pytest.raises(OptionError):
        new(seats, standing=standing, **how)


@pytest.mark.parametrize(
    ("bets", "said"),
    [
        ([10**12 + 1, -(10**12) - 1], "bets of seat 0 must be a whole number from -1"),
        ([4, -(10**30), 10**30 - 4], "bets of seat 1 must be a whole number from -1"),
        ([4, -4, "a"], "bets of seat 2 must be a whole number from -1"),
        ([4, -4, True], "bets of seat 2 must be a whole number from -1"),
        ([4, -4, 1], "“bets” must sum to 0, not to 1"),
        ([4, -4, 0, 0], "“bets” must be a list of 3, one for each seat"),
        ({"0": 4}, "“bets” must be a list of 2, one for each seat"),
    ],
)
def test_wagers_won_before_that_cannot_be_are_refused_by_seat(bets: Any, said: str) -> None:
    seats = 2 if len(bets) < 3 else 3
    with pytest.raises(OptionError) as refused:
        new(seats, preset="west-lansing", standing={"bets": bets})
    assert said in str(refused.value)


def test_what_was_won_by_wagers_before_may_be_large() -> None:
    """A million wagers at the highest stake: one match may be recorded in parts."""
    most = HIGHEST_STAKE * 10**6
    match = new(2, preset="west-lansing", standing={"bets": [most, -most]})
    assert match.standing()["bets"] == [most, -most]


def test_deals_end_a_game_for_lives_for_the_benefit_of_those_with_most() -> None:
    match = knocked(S28, H22, C14, options={"deals": 1})
    assert match.over
    assert lives(match) == [3, 3, 2]
    assert match.result() == {"winners": [0, 1]}
    assert match.returns() == [0.5, 0.5, -1.0]


def test_deals_count_from_one_and_none_is_without_a_limit() -> None:
    match = knocked(S28, H22, C14, options={"deals": 2})
    assert not match.over
    assert not knocked(S28, H22, C14, options={"deals": None}).over
    deal(match, S28, H22, C14)
    play(match, "knock", "stand", "stand")
    assert match.over


@pytest.mark.parametrize("value", ["²", "--5", "x", "1.5", -1, 0, 11, True])
def test_a_number_of_lives_that_is_none_is_refused(value: object) -> None:
    with pytest.raises(OptionError):
        new(2, options={"lives": value})


def test_a_move_for_another_seat_is_refused() -> None:
    match = table("4S 5S 6H", None)
    with pytest.raises(IllegalMove):
        match.push("draw", seat=1)
    match.push("draw", seat=0)


def test_what_a_move_was_is_told_to_those_who_may_know() -> None:
    match = table("4S 5S 6H", None, upcard="9D")
    play(match, "draw 7S", "discard 6H")
    drawn = len(match) - 2
    assert [effect.card for effect in match.effects(drawn, 0)] == ["7S"]
    assert [effect.card for effect in match.effects(drawn, 1)] == ["??"]


def test_taking_back_every_move_leads_back_to_the_beginning() -> None:
    match = new(3, preset="banking")
    before = match.present()
    deal(match, S28, H22, C14)
    play(match, "exchange TS for 1", "draw 3C", "discard 3C", "knock", "stand", "stand")
    while len(match):
        match.pop()
    assert match.present() == before


def test_the_last_deal_is_told_to_everybody() -> None:
    match = knocked(S28, H22, C14)
    assert match.present(1).last == match.present(None).last
    assert to_builtins(last(match)) | {"hands": None} == {
        "layout": "exchange", "deal": 1, "kind": "showdown", "hands": None,
        "totals": ["28", "22", "14"],
        "counted": [["8S", "TS", "JS"], ["2H", "TH", "JH"], ["6C", "8C"]],
        "changes": [0, 0, -1], "knocker": 0, "blitzers": [], "out": [],
    }  # fmt: skip
