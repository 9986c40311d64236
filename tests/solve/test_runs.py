"""Runs that are interrupted and resumed, and refusals."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from boneace import solve
from boneace.errors import OptionError
from boneace.study import StudyError
from tests.solve.examples import other_kuhn, registered


def kept(path: Path) -> dict[str, np.ndarray]:
    with np.load(path) as archive:
        return {name: archive[name] for name in archive.files if name != "about"}


@pytest.mark.parametrize("algorithm", solve.ALGORITHMS)
def test_a_run_in_two_parts_is_the_same_as_one(algorithm: str, tmp_path: Path) -> None:
    def run(file: str, iterations: int) -> solve.Solution:
        how: dict[str, Any] = {"algorithm": algorithm, "seed": 5, "checkpoint": tmp_path / file}
        return solve.equilibrium("kuhn", iterations=iterations, **how)

    whole = run("whole.npz", 40)
    run("parts.npz", 13)
    parts = run("parts.npz", 40)
    assert parts.iterations == 40 and parts.exploitability == whole.exploitability
    assert parts.values == whole.values
    one, other = kept(tmp_path / "whole.npz"), kept(tmp_path / "parts.npz")
    assert set(one) == set(other)
    assert all((one[name] == other[name]).all() for name in one)


def test_a_run_that_has_got_there_is_not_gone_on_with(tmp_path: Path) -> None:
    file = tmp_path / "kuhn.npz"
    first = solve.equilibrium("kuhn", target=1e-3, checkpoint=file)
    again = solve.equilibrium("kuhn", target=1e-3, checkpoint=file)
    assert again.iterations == first.iterations and again.seconds >= first.seconds
    further = solve.equilibrium("kuhn", target=1e-4, checkpoint=file)
    assert further.iterations > first.iterations


def test_nothing_else_is_left_in_the_folder(tmp_path: Path) -> None:
    solve.equilibrium("kuhn", iterations=3, checkpoint=tmp_path / "kuhn.npz")
    assert [path.name for path in tmp_path.iterdir()] == ["kuhn.npz"]


@pytest.mark.parametrize("share", [0.0, 0.3, 0.6, 0.99])
def test_a_truncated_checkpoint_is_refused_and_left_alone(share: float, tmp_path: Path) -> None:
    file = tmp_path / "kuhn.npz"
    solve.equilibrium("kuhn", iterations=3, checkpoint=file)
    whole = file.read_bytes()
    file.write_bytes(whole[: int(len(whole) * share)])
    with pytest.raises(solve.SolveError, match=r"kuhn\.npz is not a complete checkpoint"):
        solve.equilibrium("kuhn", iterations=5, checkpoint=file)
    assert len(file.read_bytes()) == int(len(whole) * share)


def test_a_checkpoint_whose_arrays_do_not_fit_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "kuhn.npz"
    solve.equilibrium("kuhn", iterations=3, checkpoint=file)
    with np.load(file) as archive:
        arrays = {name: archive[name] for name in archive.files}
    np.savez(file, **{**arrays, "regrets1": np.zeros(3)})
    with pytest.raises(solve.SolveError, match="is not a complete checkpoint"):
        solve.equilibrium("kuhn", iterations=5, checkpoint=file)


def test_a_checkpoint_of_numbers_that_are_none_is_refused(tmp_path: Path) -> None:
    """The values of the run would be no numbers either."""
    file = tmp_path / "kuhn.npz"
    solve.equilibrium("kuhn", iterations=3, checkpoint=file)
    with np.load(file) as archive:
        arrays = {name: archive[name] for name in archive.files}
    for changed in (
        {"regrets1": arrays["regrets1"] * np.nan},
        {"about": np.frombuffer(arrays["about"].tobytes().replace(b": 3", b":-3"), np.uint8)},
    ):
        np.savez(file, **{**arrays, **changed})
        with pytest.raises(solve.SolveError, match="is not a complete checkpoint"):
            solve.equilibrium("kuhn", iterations=5, checkpoint=file)


@pytest.mark.parametrize(
    ("part", "place", "value"),
    [(b"PK\x01\x02", 10, b"\x63"), (b"PK\x05\x06", 17, b"\xff")],
)
def test_a_damaged_checkpoint_is_refused(
    part: bytes, place: int, value: bytes, tmp_path: Path
) -> None:
    """Whatever the damage: here how the first array is packed, and where the list of all is."""
    file = tmp_path / "kuhn.npz"
    solve.equilibrium("kuhn", iterations=3, checkpoint=file)
    whole = file.read_bytes()
    at = whole.index(part) + place
    file.write_bytes(whole[:at] + value + whole[at + len(value) :])
    with pytest.raises(solve.SolveError, match="is not a complete checkpoint"):
        solve.equilibrium("kuhn", iterations=5, checkpoint=file)


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"game": "leduc"}, "of another game or of other options: kuhn, not leduc"),
        ({"algorithm": "cfr+"}, "a checkpoint of mccfr, not of cfr+"),
        ({"seed": 4}, "with the seed 3, not 4"),
    ],
)
def test_the_checkpoint_of_another_run_is_refused(
    other: dict[str, Any], said: str, tmp_path: Path
) -> None:
    file = tmp_path / "run.npz"
    how: dict[str, Any] = {"game": "kuhn", "algorithm": "mccfr", "seed": 3, "iterations": 2}
    solve.equilibrium(**how, checkpoint=file)
    with pytest.raises(solve.SolveError, match=said):
        solve.equilibrium(**{**how, **other}, checkpoint=file)


def test_a_checkpoint_under_other_rules_is_refused(tmp_path: Path) -> None:
    """Two games that differ in one rule; the file of the first says that it is of the second."""
    file, digests = tmp_path / "raised.npz", []
    for name, changes in (("plain", {}), ("raised", {"stake = 2 if": "stake = 3 if"})):
        with registered(tmp_path, other_kuhn(tmp_path, name, changes)):
            run = solve.Run(solve.Setting.of(name))
            digests.append(run.setting.rules)
            if name == "plain":
                run.go(solve.Until(iterations=2), keep=file)
                rename(file, "raised")
                continue
            with pytest.raises(solve.SolveError, match="made under other rules of this game"):
                run.resume(file)
    assert digests[0] != digests[1]


def rename(file: Path, game: str) -> None:
    """Mark a checkpoint as one of another game."""
    about = {**json.loads(np.load(file)["about"].tobytes()), "game": game}
    text = np.frombuffer(json.dumps(about).encode(), np.uint8)
    np.savez(file, **kept(file), about=text)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"game": "mus"}, "Mus with 4 seats cannot be solved exactly: that needs two"),
        ({"game": "mus"}, "needs two; try the algorithm mccfr"),
        ({"game": "kuhn", "limit": 30}, "the tree of Kuhn poker has more than 30 states"),
        ({"game": "kuhn", "limit": 5}, "more than 5 states before the first decision"),
        ({"game": "best-pair-thirty-one"}, "dealt in too many ways: more than 1,000,000 states"),
        ({"game": "kuhn", "algorithm": "cfr"}, "there is no algorithm “cfr”: choose from cfr"),
    ],
)
def test_what_cannot_be_solved_is_refused_with_a_sentence(asked: dict[str, Any], said: str) -> None:
    with pytest.raises(solve.SolveError) as refused:
        solve.equilibrium(**asked)
    assert said in str(refused.value)
    assert "--" not in str(refused.value), "an option of the command, said to a user of Python"


def test_the_cards_of_a_smaller_pack_are_named_as_in_the_pack_of_the_game() -> None:
    assert solve.Setting.of("thirty-one").two_cards == "AS 2S"
    assert solve.Setting.of("mus").two_cards == "AO 2O"
    with pytest.raises(solve.SolveError, match="the option “cards”, such as AS 2S …"):
        solve.equilibrium("thirty-one", limit=20)


def test_options_and_files_are_looked_at_first(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="no option “deal”"):
        solve.equilibrium("leduc", options={"deal": 2})
    with pytest.raises(StudyError, match=r"a checkpoint must end in \.npz"):
        solve.equilibrium("kuhn", checkpoint=tmp_path / "kuhn.json")
    with pytest.raises(StudyError, match="there is no folder"):
        solve.equilibrium("kuhn", checkpoint=tmp_path / "no" / "kuhn.npz")


@pytest.mark.parametrize(
    ("name", "changes", "said"),
    [
        (
            "generous",
            {"out[seat] = s.last_changes[seat]": "out[seat] = s.last_changes[seat] + 1"},
            "what the seats win does not sum to zero",
        ),
        (
            "declared",
            {'package="boneace_declared"': 'package="boneace_declared", zero_sum=False'},
            "what the seats win does not sum to zero",
        ),
        (
            "hinting",  # a player whose opponent has the king may not bet
            {"bit(PASS) | bit(BET)": "bit(PASS) | (bit(BET) if s.hands[1 - s.turn] < 4096 else 0)"},
            "does not always determine its legal moves",
        ),
    ],
)
def test_other_games_than_these_are_refused(
    name: str, changes: dict[str, str], said: str, tmp_path: Path
) -> None:
    with registered(tmp_path, other_kuhn(tmp_path, name, changes)):
        setting = solve.Setting.of(name)
        with pytest.raises(solve.SolveError, match=said):
            solve.tree(setting)
