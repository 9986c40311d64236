"""PettingZoo: its own checks in every game and preset, and its data of a match."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, max_cycles_test, seed_test, state_test
from pettingzoo.utils.conversions import parallel_to_aec

import boneace
from boneace.env import pettingzoo as doors
from boneace.env.actions import Actions
from boneace.env.episode import Episode
from boneace.errors import IllegalMove, OptionError, WrongType, WrongValue
from boneace.kernel.luck import scattered
from tests.env.settings import GAMES, PRESETS

#: `api_test` says this of every observation that is not a bare array. PettingZoo's own games with
#: masks have the same form, and are on a list of names for which it is not said.
OF_ITS_FORM = {
    "Observation is not a NumPy array",
    "Observation space for each agent probably should be gymnasium.spaces.box or "
    "gymnasium.spaces.discrete",
}

DRAW = Actions.of("thirty-one").number("draw")


def played(env: Any, luck: Random) -> Iterator[tuple[str, dict[str, Any], int | None, float]]:
    """Play a match at random; returns each agent's observations, actions and rewards."""
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        action = None
        if not (terminated or truncated):
            action = int(luck.choice(observation["action_mask"].nonzero()[0]))
        yield agent, observation, action, reward
        env.step(action)


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_it_passes_the_checks_of_pettingzoo(
    game: str, preset: str, capsys: pytest.CaptureFixture[str]
) -> None:
    def made(**named: Any) -> Any:
        return doors.env(game, preset=preset, **named)

    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(made(), num_cycles=30)
        state_test(made(illegal="random"), doors.parallel_env(game, preset=preset))
    assert {str(one.message) for one in told} <= OF_ITS_FORM
    seed_test(made, num_cycles=20)


@pytest.mark.parametrize("game", GAMES)
def test_the_state_is_what_all_agents_know_together(game: str) -> None:
    env = doors.env(game)
    env.reset(seed=7)
    for _ in played(env, Random(7)):
        state = env.state()
        for row, agent in zip(state.reshape(env.max_num_agents, -1), env.agents, strict=True):
            assert (row == env.observe(agent)["observation"]).all()
        if all(env.terminations.values()) or all(env.truncations.values()):
            break
    parallel = doors.parallel_env(game)
    parallel.reset(seed=7)
    env.reset(seed=7)
    assert parallel.state_space == env.state_space
    assert (parallel.state() == env.state()).all()


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_a_match_is_cut_when_pettingzoo_says(game: str, preset: str) -> None:
    """`max_cycles_test` is made for environments in which all agents act at once, with any action:
    so it is given a version in which a legal action replaces an illegal one.
    """

    def parallel(max_cycles: int) -> Any:
        env = doors.parallel_env(game, preset=preset, illegal="random", max_cycles=max_cycles)
        env.reset(seed=LASTING)
        for agent in env.possible_agents:
            env.action_space(agent).seed(LASTING)
        return env

    module = SimpleNamespace(
        parallel_env=parallel,
        env=lambda max_cycles: parallel_to_aec(parallel(max_cycles)),
    )
    max_cycles_test(module)


@pytest.mark.parametrize("game", GAMES)
def test_agents_that_take_turns_share_the_cycles(game: str) -> None:
    """So PettingZoo's test, which counts them for each agent, does not apply to `env` itself."""
    env = doors.env(game, max_cycles=4)
    env.reset(seed=LASTING)
    decided = [action is not None for _, _, action, _ in played(env, Random(LASTING))]
    assert sum(decided) == 4

    def made(max_cycles: int) -> Any:
        return doors.env(game, illegal="random", max_cycles=max_cycles)

    def parallel(max_cycles: int) -> Any:
        return doors.parallel_env(game, illegal="random", max_cycles=max_cycles)

    with pytest.raises(AssertionError):
        max_cycles_test(SimpleNamespace(parallel_env=parallel, env=made))


