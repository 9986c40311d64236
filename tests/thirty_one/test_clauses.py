"""Every clause of the rule book is proved by a test that bears its number, and cited where it is
enforced; and the book has the clauses that are required, no more and no fewer."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

from boneace.games.thirty_one.declaration import DECLARATION

from .rulebook import FOLDER, LABEL, clauses, labels, required

HERE = Path(__file__).parent
REQUIREMENTS = HERE.parents[2] / "shared" / "rules" / "thirty-one.md"
#: The games whose statements stand in the same list, but in rule books of their own.
ELSEWHERE = ("Variant: Switch", "Variant: Stop the Bus")


def named_after(function: str) -> set[str]:
    """The clauses at the beginning of a test's name: `test_t31_12_t31d_07_a_turn_…`."""
    found = set()
    rest = function.removeprefix("test_")
    while label := re.match(r"(?:and_)?((?:[bc]_)?t31d?_\d\d)_", rest):
        found.add(label[1].upper().replace("_", "-"))
        rest = rest[label.end() :]
    return found


def proofs() -> dict[str, list[str]]:
    """The tests of each clause."""
    found: dict[str, list[str]] = {}
    for path in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for label in named_after(node.name):
                    found.setdefault(label, []).append(f"{path.name}::{node.name}")
    return found


def cited(path: Path) -> set[str]:
    """The clauses that a source file names anywhere: in comments, sentences, `clauses=`."""
    return set(re.findall(LABEL, path.read_text(encoding="utf-8")))


def test_a_name_may_begin_with_several_clauses() -> None:
    assert named_after("test_t31_12_t31d_07_a_turn") == {"T31-12", "T31D-07"}
    assert named_after("test_b_t31_13_then_t31_18_holds") == {"B-T31-13"}
    assert named_after("test_what_t31_18_says") == set()


def test_the_rule_book_has_each_clause_once() -> None:
    assert [label for label, times in Counter(labels()).items() if times > 1] == []
    assert len(required()) > 100


@pytest.mark.parametrize("label", sorted(required()))
def test_every_clause_that_binds_has_a_test_named_after_it(label: str) -> None:
    assert label in proofs(), f"no test is named after {label}: {clauses()[label]}"


def test_every_test_is_named_after_a_clause_that_there_is() -> None:
    unknown = {label: tests for label, tests in proofs().items() if label not in clauses()}
    assert unknown == {}


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.py")), ids=lambda path: path.name)
def test_every_clause_cited_in_the_code_is_in_the_rule_book(path: Path) -> None:
    assert cited(path) - set(clauses()) == set()


def test_every_option_and_preset_cites_clauses_of_the_rule_book() -> None:
    for part in (*DECLARATION.options, *DECLARATION.presets):
        assert part.clauses, f"{part.name} cites nothing"
        assert set(part.clauses) <= set(clauses()), part.name


def test_every_rule_that_a_machine_can_enforce_is_cited_in_the_rules() -> None:
    """The rest of them are enforced by the declaration, or are examples and explanations."""
    found = set().union(*(cited(path) for path in FOLDER.glob("*.py")))
    uncited = {label for label in required() if label not in found and label.startswith("B-")}
    examples = {"B-T31-03", "B-T31-16", "B-T31-19"}  # they follow from what is cited elsewhere
    assert uncited <= examples


# --- against the list of requirements, where it lies beside the checkout --------------------------


def requirements() -> dict[str, str]:
    """Every requirement of this game, with the first words after its number."""
    if not REQUIREMENTS.is_file():
        pytest.skip("the list of requirements does not lie beside the checkout")
    found: dict[str, str] = {}
    part = ""
    for line in REQUIREMENTS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith(("-", " ", "|")):
            part = line
        entry = re.match(r"(?:- (?:\*\*)?|\| )((?:[BC]-)?T31D?-\d\d) (.*)", line)
        if entry and part not in ELSEWHERE and not _of_another_game(entry[2]):
            found[entry[1]] = entry[2]
    return found


def _of_another_game(words: str) -> bool:
    return words.lstrip("*| ").startswith(("Switch", "Stop the Bus"))


def test_the_rule_book_has_the_clauses_that_are_required() -> None:
    wanted = set(requirements())
    assert len(wanted) > 100
    assert sorted(wanted - set(clauses())) == []
    assert sorted(set(clauses()) - wanted) == []


def test_only_what_is_background_or_advice_is_excused_from_a_test() -> None:
    excused = {
        label for label, words in requirements().items() if words.startswith(("[hist]", "[str]"))
    }
    assert set(clauses()) - required() == excused


@pytest.mark.parametrize("mark", ["judgement", "reconstructed"])
def test_readings_that_the_requirements_mark_are_marked_for_players_too(mark: str) -> None:
    for label, words in requirements().items():
        arrow = words.partition("→")[2] or words
        if label.startswith("B-") and f"[{mark}" in arrow:
            assert f"*({mark})*" in clauses()[label], label
