"""Thirty-one in each language: nothing is left in English, and every refusal is complete."""

from __future__ import annotations

from typing import Any

import pytest

from boneace.languages import speaking
from tests.telling import left_in_english, played, refusal, told

ENGLISH = (
    "the", "and", "of", "to", "is", "are", "has", "deals", "draws", "takes", "discards", "discard",
    "knocks", "stands", "puts", "for", "upcard", "widow", "stock", "shown", "shows", "loses",
    "life", "lives", "wins", "match", "everybody", "nobody", "somebody", "token", "tokens",
    "scores", "table", "bets", "covers", "wager", "seat", "draw", "card", "cards", "seven",
    "hearts",
)  # fmt: skip
WAYS: list[tuple[str | None, dict[str, Any]]] = [
    (None, {"side_wagers": True}),
    ("dollar-bill", {"side_wagers": True}),
    ("banking", {"deals": 4}),
    ("no-elimination", {"deals": 4, "side_wagers": True}),
]


@pytest.mark.parametrize("code", ["es", "eu"])
@pytest.mark.parametrize(("preset", "options"), WAYS)
def test_a_match_is_told_without_english(
    code: str, preset: str | None, options: dict[str, Any]
) -> None:
    for seed in range(4):
        match = played("thirty-one", seed, preset, options)
        assert not left_in_english(told(match, code), ENGLISH, "thirty-one-")


def test_wagers_are_told_to_each_in_his_language() -> None:
    match = played("thirty-one", 2, None, {"side_wagers": True})
    english = match.log(0)
    with speaking("es"):
        spanish = match.log(0)
    assert len(spanish) == len(english) and match.log(0) == english
    made = [line for line in english if " bets " in line]
    assert made and sum("apuesta de" in line for line in spanish) >= len(made)


@pytest.mark.parametrize("code", ["en", "es", "eu"])
@pytest.mark.parametrize("widow", [False, True])
@pytest.mark.parametrize(
    "text",
    ["foo", "discard 7H", "discard", "exchange 4C", "exchange 4C for 4", "exchange 4C 4C for 2",
     "exchange 4C for 2", "exchange 4C 5C for 2", "exchange 4C 5C for 1 2", "stand", "bet",
     "bet 0 on 1", "bet 5 on 9", "bet 5 on 1 over 1", "cover 0", "cover 1", "cover"],
)  # fmt: skip
def test_every_refusal_is_a_whole_sentence(code: str, widow: bool, text: str) -> None:
    options = {"widow": widow, "side_wagers": True}
    refused = refusal("thirty-one", text, code, options=options)
    assert code == "en" or not left_in_english([refused], ENGLISH, "thirty-one-")
    assert "{" not in refused


@pytest.mark.parametrize("code", ["en", "es", "eu"])
def test_after_a_draw_a_refusal_is_a_whole_sentence(code: str) -> None:
    for text in ("knock", "draw", "discard 7H", "exchange 4C for 2"):
        refused = refusal("thirty-one", text, code, ("take",), options={"widow": True})
        assert code == "en" or not left_in_english([refused], ENGLISH, "thirty-one-")
