"""The lists of requirements, docs/rules: each game has one, and none of their numbers is lost."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

import pytest

from boneace import games
from tests.clauses import RULES, Book, VariantBook
from tests.places import ROOT, checkout

checkout()
#: A number at the head of a statement, a reading or a position.
NUMBER = re.compile(r"^(?:- (?:\*\*)?|\| )((?:[BC]-)?[A-Z]+\d*[A-Z]*-\d\d) ", re.MULTILINE)
#: The other files of the folder.
BESIDE = {"README", "glossary", "relatives"}
LISTS = sorted(path for path in RULES.glob("*.md") if path.stem not in BESIDE)


def book(name: str) -> Book:
    """The rule book of a game, as the tests of that game read it."""
    package = games.declaration(name).package.rpartition(".")[2]
    found = import_module(f"tests.{package}.test_clauses").BOOK
    assert isinstance(found, Book)
    return found


def listed(found: Book) -> str:
    """The list that a rule book is made from."""
    return found.listed if isinstance(found, VariantBook) else found.game


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_every_number_of_a_list_is_required_of_a_game(path: Path) -> None:
    numbers = NUMBER.findall(path.read_text(encoding="utf-8"))
    assert len(numbers) == len(set(numbers)) > 20
    books = [found for found in map(book, games.names()) if listed(found) == path.stem]
    assert set(numbers) == set().union(*(found.requirements() for found in books))


def test_every_list_is_of_a_game_and_is_in_the_table() -> None:
    assert {path.stem for path in LISTS} == {listed(book(name)) for name in games.names()}
    table = (RULES / "README.md").read_text(encoding="utf-8")
    assert all(f"]({path.name})" in table for path in LISTS)
    for name in games.names():
        package = games.declaration(name).package.rpartition(".")[2]
        assert f"/games/{package}/rulebook.md)" in table


def test_the_names_of_the_glossary_are_names_in_the_code() -> None:
    rows = (RULES / "glossary.md").read_text(encoding="utf-8").splitlines()
    cells = [row.split("|")[3] for row in rows if row.startswith("|")]
    names = {name for cell in cells for name in re.findall(r"`([^`]+)`", cell)}
    code = "\n".join(
        path.read_text(encoding="utf-8") for path in (ROOT / "src/boneace/games").rglob("*.py")
    )
    assert len(names) > 50
    assert names <= set(re.findall(r"\w+", code))
