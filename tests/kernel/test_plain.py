"""A rule run by Python says the same as the rule compiled."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

from boneace.games.best_pair_thirty_one.scoring import pair_value
from boneace.games.primiera import scoring as primiera
from boneace.games.thirty_one import scoring as thirty_one
from boneace.kernel.plain import plain
from boneace.kernel.sets import PRIMITIVES


def hands(size: int, pack: int = (1 << 52) - 1) -> list[int]:
    draw = random.Random(5)
    cards = [card for card in range(52) if pack >> card & 1]
    return [sum(1 << card for card in draw.sample(cards, size)) for _ in range(200)]


@pytest.mark.parametrize("rule", [thirty_one.best_suit, pair_value])
def test_a_rule_of_a_hand(rule: object) -> None:
    assert [plain(rule)(hand) for hand in hands(3)] == [rule(hand) for hand in hands(3)]  # type: ignore[operator]


def test_rules_that_call_rules_and_primitives() -> None:
    options = SimpleNamespace(order=0, sets_are_primiera=0, counted=0, suits=0, point_cards=1)
    for hand in hands(4, int(primiera.PACK)):
        counted = int(plain(primiera.counting)(options, hand))
        assert counted and counted & ~hand == 0
        strength = int(plain(primiera.strength)(options, hand))
        assert int(plain(primiera.strength)(options, counted | hand)) == strength


def test_primitives_are_plain_python() -> None:
    assert {name.__name__ for name in PRIMITIVES.values()} == {"_size", "_lowest", "_member"}
