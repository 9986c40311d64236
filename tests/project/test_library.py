"""The guide to the library and the examples in docstrings are correct."""

from __future__ import annotations

import ast
import doctest
import re
from importlib import import_module
from pathlib import Path

import pytest

import boneace

ROOT = Path(__file__).parents[2]
PUBLIC = (
    "boneace",
    "boneace.analysis.hints",
    "boneace.analysis.luck",
    "boneace.languages.numbers",
    "boneace.arena.figures",
    "boneace.arena.playing",
    "boneace.bots.zoo.register",
    "boneace.bots.zoo.shares",
    "boneace.match.beginning",
    "boneace.cards",
    "boneace.env.episode",
    "boneace.env.gymnasium",
    "boneace.env.pettingzoo",
    "boneace.match.match",
    "boneace.moves",
    "boneace.scores",
    "boneace.games.worth",
    "boneace.kernel.states",
)


@pytest.mark.parametrize(
    ("guide", "examples"),
    [
        ("library.md", 50),
        ("arena.md", 3),
        ("review.md", 6),
        ("index.md", 8),
        ("studies.md", 2),
        ("cluster.md", 2),
        ("env.md", 7),
        ("env-vector.md", 15),
        ("env-pettingzoo.md", 8),
        ("env-gymnasium.md", 8),
        ("env-openspiel.md", 20),
    ],
)
def test_the_examples_of_a_guide_run(guide: str, examples: int) -> None:
    done = doctest.testfile(str(ROOT / "docs" / guide), module_relative=False)
    assert done.attempted > examples
    assert done.failed == 0


@pytest.mark.parametrize("name", PUBLIC)
def test_the_examples_in_docstrings_run(name: str) -> None:
    done = doctest.testmod(import_module(name))
    assert done.attempted > 0
    assert done.failed == 0


def _errors() -> dict[str, list[str]]:
    """The errors of the library and their bases, by name, from its sources: no import finds all.

    The server's errors are left out, as users of the library never meet them.
    """
    found: dict[str, list[str]] = {}
    for path in (ROOT / "src" / "boneace").rglob("*.py"):
        if "table" in path.relative_to(ROOT / "src" / "boneace").parts[:1]:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name] = [ast.unparse(base) for base in node.bases]

    def is_one(name: str) -> bool:
        return name == "BoneAceError" or any(map(is_one, found.get(name, ())))

    return {name: bases for name, bases in found.items() if is_one(name)}


def test_the_table_of_errors_is_what_is_raised() -> None:
    """Every error of the library, the place to import it from, and its base classes."""
    guide = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    row = r"^\| `(\w+)` \| `([\w.]+)` \| (?:`(\w+)` )?\| "
    rows = re.findall(row, guide.partition("## Errors")[2], re.MULTILINE)
    assert {name for name, *_ in rows} == _errors().keys() - {"BoneAceError"}
    for name, module, also in rows:
        error = getattr(import_module(module), name)
        assert issubclass(error, boneace.BoneAceError)
        common = next(one for one in error.__mro__ if one.__module__ == "builtins").__name__
        assert common == (also or "Exception"), name


def test_the_guide_names_every_error() -> None:
    guide = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    errors = [name for name in boneace.__all__ if isinstance(getattr(boneace, name), type)]
    for name in errors:
        if issubclass(getattr(boneace, name), boneace.BoneAceError):
            assert f"`{name}`" in guide or f"`{name}`s" in guide
