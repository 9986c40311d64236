"""The hand-written loop in C (thirty_one.c), if there is a C compiler."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path

SOURCE = Path(__file__).with_name("thirty_one.c")
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")

Playouts = Callable[[int, int, int], tuple[int, int]]


def compiler() -> str | None:
    """The C compiler of this machine, as CC names it or under its usual names."""
    wanted = (os.environ.get("CC"), "cc", "gcc", "clang")
    return next((found for name in wanted if name and (found := shutil.which(name))), None)


def playouts() -> Playouts | None:
    """A function: seats, seed, matches -> decisions and chance moves made; None if no compiler."""
    found = compiler()
    if found is None:
        return None
    folder = Path(tempfile.mkdtemp(prefix="boneace-benchmark-"))
    try:
        library = folder / "thirty_one.so"
        subprocess.run([found, *FLAGS, "-o", str(library), str(SOURCE)], check=True)
        loaded = ctypes.CDLL(str(library))
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    loaded.playouts.argtypes = (
        ctypes.c_int,
        ctypes.c_uint64,
        ctypes.c_int64,
        ctypes.POINTER(ctypes.c_int64),
    )
    loaded.playouts.restype = None

    def run(seats: int, seed: int, matches: int) -> tuple[int, int]:
        counts = (ctypes.c_int64 * 2)()
        loaded.playouts(seats, seed, matches, counts)
        return counts[0], counts[1]

    return run
