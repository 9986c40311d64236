"""What a person is told who waits for a game to be compiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="Windows has no pseudo-terminals")

#: Compiles a function that belongs to no module and two small drivers, and nothing else.
PROGRAM = """
import numba
import numpy as np
from boneace import games
made = {}
exec("def same(number): return number", made)
games.drivers("mus")
numba.njit(made["same"])(1)
for game in ("thirty-one", "mus"):
    games.drivers(game).shuffled(7, np.array([7], np.uint64), np.zeros(3, np.int8))
"""

#: Says whether numba was there before anything was bound.
BOUND = """
import sys
from boneace import games
from boneace.kernel import build
bind = build.bind
def watched(*given):
    print("numba" in sys.modules)
    return bind(*given)
build.bind = watched
games.drivers("mus")
"""


def seen(folder: Path, *program: str) -> str:
    """What a program writes to a terminal as its standard error."""
    ours, theirs = pty.openpty()
    environment = {**os.environ, "BONEACE_CACHE": str(folder)}
    subprocess.run([sys.executable, *program], env=environment, stderr=theirs, check=True)
    os.close(theirs)
    found = b""
    try:
        while more := os.read(ours, 1000):
            found += more
    except OSError:  # so the end of a terminal is told
        pass
    os.close(ours)
    return found.decode()


def test_a_program_at_a_terminal_says_once_that_it_compiles(tmp_path: Path) -> None:
    assert seen(tmp_path, "-c", PROGRAM).splitlines() == [
        "Compiling the game for this machine: this may take a minute, and happens once."
    ]
    assert seen(tmp_path, "-c", PROGRAM) == ""  # it is on disk


def test_a_program_that_nobody_watches_says_nothing(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "BONEACE_CACHE": str(tmp_path)},
        capture_output=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == (b"", b"")


def test_a_command_shows_its_own_progress_alone(tmp_path: Path) -> None:
    assert seen(tmp_path, "-c", "import boneace.cli\n" + PROGRAM) == ""


def test_numba_is_imported_where_one_thread_at_a_time_binds() -> None:
    """Two threads that imported it at once waited for each other for ever: so `boneace review` did
    sometimes, and the reviews of a server."""
    done = subprocess.run([sys.executable, "-c", BOUND], capture_output=True, check=True, text=True)
    assert done.stdout == "False\n"
