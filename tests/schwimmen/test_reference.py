"""Matches of Schwimmen against a second implementation: random cards, moves and options."""

from __future__ import annotations

import random
from typing import Any

import pytest

from boneace import games

from .reference import Reference
from .table import lives, middle, new

OPTIONS = games.declaration("schwimmen").options
PRESETS = [preset.name for preset in games.declaration("schwimmen").presets]
MOST_DEALS = 8


def mixed(chosen: random.Random) -> dict[str, Any]:
    """Options at random; a few lives and deals, so that matches end."""
    found = {option.name: chosen.choice(option.values[:4]) for option in OPTIONS}
    return found | {"lives": chosen.randrange(1, 4), "deals": chosen.choice((0, 0, 3))}


def a_move(told: Reference, chosen: random.Random) -> str:
    """A move at random; passes are frequent, so that all pass now and then."""
    legal = sorted(told.legal())
    usual = [move for move in ("pass", "continue", "renew") if move in legal]
    if usual and chosen.random() < 0.6:
        return chosen.choice(usual)
    return chosen.choice(legal)


def compare(seats: int, options: dict[str, Any], chosen: random.Random) -> set[str]:
    """One match; returns its steps."""
    match = new(seats, options=options)
    told = Reference([match.options["lives"]] * seats, seats - 1, dict(match.options))
    steps = set()
    while not told.over and told.deal <= MOST_DEALS:
        steps.add(told.step)
        if told.needs:
            came = chosen.sample(told.rest, told.needs)
            for card in came:
                assert match.turn == "chance"
                match.push(card)
            told.cards(came)
            continue
        assert (match.turn, match.deal, match.dealer) == (told.turn, told.deal, told.dealer)
        assert lives(match) == told.lives
        assert {move.text for move in match.legal} == told.legal()
        for seat, hand in told.hands.items():
            assert set(match.view(seat).hand) == set(hand)
        assert middle(match) == ({"??"} if told.step == "keep" else set(told.middle))
        move = a_move(told, chosen)
        match.push(move)
        told.play(move)
    assert lives(match) == told.lives and match.over == told.over
    if told.over:
        assert match.result() == {"winners": told.winners}
    return steps


@pytest.mark.parametrize("number", range(40))
def test_matches_go_as_they_are_told_under_any_options(number: int) -> None:
    chosen = random.Random(number)
    compare(chosen.randrange(2, 10), mixed(chosen), chosen)


@pytest.mark.parametrize("preset", PRESETS)
def test_matches_go_as_they_are_told_under_each_preset(preset: str) -> None:
    chosen = random.Random(preset)
    options = dict(games.declaration("schwimmen").preset(preset).values)
    steps = set()
    for seats in range(2, 10):
        steps |= compare(seats, options, chosen)
    assert {"dealing", "keep", "turn", "new cards"} <= steps
    assert ("say" in steps) == (preset == "closing")
