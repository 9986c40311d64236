"""No command fails for lack of a character: ASCII and cp1252 get plain characters instead.

Each command is run with standard streams of an encoding, as a terminal of Windows, a file that it
redirects to, or a machine with no language set gives them.
"""

from __future__ import annotations

import io
import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import boneace
from boneace import games
from boneace.cli import main
from boneace.compiling.preparing import sentence
from boneace.languages import say, speaking
from boneace.languages.catalogues import files
from boneace.languages.codes import LANGUAGES
from boneace.languages.streams import plain
from boneace.testing.__main__ import main as conformance

ENCODINGS = ("ascii", "cp1252")
COMMANDS = ("table", "play", "replay", "games", "rules", "study", "study compare", "bench")
SOURCE = str(Path(boneace.__file__).parents[1])
TINY = ("--pack", "A=1 4=2 6=1 8=1 T=1 K=2", "--dealer", "16", "--player", "15/18")
RECORD = {
    "boneace": 1,
    "game": "thirty-one",
    "players": ["Ñaño", "Ольга"],
    "deals": [{"pack": "9C KD 4S 3C 2H 7D 5H", "moves": ["knock"]}],
}
BAD = RECORD | {"deals": [{"pack": "9C KD KD", "moves": []}]}

Said = tuple[int, str, str]
"""The exit status, and what was written to standard output and to standard error."""


