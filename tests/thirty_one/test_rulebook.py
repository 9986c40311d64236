"""The rule book of Thirty-one as players read it."""

from __future__ import annotations

import re

import pytest

from boneace.games.thirty_one.declaration import DECLARATION
from tests.clauses import BookChecks

from .rulebook import BOOK, clauses


class TestRulebook(BookChecks):
    book = BOOK
    unexplained = frozenset({"pack", "keeps", "widow"})  # their presets explain them


@pytest.mark.parametrize("preset", DECLARATION.presets, ids=lambda preset: preset.name)
def test_every_preset_has_a_section(preset: object) -> None:
    assert f"\n### {preset.title}\n" in BOOK.text  # type: ignore[attr-defined]


def test_t31_03_it_is_told_apart_from_other_games_of_the_name() -> None:
    for other in ("Skat", "Schwimmen", "Schnauz", "Hosen runter", "Greek banking game"):
        assert other in clauses()["T31-03"]
    assert DECLARATION.title == "Thirty-one"


def test_t31_04_its_other_names_are_told() -> None:
    names = (
        "Blitz", "Scat", "Cadillac", "Cad", "Whammy!", "Juble", "Kitty", "High Hat",
        "Ride the Bus", "Geronimo",
    )  # fmt: skip
    for name in names:
        assert re.search(rf"\b{name}(?!\w)", clauses()["T31-04"]), name
