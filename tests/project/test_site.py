"""The documentation as a site: it is made without a warning, and fetches nothing from elsewhere."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

import boneace
from boneace import games
from tests.places import ROOT, checkout

checkout()
FETCHED = re.compile(r"<(?:script|img|iframe)[^>]* src=\"https?:|<link[^>]* href=\"https?:|@import")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "docs/site", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_every_game_has_a_page_with_its_clauses_options_and_actions(site: Path) -> None:
    for name in games.shipped():
        declaration = games.declaration(name)
        page = site / "games" / f"{declaration.package.rpartition('.')[2]}.html"
        text = page.read_text(encoding="utf-8")
        for option in declaration.options:
            assert f">{option.name}<" in text
            for number in option.clauses:
                assert f'id="{number.lower()}"' in text.lower()


def test_the_reference_has_what_people_import(site: Path) -> None:
    text = "".join(page.read_text(encoding="utf-8") for page in (site / "reference").glob("*.html"))
    named = [
        "boneace.env.episode.Episode.resample",
        "boneace.env.vector.Vector.step",
        "boneace.env.pettingzoo.raw_env.state",
        "boneace.env.gymnasium.OneSeat.step",
        "boneace.env.policies.Policy",
        "boneace.games.drivers",
        "boneace.solve.equilibrium",
        "boneace.solve.vector.best_response",
        "boneace.study.answers.study",
        "boneace.cluster.sharing",
    ]
    for name in boneace.__all__:
        thing = getattr(boneace, name)
        named.append(f"{thing.__module__}.{thing.__qualname__}")
    assert [name for name in named if f'id="{name}"' not in text] == []


def test_every_page_of_the_documentation_is_in_the_menu(site: Path) -> None:
    first = (site / "index.html").read_text(encoding="utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert f'href="{page.stem}.html"' in first or page.stem == "index"


def test_every_page_of_figures_is_in_the_list_of_the_benchmarks(site: Path) -> None:
    first = (site / "performance.html").read_text(encoding="utf-8")
    pages = [*(ROOT / "benchmarks" / "figures").glob("*.md")]
    assert len(pages) > 5
    for page in pages:
        assert f'href="performance/{page.stem}.html"' in first


def test_the_notebooks_are_kept_without_outputs_and_shown_with_them(site: Path) -> None:
    first = (site / "index.html").read_text(encoding="utf-8")
    kept = sorted((ROOT / "docs" / "notebooks").glob("*.ipynb"))
    assert len(kept) == 4
    for path in kept:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        code = [cell for cell in cells if cell["cell_type"] == "code"]
        assert code and not any(cell["outputs"] or cell["execution_count"] for cell in code)
        assert f'href="notebooks/{path.stem}.html"' in first
        page = (site / "notebooks" / f"{path.stem}.html").read_text(encoding="utf-8")
        assert page.count("cell_output ") >= len(code) // 2
    assert "<title>KS</title>" in (site / "notebooks" / "first-steps.html").read_text("utf-8")


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    pages = [*site.rglob("*.html"), *site.rglob("*.css")]
    assert len(pages) > 30
    for page in pages:
        assert not FETCHED.search(page.read_text(encoding="utf-8")), page
