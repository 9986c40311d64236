"""The README is correct: its examples run, and its table matches the declarations."""

from __future__ import annotations

import doctest
import re
import subprocess
import sys

from boneace import bots, games
from tests.places import checkout

ROOT = checkout()
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_examples_run() -> None:
    done = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert done.attempted > 10
    assert done.failed == 0


def row(name: str) -> str:
    """The line of a game in the table of games."""
    game = games.declaration(name)
    folder = game.package.rpartition(".")[2]
    return " | ".join(
        [
            f"| [{game.title}](src/boneace/games/{folder}/rulebook.md)",
            ", ".join(f"`{preset.name}`" for preset in game.presets),
            game.how_many.removesuffix(" seats"),
            f"{len(game.options)} options",
            ", ".join(f"`{bot}`" for bot in bots.names()) + " |",
        ]
    )


def test_the_table_of_games_is_what_is_declared() -> None:
    between = re.search(r"<!-- games -->\n(.*?)<!-- /games -->", README, re.DOTALL)
    assert between
    assert between[1].splitlines() == [row(name) for name in games.names()]


def test_what_the_documents_link_to_is_there() -> None:
    folders = (ROOT / "docs", ROOT / "benchmarks", ROOT / ".github")
    documents = [*ROOT.glob("*.md"), *(path for folder in folders for path in folder.rglob("*.md"))]
    assert len(documents) > 15
    for document in documents:
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name} links to {target}"


def test_the_documents_that_the_code_names_are_there() -> None:
    """Run examples by their path, as in a checkout."""
    listed = [ROOT / "src", ROOT / "tests", ROOT / "benchmarks"]
    sources = [path for folder in listed for path in folder.rglob("*.py")]
    named = {
        (path.relative_to(ROOT).as_posix(), document)
        for path in sources
        for document in re.findall(r"[\w./-]+\.md\b", path.read_text(encoding="utf-8"))
    }
    documents = {d for _, d in named if d.startswith("docs/")}
    assert "docs/notation.md" in documents and all((ROOT / d).is_file() for d in documents)
    assert not [place for place in named if place[1].upper() == "NOTATION" + ".MD"]


def test_the_engine_is_not_loaded_by_what_needs_none() -> None:
    """`boneace games` and the start of the table must not wait for the compiler."""
    code = (
        "import sys, boneace.cli, boneace.table.web.serve, boneace.bots; from boneace import games;"
        "games.declarations(); sys.exit('numba' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
