"""The rule book of Primiera: its clauses, the tests that prove them, its tables, its example."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boneace.match.replaying import replay
from boneace.record import read
from tests.clauses import Book, BookChecks, ClauseChecks

from .reference import WORTH
from .table import GAME, last

BOOK = Book(GAME, "PR[IX]", Path(__file__).parent)


class TestClauses(ClauseChecks):
    book = BOOK
    uncited = frozenset({"B-PRI-01"})  # the end of a sentence: the rest of it is PRX-01


class TestRuleBook(BookChecks):
    book = BOOK


@pytest.mark.parametrize("preset", BOOK.declaration.presets, ids=lambda preset: preset.name)
def test_every_preset_has_a_section(preset: object) -> None:
    assert f"\n### {preset.title}\n" in BOOK.text  # type: ignore[attr-defined]


def test_the_example_of_the_rule_book_goes_as_it_says(tmp_path: Path) -> None:
    found = re.search(r"^```toml\n(.*?)^```$", BOOK.text, re.MULTILINE | re.DOTALL)
    assert found
    path = tmp_path / "example.toml"
    path.write_text(found[1], encoding="utf-8")
    match = replay(read(path))
    assert match.over
    assert match.standing() == {"chips": [-1, -1, 3, -1], "pot": 0}
    points = [str(value).split()[-1] for value in last(match).values]
    row = next(line for line in BOOK.text.splitlines() if line.startswith("| Point |"))
    assert re.findall(r"\d+", row) == points == ["35", "34", "46", "33"]


def test_prx_02_the_table_of_values_is_right() -> None:
    rows = BOOK.text.partition("**PRX-02**")[2].splitlines()
    head, _, body = (row.strip("| ").split(" | ") for row in rows[2:5])
    told = {
        rank: int(value.split()[0])
        for ranks, value in zip(head, body, strict=True)
        for rank in ranks.split(", ")
    }
    assert told == WORTH


def test_it_says_what_is_not_built() -> None:
    told = BOOK.text.partition("## What is not here")[2]
    assert "B-PRI-10" in told
    assert "*not* played" in BOOK.clauses["B-PRI-10"]
