"""The past of a seat as rows of bytes."""

from __future__ import annotations

import random

import numpy as np
import pytest

from boneace import games
from boneace.env.episode import Episode
from boneace.env.memory import ROWS, Memory
from boneace.env.tensors import Tensor
from boneace.errors import WrongValue
from boneace.kernel.contract import CHANCE
from boneace.solve.setting import Setting


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


@pytest.mark.parametrize("game", games.shipped())
def test_a_row_says_who_acted_and_what_came(game: str) -> None:
    episode = played(game, 5, 12)
    memory = Memory.of(episode.setting)
    for seat in range(episode.seats):
        events = [event for event in episode.recall(seat) if event.mover is not None][-ROWS:]
        rows = memory.written(episode.recall(seat), seat)
        assert rows.shape == (ROWS, len(memory.names)) and not rows[len(events) :].any()
        for row, event in zip(rows, events, strict=False):
            told = [memory.names[place] for place in np.flatnonzero(row)]
            mover = event.mover
            by = "chance deals" if mover == CHANCE else f"+{(mover - seat) % episode.seats} acts"
            assert told[0] == by and len(told) == 1 + (event.number >= 0)
            if event.number >= 0 and mover != CHANCE:
                assert told[1] == episode.actions.names[event.number]


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
            known = [past for past in pasts if len(past.recall(seat)) <= ROWS]
            texts = [past.information_state(seat) for past in known]
            tensors = [past.information_state_tensor(seat).tobytes() for past in known]
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
