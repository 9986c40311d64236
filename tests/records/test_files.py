"""Reading and writing record files."""

from __future__ import annotations

import io
import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO, cast

import pytest

import boneace
from boneace.errors import RecordError, WrongType
from boneace.record import Deal, Record, from_dict, read, read_all, read_stream

BASE = {"boneace": 1, "game": "thirty-one", "players": ["Ann", "Ben"]}


def test_what_is_carried_along_comes_back_unchanged() -> None:
    carried = {"comment": "a “quiet” night", "clock": [1, 2], "commit": "ab", "x-club": {"n": 1}}
    deal = {"pack": "9C", "moves": [], "x-table": 4, "comment": "first"}
    record = from_dict({**BASE, **carried, "deals": [deal]})
    assert from_dict(tomllib.loads(record.to_toml())) == record
    assert from_dict(json.loads(record.to_json_line())) == record
    assert record.to_dict()["x-club"] == {"n": 1}
    assert record.to_dict()["deals"][0]["x-table"] == 4


def test_a_seat_that_is_out_is_null_in_json_and_out_in_toml() -> None:
    record = Record("thirty-one", ["A", "B", "C"], start={"lives": [1, None, 2]})
    assert tomllib.loads(record.to_toml())["start"]["lives"] == [1, "out", 2]
    assert json.loads(record.to_json_line())["start"]["lives"] == [1, None, 2]
    assert from_dict(tomllib.loads(record.to_toml())) == record


@pytest.mark.parametrize("preset", ["pennies", "banking", "west-lansing"])
def test_a_match_written_and_read_back_is_the_same_match(preset: str, tmp_path: Path) -> None:
    match = boneace.new(
        "thirty-one", seats=3, preset=preset, seed=5, options={"discard_taken": True}
    )
    if preset == "west-lansing":
        match.aside(2, "bet 5 on 1 over 0")
        match.aside(0, "cover 2")
    for step in range(200):
        if not match.over:
            match.push(match.legal[step % len(match.legal)])
    record = match.to_record()
    assert record.options == {"discard_taken": True}
    file = tmp_path / "match.toml"
    file.write_text(record.to_toml())
    again = boneace.replay(read(file))
    assert again.plies == match.plies
    assert again.standing() == match.standing()
    assert again.to_record() == record


def test_a_record_is_read_from_text_as_it_was_written() -> None:
    match = boneace.new("thirty-one", 3, options={"lives": 2}, seed=7)
    match.push("draw")
    record = match.to_record()
    for text, back in (
        (record.to_toml(), Record.from_toml),
        (record.to_json_line(), Record.from_json_line),
    ):
        assert back(text) == record
        assert boneace.replay(back(text)) == match
        with pytest.raises(RecordError, match="deal 1, card 1: “ZZ”: “ZZ” is not a card"):
            boneace.replay(back(text.replace(record.deals[0].pack[:2], "ZZ", 1)))
        with pytest.raises(RecordError, match=r"^this is not (TOML|JSON): "):
            back(text[:-3])
        with pytest.raises(RecordError, match="UTF-8"):
            back(text.replace("Seat 0", "\ud800"))
        with pytest.raises(WrongType, match="“text” must be text, not bytes"):
            back(text.encode())  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        ({"game": 3}, "“game” must be text"),
        ({"players": "AB"}, "“players” must be a list"),
        ({"players": [1, 2]}, "players 1: “players” must hold text, not 1"),
        ({"preset": 3}, "“preset” must be text"),
        ({"dealer": "0"}, "“dealer” must be a whole number"),
        ({"options": [1]}, "“options” must be a table of keys"),
        ({"deals": ["AS KS"]}, "deal 1: a deal is a table of keys"),
        ({"deals": [Deal("AS", [1])]}, "deal 1, moves 1: “moves” must hold text, not 1"),
        ({"carried": 3}, "“carried” must be a table of keys"),
        ({"carried": {"club": 1}}, "“club” is not a key of a record"),
        ({"carried": {"players": ["X"]}}, "“players” is not a key of a record"),
        ({"deals": [Deal("AS", [], {"moves": ["draw"]})]}, "deal 1: “moves” is not a key of"),
    ],
)
def test_nothing_is_written_that_could_not_be_read(wrong: dict[str, Any], told: str) -> None:
    record = Record(**({"game": "thirty-one", "players": ["A", "B"]} | wrong))
    for write in (record.to_toml, record.to_json_line, record.to_dict):
        with pytest.raises(RecordError, match=f"^{told}"):
            write()