def said(
    monkeypatch: pytest.MonkeyPatch,
    encoding: str,
    arguments: tuple[str, ...],
    typed: str = "",
    run: Callable[[list[str]], int] = main,
) -> Said:
    """Run a command with streams of an encoding that refuse what they cannot encode."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding, "strict") for _ in range(2))
    with monkeypatch.context() as streams:
        streams.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(typed.encode()), encoding))
        streams.setattr("sys.stdout", out)
        streams.setattr("sys.stderr", err)
        try:
            status = run(list(arguments))
        except SystemExit as stopped:
            status = int(stopped.code or 0)
    out.flush(), err.flush()  # type: ignore[func-returns-value]
    assert (out.errors, err.errors) == ("strict", "strict"), "the streams are left as they were"
    return status, *(stream.buffer.getvalue().decode(encoding) for stream in (out, err))  # type: ignore[attr-defined]


def in_plain(text: str, encoding: str) -> str:
    """A text in an encoding, with substitutes for the characters that it lacks."""

    def has(sign: str) -> bool:
        try:
            return bool(sign.encode(encoding))
        except UnicodeEncodeError:
            return False

    return "".join(sign if has(sign) else plain(sign) for sign in text)


def commands() -> list[tuple[str, ...]]:
    """The parts of a command's output that are the same each time."""
    asked: list[tuple[str, ...]] = [("--help",), ("games",), ("nothing",), ("--port", "many")]
    asked += [(command, "--help") for command in COMMANDS]
    for game in games.names():
        clause = games.declaration(game).options[0].clauses[0]
        asked += [("rules", game), ("rules", game, clause), ("rules", game, "--options")]
    return [
        *asked,
        ("rules", "whist"),
        ("replay", "nowhere.toml"),
        ("replay", "\udcff\udcfe.toml"),
        ("bench", "thirty-two"),
        ("play", "thirty-one", "--plain", "--bots", "jedermann"),
        ("play", "mus", "--plain", "--name", "\udcff"),
        ("study", "chess"),
        ("study", "vingt-un", "--dealer", "bold"),
    ]


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("arguments", commands(), ids=" ".join)
def test_what_an_encoding_lacks_is_said_in_plain_signs(
    arguments: tuple[str, ...], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments = (*arguments, "--language", code)
    status, *whole = said(monkeypatch, "utf-8", arguments)
    for encoding in ENCODINGS:
        found, *told = said(monkeypatch, encoding, arguments)
        assert found == status
        assert told == [in_plain(text, encoding) for text in whole]


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_match_is_played_line_by_line(
    code: str, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ("play", "thirty-one", "--plain", "--seed", "3", "--dealer", "3", "--language", code)
    typed = "?\nhand\ntable\nmoves\nrules\nwhy draw\n«knock»\nwords\nquit\n"
    status, whole, _ = said(monkeypatch, "utf-8", asked, typed)
    assert status == 0 and not whole.isascii()
    found, told, errors = said(monkeypatch, encoding, asked, typed)
    assert found == 0
    with speaking(code):  # said where nothing is compiled yet
        compiling = in_plain(sentence(say("engine-compiling")), encoding)
    assert errors.strip() in ("", compiling)

    def lines(text: str) -> list[str]:
        """The output without the text typed in another encoding, which is returned unchanged."""
        return [line for line in text.splitlines() if "knock" not in line]

    assert lines(told) == lines(in_plain(whole, encoding))


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_records_are_told_and_json_loses_nothing(
    code: str, encoding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "many.jsonl"
    file.write_text(f"{json.dumps(RECORD)}\n{json.dumps(BAD)}\n")
    asked = ("replay", str(file), "--log", "--language", code)
    assert "Ñaño, Ольга" in said(monkeypatch, "utf-8", asked)[1]
    status, told, errors = said(monkeypatch, encoding, asked)
    assert status == 2 and "?????" in told and "KD" in errors
    status, told, _ = said(monkeypatch, encoding, (*asked, "--json"))
    assert told.isascii(), "readers of JSON take it for UTF-8"
    as_utf8 = said(monkeypatch, "utf-8", (*asked, "--json"))[1]
    assert "Ñaño" in as_utf8
    assert list(map(json.loads, told.splitlines())) == list(map(json.loads, as_utf8.splitlines()))


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_study_is_shown_with_its_bars(
    code: str, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = ("study", "vingt-un", "--table", *TINY, "--language", code)
    status, told, _ = said(monkeypatch, encoding, asked)
    assert status == 0 and "|####" in told and "####|" in told
    rows = [r for r in said(monkeypatch, "utf-8", asked)[1].splitlines() if r.startswith("│")]
    assert len(rows) > 5, "a row is as long in plain signs, and its bar too"
    assert {in_plain(row, encoding) for row in rows} <= set(told.splitlines())


@pytest.mark.parametrize("encoding", ENCODINGS)
@pytest.mark.parametrize("code", LANGUAGES)
def test_the_server_says_why_it_cannot_start(
    code: str, encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        status, told, errors = said(
            monkeypatch, encoding, ("--port", port, "--no-browser", "--language", code)
        )
    assert (status, told) == (2, "") and port in errors


@pytest.mark.parametrize("encoding", ENCODINGS)
def test_the_conformance_suite_says_what_is_wrong(
    encoding: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for arguments in (("--help",), ("whist",), ("thirty-one", "--preset", "penny")):
        status, *whole = said(monkeypatch, "utf-8", arguments, run=conformance)
        told = [in_plain(text, encoding) for text in whole]
        assert said(monkeypatch, encoding, arguments, run=conformance) == (status, *told)


ENVIRONMENTS = {
    "ascii": ({"PYTHONIOENCODING": "ascii"}, ()),
    "cp1252": ({"PYTHONIOENCODING": "cp1252"}, ()),
    "no language": ({"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0"}, ("-X", "utf8=0")),
}


@pytest.mark.parametrize("environment", ENVIRONMENTS)
def test_a_terminal_with_few_signs(environment: str) -> None:
    """The same in a separate process, as the interpreter itself handles such a terminal."""
    settings, options = ENVIRONMENTS[environment]
    done = subprocess.run(
        [sys.executable, *options, "-m", "boneace.cli", "rules", "mus", "--language", "es"],
        env=os.environ | {"PYTHONPATH": SOURCE} | settings,
        capture_output=True,
        check=False,
    )
    told = done.stdout.decode("cp1252")
    assert (done.returncode, done.stderr) == (0, b"")
    assert "**MUS-01**" in told and ("órdago" if environment == "cp1252" else "ordago") in told


@pytest.mark.skipif(os.name == "nt", reason="pipes of Unix")
@pytest.mark.parametrize("buffered", ["", "1"])
@pytest.mark.parametrize("arguments", ["rules mus", "games", "--help", "study --help"])
def test_a_closed_pipe_ends_a_command_quietly(arguments: str, buffered: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as pipe:
        done = subprocess.run(
            [sys.executable, "-m", "boneace.cli", *arguments.split()],
            env=os.environ | {"PYTHONPATH": SOURCE, "PYTHONUNBUFFERED": buffered},
            stdout=pipe,
            stderr=subprocess.PIPE,
            check=False,
        )
    assert done.stderr == b"" and done.returncode in (0, 1)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_disk_is_told_in_a_sentence() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [sys.executable, "-m", "boneace.cli", "rules", "mus"],
            env=os.environ | {"PYTHONPATH": SOURCE, "PYTHONUNBUFFERED": ""},
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (2, "boneace: No space left on device\n")


def test_every_sign_that_is_used_has_something_plain_for_it() -> None:
    package = Path(boneace.__file__).parent
    sources = [*package.rglob("*.py"), *package.rglob("rulebook*.md")]
    sources += [path for code in LANGUAGES for path in files(code)]
    used = {sign for path in sources for sign in path.read_text(encoding="utf-8")}
    assert len(used) > 150
    unsaid = {sign for sign in used if "?" in plain(sign)} - {"?", "ж"}
    assert not unsaid and all(plain(sign).isascii() for sign in used)
