"""Gymnasium: its own check in every game and preset, and one seat's data of a match."""

from __future__ import annotations

import pickle
import warnings
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import boneace
from boneace import bots
from boneace.bots import Seat
from boneace.env import gymnasium as doors
from boneace.env.actions import Actions
from boneace.env.episode import Episode
from boneace.env.opponents import seat_of
from boneace.errors import IllegalMove, OptionError, WrongType, WrongValue
from boneace.kernel.luck import scattered
from tests.env.settings import GAMES, PRESETS

THIRTY_ONE = "boneace/ThirtyOne-v0"


def made(**named: Any) -> Any:
    return gymnasium.make(THIRTY_ONE, **named)


def illegal_action(info: dict[str, Any]) -> int:
    return int((info["action_mask"] == 0).nonzero()[0][0])


@pytest.mark.parametrize(("game", "preset"), PRESETS)
def test_it_passes_the_check_of_gymnasium(game: str, preset: str) -> None:
    env = gymnasium.make(doors.id_of(game), preset=preset, opponents="random", illegal="lose")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)


@pytest.mark.parametrize("game", GAMES)
def test_it_is_the_match_of_the_same_seed_step_by_step(game: str) -> None:
    """The seat and its opponent, a novice, make the same moves in a `Match`."""
    env = gymnasium.make(doors.id_of(game), opponents="novice", seat=1)
    for seed in (1, 2):
        luck = Random(seed)
        observation, info = env.reset(seed=seed)
        episode = env.unwrapped._episode
        dealt = env.unwrapped._match_seed
        match = boneace.new(game, seed=dealt)
        others = [seat for seat in range(match.seats) if seat != 1]
        novices = {
            seat: bots.make("novice", game, scattered(dealt, place) >> 1)
            for place, seat in enumerate(others)
        }
        over, reward = False, 0.0
        while not over:
            while not match.over and match.seat != 1:
                match.push(novices[match.seat].choose(Seat.of(match, match.seat)))
            view = match.view(1).record
            assert (observation == episode.tensor.observe(view, 1)).all() and reward == 0
            moves = {episode.action_of(move.number): move for move in match.legal}
            assert set(moves) == set(info["action_mask"].nonzero()[0].tolist())
            assert info["turn"] == 1
            assert (env.unwrapped.action_masks() == info["action_mask"].astype(bool)).all()
            action = luck.choice(sorted(moves))
            match.push(moves[action])
            observation, reward, terminated, truncated, info = env.step(action)
            over = terminated or truncated
        while terminated and not match.over:
            match.push(novices[match.seat].choose(Seat.of(match, match.seat)))
        assert reward == (match.returns()[1] if terminated else 0)
        assert info["turn"] == -1 and not info["action_mask"].any()


@pytest.mark.parametrize("game", GAMES)
def test_a_bot_is_given_of_an_episode_what_it_is_given_of_the_match(game: str) -> None:
    luck, episode, match = Random(2), Episode.new(game, seed=2), boneace.new(game, seed=2)
    for _ in range(10):
        if match.over:
            break
        ours, theirs = seat_of(episode, episode.turn), Seat.of(match, match.seat)
        assert (ours.view == theirs.view).all() and (ours.options == theirs.options).all()
        assert list(ours.legal) == list(theirs.legal) and ours.plies == theirs.plies
        assert (ours.game, ours.seat, ours.players) == (theirs.game, theirs.seat, theirs.players)
        move = luck.choice(list(match.legal))
        episode.act(episode.action_of(move.number))
        match.push(move)


def test_every_game_has_a_versioned_id() -> None:
    for game in boneace.games.names():
        assert doors.id_of(game) in gymnasium.registry
    assert doors.id_of("best-pair-thirty-one") == "boneace/BestPairThirtyOne-v0"
    named = gymnasium.make(f"boneace.env.gymnasium:{THIRTY_ONE}", seats=3)
    assert named.unwrapped._episode is None and named.spec.id == THIRTY_ONE


def test_opponents_are_bots_functions_or_chance() -> None:
    class First:
        def choose(self, seat: Seat) -> Any:
            return seat.legal[0]

        def aside(self, seat: Seat) -> None:
            return None

    asked = []

    def policy(seen: dict[str, Any]) -> int:
        asked.append(seen["observation"])
        return int(seen["action_mask"].nonzero()[0][0])

    env = made(seats=4, opponents=["random", First(), policy], seat=2)
    for seed in range(3):
        _, info = env.reset(seed=seed)
        over = False
        while not over:
            action = env.action_space.sample(info["action_mask"])
            seen, _, terminated, truncated, info = env.step(action)
            over = terminated or truncated
    assert asked and all(one.shape == seen.shape for one in asked)
    assert made(opponents="zoo:textbook").reset(seed=1)


class Named:
    """A bot from outside, which names its moves or gives their numbers, legal or not."""

    def __init__(self, says: Callable[[Seat], Any]) -> None:
        self.choose = says


@pytest.mark.parametrize(
    "says", [lambda seat: seat.legal[0].text.upper(), lambda seat: seat.legal[0].number]
)
def test_a_bot_may_name_its_move(says: Callable[[Seat], Any]) -> None:
    moved, named = (made(opponents=Named(choose)) for choose in (lambda seat: seat.legal[0], says))
    for env in (moved, named):
        _, info = env.reset(seed=7)
        env.step(int(info["action_mask"].nonzero()[0][-1]))
    assert moved.unwrapped._episode == named.unwrapped._episode


