"""`boneace study` as a user types it: its output, its files, and its answers to bad input."""

from __future__ import annotations

import csv
import importlib.util
import json
from pathlib import Path

import pytest

from boneace.cli import main

TINY = ["--pack", "A=1 4=2 6=1 8=1 T=1 K=2"]
RULES = ["--dealer", "16", "--player", "15/18"]


def test_the_table_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", "vingt-un", "--table", *TINY, *RULES]) == 0
    told = capsys.readouterr().out
    assert "8 cards: A=1 4=2 6=1 8=1 T=1 K=2" in told
    assert "The dealer stands on 16; the player stands on 15, and with an ace" in told
    assert "The dealer’s advantage is" in told and "soft 17" in told
    assert max(len(line) for line in told.splitlines()) <= 100


def test_json_holds_everything(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", "vingt-un", "--json", "--compositions", *TINY, *RULES]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["pack"]["cards"] == 8 and found["dealer"] == "stands on 16"
    assert {row["total"] for row in found["dealt"]} <= set(range(4, 21))
    assert any("+" in row["cards"] for row in found["compositions"])
    row = found["dealt"][0]
    assert row["best"] == ("draw" if row["draw"] > row["stand"] else "stand")


def test_both_at_their_best_say_how_near_they_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", "vingt-un", "--json", *TINY]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["rounds"] > 0 and 0 <= found["could_gain"]["dealer"] < 2.5e-4


def test_the_check_is_printed_and_agrees(capsys: pytest.CaptureFixture[str]) -> None:
    rule = ["--option", "dealer_divides=forbidden"]
    assert main(["study", "vingt-un", "--check", "20_000", *TINY, *RULES, *rule]) == 0
    told = capsys.readouterr().out
    assert "The calculation and the engine agree" in told and "a whole deal" in told


def test_rows_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "table.csv"
    assert main(["study", "vingt-un", "--csv", str(file), *TINY, *RULES]) == 0
    rows = list(csv.DictReader(file.open(encoding="utf-8")))
    assert {row["kind"] for row in rows} == {"total", "hand"}
    assert all(row["best"] in ("stand", "draw") for row in rows)
    assert list(tmp_path.iterdir()) == [file]
    assert str(file) in capsys.readouterr().out


@pytest.mark.parametrize("kind", ["svg", "png"])
def test_a_drawing_is_written(kind: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / f"table.{kind}"
    assert main(["study", "vingt-un", "--plot", str(file), *TINY, *RULES]) == 0
    begun = {"svg": b"<?xml", "png": b"\x89PNG"}[kind]
    assert file.read_bytes().startswith(begun)
    assert list(tmp_path.iterdir()) == [file]


def test_without_matplotlib_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = importlib.util.find_spec
    monkeypatch.setattr(
        "boneace.study.drawing.find_spec",
        lambda name: None if name == "matplotlib" else known(name),
    )
    assert main(["study", "vingt-un", "--plot", str(tmp_path / "a.svg"), *TINY]) == 2
    assert "pip install 'boneace[study]'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["chess"], "there is no game “chess”"),
        (["thirty-one", "knok"], "no question “knok” about this game: did you mean “knock”?"),
        (["thirty-one", "--table"], "--table is for the exact study of a deal of Vingt-Un"),
        (["thirty-one", "match", "--preset", "mine"], "mine"),
        (["thirty-one", "match", "--seats", "9"], "9"),
        (["vingt-un", "--seats", "3"], "--seats is for questions"),
        (["mus", "mano", "--csv", "table.txt"], "must end in .csv"),
        (["vingt-un", "--without", "KS KS"], "KS is not in the pack twice"),
        (["vingt-un", "--without", "1S"], "“1S” is not a card of the 52-card pack"),
        (["vingt-un", "--without", "K K K K K"], "only four cards of rank K"),
        (["vingt-un", "--pack", "A=5"], "a number from 0 to 4"),
        (["vingt-un", "--pack", "A=4 A=3"], "rank A is given twice"),
        (["vingt-un", "--pack", "A=2 K=3"], "5 cards is too small for a deal"),
        (["vingt-un", "--dealer", "bold"], "“bold” is not a strategy"),
        (["vingt-un", "--player", "22"], "from 2 to 21"),
        (["vingt-un", "--option", "deals"], "NAME=VALUE"),
        (["vingt-un", "--option", "deals=3"], "makes no difference to the table"),
        (["vingt-un", "--option", "dealer_divide=each"], "did you mean “dealer_divides”"),
        (["vingt-un", "--option", "dealer_divides=best"], "there is no table"),
        (["vingt-un", "--csv", "table.txt"], "must end in .csv"),
        (["vingt-un", "--csv", "no/such/folder/table.csv"], "there is no folder"),
        (["vingt-un", "--plot", "table.bmp"], "must end in .svg, .png or .pdf"),
    ],
)
def test_bad_input_gets_a_sentence_and_status_2(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    if "--plot" in arguments:
        pytest.importorskip("matplotlib")
    assert main(["study", *arguments]) == 2
    told = capsys.readouterr()
    assert said in told.err and told.out == ""


@pytest.mark.parametrize("deals", ["many", "999", "-5"])
def test_deals_are_a_number(deals: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["study", "vingt-un", f"--check={deals}"])
    assert stopped.value.code == 2 and "1000 or more" in capsys.readouterr().err


def test_the_pack_is_said_in_one_way(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["study", "vingt-un", "--pack", "A=4", "--without", "KS"])
    assert "not allowed with" in capsys.readouterr().err


def test_a_folder_that_cannot_be_written_is_refused_before_the_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def locked(**where: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("boneace.study.files.tempfile.TemporaryFile", locked)
    monkeypatch.setattr("boneace.study.vingt_un.report.study", None)  # nothing is calculated
    assert main(["study", "vingt-un", "--csv", str(tmp_path / "a.csv"), *TINY]) == 2
    assert "a.csv cannot be written: Permission denied" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_nothing_is_left_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """If writing fails, the old file is unchanged, and no other file is left."""
    file = tmp_path / "table.csv"
    file.write_text("before")

    def full(self: object, path: Path) -> None:
        path.write_text("half")
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("boneace.study.vingt_un.report.Report.write_csv", full)
    assert main(["study", "vingt-un", "--csv", str(file), *TINY, *RULES]) == 2
    assert "No space left on device" in capsys.readouterr().err
    assert file.read_text() == "before" and list(tmp_path.iterdir()) == [file]


def test_help_tells_how_to_ask(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["study", "--help"])
    told = capsys.readouterr().out
    assert stopped.value.code == 0
    assert all(said in told for said in ("--check", "--variants", "16/18", "examples:", "--deals"))
