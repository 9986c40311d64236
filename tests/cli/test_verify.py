"""`boneace verify`: what it says, and its exit status."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from boneace.cli import main
from boneace.fair.proof import Proof
from boneace.record import read
from tests.fair.matches import example, played


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    """A proof in which nothing is opened but what was shown, and its record."""
    one = example()
    proof, record = tmp_path / "proof.json", tmp_path / "record.toml"
    proof.write_bytes(msgspec.json.encode(msgspec.structs.replace(one.proof(), secret=None)))
    record.write_text(one.match.to_record().to_toml(), encoding="utf-8")
    return str(proof), str(record)


def test_a_proof_that_fits(files: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", *files]) == 0
    said = capsys.readouterr().out
    assert said.count("fits: ") == 5 and "NOT FIT" not in said
    assert "Players who added a coin: 1 of 2" in said and "Not opened: " in said
    assert said.endswith("Everything that was checked fits.\n")


def test_a_record_of_other_cards(
    files: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.toml"
    match = played("best-pair-thirty-one", 6, cut=True, seats=2, most=40).match
    other.write_text(match.to_record().to_toml(), encoding="utf-8")
    assert main(["verify", files[0], str(other)]) == 1
    said = capsys.readouterr().out
    assert said.count("DOES NOT FIT") == 1 and "Something does not fit" in said


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("Ben", "Bea"), "best-pair-thirty-one (Ann and Bea), while the proof is of"),
        (("best-pair-thirty-one", "thirty-one"), ": thirty-one (Ann and Ben), while the proof is"),
    ],
)
def test_a_record_of_another_match_is_a_wrong_file_and_no_false_deal(
    files: tuple[str, str], change: tuple[str, str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    record = Path(files[1])
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace(*change), encoding="utf-8")
    assert main(["verify", *files]) == 2
    said = capsys.readouterr()
    assert told in said.err and said.out == ""


def test_as_json(files: tuple[str, str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", "--json", files[0]]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["fits"] and found["coins"] == 1 and found["closed"] > 0 == found["late"]
    assert [one["what"] for one in found["checked"]] == ["commitment", "packs", "cards", "sequence"]


def test_a_changed_card_is_named(
    files: tuple[str, str], capsys: pytest.CaptureFixture[str]
) -> None:
    proof = msgspec.json.decode(Path(files[0]).read_bytes(), type=Proof)
    first = proof.packs[1].opened[0]
    proof.packs[1].opened[0] = msgspec.structs.replace(first, salt="0" * 32)
    Path(files[0]).write_bytes(msgspec.json.encode(proof))
    assert main(["verify", files[0]]) == 1
    assert f"DOES NOT FIT (pack/card 0/{first.place})" in capsys.readouterr().out


def test_a_proof_is_of_one_record(
    files: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line, many = read(files[1]).to_json_line(), tmp_path / "many.jsonl"
    for others, said in ((line, "line 2: a proof is of one match"), ("{", "line 2: this is not")):
        many.write_text(f"{line}\n{others}\n", encoding="utf-8")
        assert main(["verify", files[0], str(many)]) == 2
        told = capsys.readouterr()
        assert said in told.err and told.out == ""


def test_bad_input(
    files: tuple[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", files[1]]) == 2
    assert main(["verify", str(tmp_path / "none.json")]) == 2
    assert main(["verify", files[0], files[0]]) == 2
    said = capsys.readouterr().err
    assert "is not a proof" in said and "none.json" in said and ".toml or .jsonl" in said
