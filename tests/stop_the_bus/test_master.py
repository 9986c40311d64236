"""The inputs and the play of the expert and the master of Stop the Bus."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

import boneace
from boneace import bots
from boneace.bots import Seat
from boneace.cards import FRENCH_52, Cards
from boneace.games.options import options_record
from boneace.games.stop_the_bus import policies, situations
from boneace.games.stop_the_bus.beliefs import likelihood
from boneace.games.stop_the_bus.players import player
from boneace.kernel.specialized import record
from boneace.match.match import Match
from tests.situated import check_situation
from tests.swaps import push

from .table import deal


def options_of(match: Match) -> Any:
    return options_record(match.declaration, match.seats, match.options)


@pytest.mark.parametrize(("seats", "preset"), [(2, "default"), (4, "brag-specials")])
def test_a_situation_and_its_choices_depend_on_what_the_seat_sees(seats: int, preset: str) -> None:
    match, luck = boneace.new("stop-the-bus", seats=seats, preset=preset, seed=8), Random(8)
    o = record(options_of(match), 0)
    for _ in range(100):
        if not isinstance(match.turn, int):
            break
        check_situation(situations, match, o)
        texts = [move.text for move in match.legal]
        goes_on = "continue" in texts and luck.random() < 0.9
        match.push("continue" if goes_on else luck.choice(texts))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_a_policy_is_shipped_for_every_number_of_players(seats: int) -> None:
    match = boneace.new("stop-the-bus", seats=seats, seed=1)
    found = policies.policy(options_of(match), match.view(-2).record)
    assert found.shares.shape == (3 * situations.SITUATIONS,) and found.shares.any()


def test_they_play_where_there_is_a_policy() -> None:
    """At other tables the bots for every game replace them."""
    assert player("club", 1) is None and player("expert", 1) and player("master", 1)
    tables = ({}, True), ({"stop_when": "instead"}, False), ({"exchange": "one"}, False)
    for options, plays in tables:
        match = boneace.new("stop-the-bus", seats=2, seed=1, options=options)
        assert policies.plays(options_of(match)) == plays


@pytest.mark.parametrize("level", ["expert", "master"])
def test_they_stop_the_bus_with_a_hand_that_cannot_be_beaten(level: str) -> None:
    match = deal("AS KS 4D", "7H 8C 2D", up="QS 3C 9D")
    match.push("swap 4D for QS")
    assert bots.make(level, "stop-the-bus", 3).choose(Seat.of(match, 0)).text == "stop"


@pytest.mark.parametrize("level", ["expert", "master"])
def test_after_a_stop_they_make_the_best_hand(level: str) -> None:
    match = deal("AS KS 4D", "7H 8C 2D", up="QS 6C 9D")
    push(match, "swap 4D for QS", "stop")
    best = bots.make(level, "stop-the-bus", 3).choose(Seat.of(match, 1)).text
    assert best == "swap 2D for 9D"


def odds(said: str) -> float:
    """How much likelier three nines are than a poor hand, after their holder's moves."""
    match = deal("AS KD 4D", "7H 8C 2D", up="QS 6C 9D")
    push(match, "swap 4D for 9D", said)
    o, seen = record(options_of(match), 0), match.view(1).record
    policy = policies.policy(options_of(match), seen)
    rows, out, shares = np.zeros((1, 1), np.int64), np.zeros(3, np.int64), np.zeros(3)
    likely = []
    for hand in ("9D 9C 9S", "9D JC 5S"):
        world, then = seen.copy(), seen.copy()
        world["hands"][0, 0] = then["hands"][0, 0] = Cards.parse(hand, FRENCH_52).mask
        given = 1, rows, 0, record(then, 0), policy.shares, out, shares, np.ones(1, np.uint64)
        likely.append(float(likelihood(o, record(world, 0), *given)))
    return likely[0] / likely[1]


def test_how_likely_a_hand_is_follows_from_what_was_said() -> None:
    """A player who stops has enough for it; one who goes on has less."""
    assert odds("stop") > 30 * odds("continue")
