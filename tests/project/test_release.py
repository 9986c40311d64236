"""The parts of a release, without making one: the version, the notes, the digests.

`python .ci/release.py --twice` makes one, and compares it with a second.
"""

from __future__ import annotations

import hashlib
import importlib.util
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

from boneace import __version__
from tests.places import checkout

ROOT = checkout()


@pytest.fixture(scope="module")
def release() -> ModuleType:
    found = importlib.util.spec_from_file_location("release", ROOT / ".ci" / "release.py")
    assert found and found.loader
    module = importlib.util.module_from_spec(found)
    found.loader.exec_module(module)
    return module


def test_the_version_is_written_in_one_place(release: ModuleType) -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" not in settings["project"]
    assert settings["tool"]["hatch"]["version"]["path"] == "src/boneace/__init__.py"
    assert release.version(ROOT) == __version__


def test_the_notes_are_those_of_the_version(release: ModuleType) -> None:
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert release.notes(changes, __version__).startswith("- ")
    written = "# Changes\n\nAll.\n\n## 1.1 (2026)\n\n- New.\n\n## 1.0\n\n- Old.\n"
    assert release.notes(written, "1.1") == "- New.\n"
    assert release.notes(written, "1.0") == "- Old.\n"
    with pytest.raises(SystemExit, match=r"no section for 1\.2"):
        release.notes(written, "1.2")


def test_the_digests_are_sorted_and_as_sha256sum_reads_them(
    release: ModuleType, tmp_path: Path
) -> None:
    for name in ("b.whl", "a.tar.gz"):
        (tmp_path / name).write_text(name)
    one, other = release.sums(tmp_path.iterdir()).splitlines()
    assert one == f"{hashlib.sha256(b'a.tar.gz').hexdigest()}  a.tar.gz"
    assert other.endswith("  b.whl")
