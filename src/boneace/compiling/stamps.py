"""Which games are compiled already: a stamp in the cache says so, and no process need look again.

To find out by trying, a process has to import the compiler and load all of a game's machine code:
two seconds for each game, in a child process that then ends. A stamp is named after all that the
code was made from, so that it holds as long as nothing has changed. It is a hint only: what is
missing after all is compiled on first use.
"""

from __future__ import annotations

import hashlib
import platform
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import version
from pathlib import Path

from boneace import games
from boneace.kernel.folder import cache_folder

_FOLDER = "stamps"


def put_stamp(game: str) -> None:
    """Say that all that a table uses of a game is compiled; call it where that has been done."""
    stored = cache_folder()
    rules = f"{games.declaration(game).package}.rules".replace(".", "_")
    files = [Path(file) for name in list(sys.modules) if (file := _bound_to(rules, name))]
    folders = sorted(file.parent.name for file in files if file.parent.parent == stored)
    if folders:  # else it was not compiled: numba was told not to
        stamp = _stamp(game)
        stamp.parent.mkdir(exist_ok=True)
        stamp.write_text("\n".join(folders), encoding="utf-8")


def has_stamp(game: str) -> bool:
    """Whether a game is known to be compiled, and its machine code to be there still."""
    try:
        folders = _stamp(game).read_text(encoding="utf-8").split()
    except OSError:
        return False
    return bool(folders) and all((cache_folder() / folder).is_dir() for folder in folders)


def _bound_to(rules: str, name: str) -> str | None:
    """The file of a module of machine code, where it is one of the game with these rules."""
    found = sys.modules.get(name) if name.startswith(rules) else None
    return getattr(found, "__file__", None)


def _stamp(game: str) -> Path:
    package = games.declaration(game).package
    return cache_folder() / _FOLDER / f"{game}-{_digest(package)}"


@cache
def _digest(package: str) -> str:
    """A digest of what machine code depends on: the processor, the compiler, and every source."""
    compiler = [version(name) for name in ("numba", "llvmlite", "numpy")]
    digest = hashlib.sha256(repr((sys.version, compiler, _processor())).encode())
    for name in dict.fromkeys(("boneace", package)):
        origin = import_module(name).__file__
        assert origin is not None
        for path in sorted(Path(origin).parent.rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _processor() -> str:
    """What tells one kind of processor from another: several computers may share a cache."""
    try:
        first = Path("/proc/cpuinfo").read_text(encoding="utf-8").partition("\n\n")[0]
    except OSError:
        return f"{platform.machine()} {platform.processor()}"
    fast = ("mhz", "bogomips")  # how fast it runs: that differs from one start to the next
    return "\n".join(one for one in first.splitlines() if not any(x in one.lower() for x in fast))
