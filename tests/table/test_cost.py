"""What an action costs, as calls of what takes long: the same on every machine."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace

import pytest

from boneace.beginning import new
from boneace.games.once import once
from boneace.games.thirty_one import look, scoring
from boneace.languages import current, speaking
from boneace.match import Match
from boneace.past import Past
from boneace.table.payload import outbound

SEATS = 4


def second_deal(random: Random) -> Match:
    """A match of Thirty-one in which a deal has ended."""
    match = new("thirty-one", seats=SEATS, seed=random.randrange(10**6), at_once=True)
    while match.deal == 1:
        match.push(random.choice(match.legal), match.seat)
    return match


def test_how_a_deal_ended_is_found_once_for_all_viewers(monkeypatch: pytest.MonkeyPatch) -> None:
    random, past, hands = Random(3), Past(), []

    def counting(options: object, hand: int) -> int:
        hands.append(hand)
        return int(scoring.counting(options, hand))

    match, tellings = second_deal(random), 0
    monkeypatch.setattr(look, "counting", counting)
    while match.deal == 2:
        before = len(match)
        match.push(random.choice(match.legal), match.seat)
        for viewer in (*range(SEATS), None):
            assert b'"counted"' in outbound(match, viewer, before, past)
            tellings += 1
    # each hand of the first deal once in every phase of the second, and of that when it has ended
    assert len(hands) <= 4 * SEATS < tellings


def test_what_is_found_once_goes_by_all_that_was_read() -> None:
    calls = []

    def tell(f: SimpleNamespace, options: SimpleNamespace) -> list[object]:
        calls.append(f)
        return [f.shown if f.over else None, options.unit, current()]

    told = once(tell)
    table = SimpleNamespace(unit="chip", seats=4)

    def view(over: bool, shown: list[int], hand: int) -> SimpleNamespace:
        return SimpleNamespace(over=over, shown=shown, hand=hand)

    assert told(view(True, [1, 2], 7), table) == [[1, 2], "chip", "en"]
    assert told(view(True, [1, 2], 8), table) == [[1, 2], "chip", "en"]  # the hand is not read
    assert len(calls) == 1
    assert told(view(True, [1, 3], 7), table) == [[1, 3], "chip", "en"]
    assert told(view(False, [1, 2], 7), table) == [None, "chip", "en"]
    assert told(view(False, [9, 9], 7), table) == [None, "chip", "en"]  # nor what was shown, here
    assert len(calls) == 3
    assert told(view(True, [1, 2], 7), SimpleNamespace(unit="point", seats=4))[1] == "point"
    with speaking("eu"):
        assert told(view(True, [1, 2], 7), table) == [[1, 2], "chip", "eu"]
    assert len(calls) == 5


def test_what_a_match_presents_may_be_changed() -> None:
    match = second_deal(Random(5))
    shown = match.present(0)["last"]["hands"]
    match.present(0)["last"]["hands"].clear()
    assert match.present(0)["last"]["hands"] == shown
