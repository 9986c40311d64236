"""The games that solving is tested with: the examples, and Kuhn poker with other rules."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree

from boneace import games
from tests.places import checkout

EXAMPLES = checkout() / "examples"


@contextmanager
def registered(folder: Path, *packages: str) -> Iterator[None]:
    """Register the games of these packages inside the block."""
    sys.path.insert(0, str(folder))
    names = [games.register(package).name for package in packages]
    try:
        yield
    finally:
        sys.path.remove(str(folder))
        for name in names:
            games._packages.pop(name)
        for known in (games._declaration, games._part, games._drivers):
            known.cache_clear()


def other_kuhn(folder: Path, name: str, changes: Mapping[str, str]) -> str:
    """Write the package of a game like Kuhn poker, with other rules; returns its name."""
    package = f"boneace_{name}"
    copytree(EXAMPLES / "kuhn" / "src" / "boneace_kuhn", folder / package)
    for module in ("declaration.py", "rules.py"):
        file = folder / package / module
        text = file.read_text(encoding="utf-8")
        text = text.replace("boneace_kuhn", package).replace('"kuhn"', f'"{name}"')
        for old, new in changes.items():
            text = text.replace(old, new)
        file.write_text(text, encoding="utf-8")
    return package
