"""The rule book of Three-Stake Brag: its clauses, the tests that prove them, its tables, its
example."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from boneace.match.replaying import replay
from boneace.record import Record, from_dict, read
from tests.clauses import Book, BookChecks, ClauseChecks

from .table import GAME

BOOK = Book(GAME, "TSB", Path(__file__).parent)


class TestClauses(ClauseChecks):
    book = BOOK
    uncited = frozenset({"B-TSB-13"})  # what does not count is not in the code


class TestRuleBook(BookChecks):
    book = BOOK


@pytest.mark.parametrize("preset", BOOK.declaration.presets, ids=lambda preset: preset.name)
def test_every_preset_has_a_section(preset: object) -> None:
    assert f"\n### {preset.title}\n" in BOOK.text  # type: ignore[attr-defined]


def example(folder: Path) -> Record:
    """The record that stands in the rule book."""
    found = re.search(r"^```toml\n(.*?)^```$", BOOK.text, re.MULTILINE | re.DOTALL)
    assert found
    path = folder / "example.toml"
    path.write_text(found[1], encoding="utf-8")
    return read(path)


def test_the_example_of_the_rule_book_goes_as_it_says(tmp_path: Path) -> None:
    match = replay(example(tmp_path))
    assert match.over
    assert match.standing() == {"chips": [3, 5, -8], "pots": [0, 0, 0]}
    assert "Ann is 3 chips up, Ben 5, and Cleo has lost 8." in BOOK.text


def test_the_example_of_the_rule_book_is_told_step_by_step(tmp_path: Path) -> None:
    record = example(tmp_path).to_dict()
    moves = record["deals"][0]["moves"]

    def after(number: int) -> dict[str, object]:
        deals = [{**record["deals"][0], "moves": moves[:number]}]
        return replay(from_dict({**record, "deals": deals})).standing()

    assert after(0) == {"chips": [0, -3, -3], "pots": [0, 3, 3]}  # Ann takes the first pot
    assert after(4) == {"chips": [0, -8, -5], "pots": [0, 10, 3]}  # the brag stands at 5
    assert after(5) == {"chips": [0, 5, -8], "pots": [0, 0, 3]}  # Ben takes 13 chips


def test_it_says_what_is_not_built() -> None:
    told = BOOK.text.partition("## What is not here")[2]
    assert "one bet for each player" in told
    assert "B-TSB-02" in told
