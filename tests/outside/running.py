"""A game from outside as a user installs it: in a separate folder and a separate process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path


def offer(folder: Path, name: str, package: str) -> None:
    """The files that pip writes for an installed package with a game."""
    kept = folder / f"{name.replace('-', '_')}-1.0.dist-info"
    kept.mkdir(parents=True)
    (kept / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (kept / "entry_points.txt").write_text(f"[boneace.games]\n{name} = {package}\n")


def write(folder: Path, name: str, clause: str, catalogue: str, **modules: str) -> Path:
    """Write a small game as pip installs it: its modules by name, and a rule book of one clause.

    Returns the folder of its package.
    """
    package = folder / name.replace("-", "_")
    (package / "languages").mkdir(parents=True)
    (package / "__init__.py").touch()
    for module, source in modules.items():
        (package / f"{module}.py").write_text(source)
    title = name.replace("-", " ").title()
    (package / "rulebook.md").write_text(f"# {title}\n\n- {clause}\n")
    (package / "languages" / "en.ftl").write_text(catalogue, encoding="utf-8")
    offer(folder, name, package.name)
    return package


def run(
    folder: Path, *arguments: str, typed: str = "", **variables: str
) -> subprocess.CompletedProcess[str]:
    """Run Python with the packages of a folder installed."""
    paths = os.pathsep.join([str(folder), *os.environ.get("PYTHONPATH", "").split(os.pathsep)])
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8", **variables}
    return subprocess.run(
        [sys.executable, *arguments],
        env=environment,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def printed(folder: Path, program: str) -> str:
    """The output of a program run in this way; it must not fail."""
    done = run(folder, "-c", program)
    assert done.returncode == 0, done.stderr
    return done.stdout
