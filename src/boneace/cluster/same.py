"""Whether two machines have the same Bone Ace: other rules or bots would give other numbers."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

import boneace

KINDS = (".py", ".npz", ".json")
"""The ends of the files that numbers come from."""


@cache
def digest() -> str:
    """A digest of all sources and tables of the package that is installed here."""
    found = hashlib.sha256()
    root = Path(boneace.__file__).parent
    for path in sorted(path for path in root.rglob("*") if path.suffix in KINDS):
        if "static" not in path.parts:  # the page, as it was built
            found.update(path.relative_to(root).as_posix().encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:16]
