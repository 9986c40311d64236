"""The documentation as a site: it is made without a warning, and fetches nothing from elsewhere."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

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
    for name in ("boneace.match.beginning.new", "boneace.env.episode.Episode.resample"):
        assert f'id="{name}"' in text


def test_every_page_of_the_documentation_is_in_the_menu(site: Path) -> None:
    first = (site / "index.html").read_text(encoding="utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert f'href="{page.stem}.html"' in first or page.stem == "index"


def test_nothing_is_fetched_from_elsewhere(site: Path) -> None:
    pages = [*site.rglob("*.html"), *site.rglob("*.css")]
    assert len(pages) > 30
    for page in pages:
        assert not FETCHED.search(page.read_text(encoding="utf-8")), page
