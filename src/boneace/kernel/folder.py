"""The folder where machine code is stored."""

from __future__ import annotations

import os
import sys
import tempfile
from functools import cache
from pathlib import Path


@cache
def _for_this_process() -> Path:
    """A temporary folder, for machine code that cannot be stored for later."""
    return Path(tempfile.mkdtemp(prefix="boneace-"))


def cache_folder() -> Path:
    """The folder where machine code is stored: BONEACE_CACHE, else the user's cache folder.

    If that is not writable, a temporary folder: a read-only home only costs time.
    """
    if named := os.environ.get("BONEACE_CACHE"):
        wanted = Path(named)
    elif sys.platform == "win32":
        wanted = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "boneace"
    elif sys.platform == "darwin":
        wanted = Path.home() / "Library" / "Caches" / "boneace"
    else:
        wanted = Path(os.environ.get("XDG_CACHE_HOME", Path.home() / ".cache")) / "boneace"
    try:
        wanted.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=wanted):
            return wanted
    except OSError:
        return _for_this_process()
