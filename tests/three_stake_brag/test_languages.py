"""Three-Stake Brag in each language: nothing is left in English."""

from __future__ import annotations

from typing import Any

import pytest

import boneace
from tests.languages.vying import NAMES, english_in, played, refused, told

TABLES: list[tuple[dict[str, Any], int]] = [
    ({}, 4),
    ({"preset": "hoyle", "options": {"all_three": 2, "vying_limit": 8}}, 3),
    ({"preset": "two-braggers", "options": {"vying": "modern", "stake": 2}}, 2),
    ({"options": {"no_pair": "nothing", "nobody_brags": "carried", "stake": 2}}, 5),
]


@pytest.mark.parametrize("code", ["es", "eu"])
@pytest.mark.parametrize(("table", "seats"), TABLES)
def test_a_match_is_told_without_english(code: str, table: dict[str, Any], seats: int) -> None:
    for seed in range(3):
        lines = told(played("three-stake-brag", seats, seed, **table), code)
        assert not english_in(lines)


@pytest.mark.parametrize("code", ["es", "eu"])
@pytest.mark.parametrize("text", ["stand", "draw", "see", "brag 21", "raise 2", "match", "foo"])
@pytest.mark.parametrize("vying", ["matched", "modern"])
def test_a_refusal_is_in_the_language(code: str, text: str, vying: str) -> None:
    match = boneace.new("three-stake-brag", players=NAMES[:4], options={"vying": vying}, seed=1)
    reason = refused(match, text, code)
    assert reason is not None and not english_in([reason])


def test_a_seat_has_a_code_beside_the_word_for_what_it_has_done() -> None:
    match = boneace.new("three-stake-brag", players=NAMES[:4], seed=1)
    match.push("brag 2")
    match.push("drop")
    seats = match.present().seats
    assert {"bragged", "dropped"} <= {seat.did for seat in seats}
    assert "se retira" in told(match, "es") and "dropped" in told(match, "en")
