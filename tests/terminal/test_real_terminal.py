"""The drawn table in a real terminal: it starts, takes keys, gives the screen back."""

from __future__ import annotations

import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

import boneace
from boneace import record

pty = pytest.importorskip("pty", reason="needs a Unix terminal")
SOURCE = str(Path(boneace.__file__).parents[1])
ENVIRONMENT = {"TERM": "xterm-256color", "PYTHONPATH": SOURCE, "COLUMNS": "80", "LINES": "24"}
ARGUMENTS = ("--dealer", "3", "--seed", "3")  # the turn is yours at once
PATIENCE = 300  # the engine may have to be compiled first


@contextmanager
def playing(game: str, *more: str, **environment: str) -> Iterator[tuple[int, Any]]:
    """`boneace play` in a separate terminal: the terminal and the process."""
    terminal, inner = pty.openpty()
    child = subprocess.Popen(
        [sys.executable, "-m", "boneace.cli", "play", game, *ARGUMENTS, *more],
        stdin=inner,
        stdout=inner,
        stderr=inner,
        start_new_session=True,
        env={**os.environ, **ENVIRONMENT, **environment},
    )
    os.close(inner)
    try:
        yield terminal, child
    finally:
        child.kill()
        child.wait()
        os.close(terminal)


@pytest.mark.parametrize("game", ["thirty-one", "switch", "stop-the-bus", "vingt-un"])
def test_it_starts_and_leaves(game: str, tmp_path: Path) -> None:
    file = tmp_path / "match.toml"
    with playing(game, "--record", str(file)) as (terminal, child):
        said = wait_for(terminal, b"Your turn")
        os.write(terminal, b"q")
        said += wait_for(terminal, b"Leave the match?")
        os.write(terminal, b"y")
        said += wait_for(terminal, None)
        assert child.wait(PATIENCE) == 0
    assert b"\x1b[?1049h" in said and b"\x1b[?1049l" in said, "the other screen comes and goes"
    assert said.decode(errors="replace").rstrip().endswith("You leave the match.")
    assert record.read(file).players[0] == "You"


def test_ctrl_c_asks_whether_to_leave_and_leaves_when_it_comes_again() -> None:
    with playing("thirty-one") as (terminal, child):
        wait_for(terminal, b"Your turn")
        os.write(terminal, b"\x03")
        wait_for(terminal, b"Leave the match?")
        os.write(terminal, b"\x03")
        said = wait_for(terminal, None)
        assert child.wait(PATIENCE) == 0
    assert said.decode(errors="replace").rstrip().endswith("You leave the match.")


@pytest.mark.parametrize("plain", [(), ("--plain",)])
def test_a_match_that_is_stopped_from_outside_is_recorded(
    plain: tuple[str, ...], tmp_path: Path
) -> None:
    file = tmp_path / "match.toml"
    with playing("thirty-one", "--record", str(file), *plain) as (terminal, child):
        wait_for(terminal, b"Your turn")
        child.send_signal(signal.SIGTERM)
        wait_for(terminal, None)
        assert child.wait(PATIENCE) == (128 + signal.SIGTERM if plain else 0)
    assert record.read(file).players[0] == "You"


def test_a_terminal_that_cannot_draw_is_told_line_by_line() -> None:
    """One that encodes no suits or frames: the drawn table would be unreadable there."""
    with playing("thirty-one", PYTHONIOENCODING="cp1252") as (terminal, child):
        said = wait_for(terminal, b"Your turn")
        os.write(terminal, b"quit\n")
        said += wait_for(terminal, None)
        assert child.wait(PATIENCE) == 0
    assert b"\x1b[?1049h" not in said and said.rstrip().endswith(b"You leave the match.")


def wait_for(terminal: int, sign: bytes | None) -> bytes:
    """The output to the terminal until it contains a text, or until it is closed."""
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
