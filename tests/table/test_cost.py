"""What an action costs, as calls of what takes long: the same on every machine."""

from __future__ import annotations

import json
from random import Random

import numpy as np
import pytest

from boneace import games
from boneace.beginning import new
from boneace.games.facts import Facts, facts
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
            outbound(match, viewer, before, past)
            tellings += 1
    # each hand of the first deal once, and of the second when it has ended
    assert len(hands) <= 2 * SEATS < tellings


VIEW = np.dtype([("over", "i1"), ("shown", "i1", 2), ("hand", "i8")])
TABLE = np.dtype([("unit", "i1"), ("seats", "i1")])


def read(layout: np.dtype[np.void], *fields: object) -> Facts:
    return facts(np.array([fields], layout))


def test_what_is_found_once_goes_by_all_that_was_read() -> None:
    calls = []

    @once
    def told(f: Facts, options: Facts, deal: int) -> list[object]:
        calls.append(deal)
        return [f.shown if f.over else None, options.unit, deal, current()]

    table = read(TABLE, 1, 4)

    def view(over: bool, shown: tuple[int, int], hand: int) -> Facts:
        return read(VIEW, over, shown, hand)

    assert told(view(True, (1, 2), 7), table, 5) == [[1, 2], 1, 5, "en"]
    assert told(view(True, (1, 2), 8), table, 5) == [[1, 2], 1, 5, "en"]  # the hand is not read
    assert len(calls) == 1
    assert told(view(True, (1, 3), 7), table, 5) == [[1, 3], 1, 5, "en"]
    assert told(view(False, (1, 2), 7), table, 5) == [None, 1, 5, "en"]
    assert told(view(False, (9, 9), 7), table, 5) == [None, 1, 5, "en"]  # nor what was shown, here
    assert len(calls) == 3
    assert told(view(True, (1, 2), 7), read(TABLE, 2, 4), 5)[1] == 2
    assert told(view(True, (1, 2), 7), table, 6)[2] == 6
    with speaking("eu"):
        assert told(view(True, (1, 2), 7), table, 5) == [[1, 2], 1, 5, "eu"]
    assert len(calls) == 6


def test_what_is_found_once_inside_another_is_noted_for_both() -> None:
    inner = once(lambda f: f.shown)
    outer = once(lambda f: [inner(f), f.over])
    assert outer(read(VIEW, 1, (1, 2), 7)) == [[1, 2], 1]
    assert outer(read(VIEW, 1, (3, 4), 7)) == [[3, 4], 1]


def test_how_a_deal_ended_is_sent_when_it_is_new() -> None:
    random, past = Random(3), Past()
    match = second_deal(random)
    sent = []
    while match.deal < 4:
        before, deal = len(match), match.deal
        match.push(random.choice(match.legal), match.seat)
        for viewer in (0, None):
            view = json.loads(outbound(match, viewer, before, past))["view"]
            whole = json.loads(json.dumps(match.present(viewer)))
            if "last" in view:
                sent.append((viewer, view["last"]["deal"]))
            assert view == {key: whole[key] for key in view}
            assert {*whole} - {*view} <= {"last"}
        assert deal in (match.deal, match.deal - 1)
    assert sent == [(0, 1), (None, 1), (0, 2), (None, 2), (0, 3), (None, 3)]


@pytest.mark.parametrize("game", games.names())
def test_how_a_deal_ended_is_as_before_where_its_numbers_are(game: str) -> None:
    random = Random(9)
    for seed in range(6):
        match = new(game, seats=games.declaration(game).min_seats, seed=seed, at_once=True)
        known: dict[object, object] = {}
        for _ in range(60):
            if match.over:
                break
            match.push(random.choice(match.legal), match.seat)
            numbers, past = match.last_numbers(0, Past()), Past()
            if numbers not in known:
                known[numbers] = match.last_deal(0, past)
            assert known[numbers] == match.last_deal(0, past)


def test_what_a_match_tells_may_be_changed() -> None:
    match = second_deal(Random(5))
    told = match.effects(0, 0)[0]["line"]
    match.effects(0, 0)[0].clear()
    assert match.effects(0, 0)[0]["line"] == told


def test_what_a_match_presents_may_be_changed() -> None:
    match = second_deal(Random(5))
    shown = match.present(0)["last"]["hands"]
    match.present(0)["last"]["hands"].clear()
    assert match.present(0)["last"]["hands"] == shown
