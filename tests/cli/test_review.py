"""`boneace review`: what it prints, and what it says about bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from boneace.cli import main
from tests.cli.test_commands import GOOD


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    file = tmp_path / "match.jsonl"
    file.write_text(json.dumps(GOOD) + "\n")
    return file


def test_text_says_what_it_is(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(unfinished), "--playouts", "50"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "Thirty-one (pennies): Ann and Ben" in told
    assert "not over: it is reviewed up to its last event" in told
    assert "estimates from playouts: this game is not solved" in told


def test_the_names_of_players_are_printed_as_they_are(
    unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unfinished.write_text(json.dumps(GOOD | {"players": ["[/b] Ann", "[red]:bug:"]}))
    assert main(["review", str(unfinished), "--playouts", "50"]) == 0
    told = capsys.readouterr().out
    assert min(told.count(name) for name in ("[/b] Ann", "[red]:bug:")) >= 2  # heading, table


def test_a_name_cannot_command_the_terminal(
    unfinished: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    unfinished.write_text(json.dumps(GOOD | {"players": ["Ann\x1b[2J", "Ben\nBen wins."]}))
    assert main(["review", str(unfinished), "--playouts", "50"]) == 0
    told = capsys.readouterr().out
    assert "\x1b" not in told and r"Ann\x1b[2J" in told and r"Ben\nBen wins." in told


def test_json_and_a_plot(unfinished: Path, capsys: pytest.CaptureFixture[str]) -> None:
    drawing = unfinished.with_name("match.svg")
    given = ["review", str(unfinished), "--playouts", "50", "--json", "--svg", str(drawing)]
    assert main(given) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["over"], told["sure"]) == ("thirty-one", False, "rollout")
    (decision,) = told["decisions"]
    assert decision["made"] == "knock" and len(decision["moves"]) == 3
    assert drawing.read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("text", "more", "said"),
    [
        ('{"boneace": 1, "game": "thir', [], "line 1: this is not JSON: Input data was truncated"),
        (json.dumps(GOOD), ["--seat", "2"], "there is no seat 2"),
        (json.dumps(GOOD | {"game": "whist"}), [], "there is no game “whist”"),
        ("\n".join([json.dumps(GOOD)] * 2), ["--svg", "two.svg"], "--svg draws one match"),
    ],
)
def test_bad_input_is_refused_in_a_sentence(
    text: str,
    more: list[str],
    said: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("bad.jsonl").write_text(text)
    assert main(["review", "bad.jsonl", "--playouts", "20", *more]) == 2
    assert said in capsys.readouterr().err


def test_a_number_of_playouts_is_a_number(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["review", "match.toml", "--playouts", "many"])
    assert "this must be a whole number of at least 1" in capsys.readouterr().err