@pytest.mark.parametrize(
    ("opponent", "said"),
    [
        (Named(lambda seat: "fly"), "Seat 1 made a move that is not legal, fly: “fly” is not a"),
        (Named(lambda seat: None), "legal, None: “move” must be a whole number, not None"),
        (Named(lambda seat: 62), "Seat 1 made a move that is not legal"),
        (
            lambda seen: 0,
            "Seat 1 made a move that is not legal, 0: “exchange 1 for 1” is not legal",
        ),
        (lambda seen: 1.5, "“action” must be a whole number, not float 1.5"),
        (lambda seen: float("nan"), "“action” must be a whole number, not float nan"),
        (lambda seen: None, "“action” must be a whole number, not None"),
    ],
)
def test_an_opponent_that_makes_no_legal_move_is_named(opponent: Any, said: str) -> None:
    with pytest.raises(OptionError, match=said):
        made(opponents=opponent, illegal="lose").reset(seed=7)  # seat 1 begins


def test_matches_in_which_the_seat_is_never_asked_are_drawn_again() -> None:
    def knocks(seen: dict[str, Any]) -> int:
        mask = seen["action_mask"]
        return KNOCK if mask[KNOCK] else int(mask.nonzero()[0][0])

    env = made(seats=3, opponents=knocks)
    for seed in range(20):
        _, info = env.reset(seed=seed)
        assert info["action_mask"].any() and info["turn"] == 0


KNOCK = Actions.of("thirty-one").number("knock")


def test_a_match_is_cut_at_its_limit() -> None:
    env = made(limit=5)
    _, info = env.reset(seed=7)
    for _ in range(5):
        action = int(info["action_mask"].nonzero()[0][0])
        _, reward, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            break
    assert truncated and not terminated and reward == 0 and not info["action_mask"].any()


def test_an_illegal_action_is_an_error_and_changes_nothing() -> None:
    env = made()
    seen, info = env.reset(seed=7)
    with pytest.raises(IllegalMove, match="is not legal now; legal: "):
        env.step(illegal_action(info))
    with pytest.raises(WrongType, match="“action” must be a whole number"):
        env.step(None)
    assert (env.unwrapped.action_masks() == info["action_mask"]).all()
    assert (env.unwrapped._observed(env.unwrapped._episode)[0] == seen).all()


def test_an_illegal_action_loses_the_match_where_that_is_wanted() -> None:
    env = made(illegal="lose")
    _, info = env.reset(seed=7)
    _, reward, terminated, truncated, info = env.step(illegal_action(info))
    assert (reward, terminated, truncated) == (-1, True, False)
    assert not info["action_mask"].any() and not env.unwrapped.action_masks().any()
    with pytest.raises(IllegalMove, match="the match is over"):
        env.step(0)
    env.reset()
    assert env.unwrapped.action_masks().any()


def test_without_a_seed_matches_go_on_from_the_last_one() -> None:
    def three(seed: int) -> list[bytes]:
        env = made()
        return [env.reset(seed=given)[0].tobytes() for given in (seed, None, None)]

    assert three(4) == three(4) != three(5) and len(set(three(4))) == 3


def test_it_is_told_in_the_words_of_the_seat() -> None:
    env = made(render_mode="ansi")
    env.reset(seed=3)
    lines = env.render().splitlines()
    assert lines[0] == "Deal 1: Seat 0 deals." and lines[-1].startswith("To move: Seat 0 (")


@pytest.mark.parametrize(
    ("named", "kind", "told"),
    [
        ({"preset": "penies"}, OptionError, "did you mean “pennies”"),
        ({"opponents": "clubb"}, OptionError, "did you mean “club”"),
        ({"opponents": ["club", "club"]}, WrongValue, "opponents needed: 1, not 2"),
        ({"opponents": [3]}, WrongValue, "an opponent is “random”, .* not int 3"),
        ({"seat": 2}, WrongValue, "seat"),
        ({"illegal": "ignore"}, WrongValue, "“illegal” must be one of “error”, “lose”"),
    ],
)
def test_bad_input_is_told_in_a_sentence(named: dict[str, Any], kind: Any, told: str) -> None:
    with pytest.raises(kind, match=told):
        made(**named)


def test_it_must_begin_before_it_goes_on() -> None:
    env = doors.OneSeat("thirty-one", render_mode="ansi")
    for asked in (env.action_masks, env.render, lambda: env.step(0)):
        with pytest.raises(WrongValue, match="call reset first"):
            asked()


def test_a_vector_of_them_samples_with_its_masks() -> None:
    envs = gymnasium.make_vec(THIRTY_ONE, 3, vectorization_mode="sync", opponents="random")
    seen, infos = envs.reset(seed=5)
    assert seen.shape[0] == 3 and infos["action_mask"].shape == (3, envs.single_action_space.n)
    assert seen.dtype == np.uint8


@pytest.mark.parametrize("opponents", ["random", "novice"])
def test_a_copy_goes_on_in_the_same_way(opponents: str) -> None:
    env = doors.OneSeat("thirty-one", seats=3, opponents=opponents)
    _, info = env.reset(seed=7)
    action = int(info["action_mask"].nonzero()[0][0])
    env.step(action)
    others = deepcopy(env), pickle.loads(pickle.dumps(env))
    over = False
    while not over:
        action = int(env.action_masks().nonzero()[0][-1])
        ours = env.step(action)
        for other in others:
            theirs = other.step(action)
            assert (ours[0] == theirs[0]).all() and ours[1:4] == theirs[1:4]
        over = ours[2] or ours[3]
