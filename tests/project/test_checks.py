"""The project's promises about its source: style, types, layers, sizes."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.places import checkout

ROOT = checkout()
LONGEST = 500


def run(*command: str) -> None:
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "arguments", [("check", "."), ("format", "--check", ".")], ids=["check", "format"]
)
def test_ruff_finds_nothing(arguments: tuple[str, ...]) -> None:
    run(sys.executable, "-m", "ruff", *arguments)


def test_mypy_finds_nothing() -> None:
    run(sys.executable, "-m", "mypy")


def test_imports_go_down_the_layers() -> None:
    found = shutil.which("lint-imports", path=str(Path(sys.executable).parent))
    assert found, "import-linter is part of the extra “test”"
    run(found)


def tracked() -> list[Path]:
    """The files of the project: those known to git, or, without git, those that are not built."""
    if not (ROOT / ".git").exists() or not shutil.which("git"):
        pytest.skip("not a git checkout: which files are the project's own is not known")
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    return [ROOT / name for name in listed.splitlines() if (ROOT / name).exists()]


def test_no_folder_of_games_imports_a_game() -> None:
    """Code that several games share is next to them, and they do not import each other."""
    folder = ROOT / "src" / "boneace" / "games"
    games = {path.parent.name for path in folder.glob("*/declaration.py")}
    crossing = [
        f"{path.relative_to(folder)}: {named}"
        for path in folder.rglob("*.py")
        for named in re.findall(r"boneace\.games\.(\w+)", path.read_text("utf-8"))
        if named in games and named != path.relative_to(folder).parts[0]
    ]
    assert games and crossing == []


def test_a_game_that_is_made_by_the_guide_is_one_folder() -> None:
    """No code but its own names Schwimmen: neither Python, nor the page, nor the settings."""
    code = {".py", ".ts", ".svelte", ".css", ".toml"}
    own = ROOT / "src" / "boneace" / "games" / "schwimmen"
    others = [
        path
        for path in tracked()
        if path.suffix in code
        and not path.is_relative_to(own)
        and path.relative_to(ROOT).parts[0] not in ("tests", "docs")
    ]
    naming = [path for path in others if "schwimmen" in path.read_text("utf-8").lower()]
    assert len(others) > 500 and naming == []


def test_no_source_file_is_longer_than_a_person_reads() -> None:
    sources = {".py", ".ts", ".svelte", ".css", ".c"}
    long = {
        str(path.relative_to(ROOT)): lines
        for path in tracked()
        if path.suffix in sources
        and (lines := len(path.read_text(encoding="utf-8").splitlines())) > LONGEST
    }
    assert not long


def test_no_file_names_the_address_of_a_registry() -> None:
    parts = [("registry", "npmjs"), ("pypi", "org"), ("files", "pythonhosted"), ("deb", "debian")]
    hosts = [".".join(part).encode() for part in parts]
    named = [path for path in tracked() if any(host in path.read_bytes() for host in hosts)]
    assert not named
