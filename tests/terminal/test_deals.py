"""How many deals a match has, wherever a table says which deal it is."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

import boneace
from boneace.languages import speaking
from boneace.languages.codes import LANGUAGES
from boneace.terminal.words import where


@pytest.mark.parametrize(
    ("game", "seats", "options", "told"),
    [
        ("three-stake-brag", 2, {"deals": 7}, "deal 1 of 7"),
        ("primiera", 4, {}, "deal 1 of 10"),
        ("thirty-one", 2, {}, "deal 1"),
        ("best-pair-thirty-one", 2, {}, "deal 1"),
    ],
)
def test_a_view_says_of_how_many_deals_it_is(
    game: str, seats: int, options: dict[str, int], told: str
) -> None:
    match = boneace.new(game, seats=seats, seed=1, options=options)
    assert where(match.present(0)) == told


def test_in_every_language() -> None:
    for language in LANGUAGES:
        with speaking(language):
            assert "10" in where(SimpleNamespace(deal=2, deals=10))
            assert "10" not in where(SimpleNamespace(deal=2, deals=None))