LASTING = 5
"""A seed after which the next match is not over within four decisions, in any game or preset."""


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_match_of_the_same_seed_step_by_step(game: str) -> None:
    env = doors.raw_env(game)
    for seed in (1, 2):
        env.reset(seed=seed)
        match = boneace.new(game, seed=seed)
        if match.over:
            match = boneace.new(game, seed=scattered(seed, 0))
        won = dict.fromkeys(env.agents, 0.0)
        for agent, seen, action, reward in played(env, Random(seed)):
            won[agent] += reward
            if action is None:
                assert not seen["action_mask"].any()
                continue
            episode = env._episode
            assert reward == 0 and agent == f"seat_{match.turn}"
            view = match.view(match.seat).record
            assert (seen["observation"] == episode.tensor.observe(view, match.seat)).all()
            moves = {episode.action_of(move.number): move for move in match.legal}
            assert set(moves) == set(seen["action_mask"].nonzero()[0].tolist())
            for other in set(env.agents) - {agent}:
                assert not env.observe(other)["action_mask"].any()
            match.push(moves[action])
        assert env.agents == []
        if match.over:
            assert list(won.values()) == match.returns()
        else:
            assert env._episode.truncated and not any(won.values())


@pytest.mark.parametrize("game", GAMES)
def test_hidden_cards_do_not_change_an_observation(game: str) -> None:
    luck = Random(3)
    for seed in range(3):
        episode = Episode.new(game, seed=seed)
        for _ in range(luck.randrange(12)):
            if not episode.over:
                episode.act(luck.choice(episode.legal))
        for seat in range(episode.seats):
            seen, mask = episode.observed(seat)
            other = episode.resample(seat, luck.randrange(99)).observed(seat)
            assert (other[0] == seen).all() and (episode.over or (other[1] == mask).all())


def test_a_match_that_is_over_at_once_is_drawn_again() -> None:
    over = next(seed for seed in range(1000) if boneace.new("primiera", 8, seed=seed).over)
    env = doors.env("primiera", seats=8)
    env.reset(seed=over)
    seen = env.last()[0]
    env.reset(seed=scattered(over, 0))
    assert seen["action_mask"].any()
    assert (env.last()[0]["observation"] == seen["observation"]).all()


def test_without_a_seed_matches_go_on_from_the_last_one() -> None:
    def three(seed: int) -> list[bytes]:
        env, seen = doors.env("thirty-one", seats=3), []
        for given in (seed, None, None):
            env.reset(seed=given)
            seen.append(env.last()[0]["observation"].tobytes())
        return seen

    assert three(4) == three(4) != three(5)
    assert len(set(three(4))) == 3


@pytest.mark.parametrize(
    "copied", [deepcopy, lambda env: pickle.loads(pickle.dumps(env))], ids=["copied", "pickled"]
)
def test_a_copy_goes_on_in_the_same_way(copied: Callable[[Any], Any]) -> None:
    env = doors.env("thirty-one", seats=3, illegal="random")
    for seed in (None, 7, None):  # without a seed, with one, and with the one that follows
        other = copied(env)
        for one in (env, other):
            one.reset(seed=seed)
        other = copied(env)
        told = [
            [(agent, reward, action) for agent, _, action, reward in played(one, Random(1))]
            for one in (env, other)
        ]
        assert told[0] == told[1]


def test_a_turn_of_two_steps_is_two_steps_of_one_agent() -> None:
    env = doors.env("thirty-one", seats=2)
    env.reset(seed=7)
    asked = []
    for action in ("draw", "discard JD"):
        asked.append(env.agent_selection)
        number = env.unwrapped._episode.actions.number(action)
        legal = env.last()[0]["action_mask"]
        env.step(number if legal[number] else int(legal.nonzero()[0][0]))
    assert asked == ["seat_1", "seat_1"] and env.agent_selection == "seat_0"


def test_a_match_is_cut_at_its_limit() -> None:
    env = doors.env("thirty-one", limit=3)
    env.reset(seed=7)
    steps = sum(action is not None for _, _, action, _ in played(env, Random(1)))
    assert steps == 3
    env.reset(seed=7)
    for _ in range(3):
        env.step(int(env.last()[0]["action_mask"].nonzero()[0][0]))
    assert all(env.truncations.values()) and not any(env.terminations.values())
    assert not any(env.rewards.values())


