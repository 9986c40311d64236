"""Commands that must not wait for the compiler: `replay`, and `play` at its start."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import boneace
from boneace import bots, games
from boneace.cli import main
from boneace.commands import replay
from boneace.compiling.preparing import Preparing, shown
from boneace.compiling.progress import Progress
from boneace.kernel import at_hand

#: Modules that replaying one record does not need.
HEAVY = ("numba", "llvmlite", "sqlalchemy", "starlette", "uvicorn", "rich", "textual")
REPLAY = f"""
import sys
from boneace.cli import main
assert main(["replay", sys.argv[1], "--log"]) == 0
print([name for name in {HEAVY!r} if name in sys.modules], file=sys.stderr)
"""


def run(*command: str, cache: Path, given: str = "") -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join(sys.path)
    environment = {**os.environ, "PYTHONPATH": paths, "BONEACE_CACHE": str(cache)}
    return subprocess.run(
        [sys.executable, *command],
        env=environment | {"BONEACE_LANGUAGE": "en", "LANG": "en_US.UTF-8"},
        input=given,
        capture_output=True,
        text=True,
        timeout=300,
    )


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Run as in a process in which nothing has been compiled."""
    monkeypatch.setattr(at_hand, "_known", {})


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = boneace.new("thirty-one", 3, seed=5, at_once=True)
    while not match.over and len(match) < 90:
        match.push(match.legal[0])
    file = tmp_path / "match.toml"
    file.write_text(match.to_record().to_toml(), encoding="utf-8")
    return file


def test_one_record_is_replayed_with_what_it_needs_alone(record: Path, tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    done = run("-c", REPLAY, str(record), cache=cache)
    assert done.returncode == 0, done.stderr
    assert done.stderr.strip() == "[]"
    assert not list(cache.rglob("*")), "something was compiled"
    assert len(done.stdout.splitlines()) > 50


def test_a_long_file_is_compiled_beside_the_replaying(
    record: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    line = boneace.read(record).to_json_line()
    many = tmp_path / "many.jsonl"
    many.write_text(f"{line}\n" * 3, encoding="utf-8")
    begun: list[str] = []

    class Watched(Preparing):
        def __enter__(self) -> Watched:
            begun.append(self._game)
            self._tell(Progress(0.2))
            self._tell(None)
            return self

    monkeypatch.setattr("boneace.compiling.preparing.Preparing", Watched)
    assert main(["replay", str(many), "--json"]) == 0
    short = capsys.readouterr()
    assert not begun and not short.err
    monkeypatch.setattr(replay, "LONG", 100)
    assert main(["replay", str(many), "--json"]) == 0
    long = capsys.readouterr()
    assert begun == ["thirty-one"]
    assert long.err == "The engine is being compiled in the background; this happens once.\n"
    assert long.out == short.out and len([json.loads(one) for one in long.out.splitlines()]) == 3


def test_a_game_is_prepared_in_a_child_then_gone_on_with(interpreted: None) -> None:
    code = "print('progress 0.5', flush=True); print('thirty-one: ready after 4 s')"
    heard: list[Progress | None] = []
    with Preparing("thirty-one", heard.append, (sys.executable, "-c", code)) as preparing:
        preparing.wait(300)
    assert heard == [Progress(0.5), None]
    assert games.at_hand("thirty-one").compiled
    assert games.at_hand("thirty-one", bots.THINKING).compiled


@pytest.mark.parametrize("command", [("-c", "raise SystemExit(3)"), ("/there/is/none",)])
def test_where_compiling_fails_it_stays_interpreted(
    interpreted: None, command: tuple[str, ...]
) -> None:
    heard: list[Progress | None] = []
    whole = (sys.executable, *command) if command[0] == "-c" else command
    with Preparing("thirty-one", heard.append, whole) as preparing:
        preparing.wait(60)
    assert heard == [None] and not games.at_hand("thirty-one").compiled


def test_leaving_ends_the_child(interpreted: None) -> None:
    slow = (
        sys.executable,
        "-c",
        "import time; print('progress 0.1', flush=True); time.sleep(99)",
    )
    begun = threading.Event()
    preparing = Preparing("thirty-one", lambda progress: begun.set(), slow)
    with preparing:
        assert begun.wait(60)
    preparing.wait(60)
    assert preparing._child is not None and preparing._child.wait(60) != 0
    assert not games.at_hand("thirty-one").compiled


def test_a_terminal_gets_a_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", "xterm")
    out = Terminal()
    with shown(out) as tell:
        tell(Progress(0.4))
    assert "40 % done" in out.getvalue()


def test_play_begins_before_anything_is_compiled(tmp_path: Path) -> None:
    cache = tmp_path / "cache"
    arguments = ("play", "thirty-one", "--plain", "--seed", "4", "--dealer", "2", "--seats", "3")
    done = run("-m", "boneace.cli", *arguments, cache=cache, given="hand\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "Your turn" in done.stdout and "Compiling" not in done.stdout
    assert not list(cache.rglob("*.nbi")) or "compiled" in done.stderr
