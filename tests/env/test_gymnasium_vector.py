"""One seat of many matches for Gymnasium: its interface, its autoreset modes, its infos."""

import doctest

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from boneace.env import gymnasium_vector
from boneace.env.gymnasium import id_of
from boneace.env.gymnasium_vector import OneSeatVector
from boneace.env.vector import Vector
from boneace.errors import IllegalMove, OptionError, WrongValue


def sampled(envs, infos):
    """A legal action for each match, by the spaces of Gymnasium."""
    masks = tuple(infos["action_mask"])
    return envs.action_space.sample(mask=masks)


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_it_plays_as_the_batch_does(mode):
    envs = OneSeatVector(6, "thirty-one", 3, ["novice", "random"], seat=1, autoreset_mode=mode)
    assert isinstance(envs, gymnasium.vector.VectorEnv)
    assert envs.metadata["autoreset_mode"] == mode
    matches = Vector.of(
        "thirty-one", 6, 3, players=["novice", "learner", "random"],
        autoreset=mode.name.lower(),
    )  # fmt: skip
    found, infos = envs.reset(seed=4)
    now = matches.reset(seed=4)
    envs.action_space.seed(1)
    ended = 0
    for _ in range(300):
        assert found.tolist() == now.observations.tolist()
        assert found in envs.observation_space
        assert infos["action_mask"].tolist() == now.masks.astype(int).tolist()
        assert infos["action_mask"].dtype == np.int8 and infos["_action_mask"].all()
        taken = sampled(envs, infos)
        assert taken in envs.action_space
        found, rewards, terminated, truncated, infos = envs.step(taken)
        now = matches.step(taken)
        over = terminated | truncated
        assert rewards.dtype == np.float64 and rewards.tolist() == now.rewards[:, 1].tolist()
        assert terminated.tolist() == now.terminated.tolist()
        ended += over.sum()
        if mode == AutoresetMode.SAME_STEP:
            assert ("final_obs" in infos) == over.any()
            for place in np.flatnonzero(over):
                assert infos["_final_obs"][place] and infos["_final_info"][place]
                last = matches.last_observations[place].tolist()
                assert infos["final_obs"][place].tolist() == last
        elif mode == AutoresetMode.DISABLED and over.any():
            found, infos = envs.reset(options={"reset_mask": over})
            now = matches.reset(where=over)
    assert ended > 10


def test_gymnasium_makes_it_by_the_id_of_the_game():
    envs = gymnasium.make_vec(id_of("thirty-one"), 5, seats=3, opponents="random")
    assert isinstance(envs, OneSeatVector) and envs.matches.setting.seats == 3
    observations, infos = envs.reset(seed=1)
    assert observations.shape[0] == len(infos["action_mask"]) == 5
    single = gymnasium.make("boneace/ThirtyOne-v0", seats=3)
    assert single.observation_space == envs.single_observation_space
    assert single.action_space == envs.single_action_space


def test_arrays_are_copies_unless_asked_otherwise():
    kept = OneSeatVector(2, "thirty-one", 2)
    first, infos = kept.reset(seed=1)
    before = first.copy(), infos["action_mask"].copy()
    kept.step(sampled(kept, infos))
    assert first.tolist() == before[0].tolist()
    assert infos["action_mask"].tolist() == before[1].tolist()
    shared = OneSeatVector(2, "thirty-one", 2, copy=False)
    one, infos = shared.reset(seed=1)
    assert shared.step(sampled(shared, infos))[0] is one


def test_a_wrapper_of_gymnasium_counts_the_matches():
    envs = RecordEpisodeStatistics(OneSeatVector(4, "thirty-one", 2, "random"))
    _, infos = envs.reset(seed=1)
    ended = 0
    for _ in range(200):
        *_, infos = envs.step(sampled(envs, infos))
        if "episode" in infos:
            ended += infos["_episode"].sum()
            assert set(np.unique(infos["episode"]["r"])) <= {-1.0, 0.0, 1.0}
    assert ended > 4


def test_wrong_arguments():
    with pytest.raises(WrongValue, match="2 players, one for each other seat, not 1"):
        OneSeatVector(2, "thirty-one", 3, ["random"])
    with pytest.raises(WrongValue, match=r"opponents.*one of “random”, “novice”"):
        OneSeatVector(2, "thirty-one", 3, "learner")
    with pytest.raises(WrongValue, match="“novice”, not str 'club'; with vectorization_mode="):
        gymnasium.make_vec(id_of("thirty-one"), 2, opponents="club")
    with pytest.raises(WrongValue, match="“num_envs” must be from 1"):
        gymnasium.make_vec(id_of("thirty-one"), 0)
    assert gymnasium.make_vec(id_of("thirty-one"), 2, render_mode=None).num_envs == 2
    with pytest.raises(TypeError, match="matches in one loop are not rendered: leave out render_m"):
        gymnasium.make_vec(id_of("thirty-one"), 2, render_mode="ansi")
    with pytest.raises(WrongValue, match=r"“reset_mask” must be an array of bool \(2,\)"):
        OneSeatVector(2, "thirty-one").reset(options={"reset_mask": np.array([True])})
    with pytest.raises(WrongValue, match=r"autoreset_mode.*NextStep"):
        OneSeatVector(2, "thirty-one", 3, autoreset_mode="later")
    with pytest.raises(WrongValue, match="seat"):
        OneSeatVector(2, "thirty-one", 3, seat=3)
    with pytest.raises(OptionError):
        OneSeatVector(2, "thirty-two")
    envs = OneSeatVector(2, "thirty-one", 2, autoreset_mode="Disabled")
    _, infos = envs.reset(seed=1)
    with pytest.raises(IllegalMove, match="match 0"):
        envs.step(np.array([9999, 0]))
    lost = OneSeatVector(2, "thirty-one", 2, illegal="lose")
    lost.reset(seed=1)
    _, rewards, terminated, _, _ = lost.step(np.array([9999, np.argmax(infos["action_mask"][1])]))
    assert rewards[0] == -1 and terminated[0]


def test_the_example_is_right():
    assert doctest.testmod(gymnasium_vector).failed == 0
