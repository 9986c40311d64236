"""Stamps in the cache that say which games are compiled, so that no process must check again.

To find out by trying, a process has to import the compiler and load all of a game's machine code:
two seconds for each game, in a child process that then ends. The name of a stamp depends on
everything that the code was made from, so it is valid as long as nothing has changed. It is only a
hint: code that is missing after all is compiled on first use.
"""

from __future__ import annotations

import hashlib
import platform
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path

from boneace import games
from boneace.kernel.folder import cache_folder
from boneace.sources import digest_of

_FOLDER = "stamps"


def put_stamp(game: str) -> None:
    """Record that everything a table uses of a game is compiled; call this after compiling it."""
    stored = cache_folder()
    rules = f"{games.declaration(game).package}.rules".replace(".", "_")
    files = [Path(file) for name in list(sys.modules) if (file := _bound_to(rules, name))]
    folders = sorted(file.parent.name for file in files if file.parent.parent == stored)
    if folders:  # else it was not compiled: numba is disabled
        stamp = stored / _stamp(game)
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text("\n".join(folders), encoding="utf-8")


def has_stamp(game: str) -> bool:
    """Whether a game is known to be compiled, and its machine code still exists."""
    stored = cache_folder()
    try:
        folders = (stored / _stamp(game)).read_text(encoding="utf-8").split()
    except OSError:
        return False
    return bool(folders) and all((stored / folder).is_dir() for folder in folders)


def _bound_to(rules: str, name: str) -> str | None:
    """The file of a module of machine code, if it belongs to the game with these rules."""
    found = sys.modules.get(name) if name.startswith(rules) else None
    return getattr(found, "__file__", None)


def _stamp(game: str) -> str:
    """The path of the stamp of a game, named after what machine code depends on: every source, the
    compiler and the processor."""
    package = games.declaration(game).package
    sources = [digest_of(name, (".py",)) for name in ("boneace", package)]
    made_from = repr((sources, sys.version, _compiler(), _processor()))
    return f"{_FOLDER}/{game}-{hashlib.sha256(made_from.encode()).hexdigest()[:16]}"


@cache
def _compiler() -> list[str]:
    return [version(name) for name in ("numba", "llvmlite", "numpy")]


@cache
def _processor() -> str:
    """A description of the kind of processor: several computers may share a cache."""
    try:
        first = Path("/proc/cpuinfo").read_text(encoding="utf-8").partition("\n\n")[0]
    except OSError:
        return f"{platform.machine()} {platform.processor()}"
    fast = ("mhz", "bogomips")  # how fast it runs: that differs from one start to the next
    return "\n".join(one for one in first.splitlines() if not any(x in one.lower() for x in fast))
