"""Programs in the arena: asked in lines of JSON, and named in the error if they fail."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from boneace import arena, games
from boneace.arena import programs
from boneace.cli import main
from boneace.errors import OptionError

KNOCKER = """
import json, sys
begun = None
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "begin":
        begun = asked
        assert begun["boneace"] == 1 and begun["game"] == "thirty-one", begun
        assert begun["seats"] == 2 and begun["options"]["lives"] == 3, begun
        continue
    hand = asked["view"]["seats"][asked["view"]["you"]]["hand"]
    assert begun and "??" not in hand and len(hand) in (3, 4), asked
    print(json.dumps({"move": "knock" if "knock" in asked["moves"] else asked["moves"][-1]}))
    sys.stdout.flush()
"""


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str], str]:
    """Write a program; returns its name in the arena."""

    def written(text: str) -> str:
        path = tmp_path / "bot.py"
        path.write_text(text)
        return f"program:{sys.executable} {path}"

    return written


def contest(name: str, capsys: pytest.CaptureFixture[str], *more: str) -> tuple[int, str, str]:
    status = main(["arena", "thirty-one", name, "zoo:random", "--jobs", "1", *more])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_a_program_plays(program: Callable[[str], str], capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = contest(program(KNOCKER), capsys, "--matches", "10", "--json")
    assert status == 0, err
    found = json.loads(out)
    assert found["pairings"][0]["matches"] == 20
    assert found["bots"][0]["name"].startswith("program:") and found["bots"][0]["decisions"] >= 20


def test_a_name_is_printed_as_it_is(
    program: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    name = f"{program(KNOCKER)} [/b] :bug: [red]"
    status, out, err = contest(name, capsys, "--matches", "1")
    assert status == 0, err
    assert main(["simulate", "thirty-one", name, "--seats", "2", "--matches", "1"]) == 0
    for told in (out, capsys.readouterr().out):  # it may be wrapped
        assert all(part in told for part in ("[/b]", ":bug:", "[red]"))


ANSWERS = """
import sys
for line in sys.stdin:
    if '"choose"' in line:
        print({answer!r}, flush=True)
"""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("import sys; sys.stdin.readline(); sys.exit(3)", "the middle of a match (status 3)"),
        (ANSWERS.format(answer="hello"), "answered “hello”"),
        (ANSWERS.format(answer='{"move": 7}'), "answered “{"),
        (ANSWERS.format(answer='{"move": "fold"}'), "not legal, fold"),
    ],
    ids=["ends", "no JSON", "a number", "no move"],
)
def test_a_program_that_does_not_keep_to_it_is_told_of(
    program: Callable[[str], str], capsys: pytest.CaptureFixture[str], text: str, said: str
) -> None:
    status, _, err = contest(program(text), capsys, "--matches", "1")
    assert status == 2 and said in err


def test_a_program_that_says_nothing(
    program: Callable[[str], str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(programs, "PATIENCE", 0.2)
    status, _, err = contest(program("import sys; sys.stdin.read()"), capsys, "--matches", "1")
    assert status == 2 and "has not answered for" in err


LATE = """
import json, os, sys, time
for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "choose":
        if not os.path.exists(__file__ + ".slept"):
            open(__file__ + ".slept", "w").close()
            time.sleep(1)
        print(json.dumps({"move": asked["moves"][0]}), flush=True)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="it has no groups of processes")
def test_an_interrupt_is_not_for_the_program(program: Callable[[str], str]) -> None:
    running = programs.Running(program(KNOCKER).removeprefix("program:"))
    assert os.getpgid(running._process.pid) != os.getpgrp()  # Ctrl+C goes to the group at work


def test_one_that_failed_is_not_asked_again(program: Callable[[str], str]) -> None:
    name = program("raise SystemExit(3)")
    with pytest.raises(OptionError, match=r"status 3"):
        arena.contest("thirty-one", [name, "zoo:random"], matches=1)
    program(KNOCKER)  # the same file, mended
    assert arena.contest("thirty-one", [name, "zoo:random"], matches=1).pairings


def test_an_answer_that_came_too_late_is_not_taken_for_the_next(
    program: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    name = program(LATE)
    with monkeypatch.context() as hasty, pytest.raises(OptionError, match="has not answered"):
        hasty.setattr(programs, "PATIENCE", 0.3)
        arena.contest("thirty-one", [name, "zoo:random"], matches=1)
    assert arena.contest("thirty-one", [name, "zoo:random"], matches=1).pairings


@pytest.mark.parametrize("command", ["/no/such/program", "", "'"])
def test_a_program_that_cannot_be_started(command: str) -> None:
    with pytest.raises(OptionError, match="cannot be started"):
        programs.Program(command, "thirty-one", 0)


def test_an_option_has_a_value_for_each_code() -> None:
    for name in games.shipped():
        for option in games.declaration(name).options:
            for value in option.values:
                assert option.value(option.code(value)) == value
