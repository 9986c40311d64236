"""What the suite finds by reading the source of a game, with the file and the line."""

from pathlib import Path

import pytest

from boneace import testing
from boneace.games import thirty_one
from boneace.testing import contract, sources


class Written(testing.Case):
    """A case of Thirty-one whose package is in another folder."""

    def __init__(self, folder: Path, **files: str) -> None:
        super().__init__("thirty-one", "pennies", 3)
        vars(self)["_folder"] = folder
        for name, text in files.items():
            (folder / f"{name}.py").write_text(text, encoding="utf-8")

    @property
    def folder(self) -> Path:
        return vars(self)["_folder"]


def fault(folder: Path, **files: str) -> str:
    """What the check says about these files; empty if nothing."""
    try:
        sources.check_source(Written(folder, **files))
    except AssertionError as error:
        return str(error)
    return ""


RULES = """
SHARE, POINTS = "share", "points"
KEPT = "points"

@rule
def settle(o, s):
    if {}:
        s.pot = 0
"""


@pytest.mark.parametrize(
    "compared", ['o.keeps == "points"', '"points" != o.keeps', 'o.keeps in ("x", "points")']
)
def test_an_option_compared_with_a_text_is_found(tmp_path, compared):
    told = fault(tmp_path, rules=RULES.format(compared))
    assert "rules.py, line 7: keeps is compared with “" in told and "but is a number here" in told


def test_the_number_of_the_value_is_told_and_constants_are_looked_up(tmp_path):
    assert fault(tmp_path, rules=RULES.format("o.keeps == KEPT")).endswith(
        "keeps is compared with “points”, but is a number here: 1 stands for “points”"
    )
    assert "compared with “share”" in fault(tmp_path, rules=RULES.format("s.phase == 'share'"))
    words = "def why_not(options, f, move):\n    return options.keeps == 'points'\n"
    assert "words.py, line 2: keeps" in fault(tmp_path, words=words)


def test_numbers_and_other_texts_may_be_compared(tmp_path):
    assert fault(tmp_path, rules=RULES.format("o.keeps == 1 and s.pot in (1, 2)")) == ""
    words = "def parse(options, f, text):\n    return text == 'x' or turn.kind == 'y'\n"
    assert fault(tmp_path, words=words) == ""


def test_a_message_that_is_not_there_is_found_without_a_match(tmp_path):
    words = "def phase(options, f):\n    return say('thirty-one-no-such')\n"
    assert fault(tmp_path, look=words).endswith(
        "look.py, line 2: there is no message “thirty-one-no-such”"
    )
    assert fault(tmp_path, look=words.replace("say", "say_if_any")) == ""


def test_a_value_that_a_message_is_not_given_is_found(tmp_path):
    (tmp_path / "languages").mkdir()
    text = "match-over = { $who } { hers }\nhers = { $count ->\n   *[other] won\n}\n"
    (tmp_path / "languages" / "en.ftl").write_text(text, encoding="utf-8")
    told = fault(tmp_path, look="x = say('match-over', who='Ann')\n")
    assert told.endswith("line 1: the message “match-over” is not given $count")
    assert fault(tmp_path, look="x = say('match-over', who='Ann', count=1)\n") == ""
    assert fault(tmp_path, look="x = say('match-over', **given)\n") == ""


@pytest.mark.parametrize(
    ("line", "cited"),
    [
        ("x = 1  # T31-999", "T31-999"),
        ("def f():\n    return say('match-over'), 'LP-06'", "LP-06"),
        ("raise IllegalMove(say('match-over'), 'LP-06')", "LP-06"),
        ("raise IllegalMove(say('match-over'), clause='LP-06')", "LP-06"),
    ],
)
def test_a_clause_that_the_rule_book_lacks_is_found(tmp_path, line, cited):
    assert fault(tmp_path, words=line + "\n").endswith(
        f"{cited} is cited, which the rule book does not have"
    )
    assert fault(tmp_path, words="x = 'UTF-8'\n") == ""


def test_a_sentence_alone_where_there_must_be_more_is_found(tmp_path):
    words = "def why_not(options, f, move):\n    if options:\n        return say('match-over')\n"
    told = fault(tmp_path, words=words)
    assert "words.py, line 3: why_not must return a sentence and the number of a clause" in told
    also = words.replace("why_not(options, f, move)", "also(options, b, a, seat, names)")
    assert "also must return a list of sentences" in fault(tmp_path, words=also)
    pair = "def why_not(options, f, move):\n    return say('match-over'), None\n"
    assert fault(tmp_path, words=pair) == ""


# --- names of the contract ------------------------------------------------------------------------

DECLARED = "DECLARATION = None\n"
FEW = """
import numpy as np
State = np.dtype([("hands", "i8", (2,)), ("stock", "i8"), ("deal", "i4"), ("turn", "i1")])
def start(o, s): ...
def seat_to_move(o, s): ...
def moves(o, s): ...
def play(o, s, move): ...
def view(o, s, seat): ...
def returns(o, s, out): ...
"""


@pytest.fixture
def package(tmp_path, monkeypatch):
    """Write a package with these modules; returns its name."""

    def written(name: str, **modules: str) -> str:
        folder = tmp_path / name
        folder.mkdir()
        (folder / "__init__.py").touch()
        for module, text in modules.items():
            (folder / f"{module}.py").write_text(text, encoding="utf-8")
        return name

    monkeypatch.syspath_prepend(tmp_path)
    return written


def test_fields_that_every_state_has_are_named_with_their_kind(package):
    name = package("few_fields", declaration=DECLARED, rules=FEW, words="MOVES = ('a',)\n")
    found = list(contract.faults(name, plain=True))
    assert [line.partition("State lacks ")[2].partition(": ")[0] for line in found] == [
        '("dealer", "i1")',
        '("held", "i1", seats)',
        '("stock_left", "i1")',
        '("seen_by", "i1")',
    ]
    assert "SEEN_BY_NOBODY" in found[-1]


def test_a_state_that_is_no_layout_is_named(package):
    rules = FEW.replace("State = np.dtype(", "State = list(")
    name = package("no_layout", declaration=DECLARED, rules=rules, words="MOVES = ('a',)\n")
    [found] = contract.faults(name, plain=True)
    assert found.endswith("State must be made by layout([…]) of boneace.kernel.states")


def test_a_name_that_is_almost_one_of_the_contract_is_found(package):
    words = "MOVES = ('a',)\nSTANDINGS = ()\nHINTS = ()\ndef whynot(options, f, move): ...\n"
    look = (
        "def seat_fact(options, f, seat): ...\ndef tables(f): ...\ndef total(options, f, seat):\n"
    )
    look += "    return tables(f)\n"
    name = package("slips", declaration=DECLARED, rules=FEW, words=words, look=look)
    told = "\n".join(contract.faults(name, plain=True))
    assert "STANDINGS means nothing here: should it be STANDING?" in told
    assert "whynot means nothing here: should it be why_not?" in told
    assert "seat_fact means nothing here: should it be seat_facts?" in told
    assert "tables" not in told and "HINTS" not in told
    assert thirty_one.__name__ and list(contract.faults(thirty_one.__name__, plain=False)) == []
