"""Fixtures for the tests of the kernel: small games, written for one test."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest


@pytest.fixture
def make_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., Path]]:
    """Write the modules of a game into a separate folder, with a separate cache.

    Processes that the test starts can import it too. It is forgotten after the test.
    """
    made = []

    def make(name: str, **modules: str) -> Path:
        package = tmp_path / name
        package.mkdir()
        for module, text in {"__init__": "", **modules}.items():
            (package / f"{module}.py").write_text(text)
        monkeypatch.setenv("BONEACE_CACHE", str(tmp_path / "cache"))
        monkeypatch.syspath_prepend(tmp_path)
        monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *sys.path]))
        made.append(name)
        return package

    yield make
    for name in [name for name in sys.modules if name.partition(".")[0] in made]:
        del sys.modules[name]
