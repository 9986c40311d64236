"""Stop the Bus in each language: nothing is left in English, and every refusal is complete."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from boneace.games.stop_the_bus.scoring import ORDER
from boneace.games.stop_the_bus.speech import worth_text
from boneace.languages import speaking
from tests.telling import left_in_english, played, refusal, told

ENGLISH = (
    "the", "and", "of", "to", "is", "are", "has", "deals", "stops", "exchanges", "for", "pair",
    "run", "running", "flush", "high", "ace", "king", "kings", "six", "sixes", "shown", "loses",
    "life", "lives", "wins", "match", "swap", "stop", "lie", "table", "one", "card", "cards",
    "everybody",
)  # fmt: skip


@pytest.mark.parametrize("code", ["es", "eu"])
@pytest.mark.parametrize(
    "options", [{}, {"exchange": "one"}, {"stop_when": "instead", "free_ride": True}]
)
def test_a_match_is_told_without_english(code: str, options: dict[str, str]) -> None:
    for seed in range(4):
        match = played("stop-the-bus", seed, None, options)
        assert not left_in_english(told(match, code), ENGLISH, "stop-the-bus-")


def test_the_same_match_is_told_to_each_in_his_language() -> None:
    match = played("stop-the-bus", 1)
    english = match.log(0)
    with speaking("es"):
        spanish = match.log(0)
    assert len(spanish) == len(english) and match.log(0) == english
    assert spanish[0] == "Reparto 1. Reparte: Unax." and english[0] == "Deal 1: Unax deals."


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("en", {"prial of sixes", "pair of kings", "running flush ace-king-queen", "ace high"}),
        ("es", {"prial de seises", "pareja de reyes", "carta más alta as"}),
        ("eu", {"seiko priala", "errege bikotea", "karta altuena batekoa"}),
    ],
)
def test_every_hand_has_a_name(code: str, found: set[str]) -> None:
    name = worth_text(SimpleNamespace(prial_of_threes=0, ace_two_three=0))
    with speaking(code):
        names = {name(worth) for worth in range(len(ORDER[0][0]))}
    assert found <= names and not any("{" in told or "-bus-" in told for told in names)


@pytest.mark.parametrize("code", ["en", "es", "eu"])
@pytest.mark.parametrize(
    "text", ["swap", "swap 4C", "swap for 4C", "swap 4C 5C for 9H TH", "foo", "stop", "continue"]
)
def test_every_refusal_is_a_whole_sentence(code: str, text: str) -> None:
    refused = refusal("stop-the-bus", text, code)
    assert code == "en" or not left_in_english([refused], ENGLISH, "stop-the-bus-")
    assert "{" not in refused