def test_names_and_moves_may_be_a_tuple() -> None:
    record = Record("thirty-one", ("A", "B"), deals=[Deal("AS", ())])  # type: ignore[arg-type]
    assert Record.from_toml(record.to_toml()).players == ["A", "B"]


def test_a_record_nested_too_deeply_is_refused(tmp_path: Path) -> None:
    deep = "[" * 100_000
    for name, text in (("deep.jsonl", deep), ("deep.toml", f"x = {deep}")):
        file = tmp_path / name
        file.write_text(text)
        with pytest.raises(RecordError, match="nested too deeply"):
            read(file)


def test_a_bad_line_is_reported_and_the_rest_is_read(tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    good = json.dumps({**BASE, "deals": []})
    file.write_text(f"{good}\nnot json\n\n{good}\n[]\n")
    found = list(read_all(file))
    assert [isinstance(record, RecordError) for record in found] == [False, True, False, True]
    assert [record.line for record in found] == [1, 2, 4, 5]


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"boneace": 2}, "version of the format"),
        ({"boneace": None}, "version of the format"),
        ({"game": 31}, "“game” must be text"),
        ({"players": "Ann"}, "“players” must be a list"),
        ({"players": [1, 2]}, "must hold text"),
        ({"dealer": "Ann"}, "“dealer” must be a whole number"),
        ({"dealer": True}, "“dealer” must be a whole number"),
        ({"options": []}, "“options” must be a table"),
        ({"deals": {}}, "“deals” must be a list"),
        ({"deals": [3]}, "a deal is a table"),
        ({"deals": [{"pack": ["9C"]}]}, "“pack” must be text"),
        ({"deals": [{"moves": [1]}]}, "must hold text"),
        ({"deals": [{"cards": ""}]}, "“cards” is not a key"),
        ({"winner": 1}, "“winner” is not a key"),
    ],
)
def test_a_wrong_key_is_named(change: dict[str, object], reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        from_dict({**BASE, **change})


def test_a_missing_key_is_named() -> None:
    with pytest.raises(RecordError, match="“players” is missing"):
        from_dict({"boneace": 1, "game": "thirty-one"})


def test_only_record_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "match.txt").write_text("")
    with pytest.raises(RecordError, match=r"\.toml or \.jsonl"):
        read(tmp_path / "match.txt")
    (tmp_path / "empty.jsonl").write_text("\n")
    with pytest.raises(RecordError, match="no record"):
        read(tmp_path / "empty.jsonl")
    (tmp_path / "bad.toml").write_text("boneace = ")
    with pytest.raises(RecordError, match="not TOML"):
        read(tmp_path / "bad.toml")


def test_a_null_that_toml_cannot_hold_is_refused() -> None:
    record = Record("thirty-one", ["A", "B"], carried={"x-note": None}, deals=[Deal()])
    with pytest.raises(RecordError, match="TOML"):
        record.to_toml()


def test_a_stream_of_records_is_read_by_how_it_begins() -> None:
    one = from_dict(BASE)
    lines = "\ufeff\n" + one.to_json_line() + "\n\n{}\n"
    first, bad = read_stream(io.BytesIO(lines.encode()))
    assert first == one
    assert isinstance(bad, RecordError) and str(bad).startswith("<stdin>, line 4: ")
    assert list(read_stream(io.BytesIO(b"\n" + one.to_toml().encode()))) == [one]
    (wrong,) = read_stream(io.BytesIO(b"\nboneace\n"), "pipe")
    assert "at line 2" in str(wrong) and str(wrong).startswith("pipe: ")
    (none,) = read_stream(io.BytesIO())
    assert str(none) == "<stdin>: the file contains no record"


def test_a_record_of_a_stream_is_there_before_the_next_is_written() -> None:
    def lines() -> Iterator[bytes]:
        yield from_dict(BASE).to_json_line().encode()
        raise AssertionError("the second line was asked for")

    assert next(read_stream(cast(BinaryIO, lines()))) == from_dict(BASE)
