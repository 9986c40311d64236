"""Styles name the start and the end of a line, for pages that are read from right to left."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.places import ROOT

SOURCES = ROOT / "web" / "src"
#: Sides by name. The middle is the same from both: `left: 50%` may stay.
SIDES = re.compile(
    r"(?<![-\w])(?:(?:margin|padding|border)-(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius"
    r"|(?:left|right): (?!50%)|(?:text-align|float|clear): (?:left|right))"
)


def styles(path: Path) -> str:
    """What a file says about looks."""
    text = path.read_text(encoding="utf-8")
    return text if path.suffix == ".css" else "".join(re.findall(r"<style>.*?</style>", text, re.S))


@pytest.mark.parametrize(
    "wrong", ["margin-left: 1px", " left: 3px", "text-align: right", "border-left: 0"]
)
def test_a_side_is_seen(wrong: str) -> None:
    assert SIDES.search(f"p {{{wrong}; }}")


def test_no_style_names_a_side() -> None:
    files = [*SOURCES.rglob("*.svelte"), *SOURCES.rglob("*.css")]
    assert len(files) > 100
    found = {
        f"{path.relative_to(SOURCES)}: {one.group()}"
        for path in files
        for one in SIDES.finditer(styles(path))
    }
    assert not found
