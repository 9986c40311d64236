"""The cost of an action, as a number of slow calls: the same on every machine."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pytest
from msgspec.json import encode

from boneace import games
from boneace.games.facts import Facts, facts
from boneace.games.lives import scoring
from boneace.games.once import once
from boneace.games.thirty_one import look
from boneace.languages import current, speaking
from boneace.match.beginning import new
from boneace.match.changes import merged
from boneace.match.match import Match
from boneace.match.past import Past
from boneace.table.play.payload import outbound

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
    # each hand of the first deal once, and each of the second once it has ended
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
    assert told(view(False, (9, 9), 7), table, 5) == [None, 1, 5, "en"]  # nor are the shown cards
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
        before = len(match)
        match.push(random.choice(match.legal), match.seat)
        for viewer in (0, None):
            for event in json.loads(outbound(match, viewer, before, past))["events"]:
                if "last" in (after := event.get("after", {})):
                    assert event["ends"]
                    sent.append((viewer, after["last"]["deal"]))
    assert sent == [(0, 2), (None, 2), (0, 3), (None, 3)]


@pytest.mark.parametrize("game", games.names())
def test_the_views_after_the_events_lead_to_the_whole_view(game: str) -> None:
    random, declared = Random(9), games.declaration(game)
    for seed in range(6):
        seats = random.choice((declared.min_seats, min(declared.max_seats, 4)))
        match, past = new(game, seats=seats, seed=seed), Past()
        viewers = (*range(seats), None)
        views = {viewer: whole(match, viewer) for viewer in viewers}
        for _ in range(60):
            if match.over:
                break
            before = len(match)
            match.push(random.choice(match.legal), match.seat)
            for viewer in viewers:
                events = json.loads(outbound(match, viewer, before, past))["events"]
                for event in events:
                    views[viewer] = merged(views[viewer], event.get("after", {}))
                assert "after" in events[-1]
                assert views[viewer] == whole(match, viewer)


def test_a_bot_from_outside_gets_the_newest_view_whole() -> None:
    random, past = Random(3), Past()
    match = second_deal(random)
    before = len(match)
    match.push(random.choice(match.legal), match.seat)
    told = {
        all_of_it: json.loads(outbound(match, 0, before, past, all_of_it=all_of_it))["events"]
        for all_of_it in (True, False)
    }
    view = whole(match, 0)
    del view["last"]  # it is the same as before
    assert told[True][-1]["after"] == view
    assert len(told[False][-1]["after"]) < len(view) / 2
    assert told[True][:-1] == told[False][:-1]


def whole(match: Match, viewer: int | None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(encode(match.present(viewer)))
    return found


def test_a_view_comes_with_the_last_of_the_cards_that_come_together() -> None:
    random = Random(3)
    match = second_deal(random)
    before = len(match)
    while match.deal == 2:
        before = len(match)
        match.push(random.choice(match.legal), match.seat)
    events = json.loads(outbound(match, 0, before))["events"]
    dealt = [event["effects"][0]["kind"] for event in events[1:]]
    assert set(dealt) == {"dealt", "upcard"}
    # after the end of the deal, and after the cards of the next one
    assert [number for number, event in enumerate(events) if "after" in event] == [0, len(dealt)]


def test_what_a_match_tells_may_be_changed() -> None:
    match = second_deal(Random(5))
    told = match.effects(0, 0)
    match.effects(0, 0).clear()
    assert told and match.effects(0, 0) == told


def test_what_a_match_presents_may_be_changed() -> None:
    match = second_deal(Random(5))
    shown = match.present(0).last.hands
    match.present(0).last.hands.clear()
    assert match.present(0).last.hands == shown
