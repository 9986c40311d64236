"""The drawn table in a real terminal: it starts, takes keys, gives the screen back."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

import boneace
from boneace import record

pty = pytest.importorskip("pty", reason="needs a Unix terminal")
SOURCE = str(Path(boneace.__file__).parents[1])
ENVIRONMENT = {"TERM": "xterm-256color", "PYTHONPATH": SOURCE, "COLUMNS": "80", "LINES": "24"}
ARGUMENTS = ("--dealer", "3", "--seed", "3")  # the turn is yours at once
PATIENCE = 300  # the engine may have to be compiled first


@pytest.mark.parametrize("game", ["thirty-one", "switch", "stop-the-bus", "vingt-un"])
def test_it_starts_and_leaves(game: str, tmp_path: Path) -> None:
    file = tmp_path / "match.toml"
    terminal, inner = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "boneace.cli", "play", game, *ARGUMENTS, "--record", str(file)],
        stdin=inner,
        stdout=inner,
        stderr=inner,
        start_new_session=True,
        env={**os.environ, **ENVIRONMENT},
    )
    os.close(inner)
    try:
        said = wait_for(terminal, b"Your turn")
        os.write(terminal, b"q")
        said += wait_for(terminal, b"Leave the match?")
        os.write(terminal, b"y")
        said += wait_for(terminal, None)
        assert child.wait(PATIENCE) == 0
    finally:
        child.kill()
        os.close(terminal)
    assert b"\x1b[?1049h" in said and b"\x1b[?1049l" in said, "the other screen comes and goes"
    assert said.decode(errors="replace").rstrip().endswith("You leave the match.")
    assert record.read(file).players[0] == "You"


def test_a_terminal_that_cannot_draw_is_told_line_by_line() -> None:
    """One that encodes no suits or frames: the drawn table would be unreadable there."""
    terminal, inner = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "boneace.cli", "play", "thirty-one", *ARGUMENTS],
        stdin=inner,
        stdout=inner,
        stderr=inner,
        start_new_session=True,
        env={**os.environ, **ENVIRONMENT, "PYTHONIOENCODING": "cp1252"},
    )
    os.close(inner)
    try:
        said = wait_for(terminal, b"Your turn")
        os.write(terminal, b"quit\n")
        said += wait_for(terminal, None)
        assert child.wait(PATIENCE) == 0
    finally:
        child.kill()
        os.close(terminal)
    assert b"\x1b[?1049h" not in said and said.rstrip().endswith(b"You leave the match.")


def wait_for(terminal: int, sign: bytes | None) -> bytes:
    """What the terminal is sent until it shows a sign, or until it is closed."""
    said, end = b"", time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if not select.select([terminal], [], [], 1)[0]:
            continue
        try:
            read = os.read(terminal, 65536)
        except OSError:  # closed by the other side
            read = b""
        said += read
        if not read or (sign is not None and sign in said):
            return said
    raise AssertionError(f"{sign!r} was not shown: {said[-500:]!r}")
