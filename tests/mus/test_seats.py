"""Texts for players count seats from 1: the rule book as the form of a match does."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import boneace.games.mus as mus
from boneace.games import rulebook
from boneace.languages import speaking
from boneace.languages.codes import LANGUAGES
from tests.languages.catalogues import parsed

HERE = Path(mus.__file__).parent


def rule_book(code: str) -> str:
    with speaking(code):
        return " ".join(rulebook.text("mus").split())


def clause(text: str, label: str) -> str:
    return text.partition(f"**{label}**")[2].partition("- **")[0]


def form(code: str) -> str:
    """The form's text about the partners, as in the catalogue."""
    path = HERE.parents[1] / "languages" / code / "web" / "mus.ftl"
    found = next(
        e
        for e in parsed(path).body
        if getattr(getattr(e, "id", None), "name", "") == "mus-partners"
    )
    return path.read_text(encoding="utf-8")[found.span.start : found.span.end]


@pytest.mark.parametrize("code", LANGUAGES)
def test_mus_01_partners_sit_on_the_seats_that_the_form_names(code: str) -> None:
    said = re.findall(r"\d+", clause(rule_book(code), "MUS-01").partition(". ")[2])
    assert said == re.findall(r"\d+", form(code)) == ["1", "3", "2", "4"]


@pytest.mark.parametrize("code", LANGUAGES)
def test_mus_14_says_from_what_number_seats_are_counted(code: str) -> None:
    assert re.findall(r"\d", clause(rule_book(code), "MUS-14")) == ["1", "0"]
