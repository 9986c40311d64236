"""Finds unused Python. tests/client finds unused code of the page."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from fnmatch import fnmatchcase

from tests.places import checkout

ROOT = checkout()


def test_vulture_finds_no_dead_code() -> None:
    vulture = (sys.executable, "-m", "vulture")
    done = subprocess.run(vulture, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_name_that_vulture_is_told_to_leave_alone_is_one_that_it_finds() -> None:
    from vulture import Vulture

    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    settings = tomllib.loads(text)["tool"]["vulture"]
    vulture = Vulture()
    vulture.scavenge([str(ROOT / path) for path in settings["paths"]])
    found = {item.name for item in vulture.get_unused_code(settings["min_confidence"])}
    patterns = settings["ignore_names"]
    assert len(found) > 50
    assert [p for p in patterns if not any(fnmatchcase(name, p) for name in found)] == []
