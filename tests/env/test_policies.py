"""Policy files: reading returns what was written, and other files are refused."""

from __future__ import annotations

import io
import json
import pickle
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import numpy as np
import pytest

import boneace
from boneace import arena
from boneace.arena.players import make
from boneace.bots import Seat
from boneace.cli import main
from boneace.env import policies
from boneace.env.actions import Actions
from boneace.env.policies import Alike, Policy, loaded
from boneace.env.tensors import Tensor
from boneace.errors import OptionError
from boneace.solve.setting import Setting
from boneace.study import StudyError

SETTING = Setting.of("thirty-one", 2)
SIZE, ACTIONS = Tensor.of(SETTING).size, len(Actions.of("thirty-one"))
SUITS = [list(range(first, first + 13)) for first in range(0, 52, 13)]
"""The places of the cards of the hand, by suit; they come first in a row."""
DISCARDS = [
    [number for number, name in enumerate(Actions.of("thirty-one").names) if name.endswith(suit)]
    for suit in ("S", "H", "D", "C")
]


def random_policy(alike: Alike | None = None) -> Policy:
    numbers = np.random.default_rng(1)
    layers = [
        (numbers.normal(size=(SIZE, 16)) / 5, numbers.normal(size=16)),
        (numbers.normal(size=(16, ACTIONS)), numbers.normal(size=ACTIONS)),
    ]
    return Policy.of(SETTING, layers, alike, "at random")


def by_suit() -> Alike:
    return Alike(np.array(SUITS), np.array(DISCARDS), np.arange(13, dtype=np.float32))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "policy.npz"
    random_policy(by_suit()).save(path)
    return path


def test_what_is_read_is_what_was_written(file: Path) -> None:
    made, read = random_policy(by_suit()), Policy.load(file)
    observed = np.random.default_rng(2).integers(0, 2, SIZE).astype(np.uint8)
    assert np.array_equal(made.values(observed), read.values(observed))
    for name in ("game", "seats", "tensor", "actions", "note"):
        assert getattr(made, name) == getattr(read, name)


def test_suits_that_are_alike_are_played_alike() -> None:
    """With the suits of the hand exchanged, the discards are exchanged too, and nothing else."""
    policy, numbers = random_policy(by_suit()), np.random.default_rng(3)
    hand = np.zeros(SIZE, np.uint8)
    hand[[2, 14, 20, 30]] = 1  # two hearts, a spade and a diamond
    order = [2, 0, 3, 1]
    turned = hand.copy()
    turned[np.array(SUITS)] = hand[np.array(SUITS)[order]]
    before, after = policy.values(hand), policy.values(turned)
    assert np.allclose(after[np.array(DISCARDS)], before[np.array(DISCARDS)[order]])
    others = [number for number in range(ACTIONS) if number not in np.array(DISCARDS)]
    assert np.allclose(after[others], before[others])
    mask = numbers.integers(0, 2, ACTIONS)
    shares = policy.shares(hand, mask)
    assert shares.sum() == pytest.approx(1) and not shares[mask == 0].any()


def test_it_plays_in_the_arena_the_same_with_the_same_seed(file: Path) -> None:
    found = [
        arena.contest("thirty-one", [f"policy:{file}", "zoo:knock_25"], matches=2, deals=1)
        for _ in range(2)
    ]
    assert found[0].pairings == found[1].pairings
    assert found[0].thinking[f"policy:{file}"].count > 4


def test_a_match_that_waits_for_no_machine_code_does_not_wait_for_the_policy(file: Path) -> None:
    """Its choice is the same in compiled code."""
    chosen = []
    for at_once in (False, True):
        match = boneace.new("thirty-one", 2, seed=5, at_once=at_once)
        assert isinstance(match.turn, int)
        chosen.append(make(f"policy:{file}", "thirty-one", 3).choose(Seat.of(match, match.turn)))
    assert str(chosen[0]) == str(chosen[1])


# --- refusals -------------------------------------------------------------------------------------


def changed(file: Path, **how: Any) -> Path:
    """The file with other arrays, or another `about`; None leaves an array out."""
    with np.load(file) as read:
        arrays = dict(read)
    about = json.loads(str(arrays["about"]))
    for name, value in how.items():
        if name in about or name == "boneace_policy":
            about[name.replace("_", "-")] = value
        else:
            arrays[name] = value
    arrays["about"] = np.array(json.dumps(about))
    np.savez(file, **{name: array for name, array in arrays.items() if array is not None})
    return file


