"""The bots of Schwimmen: a sensible player beats one that plays at random, under every preset."""

from __future__ import annotations

import random

import pytest

import boneace
from boneace import bots, games
from boneace.bots import Seat

MATCHES = 40


@pytest.mark.parametrize("preset", [one.name for one in games.declaration("schwimmen").presets])
def test_policies_beat_a_random_player(preset: str) -> None:
    won = 0
    for number in range(MATCHES):
        chance = random.Random(number)
        match = boneace.new("schwimmen", seats=3, preset=preset, seed=number, dealer=number % 3)
        sensible = number % 3
        player = bots.make("novice", "schwimmen", number)
        while not match.over:
            if match.turn == sensible:
                match.push(player.choose(Seat.of(match, sensible)))
            else:
                match.push(chance.choice(list(match.legal)))
        won += sensible in match.result()["winners"]
    assert won >= 0.7 * MATCHES  # it would be a third if the bot were no better
