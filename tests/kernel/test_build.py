"""The disk cache of machine code: never stale, and never in the way."""

import ast
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace

import numba
import pytest

from boneace.kernel import build

RULES = "from toygame.scoring import State\n"
TEMPLATE = "from boneace.kernel.bound import State\n"


@pytest.fixture
def game(make_game):
    """A game of one line, and its template."""
    return make_game("toygame", rules=RULES, scoring="State = 1\n", unused="", template=TEMPLATE)


def bind():
    return build.bind.__wrapped__("toygame.rules", "toygame.template")


def test_a_template_is_bound_to_the_rules(game, tmp_path):
    bound = bind()
    assert bound.State == 1
    assert Path(bound.__file__).is_relative_to(tmp_path / "cache")
    assert build.RULES_PLACEHOLDER not in Path(bound.__file__).read_text()


def test_the_same_sources_give_the_same_folder(game):
    assert bind().__file__ == bind().__file__


@pytest.mark.parametrize("changed", ["rules.py", "template.py", "scoring.py"])
def test_a_changed_source_gives_a_new_folder(game, changed):
    before = bind().__file__
    source = game / changed
    text = source.read_text()
    source.write_text(text + "# changed\n")
    after = bind().__file__
    assert Path(after).parent != Path(before).parent
    source.write_text(text)
    assert bind().__file__ == before


def test_a_thread_that_parses_at_the_same_time_does_no_harm(game, monkeypatch):
    """As one that prints a traceback does: CPython 3.11 then fails sometimes."""
    parse, failing = ast.parse, iter(range(3))

    def disturbed(source):
        if next(failing, None) is not None:
            raise SystemError("AST constructor recursion depth mismatch (before=69, after=115)")
        return parse(source)

    monkeypatch.setattr(build, "ast", SimpleNamespace(**{**vars(ast), "parse": disturbed}))
    (game / "scoring.py").write_text("State = 1  # never parsed before\n")
    assert bind().State == 1
    assert next(failing, None) is None


def test_a_source_that_is_not_imported_changes_nothing(game):
    before = bind().__file__
    (game / "unused.py").write_text("changed = True\n")
    assert bind().__file__ == before


def test_of_a_package_counts_what_is_taken_from_it(make_game):
    """A module in it does not bring all else that the package imports; a name of its own does."""
    package = make_game(
        "toygame", rules="from toygame import scoring\nState = scoring.State\n",
        scoring="State = 1\n", unused="", template=TEMPLATE,
        __init__="from toygame import unused\n",
    )  # fmt: skip
    before = bind().__file__
    (package / "unused.py").write_text("changed = True\n")
    assert bind().__file__ == before
    (package / "scoring.py").write_text("State = 2\n")
    assert bind().__file__ != before
    for taken in ("other", "scoring"):  # a name of its own, and one that hides the module
        (package / "rules.py").write_text(f"from toygame import {taken}\nState = 3\n")
        (package / "__init__.py").write_text(f"from toygame.unused import changed as {taken}\n")
        before = bind().__file__
        (package / "unused.py").write_text(f"changed = {taken!r}\n")
        assert bind().__file__ != before


def test_another_numba_gives_a_new_folder(game, monkeypatch):
    before = bind().__file__
    monkeypatch.setattr(numba, "__version__", "999")
    assert bind().__file__ != before


def test_a_cache_that_cannot_be_made_falls_back(game, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("BONEACE_CACHE", str(tmp_path / "file" / "cache"))
    assert bind().State == 1


@pytest.mark.skipif(sys.platform != "linux", reason="/proc can be written by nobody, on Linux")
def test_a_cache_that_is_there_and_cannot_be_written_falls_back(game, monkeypatch):
    monkeypatch.setenv("BONEACE_CACHE", "/proc")
    assert bind().State == 1


def test_nothing_half_written_is_left(game, tmp_path):
    bind()
    names = [path.suffix for path in (tmp_path / "cache").rglob("*") if path.is_file()]
    assert set(names) <= {".py", ".pyc", ".nbi", ".nbc"} and ".py" in names


def test_threads_that_bind_a_game_at_once_get_the_same_functions(game):
    with ThreadPoolExecutor(8) as pool:
        bound = list(pool.map(lambda _: build.bind("toygame.rules", "toygame.template"), range(8)))
    assert len(set(map(id, bound))) == 1


def test_threads_that_read_sources_at_once_parse_one_after_the_other(game, monkeypatch):
    """Parsing in two threads at once sometimes fails: it closed a socket, or a game did not
    load."""
    inside, overlaps = [], []

    def slow(source):
        inside.append(source)
        overlaps.append(len(inside))
        time.sleep(0.002)
        inside.pop()
        return ast.parse(source)

    monkeypatch.setattr(build, "ast", SimpleNamespace(**{**vars(ast), "parse": slow}))
    with ThreadPoolExecutor(4) as threads:
        found = list(threads.map(lambda _: build.digest_of_rules("toygame.rules"), range(4)))
    assert len(set(found)) == 1 and set(overlaps) == {1}


ALL = """\
import boneace.kernel.learners as learners
from boneace.kernel.bound import State
from boneace.kernel.written import told

found = getattr(learners, "TABLES", None), State, told
"""


def test_a_template_gets_what_learners_are_given(make_game):
    make_game("taught", rules="State = 1\n", learners="TABLES = 5\n", template=ALL)
    assert build.interpret("taught.rules", "taught.template", "told = 8\n").found == (5, 1, 8)
    assert build.bind("taught.rules", "taught.template", "told = 8\n").found == (5, 1, 8)


def test_a_game_may_say_nothing_to_learners(make_game):
    make_game("silent", rules="State = 1\n", template=ALL)
    assert build.interpret("silent.rules", "silent.template", "told = 8\n").found == (None, 1, 8)


def test_what_is_written_is_part_of_the_digest(make_game):
    package = make_game("told", rules="State = 1\n", learners="TABLES = 5\n", template=ALL)
    first, other = (
        build.bind("told.rules", "told.template", f"told = {number}\n") for number in (1, 2)
    )
    assert first.found[2] == 1 and other.found[2] == 2
    assert Path(first.__file__).parent != Path(other.__file__).parent
    (package / "learners.py").write_text("TABLES = 6\n")
    changed = build.bind.__wrapped__("told.rules", "told.template", "told = 1\n")
    assert Path(changed.__file__).parent != Path(first.__file__).parent
