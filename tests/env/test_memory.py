"""The past of a seat as rows of bytes."""

from __future__ import annotations

import random

import numpy as np
import numpy.typing as npt
import pytest

from boneace import games
from boneace.cards import FRENCH_52, Cards
from boneace.env.episode import Episode
from boneace.env.memory import Memory
from boneace.env.tensors import Tensor
from boneace.errors import WrongValue
from boneace.kernel.contract import CHANCE
from boneace.solve.setting import Setting

MANY = 1000
"""More rows than the first decisions need."""


def played(game: str, seed: int, decisions: int) -> Episode:
    """An episode after some random decisions."""
    rng = random.Random(seed)
    episode = Episode.new(game, seed=seed)
    for _ in range(decisions):
        if not episode.over:
            episode.act(rng.choice(episode.legal))
    return episode


@pytest.mark.parametrize("rows", [-1, 1 << 17, 10**9])
def test_no_more_rows_than_any_match_has_events(rows: int) -> None:
    episode = played("thirty-one", 1, 2)
    for asked in (
        lambda: episode.information_state_tensor(0, rows),
        lambda: Memory.of(episode.setting, rows=rows),
    ):
        with pytest.raises(WrongValue, match=f"“rows” must be from 0 to 65536, not {rows}"):
            asked()


def told(memory: Memory, row: npt.NDArray[np.uint8]) -> dict[str, int]:
    """The names of the places that are not 0, each with its number."""
    return {memory.names[place]: int(row[place]) for place in np.flatnonzero(row)}


@pytest.mark.parametrize("game", games.shipped())
def test_a_row_says_who_acted_and_what_came(game: str) -> None:
    episode = played(game, 5, 12)
    for seat in range(episode.seats):
        events = episode.recall(seat)
        memory = Memory.of(episode.setting, Memory.of(episode.setting).needed(events) + 1)
        rows = memory.written(events, seat)
        assert not rows[-1].any()
        at = 0
        for event in events[1:]:  # the first is the beginning
            found, mover = told(memory, rows[at]), event.mover
            assert mover is not None
            by = "chance" if mover == CHANCE else f"+{(mover - seat) % episode.seats}"
            assert found.pop(by) == 1 and not [name for name in found if name.endswith(" now")]
            if event.number >= 0 and mover != CHANCE:
                assert episode.actions.names[event.number] in found
            for row in rows[at + 1 :][: len(event.changes)]:
                assert len([name for name in told(memory, row) if name.endswith(" now")]) == 1
            at += 1 + len(event.changes)
        assert at == memory.rows - 1


def test_a_change_has_its_field_its_seat_and_the_new_number() -> None:
    episode = Episode.new("thirty-one", 3, "pennies", seed=3)
    knock = episode.actions.number("knock")
    while episode.view(1)["deal"][0] == 1:
        episode.act(knock if knock in episode.legal else episode.legal[0])
    memory = Memory.of(episode.setting, MANY)
    events = episode.recall(1)
    rows = memory.written(events, 1)[: memory.needed(events)]
    found = [told(memory, row) for row in rows]
    hands = [row for row in found if "last_hands now" in row]
    view = episode.view(1)
    for seat in range(3):
        (row,) = [row for row in hands if f"+{(seat - 1) % 3}" in row]
        cards = Cards(int(view["last_hands"][0][seat]), FRENCH_52)
        assert set(row) == {"last_hands now", f"+{(seat - 1) % 3}", *cards}
    (deal,) = [row for row in found if "deal now" in row]
    assert deal == {"deal now": 1, "byte 1": 2}
    dealers = [row for row in found if "dealer now" in row]
    assert dealers == [{"dealer now": 1}]  # the viewer itself, +0


def test_a_row_says_what_was_seen_of_a_discard() -> None:
    episode = played("mus", 1, 0)
    mus = [episode.actions.number(name) for name in ("mus", "discard 1 3")]
    for _ in range(episode.seats):
        episode.act(mus[0])
    discarder = episode.turn
    episode.act(mus[1])
    memory = Memory.of(episode.setting)
    for seat in range(episode.seats):
        events = episode.recall(seat)
        (row,) = [
            found
            for found in (told(memory, row) for row in memory.written(events, seat))
            if "discard 1 3" in found or "cards not seen" in found
        ]
        if seat == discarder:
            assert "cards not seen" not in row and len(row) == 4  # itself, the action, two cards
        else:
            by = f"+{(discarder - seat) % episode.seats}"
            assert row == {by: 1, "cards not seen": 2}


def test_what_a_seat_knew_is_stored_with_a_copy() -> None:
    """Changes and cards seen in part too, so that the tensor of what is read is the same."""
    episode = played("mus", 2, 12)
    for seat in range(episode.seats):
        copy = episode.resample(seat, 1)
        read = Episode.read(copy.text())
        for other in range(episode.seats):
            found = read.information_state_tensor(other)
            assert (found == copy.information_state_tensor(other)).all()
        assert (read.recall(seat), read.seats) == (episode.recall(seat), episode.seats)


@pytest.mark.parametrize("game", games.shipped())
def test_two_pasts_have_one_tensor_exactly_where_they_have_one_text(game: str) -> None:
    """Pasts that differ in one decision only, or in facts that a seat does not know."""
    for seed in range(6):
        episode = played(game, seed, seed)
        pasts = []
        for action in episode.legal[:4]:
            pasts.append(episode.clone())
            pasts[-1].act(action)
        for seat in range(episode.seats):
            pasts.append(pasts[0].resample(seat, seed))
        for seat in range(episode.seats):
            texts = [past.information_state(seat) for past in pasts]
            tensors = [past.information_state_tensor(seat, MANY).tobytes() for past in pasts]
            assert len(set(zip(texts, tensors, strict=True))) == len(set(texts))
            assert len(set(tensors)) == len(set(texts))


def test_the_tensor_is_the_observation_and_the_rows() -> None:
    episode = played("thirty-one", 3, 9)
    memory = Memory.of(episode.setting, rows=4)
    found = episode.information_state_tensor(1, rows=4)
    seen = episode.observation(1)
    assert len(found) == len(seen) + memory.size and (found[: len(seen)] == seen).all()
    assert (found[len(seen) :] == memory.written(episode.recall(1), 1).ravel()).all()
    assert (episode.information_state_tensor(1, rows=0) == seen).all()
    with pytest.raises(WrongValue, match="rows"):
        episode.information_state_tensor(1, rows=-1)


def test_versions_change_with_what_they_are_of() -> None:
    two, three = (Tensor.of("thirty-one", seats) for seats in (2, 3))
    assert two.versions.keys() == two.parts.keys()
    assert two.versions["stock"] == three.versions["stock"]
    assert two.versions["lives"] != three.versions["lives"]
    versions = [Memory.of(Setting.of("thirty-one", seats)).version for seats in (2, 3)]
    assert versions[0] != versions[1]
