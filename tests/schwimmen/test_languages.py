"""Schwimmen in each language: nothing is left in English, and every refusal is complete."""

from __future__ import annotations

import pytest

from boneace.languages import speaking
from tests.telling import left_in_english, played, refusal, told

ENGLISH = (
    "the", "and", "of", "to", "is", "are", "has", "deals", "knocks", "passes", "exchanges", "for",
    "shown", "shows", "loses", "life", "lives", "swims", "swam", "wins", "match", "hand", "keeps",
    "takes", "swap", "middle", "lie", "cards", "card", "aces", "nobody", "everybody", "somebody",
)  # fmt: skip
READ = {"label", "hint", "reason", "total", "line", "title", "facts", "lines"}


@pytest.mark.parametrize("code", ["es", "eu"])
@pytest.mark.parametrize(
    ("preset", "options"),
    [(None, {}), ("closing", {"seven_eight_nine": "at_once"}), ("knack", {"lives": 1}),
     (None, {"seven_eight_nine": "on_request", "two_hands": "nobody"})],
)  # fmt: skip
def test_a_match_is_told_without_english(
    code: str, preset: str | None, options: dict[str, str]
) -> None:
    for seed in range(4):
        match = played("schwimmen", seed, preset, options)
        assert not left_in_english(told(match, code, READ), ENGLISH, "schwimmen-")


def test_the_same_match_is_told_to_each_in_his_language() -> None:
    match = played("schwimmen", 1)
    english = match.log(0)
    with speaking("eu"):
        basque = match.log(0)
    assert len(basque) == len(english) and match.log(0) == english
    assert basque[0] == "1. banaketa. Banatzailea: Unax." and english[0] == "Deal 1: Unax deals."


@pytest.mark.parametrize("code", ["en", "es", "eu"])
@pytest.mark.parametrize(
    "text",
    ["swap", "swap 7C", "swap for 7C", "swap 7C for 9H", "swap 7C 8C for 9H TH", "foo",
     "keep first", "knock", "continue", "renew", "pass", "swap all"],
)  # fmt: skip
def test_every_refusal_is_a_whole_sentence(code: str, text: str) -> None:
    for preset in (None, "closing", "knack"):
        for moves in ((), ("keep first",), ("keep first", "swap all")):
            refused = refusal("schwimmen", text, code, moves, preset, {"passing": False})
            assert code == "en" or not left_in_english([refused], ENGLISH, "schwimmen-")
            assert "{" not in refused
