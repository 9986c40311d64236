"""`boneace study GAME QUESTION` as a user types it: exact answers, which need no compiling."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from boneace.cli import main


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Without hands against two others, which take a few seconds."""
    monkeypatch.setattr("boneace.games.mus.study.against_two", lambda *given: None)
    return ["study", "mus", "mano"]


def test_the_questions_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", "mus", "--list"]) == 0
    listed = [line.split()[0] for line in capsys.readouterr().out.splitlines()]
    assert listed == ["lances", "mano", "match", "rules"]


def test_an_answer_is_printed(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(asked) == 0
    told = capsys.readouterr().out
    assert "What is it worth to be mano, or postre?" in told and "Grande" in told
    assert max(len(line) for line in told.splitlines()) <= 100


def test_every_language_has_the_words(asked: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    for code, said in (("es", "mano"), ("de", "Setzrunde"), ("eu", "jokoa")):
        assert main(["--language", code, *asked]) == 0
        assert said in capsys.readouterr().out


def test_the_value_of_the_usual_game_is_told_of_no_other(
    asked: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    for preset, parts in (("default", ["mano-2", "game"]), ("perico", ["mano-2"])):
        assert main([*asked, "--preset", preset, "--json"]) == 0
        [answer] = json.loads(capsys.readouterr().out)["answers"]
        assert [part["name"] for part in answer["parts"]] == parts


def test_json_and_csv_have_the_same_figures(
    asked: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mano.csv"
    assert main([*asked, "--json", "--csv", str(file)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["game"] == "mus" and found["confidence"] == 0.95
    [answer] = found["answers"]
    part = answer["parts"][0]
    grande = {
        head["name"]: cell
        for head, cell in zip(part["heads"], part["rows"][0]["cells"], strict=True)
    }
    assert grande["mano"]["value"] + grande["postre"]["value"] == pytest.approx(1)
    assert grande["mano"]["sure"] == "exact"
    lines = list(csv.DictReader(file.open(encoding="utf-8")))
    assert float(lines[0]["value"]) == pytest.approx(grande["mano"]["value"], rel=1e-5)
    assert lines[0]["question"] == "mano" and lines[0]["sure"] == "exact"


def test_a_drawing_of_it(asked: list[str], tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "mano.svg"
    assert main([*asked, "--plot", str(file)]) == 0
    text = file.read_text(encoding="utf-8")
    assert text.startswith("<?xml") and text.count('<g id="axes_') == 2


def test_vying_that_is_not_solved_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["study", "three-stake-brag", "open", "--option", "vying=modern"]
    assert main(asked) == 0
    assert "This way of vying is not solved." in capsys.readouterr().out