def illegal_action(env: Any) -> int:
    return int((env.last()[0]["action_mask"] == 0).nonzero()[0][0])


def test_what_is_asked_of_no_agent_or_too_early_is_refused() -> None:
    env = doors.raw_env("thirty-one", seats=2)
    for asked in (lambda: env.observe("seat_0"), lambda: env.step(0), env.state):
        with pytest.raises(WrongValue, match="call reset first"):
            asked()
    for space in (env.action_space, env.observation_space):
        with pytest.raises(WrongValue, match="“agent” must be one of “seat_0”, “seat_1”, not str"):
            space("seat_9")


def test_an_illegal_action_is_an_error_and_changes_nothing() -> None:
    env = doors.env("thirty-one")
    env.reset(seed=7)
    before = env.last()
    with pytest.raises(IllegalMove, match=r"is not legal now; legal: draw, take, knock"):
        env.step(illegal_action(env))
    with pytest.raises(IllegalMove, match="“75” is not legal now"):
        env.step(75)
    with pytest.raises(WrongType, match="“action” must be a whole number, not None"):
        env.step(None)
    after = env.last()
    assert (after[0]["observation"] == before[0]["observation"]).all() and after[1:] == before[1:]


def test_an_illegal_action_loses_the_match_where_that_is_wanted() -> None:
    env = doors.env("thirty-one", seats=3, illegal="lose")
    env.reset(seed=7)
    env.step(illegal_action(env))
    assert all(env.terminations.values()) and not any(env.truncations.values())
    assert env.rewards == {"seat_0": 0, "seat_1": -1, "seat_2": 0}
    assert not env.last()[0]["action_mask"].any()
    list(played(env, Random(1)))
    assert env.agents == []


def test_the_versioned_names_come_from_the_register_of_games() -> None:
    assert doors.thirty_one_v0.env(seats=3).metadata["name"] == "boneace_thirty_one_v0"
    for game in boneace.games.names():
        name = doors.name_of(game)
        assert getattr(doors, name).game == game and name in dir(doors)
    made = pettingzoo.make("aec", "boneace/thirty_one_v0", seats=3)
    assert str(made) == "boneace_thirty_one_v0" and made.max_num_agents == 3
    with pytest.raises(AttributeError, match="no attribute 'poker_v0'"):
        _ = doors.poker_v0


def test_it_is_told_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    env = doors.env("thirty-one", render_mode="ansi")
    env.reset(seed=7)
    env.step(DRAW)
    first, *_, last = env.render().splitlines()
    assert first == "Deal 1: Seat 0 deals." and last.startswith("To move: Seat 1 (")
    shown = doors.env("thirty-one", render_mode="human")
    shown.reset(seed=7)
    shown.step(DRAW)
    assert capsys.readouterr().out.endswith(f"{env.render()}\n")


@pytest.mark.parametrize(
    ("named", "kind", "told"),
    [
        ({"preset": "penies"}, OptionError, "did you mean “pennies”"),
        ({"seats": 99}, OptionError, "seats"),
        ({"illegal": "ignore"}, WrongValue, "“illegal” must be one of “error”, “lose”, “random”"),
        ({"render_mode": "rgb_array"}, WrongValue, "“render_mode” must be one of “ansi”, “human”"),
        ({"dealer": 2}, WrongValue, "dealer"),
        ({"limit": 3, "max_cycles": 4}, WrongValue, "limit and max_cycles mean the same"),
    ],
)
def test_bad_input_is_told_in_a_sentence(named: dict[str, Any], kind: Any, told: str) -> None:
    with pytest.raises(kind, match=told):
        doors.env("thirty-one", **named)


def test_a_mask_is_of_the_type_that_spaces_sample_with() -> None:
    env = doors.env("thirty-one")
    env.reset(seed=7)
    seen = env.last()[0]
    assert seen["action_mask"].dtype == np.int8 and seen["observation"].dtype == np.uint8
    assert env.observation_space("seat_0").contains(seen)
    assert env.action_space("seat_0").sample(seen["action_mask"]) in (DRAW, DRAW + 1, DRAW + 2)
