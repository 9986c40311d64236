"""Random matches, with the rules checked against the referee of reference.py."""

from random import Random
from typing import Any

import pytest

import boneace
from boneace import games
from tests.vingt_un.reference import Referee

STEPS = 1200


def follow(seats: int, preset: str, options: dict[str, Any], seed: int) -> set[str]:
    """Play a random match, and require the same of both; returns the cases that occurred."""
    chance, dealer = Random(seed), seed % seats
    match = boneace.new(
        "vingt-un",
        players=[f"P{seat}" for seat in range(seats)],
        preset=preset,
        options=options,
        dealer=dealer,
        by_hand=True,
    )
    referee = Referee(seats, dealer, match.options)
    course, met = referee.course(), set[str]()
    wanted = next(course)
    tastes = {word: chance.choice((1, 4)) for word in ("draw", "stand", "divide", "keep")}
    for step in range(STEPS):
        turn, legal = wanted
        assert match.turn == turn, step
        assert match.deal == referee.deal and match.dealer == referee.dealer, step
        standing = match.standing()
        assert standing["chips"] == referee.chips, step
        assert standing.get("pool", 0) == referee.pool, step
        if turn == "chance":
            stock = {match.pack.text(card) for card in range(52) if match.cards_to_come >> card & 1}
            assert stock == legal, step
        else:
            assert {str(move) for move in match.legal} == legal, step
            met |= {text.split()[0] for text in legal} | ({"forced"} if len(legal) == 1 else set())
        choices = sorted(legal)
        weights = [tastes.get(text.split()[0], 1) for text in choices]
        chosen = chance.choices(choices, weights)[0]
        match.push(chosen)
        try:
            wanted = course.send(chosen)
        except StopIteration:
            assert match.over
            assert match.standing()["chips"] == referee.chips
            break
    return met


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("seats", [2, 3, 7, 12])
def test_the_rules_agree_with_the_referee(seats: int, seed: int) -> None:
    preset = ("default", "pool", "limited-deal")[seed % 3]
    met = follow(seats, preset, {"max_stake": 3}, seed)
    assert {"stake", "double", "draw", "stand"} <= met


@pytest.mark.parametrize("seed", range(24))
def test_the_rules_agree_with_the_referee_under_any_options(seed: int) -> None:
    chance, declaration = Random(seed), games.declaration("vingt-un")
    options: dict[str, Any] = {}
    for option in declaration.options:
        values = option.values[:6] if option.kind == "int" else option.values
        options[option.name] = chance.choice(values)
    options |= {"max_stake": options["min_stake"] + 2, "deals": 60}
    follow(chance.choice([2, 3, 4, 8, 12]), "default", options, seed)
