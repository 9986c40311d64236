"""A seat's call is sent as its word in the notation, and its amount."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import boneace
from boneace.games.mus.sent import MusAct
from boneace.games.vingt_un.sent import VingtUnAct
from boneace.games.vying.sent import VyingAct

#: All calls of a game, under these options.
SPOKEN: dict[str, tuple[dict[str, Any], set[str]]] = {
    "mus": ({}, set(MusAct)),
    "vingt-un": ({}, set(VingtUnAct)),
    "three-stake-brag": ({"vying": "modern", "vying_limit": 0}, set(VyingAct) - {VyingAct.FOLD}),
    "primiera": (
        {"vying": True, "stand_pat": True},
        set(VyingAct) - {VyingAct.SEE, VyingAct.FOLD},
    ),
}


@pytest.mark.parametrize("game", SPOKEN)
def test_what_is_said_is_sent_as_the_move_is_written(game: str) -> None:
    options, spoken = SPOKEN[game]
    heard: set[str] = set()
    for seed in range(4):
        match, chance = boneace.new(game, seats=4, options=options, seed=seed), Random(seed)
        while not match.over and len(match) < 200:
            at = len(match)
            move = match.push(chance.choice(match.legal))
            for effect in match.effects(at):
                if effect.kind == "spoke":
                    amount = "" if effect.amount is None else f" {effect.amount}"
                    assert f"{effect.act}{amount}" == move.text
                    heard.add(effect.act)
    assert heard == spoken
