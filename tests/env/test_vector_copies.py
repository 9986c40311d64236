"""A copied or pickled batch of matches goes on as the original does, and apart from it."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from boneace.env.gymnasium_vector import OneSeatVector
from boneace.env.vector import Autoreset, Vector
from boneace.errors import WrongValue
from tests.solve.examples import EXAMPLES, registered

WAYS: dict[str, Callable[[Any], Any]] = {
    "copied": copy.copy,
    "copied deeply": copy.deepcopy,
    "pickled": lambda one: pickle.loads(pickle.dumps(one)),
}
MODES: tuple[Autoreset, ...] = ("next_step", "same_step", "disabled")
GAMES = ["thirty-one", "vingt-un", "mus", "kuhn"]
ENVIRONMENTS: list[Callable[[VectorEnv[Any, Any, Any]], VectorEnv[Any, Any, Any]]] = [
    lambda env: env,
    RecordEpisodeStatistics,
]


@pytest.fixture(scope="module", autouse=True)
def example() -> Iterator[None]:
    """Kuhn poker is registered for these tests only."""
    with registered(EXAMPLES / "kuhn" / "src", "boneace_kuhn"):
        yield


def content(matches: Vector) -> list[Any]:
    """All that can be seen of a batch."""
    states = [matches.state(place).tobytes() for place in range(matches.many)]
    arrays = [array.tobytes() for array in (*matches.now, matches.last_observations)]
    return [*arrays, *states]


def played(matches: Vector, steps: int) -> list[Any]:
    """Random moves; where a match has ended and waits, it is begun again. All that was seen."""
    seen, over = [content(matches)], matches.now.seats < 0
    for _ in range(steps):
        if matches.autoreset == "disabled" and over.any():
            matches.reset(where=over)
            seen.append(content(matches))
        matches.step(matches.sample())
        over = matches.now.seats < 0
        seen.append(content(matches))
    return seen


@pytest.mark.parametrize("many", [1, 64])
@pytest.mark.parametrize("game", GAMES)
def test_a_copy_goes_on_in_the_same_way(game: str, many: int) -> None:
    compiled = game in ("thirty-one", "kuhn")
    steps = 60 if compiled else max(2, 20 // many)
    for mode in MODES:
        matches = Vector.of(game, many, autoreset=mode, dealer=None, compiled=compiled)
        matches.reset(seed=4)
        played(matches, steps // 2)
        others = [made(matches) for made in WAYS.values()]
        ours = played(matches, steps)
        after = content(matches)
        for other in others:  # after the original, which has not touched them
            assert played(other, steps) == ours
            assert repr(other) == repr(matches)
        assert content(matches) == after and ours[0] != after


def test_what_was_chosen_for_a_batch_is_kept() -> None:
    players: list[Any] = ["novice", "learner", "random"]
    matches = Vector.of(
        "thirty-one", 5, 3, options={"lives": 1}, players=players, limit=7, illegal="lose",
        dealer=2, autoreset="same_step", specialized=True, compiled=False,
    )  # fmt: skip
    matches.reset(seed=1)
    played(matches, 3)
    for made in WAYS.values():
        other = made(matches)
        theirs, ours = other.arguments, matches.arguments
        assert other.limit == 7 and other.illegal == "lose" and theirs.dealer == 2
        assert theirs.players.tolist() == ours.players.tolist()
        assert theirs.o.values == ours.o.values and other.compiled is matches.compiled
        ours.actions[:] = theirs.actions[:] = 9999
        assert other.step(theirs.actions).rewards[:, 1].tolist() == [-1.0] * 5
        for name, array in ours._asdict().items():
            if isinstance(array, np.ndarray) and name not in ("o", "numbers"):
                assert not np.shares_memory(array, getattr(theirs, name)), name


def test_the_arrays_of_a_copy_belong_together() -> None:
    """Compiled code and other libraries read the arrays of `arguments` and `now`."""
    matches = Vector.of("thirty-one", 3)
    matches.reset(seed=1)
    for made in WAYS.values():
        other = made(matches)
        for array in (*other.now, other.last_observations):
            assert array.ctypes.data % 64 == 0
        assert np.shares_memory(other.now.seats, other.arguments.turn)
        assert np.shares_memory(other.now.masks, other.arguments.masks)
        other.arguments.actions[:] = other.sample()
        assert other.compiled.step(*other.arguments) == -1
        assert other.now.observations.tolist() != matches.now.observations.tolist()


def test_a_copy_begins_only_with_reset_too() -> None:
    matches = Vector.of("thirty-one", 2)
    for made in WAYS.values():
        other = made(matches)
        with pytest.raises(WrongValue, match="call `reset`"):
            other.step([0, 0])
        matches.reset(seed=3)
        assert content(other) != content(matches)
        other.reset(seed=3)
        assert content(other) == content(matches)
        matches = Vector.of("thirty-one", 2)


def test_a_pickle_of_another_layout_is_refused() -> None:
    matches = Vector.of("thirty-one", 2)
    matches.reset(seed=1)
    make, given, kept = matches.__reduce__()
    fewer = {name: array[:1] for name, array in kept["arrays"].items()}
    wider = kept["arrays"] | {"made": kept["arrays"]["made"].astype(np.int64)}
    for change in ({"tensor": "01234567"}, {"arrays": fewer}, {"arrays": wider}):
        with pytest.raises(WrongValue, match=r"matches of thirty-one were pickled.*begin new"):
            make(*given).__setstate__(kept | change)
    make(*given).__setstate__(kept)


def test_a_pickled_batch_goes_on_in_another_process() -> None:
    matches = Vector.of("thirty-one", 3, compiled=False)
    matches.reset(seed=2)
    code = (
        "import pickle, sys; matches = pickle.load(sys.stdin.buffer);"
        "matches.step(matches.sample()); sys.stdout.buffer.write(pickle.dumps(matches))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], input=pickle.dumps(matches), capture_output=True
    )
    other = pickle.loads(done.stdout)
    matches.step(matches.sample())
    assert content(matches) == content(other)


@pytest.mark.parametrize("way", ["copied deeply", "pickled"])
@pytest.mark.parametrize("many", [1, 64])
@pytest.mark.parametrize("wrapped", ENVIRONMENTS, ids=["plain", "wrapped"])
@pytest.mark.parametrize("game", ["thirty-one", "kuhn"])
def test_an_environment_of_gymnasium_goes_on_in_the_same_way(
    game: str, wrapped: Callable[..., VectorEnv[Any, Any, Any]], many: int, way: str
) -> None:
    for mode in AutoresetMode:
        envs = wrapped(OneSeatVector(many, game, opponents="random", autoreset_mode=mode))
        _, infos = envs.reset(seed=8)
        infos = stepped(envs, infos, 5)[1]
        other = WAYS[way](envs)
        ours, theirs = stepped(envs, infos, 60)[0], stepped(other, infos, 60)[0]
        assert ours == theirs


def stepped(
    envs: VectorEnv[Any, Any, Any], infos: dict[str, Any], steps: int
) -> tuple[list[Any], dict[str, Any]]:
    """The first legal action in each match, step by step: all that was seen, and the last infos."""
    seen = []
    for _ in range(steps):
        found, rewards, ended, cut, infos = envs.step(infos["action_mask"].argmax(axis=1))
        seen.append([found.tolist(), rewards.tolist(), ended.tolist(), cut.tolist()])
        finals = infos.get("final_obs", [])
        seen.append(
            [*infos["action_mask"].tolist(), *(None if o is None else o.tolist() for o in finals)]
        )
        if envs.metadata["autoreset_mode"] == AutoresetMode.DISABLED and (ended | cut).any():
            found, infos = envs.reset(options={"reset_mask": ended | cut})
            seen.append(found.tolist())
    return seen, infos
