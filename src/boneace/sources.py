"""The files of a package, and digests of them: equal if nothing differs."""

from __future__ import annotations

import hashlib
from functools import cache
from importlib import import_module
from pathlib import Path


def written(file: str | Path) -> tuple[int, int] | None:
    """When a file was written last, and its size: they change with it. None if there is no file."""
    try:
        found = Path(file).stat()
    except (OSError, ValueError):
        return None
    return found.st_mtime_ns, found.st_size


@cache
def digest_of(package: str, kinds: tuple[str, ...]) -> str:
    """A digest of the files of a package whose names end in one of `kinds`: names and contents.

    The files of a process do not change while it runs, so each package is read once.
    """
    origin = import_module(package).__file__
    assert origin is not None
    root, found = Path(origin).parent, hashlib.sha256()
    for path in sorted(path for path in root.rglob("*") if path.suffix in kinds):
        if "static" not in path.parts:  # the built page
            found.update(path.relative_to(root).as_posix().encode())
            found.update(path.read_bytes())
    return found.hexdigest()[:16]
