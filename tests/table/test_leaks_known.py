"""The record sent to an external bot holds only its seat's view."""

from __future__ import annotations

import base64
import json
import random

import numpy as np
import pytest

from boneace import bots, games
from boneace.match.beginning import new
from boneace.match.match import Match
from boneace.table.play.payload import known
from tests.table.test_leaks import NAMES, history, other_world, same_history


def played(order: list[int], decisions: list[tuple[int, str]]) -> Match:
    match = new("thirty-one", players=list(NAMES), preset="pennies", shuffles=lambda k: order)
    for _, move in decisions:
        match.push(move)
    return match


def test_the_bytes_do_not_depend_on_what_the_seat_cannot_know() -> None:
    rng, compared = random.Random(31), 0
    while compared < 20:
        order = rng.sample(range(52), 52)
        match, decisions = history("pennies", order, rng)
        seat = match.turn
        if match.deal > 1 or not isinstance(seat, int):
            continue
        other = other_world(match, order, seat, rng)
        if other == order or not same_history("pennies", other, decisions):
            continue
        here, there = (played(cards, decisions) for cards in (order, other))
        assert known(here, seat) == known(there, seat)
        assert here._s.tobytes() != there._s.tobytes()  # the test would see a leak
        compared += 1


@pytest.mark.parametrize("game", games.names())
def test_the_record_is_the_view_and_nothing_more(game: str) -> None:
    match = new(game, seed=5)
    for _ in range(12):
        if match.over:
            break
        told = json.loads(known(match, match.seat))
        assert set(told) == {"type", "number", "layout", "record", "moves"}
        raw = base64.b64decode(told["record"])
        assert raw == match.view(match.seat).record.tobytes()
        assert [text for _, text in told["moves"]] == [move.text for move in match.legal]
        match.push(bots.make("novice", game, 1).choose(bots.Seat.of(match, match.seat)))


@pytest.mark.parametrize("game", games.names())
def test_the_record_has_no_bytes_between_its_fields(game: str) -> None:
    """Such bytes would be sent too, and their content is undocumented."""
    state = games.part(game, "rules").State
    named = sum(np.dtype(state.fields[name][0]).itemsize for name in state.names)
    match = new(game, seed=5)
    between = bytearray(match.view(match.seat).record.tobytes())
    for name in state.names:
        kind, at = state.fields[name][:2]
        between[at : at + kind.itemsize] = bytes(kind.itemsize)
    assert named == state.itemsize or not any(between)
