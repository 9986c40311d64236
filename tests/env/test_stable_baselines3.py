"""Many matches for Stable-Baselines3: what its learners get, and MaskablePPO where it is installed.

Without Stable-Baselines3 a stand-in of its base class is used, with the few functions that it
gives; the test with MaskablePPO is skipped then.
"""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from boneace.env.gymnasium_vector import OneSeatVector
from boneace.errors import WrongValue

RULES = {"seats": 2, "opponents": "random", "options": {"lives": 1}}
NEEDS = "needs Stable-Baselines3: pip install stable-baselines3 sb3-contrib"


class Base:
    """Like `stable_baselines3.common.vec_env.VecEnv`."""

    def __init__(self, num_envs: int, observation_space: Any, action_space: Any) -> None:
        self.num_envs, self.action_space = num_envs, action_space
        self.observation_space = observation_space
        self._reset_seeds()
        assert self.get_attr("render_mode") == [None] * num_envs

    def _reset_seeds(self) -> None:
        self._seeds: list[int | None] = [None] * self.num_envs

    def _reset_options(self) -> None: ...

    def get_attr(self, name: str) -> list[Any]:
        raise NotImplementedError

    def _get_indices(self, indices: Any) -> Any:
        if indices is None:
            return range(self.num_envs)
        return [indices] if isinstance(indices, int) else indices

    def seed(self, seed: int) -> None:
        self._seeds = [seed + place for place in range(self.num_envs)]

    def step(self, actions: Any) -> Any:
        self.step_async(actions)  # type: ignore[attr-defined]
        return self.step_wait()  # type: ignore[attr-defined]


@pytest.fixture
def door(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The module; if there is only the stand-in, made with it for one test."""
    try:
        import_module("stable_baselines3")
    except ModuleNotFoundError:
        stand_in = ModuleType("stable_baselines3.common.vec_env")
        vars(stand_in)["VecEnv"] = Base
        for name in ("stable_baselines3", "stable_baselines3.common"):
            monkeypatch.setitem(sys.modules, name, ModuleType(name))
        monkeypatch.setitem(sys.modules, stand_in.__name__, stand_in)
        monkeypatch.delitem(sys.modules, "boneace.env.stable_baselines3", raising=False)
    return import_module("boneace.env.stable_baselines3")


def test_it_plays_as_the_batch_does(door: Any) -> None:
    envs = door.OneSeatVecEnv(5, "thirty-one", **RULES)
    same = OneSeatVector(5, "thirty-one", autoreset_mode="SameStep", **RULES)
    envs.seed(3)
    seen, (others, infos) = envs.reset(), same.reset(seed=3)
    ended = 0
    for _ in range(60):
        assert seen.tolist() == others.tolist()
        masks = np.stack(envs.env_method("action_masks"))
        assert masks.dtype == np.bool_ and masks.tolist() == infos["action_mask"].tolist()
        taken = masks.argmax(axis=1)
        seen, rewards, over, told = envs.step(taken)
        others, wanted, terminated, truncated, infos = same.step(taken)
        assert rewards.dtype == np.float32 and rewards.tolist() == wanted.tolist()
        assert over.tolist() == (terminated | truncated).tolist()
        for place in range(5):
            assert bool(told[place]) == over[place]
            if over[place]:
                last = infos["final_obs"][place].tolist()
                assert told[place]["terminal_observation"].tolist() == last
                assert told[place]["TimeLimit.truncated"] == truncated[place]
        ended += over.sum()
    assert ended > 5


def test_matches_that_were_cut_are_told(door: Any) -> None:
    envs = door.OneSeatVecEnv(3, "thirty-one", seats=2, opponents="random", limit=1)
    envs.reset()
    _, _, over, told = envs.step(np.stack(envs.get_attr("action_masks")).argmax(axis=1))
    cut = [info["TimeLimit.truncated"] for info in told if info]
    assert over.all() and cut == [True] * 3


def test_what_is_asked_of_each_match(door: Any) -> None:
    envs = door.OneSeatVecEnv(3, "thirty-one", seats=2, seat=1)
    with pytest.raises(WrongValue, match="call reset first"):
        envs.env_method("action_masks")
    envs.reset()
    assert len(envs.env_method("action_masks", indices=[0, 2])) == 2
    assert envs.get_attr("seat") == [1, 1, 1] and envs.get_attr("seat", 0) == [1]
    assert envs.env_is_wrapped(object) == [False] * 3
    for wrong in (lambda: envs.env_method("render"), lambda: envs.set_attr("seat", 0)):
        with pytest.raises(AttributeError):
            wrong()
    envs.close()


def test_maskable_ppo_learns_from_it(door: Any) -> None:
    learners = pytest.importorskip("sb3_contrib", reason=NEEDS)
    envs = door.OneSeatVecEnv(64, "thirty-one", **RULES)
    model = learners.MaskablePPO("MlpPolicy", envs, n_steps=32, batch_size=512, seed=1)
    model.learn(4096)
    assert model.num_timesteps == 4096


def test_make_vec_env_takes_the_id() -> None:
    made = pytest.importorskip("stable_baselines3.common.env_util", reason=NEEDS)
    name = "boneace.env.gymnasium:boneace/ThirtyOne-v0"
    assert made.make_vec_env(name, 2, env_kwargs={"seats": 2}).num_envs == 2
