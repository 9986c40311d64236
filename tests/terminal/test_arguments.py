"""What the command line accepts, and what it says about everything else."""

from __future__ import annotations

import argparse
import subprocess
import sys

import pytest

from boneace import terminal
from boneace.errors import OptionError
from boneace.languages import speaking
from boneace.languages.choice import LANGUAGE, language_of
from boneace.terminal.start import complete


def play(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    parser = argparse.ArgumentParser()
    terminal.add_arguments(parser)
    status = terminal.from_arguments(parser.parse_args(["thirty-one", "--plain", *arguments]))
    found = capsys.readouterr()
    return status, found.out, found.err


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--preset", "penies"], "no preset “penies”: did you mean “pennies”?"),
        (["--option", "lifes=2"], "no option “lifes”: did you mean “lives”?"),
        (["--option", "lives=99"], "option “lives” must be a whole number from 1 to 10"),
        (["--option", "lives"], "--option must be NAME=VALUE, not “lives”"),
        (["--preset", "banking", "--option", "deals=-1"], "a whole number from 0 to 1000"),
        (["--seats", "9"], "thirty-one needs 2 to 7 seats, not 9"),
        (["--seats", "-1"], "thirty-one needs 2 to 7 seats, not -1"),
        (["--record", "match.txt"], "match.txt: give the record a file name that ends in .toml"),
        (["--seats", "1"], "thirty-one needs 2 to 7 seats, not 1"),
        (["--seats", "many"], "--seats must be a whole number, not “many”"),
        (["--seed", "x"], "--seed must be a whole number, not “x”"),
        (["--dealer", "4"], "the dealer is a seat from 0 to 3, not 4"),
        (["--dealer", "cut"], "nobody cuts for deal in thirty-one"),
        (["--bots", "champion"], "there is no bot “champion”"),
        (["--bots", "club,novice", "--seats", "5"], "--bots names 2 bots, but 5 seats need 4"),
        (["--name", "a" * 40], "a name is 1 to 24 printable characters"),
        (["--name", "\x1b[2J"], "a name is 1 to 24 printable characters"),
        (["--name", "you"], "choose another name"),
        (["--record", "/nowhere/at/all.toml"], "there is no such folder"),
        (
            ["--language", "nl"],
            "no language “nl”: choose from en (English), es (Español), eu (Euskara)",
        ),
    ],
)
def test_bad_input(capsys: pytest.CaptureFixture[str], arguments: list[str], reason: str) -> None:
    status, out, err = play(capsys, *arguments)
    assert status == 2
    assert out == ""
    assert reason in err and err.startswith("boneace: ") and err.count("\n") == 1


@pytest.mark.parametrize(
    ("game", "arguments", "reason"),
    [
        ("best-pair-thirty-one", ["--seats", "3"], "needs 2 seats, not 3"),
        ("three-stake-brag", ["--seats", "11"], "three-stake-brag needs 2 to 10 seats"),
        ("primiera", ["--seats", "3"], "primiera needs 4 to 8 seats, not 3"),
        (
            "primiera",
            ["--option", "deals=1001"],
            "“deals” must be a whole number from 0 to 1000",
        ),
        ("three-stake-brag", ["--option", "ace=11"], "option “ace” must be one of 1, 1_or_11"),
    ],
)
def test_bad_input_in_other_games(
    capsys: pytest.CaptureFixture[str], game: str, arguments: list[str], reason: str
) -> None:
    parser = argparse.ArgumentParser()
    terminal.add_arguments(parser)
    assert terminal.from_arguments(parser.parse_args([game, "--plain", *arguments])) == 2
    assert reason in capsys.readouterr().err


def test_an_unknown_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert terminal.play("thirty-two", None, None, ["you", "novice"], plain=True) == 2
    assert "there is no game “thirty-two”" in capsys.readouterr().err


def test_one_person_at_a_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert terminal.play("thirty-one", None, None, ["you", "you"], plain=True) == 2
    assert "one person plays at a terminal" in capsys.readouterr().err


def test_names_are_filled_in_and_never_alike() -> None:
    assert complete(["Ann", None, None], ["you", "novice", "club"]) == ["Ann", "Ben", "Cleo"]
    assert complete([None, None], ["you", "novice"]) == ["You", "Ann"]
    with pytest.raises(OptionError, match="same name"):
        complete(["Ann", "ann"], ["you", "novice"])


def test_the_help_names_plain_mode(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    terminal.add_arguments(parser)
    with pytest.raises(SystemExit):
        parser.parse_args(["--help"])
    out = capsys.readouterr().out
    assert "--plain" in out and "screen reader" in out
    assert "--language" in out and "es (Español)" in out and LANGUAGE in out


def test_nothing_heavy_is_imported_for_the_arguments() -> None:
    code = (
        "import sys, boneace.terminal; "
        "print([m for m in ('numba', 'textual', 'numpy') if m in sys.modules])"
    )
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "[]"


@pytest.mark.parametrize(
    ("given", "environment", "code"),
    [
        ("es", {LANGUAGE: "eu", "LANG": "en_GB.UTF-8"}, "es"),
        (None, {LANGUAGE: "eu", "LANG": "es_ES.UTF-8"}, "eu"),
        (None, {"LC_ALL": "eu_ES.UTF-8", "LANG": "es_ES.UTF-8"}, "eu"),
        (None, {"LANG": "es_MX.UTF-8"}, "es"),
        (None, {"LANG": "nl_NL.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
        ("EU-es", {}, "eu"),
    ],
)
def test_the_language_is_asked_for_or_that_of_the_terminal(
    given: str | None, environment: dict[str, str], code: str
) -> None:
    assert language_of(given, environment) == code


def test_an_unknown_language_in_the_environment_is_named() -> None:
    with pytest.raises(OptionError, match="there is no language “xx”"):
        language_of(None, {LANGUAGE: "xx"})


def test_you_are_called_so_in_every_language() -> None:
    with speaking("eu"):
        assert complete([None, None], ["you", "novice"]) == ["Zu", "Ann"]
