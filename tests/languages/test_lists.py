"""Lists in a sentence: one joiner for Python and one for the page, both from the catalogues."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast as ftl

from boneace.languages import speaking
from boneace.languages.catalogues import files
from boneace.languages.codes import LANGUAGES
from boneace.languages.lists import either, listed
from tests.languages.catalogues import PLACES, WEB, parsed
from tests.places import PACKAGE

CONJUNCTIONS = {"and", "or", "y", "e", "o", "u", "eta", "edo", "et", "ou", "und", "oder"}


def test_the_word_is_the_language_s() -> None:
    assert listed(["Ann", "Ben", "Cleo"]) == "Ann, Ben and Cleo"
    assert either(["fold", "match", "raise"]) == "fold, match or raise"
    with speaking("es"):
        assert listed(["Ann", "Ben", "Cleo"]) == "Ann, Ben y Cleo"
        assert either(["fold", "match"]) == "fold o match"
    with speaking("eu"):
        assert listed(["Ann", "Ben", "Cleo"]) == "Ann, Ben eta Cleo"
        assert either(["fold", "match"]) == "fold edo match"
    with speaking("it"):
        assert listed(["Ann", "Ben", "Ines"]) == "Ann, Ben e Ines"
        assert either(["7", "8"]) == "7 o 8"


def test_one_part_stands_alone() -> None:
    assert [listed(["Ann"]), listed([]), either(["fold"]), either([])] == ["Ann", "", "fold", ""]


@pytest.mark.parametrize(
    ("parts", "joined"),
    [
        (("Ann", "Ines"), "Ann e Ines"),
        (("Ann", "Hilda"), "Ann e Hilda"),
        (("agua", "hielo"), "agua y hielo"),
    ],
)
def test_spanish_changes_its_word_before_the_sound_i(parts: tuple[str, ...], joined: str) -> None:
    with speaking("es"):
        assert listed(parts) == joined


@pytest.mark.parametrize(
    ("parts", "joined"),
    [(("7", "8"), "7 u 8"), (("10", "11"), "10 u 11"), (("Ann", "Olga"), "Ann u Olga")],
)
def test_spanish_changes_its_word_before_the_sound_o(parts: tuple[str, ...], joined: str) -> None:
    with speaking("es"):
        assert either(parts) == joined


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_other_catalogue_has_a_joiner_of_its_own(code: str, place: str) -> None:
    joiners = [
        f"{path.stem}: {entry.id.name}"
        for path in files(code, web=place == "web")
        for entry in parsed(path).body
        if isinstance(entry, ftl.Message) and path.stem != "lists" and _joins(entry)
    ]
    assert joiners == []


def _joins(message: ftl.Message) -> bool:
    """Whether a message is two things and a conjunction between them."""
    if message.value is None or len(message.value.elements) != 3:
        return False
    before, word, after = message.value.elements
    placed = isinstance(before, ftl.Placeable) and isinstance(after, ftl.Placeable)
    return placed and isinstance(word, ftl.TextElement) and word.value.strip(" ,") in CONJUNCTIONS


def test_the_page_does_not_ask_the_browser_for_words() -> None:
    """Chromium has no Basque: lists and dates would be English there."""
    sources = [path for path in WEB.rglob("*") if path.suffix in (".ts", ".svelte")]
    asks = re.compile(r"\bIntl\.(ListFormat|DateTimeFormat)|toLocale(Date|Time)?String\b")
    assert [p.name for p in sources if asks.search(p.read_text(encoding="utf-8"))] == []


def test_python_joins_nothing_by_an_english_word() -> None:
    joins = re.compile(r"[\"'] (and|or) [\"']\.join|\} (and|or) \{\w+\[-1\]\}")
    sources = sorted(PACKAGE.rglob("*.py"))
    assert [p.name for p in sources if joins.search(p.read_text(encoding="utf-8"))] == []
