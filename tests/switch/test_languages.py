"""Switch in each language: nothing is left in English, and every refusal is complete."""

from __future__ import annotations

import pytest

from boneace.languages import speaking
from tests.telling import left_in_english, played, refusal, told

ENGLISH = (
    "the", "and", "of", "to", "is", "are", "has", "deals", "knocks", "passes", "exchanges", "for",
    "shown", "shows", "loses", "life", "lives", "wins", "match", "hand", "keeps", "swap", "stand",
    "card", "cards", "somebody", "nobody", "everybody",
)  # fmt: skip


@pytest.mark.parametrize("code", ["es", "eu"])
@pytest.mark.parametrize(
    ("preset", "options"),
    [(None, {}), ("pass", {}), (None, {"given_up": "face_up", "fourth_action": "both"})],
)
def test_a_match_is_told_without_english(
    code: str, preset: str | None, options: dict[str, str]
) -> None:
    for seed in range(4):
        match = played("switch", seed, preset, options)
        assert not left_in_english(told(match, code), ENGLISH, "switch-")


def test_the_same_match_is_told_to_each_in_his_language() -> None:
    match = played("switch", 1)
    english = match.log(0)
    with speaking("eu"):
        basque = match.log(0)
    assert len(basque) == len(english) and match.log(0) == english
    assert basque[0] == "1. banaketa. Banatzailea: Unax." and english[0] == "Deal 1: Unax deals."


@pytest.mark.parametrize("code", ["en", "es", "eu"])
@pytest.mark.parametrize(
    "text",
    ["swap", "swap 4C", "swap for 4C", "swap 4C for 9H", "swap 4C 5C for 9H TH", "foo", "stand",
     "keep first", "restart", "decline", "pass", "swap down"],
)  # fmt: skip
def test_every_refusal_is_a_whole_sentence(code: str, text: str) -> None:
    for preset in (None, "pass"):
        for moves in ((), ("keep first",)):
            refused = refusal("switch", text, code, moves, preset)
            assert code == "en" or not left_in_english([refused], ENGLISH, "switch-")
            assert "{" not in refused
