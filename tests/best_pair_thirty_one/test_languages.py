"""Best, Pair and Thirty-one in each language: nothing is left in English."""

from __future__ import annotations

from typing import Any

import pytest

import boneace
from tests.languages.vying import NAMES, english_in, played, refused, told

TABLES: list[dict[str, Any]] = [
    {},
    {"preset": "reid", "options": {"games": 3}},
    {"options": {"showdown": "all", "after_pass": "may_fold", "two_32s": "both"}},
]


@pytest.mark.parametrize("code", ["es", "eu"])
@pytest.mark.parametrize("table", TABLES)
def test_a_match_is_told_without_english(code: str, table: dict[str, Any]) -> None:
    for seed in range(12):
        lines = told(played("best-pair-thirty-one", 2, seed, **table), code)
        assert not english_in(lines)


@pytest.mark.parametrize("code", ["es", "eu"])
@pytest.mark.parametrize("text", ["stand", "draw", "see", "fold", "raise 2", "foo"])
def test_a_refusal_is_in_the_language(code: str, text: str) -> None:
    match = boneace.new("best-pair-thirty-one", players=NAMES[:2], seed=1)
    reason = refused(match, text, code)
    assert reason is not None and not english_in([reason])


def test_a_deal_in_spanish_and_in_basque() -> None:
    match = boneace.new("best-pair-thirty-one", players=NAMES[:2], seed=1)
    match.push("pass")
    who = NAMES[0] if match.present().dealer == 1 else NAMES[1]
    assert f"{who} pasa." in told(match, "es")
    assert f"{who}: pasa." in told(match, "eu")
    assert f"{who} passes." in told(match, "en")
