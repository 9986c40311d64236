"""Primiera in each language: nothing is left in English."""

from __future__ import annotations

from typing import Any

import pytest

import boneace
from tests.languages.vying import NAMES, english_in, played, refused, told

TABLES: list[tuple[dict[str, Any], int]] = [
    ({}, 4),
    ({"preset": "primero", "options": {"vying": True, "stand_pat": True}}, 4),
    ({"options": {"vying": True, "vying_limit": 6, "suits": "hearts", "stake_again": True}}, 6),
    ({"options": {"further_draws": True, "stand_pat": True, "suits": "cups"}}, 5),
]


@pytest.mark.parametrize("code", ["es", "eu"])
@pytest.mark.parametrize(("table", "seats"), TABLES)
def test_a_match_is_told_without_english(code: str, table: dict[str, Any], seats: int) -> None:
    for seed in range(3):
        assert not english_in(told(played("primiera", seats, seed, **table), code))


@pytest.mark.parametrize("code", ["es", "eu"])
@pytest.mark.parametrize(
    "text",
    ["stand", "brag 2", "brag 21", "match", "pass", "discard", "discard 7H 7H", "foo",
     "discard AS KS QS JS"],
)  # fmt: skip
@pytest.mark.parametrize("vying", [False, True])
def test_a_refusal_is_in_the_language(code: str, text: str, vying: bool) -> None:
    match = boneace.new("primiera", players=NAMES[:4], options={"vying": vying}, seed=1)
    reason = refused(match, text, code)
    assert reason is not None and not english_in([reason])


def test_a_deal_in_spanish_and_in_basque() -> None:
    match = boneace.new("primiera", players=NAMES[:4], seed=1)
    assert told(match, "es")[:2] == [
        "Reparto 1. Reparte: Xabi.",
        "Cada uno pone 1 ficha; en el bote hay 4.",
    ]
    assert told(match, "eu")[0] == "1. banaketa. Banatzailea: Xabi."
    assert told(match, "en")[0] == "Deal 1: Xabi deals."
