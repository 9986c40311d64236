"""States as values: every byte has a field, copies are complete, keys identify equal states."""

from __future__ import annotations

import numpy as np
import pytest

import boneace
from boneace import games
from boneace.kernel import states
from boneace.kernel.contract import ALL_HANDS


@pytest.mark.parametrize("game", games.names())
def test_a_state_has_no_byte_that_belongs_to_no_field(game: str) -> None:
    kind = games.part(game, "rules").State
    assert states.padding(kind) == 0
    assert kind.isalignedstruct
    for field, offset, *_ in kind.fields.values():
        assert offset % field.base.alignment == 0


def test_padding_is_counted() -> None:
    assert states.padding(np.dtype([("one", "i1"), ("two", "i8")], align=True)) == 7


@pytest.mark.parametrize("game", games.names())
def test_the_bytes_of_any_copy_are_the_same(game: str) -> None:
    match = boneace.new(game, seed=3)
    while not match.over and len(match) < 40:
        match.push(match.legal[0])
    s = match.view(ALL_HANDS).record
    other = np.full(s.nbytes, 255, np.uint8).view(s.dtype)  # padding would keep these bytes
    other[0] = s[0]
    assert other.tobytes() == s.copy().tobytes() == states.clone(s).tobytes() == s.tobytes()


def test_a_clone_shares_nothing_and_can_be_written() -> None:
    s = boneace.new("switch", seed=1).view(ALL_HANDS).record
    batch = np.repeat(s, 4)
    batch.flags.writeable = False
    other = states.clone(batch[::2])
    other["deal"][1] = 9
    assert other.flags.c_contiguous and list(other["deal"]) == [1, 9]
    assert list(batch["deal"]) == [1, 1, 1, 1]


def test_keys_are_the_same_just_where_states_are_equal() -> None:
    one, other = (boneace.new("primiera", seed=seed) for seed in (5, 5))
    record = one.view(ALL_HANDS).record
    assert states.key(record) == states.key(other.view(ALL_HANDS).record)
    assert states.key(np.repeat(record, 3), 2) == states.key(record)
    other.push(other.legal[0])
    assert states.key(record) != states.key(other.view(ALL_HANDS).record)
    with pytest.raises(IndexError):
        states.key(record, 1)


def test_states_of_two_games_never_have_the_same_key() -> None:
    blank = [np.zeros(1, games.part(game, "rules").State) for game in games.names()]
    assert len({states.key(s) for s in blank}) == len(blank)


def test_the_version_of_a_layout_changes_with_any_field() -> None:
    fields = [("hands", "i8", (2,)), ("turn", "i1")]
    kinds = [
        states.layout(fields),
        states.layout([("hands", "i8", (3,)), ("turn", "i1")]),
        states.layout([("hands", "i8", (2,)), ("dealer", "i1")]),
        states.layout([*fields, ("dealer", "i1")]),
    ]
    assert len({states.version(kind) for kind in kinds}) == len(kinds)
    assert states.version(states.layout(fields)) == states.version(kinds[0])
    assert len(states.version(kinds[0])) == 8


def test_wide_fields_come_first_and_the_last_word_is_filled() -> None:
    kind = states.layout([("turn", "i1"), ("deal", "i4"), ("hands", "i8"), ("dealer", "i1")])
    assert kind.names == ("hands", "deal", "turn", "dealer", states.SPARE)
    assert kind.itemsize == 16 and kind[states.SPARE].shape == (2,)
