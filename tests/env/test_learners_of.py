"""The learners' data of vying games, beyond the checks of the conformance suite."""

from __future__ import annotations

from math import inf
from random import Random
from typing import Any

import numpy as np
import pytest

from boneace import games
from boneace.cards import members
from boneace.games.facts import facts
from boneace.games.fields import Bounds
from boneace.kernel.contract import CHANCE, OVER
from boneace.solve.setting import Setting

MATCHES = 400
LITTLE = ("pass", "brag 1", "raise 1", "draw")
"""Moves that make a match long."""


def bounds_of(setting: Setting) -> Bounds:
    found: Bounds = games.part(setting.game, "learners").bounds(facts(setting.options))
    return found


@pytest.mark.parametrize("game", ["primiera", "mus"])
def test_the_places_of_a_discard_are_those_of_the_hand_by_rising_number(game: str) -> None:
    setting, rng = Setting.of(game), Random(4)
    words, table = games.part(game, "words"), games.part(game, "learners").TABLES[-1]
    drivers, found = setting.interpreted, 0
    state = setting.begun(drivers)
    while found < 60:
        seat, legal = drivers.turn_and_moves(setting.options, state)
        if seat == OVER:
            state = setting.begun(drivers)
            continue
        f = facts(state)
        hand = [words.PACK.text(card) for card in members(f.hands[f.turn])]
        for move in members(int(legal) if seat >= 0 else 0):
            if table[move].startswith("discard"):
                given = [hand[int(place) - 1] for place in table[move].split()[1:]]
                assert words.labels(facts(setting.options), f)[move].split()[1:] == given
                found += 1
        drivers.play_one(setting.options, state, rng.choice([*members(int(legal))]))


#: Options under which everything is bounded, a number of decisions that some deal has, and
#: the bounds.
LIMITED: list[tuple[str, int, dict[str, Any], int, Bounds]] = [
    (
        "primiera",
        4,
        {"deals": 1, "vying": True, "vying_limit": 2, "stake_again": True},
        12,
        Bounds(14, -4, 12, "A match ends after as many deals as were agreed."),
    ),
    (
        "three-stake-brag",
        3,
        {"deals": 1, "vying_limit": 3, "all_three": 2},
        16,
        Bounds(42, -8, 16, "A match ends after as many deals as were agreed."),
    ),
    (
        "vingt-un",
        2,
        {"deals": 1, "max_stake": 2, "dealer_divides": "best"},
        6,
        Bounds(96, -20, 20, "A match ends after as many deals as were agreed."),
    ),
]


@pytest.mark.parametrize(("game", "seats", "options", "seen", "bounds"), LIMITED)
def test_nobody_goes_beyond_the_bounds(
    game: str, seats: int, options: dict[str, Any], seen: int, bounds: Bounds
) -> None:
    setting, rng = Setting.of(game, seats, None, options), Random(7)
    assert bounds_of(setting) == bounds
    assert bounds.decisions is not None
    drivers, most = setting.compiled, 0
    names = games.part(game, "learners").TABLES[0]
    for _ in range(MATCHES):
        state, decisions, won = setting.begun(drivers), 0, np.zeros(seats)
        while (turn := drivers.turn_and_moves(setting.options, state))[0] != OVER:
            decisions += turn[0] != CHANCE
            moves = [*members(int(turn[1]))]
            little = [move for move in moves if turn[0] != CHANCE and names[move] in LITTLE]
            chosen = rng.choice(little if little and rng.random() < 0.8 else moves)
            drivers.play_one(setting.options, state, chosen)
        drivers.returns_of(setting.options, state, won)
        assert bounds.low <= won.min() and won.max() <= bounds.high
        most = max(most, decisions)
    assert seen <= most <= bounds.decisions


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("primiera", {"vying": True}),
        ("primiera", {"deals": 0}),
        ("three-stake-brag", {}),
        ("three-stake-brag", {"vying": "modern"}),
        ("vingt-un", {}),
    ],
)
def test_where_no_rule_limits_them_there_are_no_bounds(game: str, options: dict[str, Any]) -> None:
    found = bounds_of(Setting.of(game, None, None, options))
    assert (found.decisions, found.low, found.high) == (None, -inf, inf)


def test_mus_bounds_games_alone() -> None:
    partners = bounds_of(Setting.of("mus"))
    assert (partners.decisions, partners.low, partners.high) == (None, -2, 2)
    alone = bounds_of(Setting.of("mus", 5, None, {"sides": "alone"}))
    assert (alone.decisions, alone.low, alone.high) == (None, -5, 8)


def test_a_double_game_of_best_pair_and_thirty_one_may_be_the_last() -> None:
    found = bounds_of(Setting.of("best-pair-thirty-one", None, None, {"games": 3}))
    assert (found.decisions, found.low, found.high) == (5 * 21 * 28, -4, 4)
