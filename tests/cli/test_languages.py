"""The command line in each language: help, refusals, and the position of --language."""

from __future__ import annotations

import argparse
import re

import pytest

from boneace.cli import main
from boneace.languages import current, speaking
from boneace.languages.choice import LANGUAGE, asked_for, language_of

COMMANDS = (
    "table",
    "play",
    "replay",
    "games",
    "rules",
    "study",
    "study compare",
    "simulate",
    "bench",
)
#: English words that help uses, none of which is a word in Spanish or Basque.
ENGLISH = (
    "the", "and", "of", "to", "is", "are", "for", "with", "what", "one", "show", "this", "help",
    "exit", "usage", "options", "arguments", "match", "seat", "otherwise", "cards", "print",
)  # fmt: skip
#: Those of them that are words of French too.
FRENCH = {"options", "arguments"}
_LEFT = re.compile(rf"(?<![-\w«]){'|'.join(ENGLISH).join('()')}(?![-\w])")
_NOTATION = re.compile(r"--\w[\w-]*|`[^`]*`|boneace \w.*|\[study\]")


def helped(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The help of a command."""
    with pytest.raises(SystemExit) as stopped:
        main([*arguments, "--help"])
    assert stopped.value.code == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The message about a wrong command line."""
    with pytest.raises(SystemExit) as stopped:
        main(list(arguments))
    assert stopped.value.code == 2
    return capsys.readouterr().err


@pytest.mark.parametrize("code", ["es", "eu", "fr", "de", "it"])
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_the_help_is_in_the_language(
    code: str, command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = helped(capsys, *([command] if command else []), "--language", code)
    own = FRENCH if code == "fr" else set()
    left = {line for line in told.splitlines() if {*_LEFT.findall(_NOTATION.sub("", line))} - own}
    assert not left
    assert "%%" not in told
    assert "{" not in told.replace('{"moves_per_second": …}', "") and "commands-" not in told
    if command:
        assert told != helped(capsys, command)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_takes_the_language_before_it_or_after(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    after = helped(capsys, command, "--language", "eu")
    assert after == helped(capsys, "--language", "eu", command)
    assert after == helped(capsys, "--language=eu", command)
    assert after.startswith("erabilera: boneace") and "--language KODEA" in after


@pytest.mark.parametrize(
    ("code", "arguments", "said"),
    [
        ("es", ["rules"], "boneace rules: error: faltan estos argumentos: JUEGO"),
        ("eu", ["rules"], "boneace rules: errorea: argumentu hauek falta dira: JOKOA"),
        ("es", ["fold"], "'fold' no vale (hay "),
        ("eu", ["--port", "many"], "ataka 0 eta 65535 arteko zenbakia da, ez 'many'"),
        ("es", ["replay", "a.toml", "--seat", "x"], "--seat: hace falta un número entero"),
        ("eu", ["games", "--nothing"], "argumentu ezezagunak: --nothing"),
        ("es", ["bench", "mus", "--seats"], "argumento --seats: se espera un valor"),
        ("eu", ["study", "vingt-un", "--pack", "A=4", "--without", "K"], "ezin da "),
        ("de", ["rules"], "boneace rules: Fehler: diese Argumente fehlen: SPIEL"),
        ("de", ["fold"], "'fold' gibt es nicht (es gibt "),
        ("fr", ["fold"], "'fold' n’est pas un choix possible (choisissez parmi "),
    ],
)
def test_what_argparse_refuses_is_said_in_the_language(
    code: str, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = refused(capsys, *arguments, "--language", code)
    assert said in told and told.startswith(
        {"es": "uso:", "eu": "erabilera:", "fr": "utilisation", "de": "Aufruf:", "it": "uso:"}[code]
    )


@pytest.mark.parametrize(
    ("code", "arguments", "said"),
    [
        ("es", ["rules", "mus", "MUS-999"], "no tiene ninguna cláusula «MUS-999»"),
        ("eu", ["rules", "chess"], "ez dago "),
        ("es", ["play", "mus", "--plain", "--seats", "many"], "un número entero, no «many»"),
        ("eu", ["play", "switch", "--plain", "--bots", "club,club", "--seats", "6"], "2 bot"),
        ("es", ["replay", "a.txt"], "a.txt: el fichero de una partida guardada acaba en"),
        ("es", ["study", "vingt-un", "--dealer", "40"], "«40» no es una estrategia"),
        ("eu", ["study", "vingt-un", "--pack", "A=4"], "4 kartako sorta txikiegia da"),
        ("de", ["rules", "chess"], "ein Spiel „chess“ gibt es nicht: es gibt "),
        ("de", ["study", "vingt-un", "--dealer", "40"], "„40“ ist keine Strategie"),
        ("fr", ["rules", "mus", "MUS-999"], "le livre des règles n’a pas d’article"),
    ],
)
def test_what_a_command_refuses_is_said_in_the_language(
    code: str, arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--language", code, *arguments]) == 2
    told = capsys.readouterr()
    assert said in told.err and told.out == ""


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("en", "(default)"),
        ("es", "(el normal)"),
        ("eu", "(ohikoa)"),
        ("fr", "(par défaut)"),
        ("de", "(Standard)"),
        ("it", "(predefinito)"),
    ],
)
def test_a_command_prints_in_the_language(
    code: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", "--language", code]) == 0
    assert said in capsys.readouterr().out


def test_the_environment_names_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(LANGUAGE, "es")
    assert helped(capsys).startswith("uso: boneace")
    assert helped(capsys, "--language", "en").startswith("usage: boneace")
    monkeypatch.delenv(LANGUAGE)
    monkeypatch.setenv("LC_ALL", "eu_ES.UTF-8")
    assert helped(capsys).startswith("erabilera: boneace")


def test_an_unknown_language_is_refused_whatever_the_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["games", "--language", "xx"]) == 2
    assert "there is no language “xx”: choose from en (English)" in capsys.readouterr().err


def test_nothing_is_left_changed(capsys: pytest.CaptureFixture[str]) -> None:
    before = getattr(argparse, "_")  # noqa: B009 - the types do not know it
    helped(capsys, "--language", "es")
    assert getattr(argparse, "_") is before and current() == "en"  # noqa: B009
    with speaking("es"):
        assert language_of(asked_for(["games", "--", "--language", "eu"]), {}) == "en"
