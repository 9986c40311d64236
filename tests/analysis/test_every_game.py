"""Hints and reviews of every game that comes with Bone Ace, interpreted, so that nothing is
compiled."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from types import SimpleNamespace

import pytest

import boneace
from boneace import bots, games
from boneace.analysis import plot, report
from boneace.analysis.analysts import valuer_of
from boneace.analysis.hints import ENOUGH
from boneace.games.mus import heuristics
from boneace.games.mus import state as st
from boneace.match.match import Match

SHIPPED = [game for game in games.names() if games.declaration(game).package.startswith("boneace.")]


def some_events(game: str, most: int = 7) -> Match:
    """The beginning of a match of two players, or of the fewest allowed."""
    match = boneace.new(game, seed=3, at_once=True)
    players = [bots.make("novice", game, seed) for seed in range(match.seats)]
    for _ in range(most):
        if match.over:
            break
        match.push(players[match.seat].choose(bots.Seat.of(match, match.seat)))
    return match


@pytest.mark.parametrize("game", SHIPPED)
def test_a_part_of_a_match_is_reviewed(game: str) -> None:
    match = some_events(game)
    found = match.review(playouts=1)
    # by the game’s own analyst if its code is compiled already
    assert found.decisions and found.sure in {"rollout", "abstract"}
    assert {one.seat for one in found.decisions} <= set(range(match.seats))
    for seat in found.seats:
        assert abs(seat.start + seat.luck - seat.loss - seat.end) < 1e-9
    for decision in found.decisions:
        assert decision.loss >= 0
        assert len(decision.values.moves) > 1
        for belief in decision.before:
            assert belief.seat != decision.seat and belief.cards
    told = json.loads(json.dumps(report.to_json(found)))
    assert len(told["decisions"]) == len(found.decisions)
    drawing = plot.svg(found)
    HTMLParser().feed(drawing)
    assert drawing.count("<path") == match.seats


@pytest.mark.parametrize("game", SHIPPED)
def test_a_hint_names_every_legal_move(game: str) -> None:
    match = some_events(game, 3)
    found = match.hint()
    assert {hinted.move.text for hinted in found.moves} == {move.text for move in match.legal}
    assert all(hinted.why for hinted in found.moves)
    behind = [hinted.value.behind for hinted in found.moves]
    assert behind == sorted(behind) and behind[0] == 0
    for hinted in found.moves if found.sure == "rollout" else ():
        brings = hinted.value.of_deal
        assert brings is not None and 0 <= brings.gains + brings.loses <= 1
        # interpreted, there are a dozen worlds: too few to tell shares of them
        assert ("This deal" in hinted.why) == (brings.worlds >= ENOUGH)
    json.dumps(found.to_json())


def test_a_review_without_decisions_is_not_said_to_be_exact() -> None:
    """What the seats can expect has been estimated in any case."""
    found = boneace.new("thirty-one", seed=1, at_once=True).review(playouts=1)
    assert not found.decisions and found.sure == "rollout"


SHORT = {"deals": 1, "lives": 1, "games": 1, "target": 5}
"""Options with which a match is soon over."""


@pytest.mark.parametrize(
    ("game", "preset"),
    [(game, preset.name) for game in SHIPPED for preset in games.declaration(game).presets],
)
def test_after_the_end_a_seat_expects_what_it_has_won(game: str, preset: str) -> None:
    """In the units of `returns`: points where a match is played for points."""
    options = {one.name for one in games.declaration(game).options} & SHORT.keys()
    short = {name: SHORT[name] for name in options}
    match = boneace.new(game, preset=preset, options=short, seed=4, at_once=True)
    novice = bots.make("novice", game, 1)
    while not match.over:
        match.push(novice.choose(bots.Seat.of(match, match.seat)))
    seats = [bots.Seat.of(match, seat) for seat in range(match.seats)]
    found = [valuer_of(game, seat.options, 1).expected(seat) for seat in seats]
    assert [one.worth for one in found] == list(match.returns())
    assert not any(one.error for one in found)
    assert all(one.chance is None or 0 <= one.chance <= 1 for one in found)


def test_stones_of_mus_are_a_gain_only_where_they_are_more_than_the_others_have() -> None:
    o, s = SimpleNamespace(sides=st.PARTNERS, seats=4), SimpleNamespace(last_changes=[3, 5])
    gains = [heuristics.gain(o, s, seat) for seat in range(4)]
    assert gains == [-2, 2, -2, 2]
