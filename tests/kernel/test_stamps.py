"""Stamps: a compiled game is recognized as such until one of its sources changes."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from boneace.compiling import stamps

GAME = "mus"


@pytest.fixture
def code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A file of machine code of a game that this process has compiled, in a separate cache."""
    monkeypatch.setenv("BONEACE_CACHE", str(tmp_path))
    made = ModuleType("boneace_games_mus_rules_of_this_test")
    made.__file__ = str(tmp_path / "0123" / "code.py")
    Path(made.__file__).parent.mkdir()
    monkeypatch.setitem(sys.modules, made.__name__, made)
    yield Path(made.__file__)


def test_what_is_compiled_is_known(code: Path) -> None:
    assert not stamps.has_stamp(GAME)
    stamps.put_stamp(GAME)
    assert stamps.has_stamp(GAME) and not stamps.has_stamp("switch")


def test_a_stamp_is_worth_nothing_without_the_code(code: Path) -> None:
    stamps.put_stamp(GAME)
    code.parent.rmdir()
    assert not stamps.has_stamp(GAME)


def test_another_processor_has_other_code(code: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stamps.put_stamp(GAME)
    monkeypatch.setattr(stamps, "_processor", lambda: "another one")
    assert not stamps.has_stamp(GAME)


def test_another_source_has_other_code(code: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stamps.put_stamp(GAME)
    monkeypatch.setattr(stamps, "digest_of", lambda package, kinds: "changed")
    assert not stamps.has_stamp(GAME)


def test_what_was_interpreted_gets_no_stamp(
    code: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(sys.modules, "boneace_games_mus_rules_of_this_test")
    for name in [name for name in sys.modules if name.startswith("boneace_games_mus_rules")]:
        monkeypatch.delitem(sys.modules, name)
    stamps.put_stamp(GAME)
    assert not stamps.has_stamp(GAME) and [one.name for one in tmp_path.iterdir()] == ["0123"]
