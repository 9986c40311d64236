"""`boneace arena`: what it prints, and how an interrupt ends it."""

from __future__ import annotations

import errno
import json
import signal
import sys
from pathlib import Path

import pytest

from boneace.cli import main
from boneace.languages.streams import INTERRUPTED
from tests.interrupted import interrupted_arena

BOTS = ["zoo:honest", "zoo:caller", "zoo:folder"]
QUICK = ["--matches", "2", "--deals", "2", "--jobs", "1"]


def test_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "three-stake-brag", *BOTS, *QUICK]) == 0
    told = capsys.readouterr().out
    assert "Three-Stake Brag (default), 2 seats" in told
    assert "zoo:honest against zoo:caller" in told and "chips a deal" in told
    assert all(told.count(name) >= 4 for name in BOTS)  # cross-table, pairings, times


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["--json", "--gauntlet", "--seed", "5", "--option", "stake=2"]
    assert main(["arena", "three-stake-brag", *BOTS, *QUICK, *arguments]) == 0
    told = json.loads(capsys.readouterr().out)
    assert [one["second"] for one in told["pairings"]] == BOTS[1:]
    assert told["seed"] == 5 and told["options"] == {"deals": 2, "stake": 2}


def test_a_picture_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    drawn = tmp_path / "arena.svg"
    asked = ["arena", "three-stake-brag", *BOTS, *QUICK, "--svg", str(drawn)]
    assert main(asked) == 0
    picture = drawn.read_text()

    def full(file: Path, text: str, **_: object) -> None:
        file.write_bytes(text[:9].encode())
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    assert main(asked) == 2
    assert "arena.svg cannot be written: No space left" in capsys.readouterr().err
    assert [drawn.read_text(), *tmp_path.iterdir()] == [picture, drawn]


def test_the_bots_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "switch", "--list"]) == 0
    told = capsys.readouterr().out
    assert "club " in told and "zoo:knock_25" in told and "from 25 points on" in told
    assert main(["arena", "switch", "--list", "--json"]) == 0
    assert "zoo:random" in json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "two bots or more, not 0"),
        (["novice", "clubb"], "did you mean “club”"),
        ([*BOTS, "--seats", "12"], "2 to 10 seats"),
        ([*BOTS, "--option", "deals"], "NAME=VALUE"),
    ],
)
def test_bad_input(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "three-stake-brag", *arguments]) == 2
    assert said in capsys.readouterr().err


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.skipif(sys.platform == "win32", reason="no signal can be sent to one process")
def test_an_interrupt_prints_what_is_known(jobs: str) -> None:
    done = interrupted_arena("three-stake-brag", *BOTS[:2], "--jobs", jobs, timeout=120)
    assert done.returncode == INTERRUPTED, done.stderr
    told = json.loads(done.stdout)
    assert told["stopped"] and 3 <= told["pairings"][0]["sets"] < 100_000
    assert "Traceback" not in done.stderr and signal.SIGINT
