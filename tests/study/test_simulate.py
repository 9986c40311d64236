"""Matches between bots: the winners, the records, and the command."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from boneace import cluster, record
from boneace.cli import main
from boneace.commands import simulate as command
from boneace.errors import OptionError
from boneace.languages.streams import INTERRUPTED
from boneace.match import replaying
from boneace.study import StudyError
from boneace.study.compare.run import Rules, compare
from boneace.study.files import lines
from boneace.study.simulate.run import simulate
from boneace.study.simulate.told import Simulated

GAME = "stop-the-bus"
BOTS = ["novice", "zoo:random"]


def figures(found: Simulated, group: str, of: str) -> dict[str, float]:
    told = [one for one in found.figures if (one.group, one.of) == (group, of)]
    return {one.name: one.found.mean for one in told if one.found}


def read(path: Path) -> list[record.Record]:
    found = list(record.read_all(path))
    assert all(isinstance(one, record.Record) for one in found)
    return found  # type: ignore[return-value]


def test_who_has_won_is_what_the_records_say() -> None:
    kept: list[str] = []
    found = simulate(GAME, BOTS, Rules(seats=3), matches=9, seed=4, keep=kept.append)
    won, gained = [0.0] * 3, [0.0] * 3
    deals = 0
    for line in kept:
        written = record.from_dict(json.loads(line))
        assert written.players == ["novice 0", "zoo:random 1", "novice 2"]
        match = replaying.replay(written)
        result = match.result()
        assert result is not None
        for winner in result["winners"]:
            won[winner] += 1 / len(result["winners"])
        lives = [left or 0 for left in match.standing()["lives"]]  # None: out
        gained = [gained[seat] + left - sum(lives) / 3 for seat, left in enumerate(lives)]
        deals += match.deal
    shares = [each / 9 for each in won]
    assert list(figures(found, "won", "seat").values()) == pytest.approx(shares)
    assert found.rules.deals == deals
    means = [each / deals for each in gained]
    assert list(figures(found, "gain", "seat").values()) == pytest.approx(means)
    by_bot = {"novice": shares[0] + shares[2], "zoo:random": shares[1]}
    assert figures(found, "won", "bot") == pytest.approx(by_bot)
    assert by_bot["novice"] > 0.8


def test_the_rest_is_what_a_comparison_says() -> None:
    found = simulate(GAME, [], Rules(seats=2), matches=6, seed=3)
    same = compare(GAME, Rules(seats=2), Rules(seats=3), level="novice", matches=6, seed=3)
    there = {(one.group, one.name): one.first for one in same.rows if one.first}
    here = {
        (one.group, one.name): one.found
        for one in found.figures
        if one.of in ("table", "place") and one.found
    }
    assert here == {key: there[key] for key in here} and ("moves", "stop") in here
    assert found.rules == same.first
    assert not figures(found, "won", "bot"), "each seat is told already"


def test_whoever_does_the_work_the_numbers_and_the_records_are_the_same() -> None:
    one, two = list[str](), list[str]()
    alone = simulate(GAME, BOTS, matches=5, keep=one.append)
    with cluster.sharing(2) as workers:
        shared = simulate(GAME, BOTS, matches=5, keep=two.append, workers=workers)
    assert alone == shared and one == two and len(one) == 5


def test_progress_is_told_from_the_first_match_on() -> None:
    told = list[int]()
    simulate(GAME, BOTS, matches=2, told=told.append)
    assert told == [0, 1, 2]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(OptionError, match="3 bots are more than 2 seats"):
        simulate(GAME, ["novice", "club", "novice"], Rules(seats=2))
    with pytest.raises(OptionError, match=r"\d+ bots are more than 3 seats"):
        simulate(GAME, ["zoo"])
    with pytest.raises(OptionError, match="did you mean “club”"):
        simulate(GAME, ["clubb"])


def test_a_file_is_written_whole_or_not_at_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.jsonl"
    path.write_text("before\n")
    with pytest.raises(RuntimeError), lines(path) as add:
        add("half")
        raise RuntimeError
    with lines(path):
        pass  # no line
    monkeypatch.setattr("os.replace", refuse)
    with (
        pytest.raises(StudyError, match=r"m\.jsonl cannot be written: no space"),
        lines(path) as add,
    ):
        add("whole")
    assert path.read_text() == "before\n" and list(tmp_path.iterdir()) == [path]


def refuse(*_: object) -> None:
    raise OSError(28, "no space")


# --- the command ----------------------------------------------------------------------------------

ASKED = ["simulate", GAME, *BOTS, "--seats", "3", "--matches", "3"]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, records = tmp_path / "a.csv", tmp_path / "a.jsonl"
    assert main([*ASKED, "--csv", str(table), "--records", str(records)]) == 0
    told = capsys.readouterr().out
    assert "Stop the Bus: 3 matches\nStop the Bus; 3 seats" in told
    assert "Matches won by bot, %" in told and "Seat 1: zoo:random" in told
    assert max(map(len, told.splitlines())) <= 100 and str(records) in told
    assert main([*ASKED, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    rows = list(csv.DictReader(table.open(encoding="utf-8")))
    assert [line["title"] for line in rows] == [one["title"] for one in found["figures"]]
    assert float(rows[0]["value"]) == pytest.approx(found["figures"][0]["found"]["mean"], rel=1e-5)
    assert len(read(records)) == 3


def test_an_interrupt_keeps_the_matches_that_are_complete(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = iter([False] * 40)

    class Stopping:
        def __enter__(self) -> object:
            return lambda: next(asked, True)

        def __exit__(self, *_: object) -> None: ...

    monkeypatch.setattr(command, "stopping", Stopping)
    records = tmp_path / "a.jsonl"
    many = [*ASKED[:-1], "100", "--records", str(records), "--json"]
    assert main(many) == INTERRUPTED
    told = capsys.readouterr()
    done = json.loads(told.out)["rules"]["matches"]
    assert 0 < done < 100 and len(read(records)) == done
    assert told.err.startswith("Stopped: ")


@pytest.mark.parametrize(
    ("given", "why"),
    [
        (["nogame"], "nogame"),
        ([GAME, "--preset", "night"], "no preset “night”"),
        ([GAME, "--option", "lifes=1"], "did you mean “lives”?"),
        ([GAME, "--records", "m.json"], "a file of records must end in .jsonl"),
        ([GAME, "--records", "nowhere/m.jsonl"], "nowhere"),
    ],
)
def test_bad_input(given: list[str], why: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", *given]) == 2
    told = capsys.readouterr()
    assert why in told.err and not told.out
