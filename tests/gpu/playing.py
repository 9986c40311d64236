"""`GpuVector` plays as `Vector` does. `test_gpu.py` runs these tests, in numba's simulator or on a
GPU: numba decides at import whether to simulate one."""

import pickle
from copy import deepcopy

import numpy as np
import pytest

from boneace import games
from boneace.env.vector import Vector
from boneace.errors import IllegalMove, WrongValue
from boneace.gpu.vector import GpuVector
from boneace.kernel.build import interpret
from boneace.kernel.contract import OVER

GAMES = games.shipped()


def both(game, many=3, seats=None, **how):
    """The same matches on the processor, interpreted, and on the GPU."""
    return Vector.of(game, many, seats, compiled=False, **how), GpuVector.of(
        game, many, seats, **how
    )


def same(one, other):
    """All data of the matches of a batch."""
    for name, mine, its in zip(one.now._fields, one.now, other.on_host(), strict=True):
        assert mine.dtype == its.dtype and mine.tolist() == its.tolist(), name
    for place in range(one.many):
        assert one.state(place).tobytes() == other.state(place).tobytes()


def played(one, other, steps):
    """Play the same random moves in both; returns the number of matches that ended."""
    ended = 0
    for _ in range(steps):
        taken = one.sample()
        one.step(taken)
        other.step(taken)
        same(one, other)
        ended += int(one.now.terminated.sum())
    return ended


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_the_same_move_for_move(game):
    one, other = both(game)
    one.reset(seed=5)
    other.reset(seed=5)
    same(one, other)
    played(one, other, 20)


@pytest.mark.parametrize("mode", ["next_step", "same_step", "disabled"])
def test_matches_end_and_begin_alike(mode):
    players = ["learner", "novice", "random"]
    one, other = both("thirty-one", 3, 3, autoreset=mode, players=players, dealer=None, limit=9)
    one.reset(seed=8)
    other.reset(seed=8)
    ended = 0
    for _ in range(8):
        ended += played(one, other, 1) + int(one.now.truncated.sum())
        last = other.last_observations.copy_to_host()
        assert one.last_observations.tolist() == last.tolist()
        if mode == "disabled" and (over := one.now.seats == OVER).any():
            one.reset(where=over)
            other.reset(where=over)
            same(one, other)
    assert ended


def test_an_illegal_action_is_an_error_and_changes_nothing():
    one, other = both("thirty-one", seats=2)
    one.reset(seed=1)
    other.reset(seed=1)
    taken = one.sample()
    taken[1] = taken[2] = 9999
    with pytest.raises(IllegalMove, match=r"match 1: action 9999 is not legal.*draw"):
        other.step(taken)
    same(one, other)
    loses, lost = both("thirty-one", seats=2, illegal="lose")
    loses.reset(seed=1)
    lost.reset(seed=1)
    loses.step(taken)
    lost.step(taken)
    same(loses, lost)
    assert loses.now.terminated.tolist() == [False, True, True]


def test_a_copy_goes_on_in_the_same_way():
    one, other = both("thirty-one", 3, 2, autoreset="same_step", limit=3)
    one.reset(seed=8)
    other.reset(seed=8)
    played(one, other, 4)
    others = deepcopy(other), pickle.loads(pickle.dumps(other))
    first = other.sample().copy_to_host().tolist()
    played(one, other, 4)
    for apart in others:
        assert apart.sample().copy_to_host().tolist() == first
        again = Vector.of("thirty-one", 3, 2, autoreset="same_step", limit=3, compiled=False)
        again.reset(seed=8)
        for _ in range(4):
            again.step(again.sample())
        same(again, apart)
        played(again, apart, 4)
        assert apart.last_observations.copy_to_host().tolist() == again.last_observations.tolist()


def test_actions_that_are_drawn_there_are_legal():
    _, matches = both("thirty-one", 4, 2)
    with pytest.raises(WrongValue, match="call `reset`"):
        matches.step([0, 0, 0, 0])
    matches.reset(seed=3)
    first = matches.sample().copy_to_host()
    for _ in range(5):
        masks, taken = matches.on_host().masks, matches.sample()
        assert masks[np.arange(4), taken.copy_to_host()].all()
        matches.step(taken)
    matches.reset(seed=3)
    assert matches.sample().copy_to_host().tolist() == first.tolist()
    with pytest.raises(WrongValue, match=r"int64 \(4,\)"):
        matches.step([0, 0])


def test_random_moves_are_those_of_the_drivers():
    """The play of the bare rules from a generator, repeated with the drivers move by move."""
    matches = GpuVector.of("three-stake-brag", 2)
    matches.reset(seed=2)
    rngs = matches._pickers.copy_to_host()
    assert matches.play_at_random(40) == 80
    drivers = interpret(games.part("three-stake-brag", "rules").__name__)
    for place in range(2):
        before = Vector.of("three-stake-brag", 2, compiled=False)
        before.reset(seed=2)
        followed, rng = before.state(place), rngs[place : place + 1]
        drivers.play_all_at_random(matches.setting.options, followed, rng, 40)
        assert followed.tobytes() == matches.state(place).tobytes()
    assert (matches.on_host().seats == OVER).all()
    matches.reset(seed=2)
    assert (matches.on_host().seats >= 0).all()