@pytest.mark.parametrize(
    ("how", "said"),
    [
        ({"boneace_policy": 2}, "another version of Bone Ace"),
        ({"weights1": None}, "is not a policy file"),
        ({"bias1": np.zeros(3, np.float32)}, "is not a policy file"),
        ({"bias0": np.full(16, np.nan, np.float32)}, "is not a policy file"),
        ({"places": np.zeros((4, 13), np.int64)}, "is not a policy file"),
        ({"bias0": np.array([None])}, "is not a policy file"),
        ({"seats": float("inf")}, "is not a policy file"),
    ],
    ids=[
        "format",
        "an array gone",
        "a length",
        "not a number",
        "twice the same place",
        "objects",
        "no number of seats",
    ],
)
def test_a_file_of_something_else_is_refused(file: Path, how: dict[str, Any], said: str) -> None:
    with pytest.raises(OptionError, match=said):
        Policy.load(changed(file, **how))


def test_a_truncated_file_is_refused(file: Path) -> None:
    whole = file.read_bytes()
    for kept in (0, 20, len(whole) // 2, len(whole) - 1):
        file.write_bytes(whole[:kept])
        with pytest.raises(OptionError, match="is not a policy file, or part of it is missing"):
            Policy.load(file)


def test_a_damaged_file_is_refused(file: Path) -> None:
    whole, refused = file.read_bytes(), 0
    for place in range(30, len(whole), len(whole) // 100):  # in what is packed, and in its heads
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 0xFF]) + whole[place + 1 :])
        try:
            Policy.load(file)
        except OptionError:
            refused += 1
    assert refused > 80


def test_a_file_that_claims_too_much_is_refused(file: Path) -> None:
    head = io.BytesIO()
    np.lib.format.write_array_header_1_0(
        head, {"descr": "<f4", "fortran_order": False, "shape": (10**14,)}
    )
    with ZipFile(file, "w") as packed:
        packed.writestr("about.npy", head.getvalue())
    with pytest.raises(OptionError, match="is not a policy file"):
        Policy.load(file)


def test_a_file_is_written_whole_or_not_at_all(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    policy, before = Policy.load(file), file.read_bytes()
    policy.save(str(file))  # a text is a path too
    with pytest.raises(StudyError, match=r"policy\.bin: .* for a policy must end in \.npz"):
        policy.save(file.with_suffix(".bin"))  # NumPy would write policy.bin.npz

    def half(path: Path, **_: Any) -> None:
        path.write_bytes(b"half")
        raise OSError("No space left on device")

    monkeypatch.setattr(np, "savez_compressed", half)
    with pytest.raises(StudyError, match="cannot be written: No space left"):
        policy.save(file)
    assert file.read_bytes() == before
    assert list(file.parent.iterdir()) == [file]


def test_a_file_that_was_written_anew_is_read_anew(file: Path) -> None:
    before = loaded(str(file))
    assert loaded(str(file)) is before
    Policy.of(SETTING, [(np.zeros((SIZE, ACTIONS)), np.zeros(ACTIONS))]).save(file)
    assert len(loaded(str(file)).layers) == 1 != len(before.layers)


def test_nothing_in_a_file_is_run(tmp_path: Path) -> None:
    class Bad:
        def __reduce__(self) -> tuple[Any, ...]:
            return (Path.touch, (tmp_path / "touched",))

    path = tmp_path / "bad.npz"
    for content in (pickle.dumps(Bad()), None):
        if content is None:
            np.savez(path, about=np.array([Bad()], object))
        else:
            path.write_bytes(content)
        with pytest.raises(OptionError, match="is not a policy file"):
            Policy.load(path)
    assert not (tmp_path / "touched").exists()


def test_a_file_that_unpacks_to_too_much_is_refused(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(policies, "MOST_BYTES", 1000)
    with pytest.raises(OptionError, match="is not a policy file"):
        Policy.load(file)


def test_no_file() -> None:
    with pytest.raises(OptionError, match=r"none\.npz cannot be read"):
        make("policy:none.npz", "thirty-one")


def test_a_policy_that_cannot_be_read_is_told_of_before_a_table_is_joined(
    capsys: pytest.CaptureFixture[str],
) -> None:
    url = "http://127.0.0.1:9/table/abcd"
    assert main(["bot", "--url", url, "--policy", "none.npz"]) == 2
    assert "none.npz cannot be read" in capsys.readouterr().err


def test_a_policy_of_other_layouts_is_refused(file: Path) -> None:
    name = f"policy:{file}"
    with pytest.raises(OptionError, match="trained in another game: thirty-one"):
        make(name, "switch")
    with pytest.raises(OptionError, match="trained for 2 seats"):
        arena.contest("thirty-one", [name, "novice"], seats=3, matches=1)
    with pytest.raises(OptionError, match="trained for 2 seats and other options"):
        arena.contest("thirty-one", [name, "novice"], options={"keeps": "points"}, deals=9)
    other = changed(file, actions="00000000").rename(file.with_name("moves.npz"))
    with pytest.raises(OptionError, match="with other moves"):
        make(f"policy:{other}", "thirty-one")


def test_arrays_that_are_no_network_are_told_of() -> None:
    with pytest.raises(OptionError, match="not a network"):
        Policy.of(SETTING, [(np.zeros((SIZE, 3)), np.zeros(3))])
