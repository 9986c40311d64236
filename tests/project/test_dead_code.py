"""Finds unused Python. tests/client finds unused code of the page."""

from __future__ import annotations

import tomllib
from fnmatch import fnmatchcase
from typing import Any

import pytest
from vulture import Vulture

from tests.places import checkout

ROOT = checkout()


@pytest.fixture(scope="module")
def settings() -> dict[str, Any]:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)["tool"]["vulture"]
    return found


@pytest.fixture(scope="module")
def unused(settings: dict[str, Any]) -> list[Any]:
    """Everything that vulture finds without exceptions."""
    vulture = Vulture()
    vulture.scavenge([str(ROOT / path) for path in settings["paths"]], settings["exclude"])
    found: list[Any] = vulture.get_unused_code(settings["min_confidence"])
    return found


def test_vulture_finds_no_dead_code(settings: dict[str, Any], unused: list[Any]) -> None:
    patterns = settings["ignore_names"]
    assert set(settings) == {"paths", "exclude", "min_confidence", "ignore_names"}
    dead = [one for one in unused if not any(fnmatchcase(one.name, p) for p in patterns)]
    assert not dead, [one.get_report() for one in dead]


def test_every_name_that_vulture_is_told_to_leave_alone_is_one_that_it_finds(
    settings: dict[str, Any], unused: list[Any]
) -> None:
    found = {one.name for one in unused}
    assert len(found) > 50
    assert [
        p for p in settings["ignore_names"] if not any(fnmatchcase(name, p) for name in found)
    ] == []
