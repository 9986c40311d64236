"""Almost correct notation is refused with the reason, and nothing is changed."""

from __future__ import annotations

import json
from datetime import date
from math import inf, nan
from pathlib import Path
from typing import Any

import pytest

import boneace
from boneace.errors import InvalidMove, OptionError, RecordError
from boneace.moves import split_seat
from boneace.record import from_dict, read, read_all

BASE = {"boneace": 1, "game": "thirty-one", "players": ["Ann", "Ben"]}


@pytest.mark.parametrize("version", [True, 1.0, "1", None, 2])
def test_the_version_is_the_whole_number_one(version: object) -> None:
    with pytest.raises(RecordError, match="must be 1"):
        from_dict({**BASE, "boneace": version})


def test_a_preset_without_a_name_is_none_of_them() -> None:
    with pytest.raises(OptionError, match="no preset"):
        boneace.new("thirty-one", preset="")


def test_a_key_may_stand_only_once(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_text('{"boneace": 1, "game": "mus", "game": "thirty-one", "players": ["A", "B"]}')
    with pytest.raises(RecordError, match="the key “game” appears twice"):
        read(file)


@pytest.mark.parametrize("suffix", ["toml", "jsonl"])
def test_a_byte_order_mark_is_skipped(suffix: str, tmp_path: Path) -> None:
    record = from_dict(BASE)
    text = record.to_toml() if suffix == "toml" else record.to_json_line()
    file = tmp_path / f"match.{suffix}"
    file.write_text(text, encoding="utf-8-sig")
    assert read(file) == record


def test_a_line_with_only_a_byte_order_mark_is_empty(tmp_path: Path) -> None:
    record = from_dict(BASE)
    file = tmp_path / "match.jsonl"
    file.write_text(f"\n{record.to_json_line()}\n", encoding="utf-8-sig")
    assert list(read_all(file)) == [record]


@pytest.mark.parametrize("suffix", ["toml", "jsonl"])
def test_a_file_without_a_record_is_an_error(suffix: str, tmp_path: Path) -> None:
    file = tmp_path / f"nothing.{suffix}"
    file.write_text("\n\n")
    assert [type(found) for found in read_all(file)] == [RecordError]


@pytest.mark.parametrize(
    ("name", "text", "told"),
    [
        (
            "a.toml",
            b'boneace = 1\ngame = "m\xffus"\n',
            "line 2: its byte 10 (0xff) is not UTF-8 text",
        ),
        ("a.jsonl", b'\n{"game": "m\xffus"}\n', "line 2: its byte 12 (0xff) is not UTF-8 text"),
        ("a.toml", b"x-a = " + b"9" * 5000, "a number is too large to be read"),
        ("a.jsonl", b'{"x-a": 1e400}', "a number is too large to be read"),
        ("a.toml", b"boneace = true", "not true"),
        ("a.jsonl", b'{"x-range": 1, "x-range": 2}', "the key “x-range” appears twice"),
        ("a.toml", b"x-range = 1\nx-range = 2\n", "this is not TOML: Cannot overwrite"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(
    name: str, text: bytes, told: str, tmp_path: Path
) -> None:
    file = tmp_path / name
    file.write_bytes(text)
    with pytest.raises(RecordError) as refused:
        read(file)
    assert told in str(refused.value) and "sys." not in str(refused.value)


@pytest.mark.parametrize("carried", [nan, inf, date(2026, 1, 2)])
def test_what_json_cannot_say_is_not_written_otherwise(carried: object) -> None:
    record = from_dict({**BASE, "x-found": carried})
    with pytest.raises(RecordError, match="cannot be written as JSON"):
        record.to_json_line()
    assert "x-found" in record.to_toml()


def test_lists_that_are_too_deep_are_refused_in_words() -> None:
    deep: list[Any] = []
    for _ in range(100_000):
        deep = [deep]
    record = from_dict({**BASE, "x-deep": deep})
    for write in (record.to_toml, record.to_json_line):
        with pytest.raises(RecordError, match="too deep"):
            write()


def test_json_keeps_every_letter() -> None:
    record = from_dict({**BASE, "players": ["Zoë", "Иван"]})
    assert json.loads(record.to_json_line())["players"] == ["Zoë", "Иван"]
    assert "Zoë" in record.to_json_line()


@pytest.mark.parametrize("text", ["1: 1: draw", "\u0661: draw"])
def test_a_seat_is_named_once_in_ordinary_digits(text: str) -> None:
    assert split_seat(text) == (None, text)
    match = boneace.new("thirty-one", seats=2, seed=1)
    with pytest.raises(InvalidMove):
        match.push(text)


def test_a_card_is_written_in_ordinary_letters() -> None:
    match = boneace.new("thirty-one", seats=2, by_hand=True)
    with pytest.raises(InvalidMove):
        match.push("A\u017f")  # a long s, whose capital is S


@pytest.mark.parametrize(
    ("game", "preset", "moves", "text", "quoted"),
    [
        ("thirty-one", "banking", [], "EXCHANGE 10H for 1", "10H"),
        ("thirty-one", None, ["draw"], "discard 1H", "1H"),
        ("switch", None, ["keep first"], "swap 2C FOR 10H", "10H"),
        ("mus", None, ["mus"] * 4, "discard 8C", "8C"),
        ("primiera", None, [], "Discard 8H", "8H"),
    ],
)
def test_a_card_that_is_none_is_quoted_as_it_was_written(
    game: str, preset: str | None, moves: list[str], text: str, quoted: str
) -> None:
    match = boneace.new(game, preset=preset, seed=1)
    for move in moves:
        match.push(move)
    with pytest.raises(InvalidMove, match=f"“{quoted}” is not a card"):
        match.push(text)


@pytest.mark.parametrize("form", ["to_toml", "to_json_line"])
def test_half_of_a_character_is_refused_before_a_file_is_written(form: str) -> None:
    """Text from other programs may hold one; no file in UTF-8 can."""
    record = boneace.new("mus", players=["Ann", "B\ud800", "C", "D"], seed=1).to_record()
    with pytest.raises(RecordError, match=r"half of a character \(U\+D800\)"):
        getattr(record, form)()
