"""The commands as a user types them: what they print, and what they say about bad input."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from boneace import games
from boneace.cli import main
from boneace.compiling import warm

GOOD = {
    "boneace": 1,
    "game": "thirty-one",
    "players": ["Ann", "Ben"],
    "deals": [{"pack": "9C KD 4S 3C 2H 7D 5H", "moves": ["knock"]}],
}


@pytest.fixture
def many(tmp_path: Path) -> Path:
    """Three records, the middle one with an impossible card."""
    bad = GOOD | {"deals": [{"pack": "9C KD KD", "moves": []}]}
    file = tmp_path / "many.jsonl"
    file.write_text("".join(json.dumps(record) + "\n" for record in (GOOD, bad, GOOD)))
    return file


def test_games_lists_every_preset(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    told = capsys.readouterr().out
    assert all(name in told for name in ("thirty-one", "pennies", "west-lansing", "common"))
    assert main(["games", "--json"]) == 0
    declared = json.loads(capsys.readouterr().out)
    assert [game["name"] for game in declared] == games.names()


def test_rules_prints_the_book_a_clause_and_the_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "thirty-one"]) == 0
    assert "**T31-15**" in capsys.readouterr().out
    assert main(["rules", "thirty-one", "t31-15"]) == 0
    clause = capsys.readouterr().out
    assert clause.startswith("T31-15") and "knock" in clause
    assert main(["rules", "thirty-one", "--options"]) == 0
    assert "lives = 3" in capsys.readouterr().out
    assert main(["rules", "thirty-one", "t31-15", "--options"]) == 2
    assert "give a clause or --options, not both" in capsys.readouterr().err


def test_replay_prints_one_object_a_record(many: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(many), "--json"]) == 2
    told = capsys.readouterr()
    first, bad, last = (json.loads(line) for line in told.out.splitlines())
    assert first == last
    assert (first["deal"], first["turn"], first["standing"]) == (1, 0, {"lives": [3, 3]})
    assert (bad["line"], bad["deal"], bad["place"]) == (2, 1, "card 3")
    assert "line 2, deal 1, card 3" in told.err and "KD" in told.err


@pytest.mark.parametrize("closed", [False, True])
@pytest.mark.parametrize(
    "command", [("replay", "-"), ("review", "-"), ("puzzles", "thirty-one", "--from", "-")]
)
def test_records_come_from_the_standard_input(
    command: tuple[str, ...], closed: bool, capsys: pytest.CaptureFixture[str], monkeypatch: Any
) -> None:
    given = io.TextIOWrapper(io.BytesIO(json.dumps(GOOD).encode()))
    monkeypatch.setattr(sys, "stdin", None if closed else given)
    assert main(list(command)) == (2 if closed else 0)
    assert ("<stdin>: the file contains no record" in capsys.readouterr().err) == closed


def test_replay_tells_the_log_as_a_seat_saw_it(
    many: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(many), "--log", "--seat", "0"]) == 2
    told = capsys.readouterr().out
    assert "Ben knocks." in told and "waiting for Ann" in told


def test_nothing_in_a_record_can_command_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "foreign.jsonl"
    names = ["Ann\x1b[2J", "Ben\nAnn wins.\u202e"]
    bad = GOOD | {"deals": [{"pack": "9C KD 4S 3C 2H 7D 5H", "moves": ["\x1b]0;knock\x07"]}]}
    file.write_text("\n".join(json.dumps(record) for record in (GOOD | {"players": names}, bad)))
    assert main(["replay", str(file), "--log"]) == 2
    told = capsys.readouterr()
    assert r"Ben\nAnn wins.\u202e knocks." in told.out and r"“\x1b]0;knock\x07”" in told.err
    assert not set("\x1b\x07\u202e") & set(told.out + told.err)
    out_of_turn = GOOD["deals"][0] | {"moves": ["0: knock"]}
    file.write_text(json.dumps(GOOD | {"players": names, "deals": [out_of_turn]}))
    assert main(["puzzles", "thirty-one", "--from", str(file)]) == 2
    assert r"It is the turn of Ben" in (said := capsys.readouterr().err) and "\u202e" not in said
    file.write_text(json.dumps(GOOD | {"game": "\x1b[2J"}))
    assert main(["puzzles", "thirty-one", "--from", str(file)]) == 2
    assert r"of \x1b[2J" in capsys.readouterr().err
    file.write_text(json.dumps(GOOD | {"players": names}))
    assert main(["replay", str(file), "--log", "--json"]) == 0
    assert (
        "Ben\nAnn wins.\u202e knocks." in json.loads(capsys.readouterr().out.splitlines()[0])["log"]
    )


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["replay", "nowhere.toml"], "nowhere.toml: No such file"),
        (["rules", "whist"], "there is no game “whist”"),
        (["rules", "thirty-one", "T31-99"], "no clause “T31-99”"),
        (["bench", "thirty-two"], "did you mean “thirty-one”?"),
        (["bench", "thirty-one", "--preset", "penny"], "did you mean “pennies”?"),
        (["bench", "thirty-one", "--seats", "8"], "2 to 7 seats"),
        (["play", "thirty-one", "--option", "lives=99", "--plain"], "from 1 to 10"),
    ],
)
def test_bad_input_gets_a_sentence_and_status_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    told = capsys.readouterr()
    assert said in told.err and told.out == ""


@pytest.mark.parametrize("name", ["kuhn", "leduc"])
def test_an_example_that_is_not_installed_is_told_from_an_unknown_game(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "names", games.shipped)
    assert main(["solve", name]) == 2
    assert f"pip install ./examples/{name}" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        ["--port", "many"],
        ["--port", "70000"],
        ["--bot-delay", "-1"],
        ["fold"],
        ["rules"],
        ["bench", "mus", "--seconds", "-1"],
    ],
)
def test_a_wrong_command_line_says_how_it_is_used(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    assert "usage: boneace" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "command"),
    [
        (["play", "kuhn", "--nope"], "play"),
        (["arena", "mus", "novice", "--matches", "1", "club", "--nope"], "arena"),
        (["study", "compare", "mus", "--nope"], "study compare"),
        (["table", "matches", "--nope"], "table matches"),
        (["--nope"], "table"),  # the command without a name
        (["rules", "mus", "M-1", "--nope"], "rules"),
    ],
)
def test_an_unknown_option_is_refused_with_the_usage_of_the_command(
    arguments: list[str], command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    told = capsys.readouterr().err
    assert stopped.value.code == 2 and told.startswith(f"usage: boneace {command} [")
    assert told.endswith(f"boneace {command}: error: unrecognized arguments: --nope\n")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk to write to")
@pytest.mark.parametrize("asked", [["--help"], ["--version"], ["table", "--help"], ["games"]])
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_what_cannot_be_written_is_told(asked: list[str], unbuffered: str) -> None:
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered}
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "boneace", *asked],
            env=environment, stdout=full, stderr=subprocess.PIPE, text=True, check=False,
        )  # fmt: skip
    assert (done.returncode, done.stderr) == (2, "boneace: No space left on device\n")


def test_a_command_that_need_not_be_given_is_in_brackets(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit):
        main(["table", "--help"])
    told = capsys.readouterr().out
    assert "[COMMAND] ..." in told.partition("\n\n")[0] and "[[" not in told


def test_a_seat_that_is_not_there_is_refused(
    many: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(many), "--seat", "2"]) == 2
    assert "no seat 2" in capsys.readouterr().err


def test_bench_says_that_it_compiles(tmp_path: Path) -> None:
    """In a separate process: in this one all may be compiled already."""
    command = [sys.executable, "-m", "boneace", "bench", "stop-the-bus", "--seconds", "0.05"]
    environment = {**os.environ, "BONEACE_CACHE": str(tmp_path)}
    first, second = (
        subprocess.run(
            [*command, *more], env=environment, capture_output=True, text=True, check=True
        )
        for more in ((), ("--json",))
    )
    assert "million random moves" in first.stdout
    assert json.loads(second.stdout)["moves_per_second"] > 0
    assert (first.stderr, second.stderr) == ("Compiling the engine; this happens once.\n", "")


def test_warm_refuses_a_game_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    assert warm.main(["whist"]) == 2
    assert "there is no game “whist”" in capsys.readouterr().err


def test_warm_says_how_it_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        warm.main(["--help"])
    assert "[--progress] [GAME ...]" in capsys.readouterr().out


@pytest.mark.parametrize("command", ["arena", "simulate", "study", "puzzles"])
def test_what_may_be_left_out_is_not_said_to_be_missing(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main([command])
    assert capsys.readouterr().err.endswith(" required: GAME\n")
