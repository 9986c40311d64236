"""The rule book of Mus: its clauses, the tests that prove them, its tables, its example."""

from __future__ import annotations

import re
import tomllib

import pytest

from boneace.declare import Preset
from boneace.games.mus.declaration import DECLARATION
from boneace.match.replaying import replay
from boneace.record import from_dict
from tests.clauses import BookChecks, ClauseChecks

from . import hands
from .rulebook import BOOK
from .table import stones


class TestClauses(ClauseChecks):
    book = BOOK
    at_least = 70
    # another word for dobles; that the stones suffice follows from how they are shown
    uncited = frozenset({"B-MUS-18", "B-MUS-19"})


class TestRuleBook(BookChecks):
    book = BOOK


#: The default game and its small changes, which need no chapter of their own.
PLAIN = {"default", "four-kings", "thirty", "la-real", "corrido", "literal"}


@pytest.mark.parametrize("preset", DECLARATION.presets, ids=lambda preset: preset.name)
def test_every_preset_has_a_section_or_is_told_with_its_option(preset: Preset) -> None:
    told = f"\n### {preset.title}\n" in BOOK.text
    assert told or preset.name in PLAIN


def test_the_example_of_the_rule_book_goes_as_it_says() -> None:
    (written,) = re.findall(r"```toml\n(.*?)```", BOOK.text, re.DOTALL)
    match = replay(from_dict(tomllib.loads(written)))
    assert (match.deal, match.turn) == (2, "chance")
    row = next(line for line in BOOK.text.splitlines() if line.startswith("| Together |"))
    assert stones(match) == [int(number) for number in re.findall(r"\d+", row)] == [14, 6]


def test_mus_13_the_table_of_values_is_right() -> None:
    rows = BOOK.text.partition("**MUS-13**")[2].splitlines()
    head, values = (
        [cell.strip() for cell in row.strip("| ").split("|")]
        for row in [row for row in rows if row.startswith("|")][:3:2]
    )
    names = {"King": "K", "Caballo": "C", "Sota": "S", "Seven": "7", "Six": "6", "Five": "5",
             "Four": "4", "ace": "A"}  # fmt: skip
    for words, value in zip(head, values, strict=True):
        rank = next(rank for name, rank in names.items() if name in words)
        assert hands.counts(rank) == int(value)


def test_it_says_what_is_not_built() -> None:
    assert "*Mus visto*" in BOOK.text.partition("## What is not here")[2]


def test_the_readings_that_are_our_own_are_marked() -> None:
    marked = {label for label, words in BOOK.clauses.items() if "*(judgement)*" in words}
    assert marked == {"B-MUS-05", "B-MUS-06", "B-MUS-09", "B-MUS-10", "B-MUS-15"}
