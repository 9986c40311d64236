"""Public functions answer an argument of the wrong type with a sentence that names it.

What was wrong, and what was wanted, is said before anything is looked up or compared: otherwise
Python would answer with an error from deep inside.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
import pytest

import boneace
from boneace import arena, bots, cluster, solve
from boneace.cluster import ClusterError
from boneace.env import gymnasium_vector, pettingzoo
from boneace.env.actions import Actions
from boneace.env.episode import Episode
from boneace.env.gymnasium import OneSeat
from boneace.env.memory import Memory
from boneace.env.policies import Policy
from boneace.env.vector import Vector
from boneace.errors import (
    IllegalMove,
    InvalidMove,
    OptionError,
    OutOfRange,
    WrongType,
    WrongValue,
)
from boneace.kernel.contract import ALL_HANDS
from boneace.record import read_all
from boneace.scores import score
from boneace.study import answers
from boneace.study.compare.run import Rules, compare
from boneace.study.questions import Asked, Question
from boneace.study.simulate.run import simulate

GAME, BOTS = "three-stake-brag", ["zoo:honest", "zoo:raiser"]
Asking = Callable[[Any], object]


@pytest.fixture(scope="module")
def match() -> boneace.Match:
    match = boneace.new("thirty-one", seats=3, seed=7)
    match.push("draw")
    return match


OF_A_MATCH = {
    "effects": "ply",
    "deal_before": "ply",
    "plies_from": "first",
    "log": "seat",
    "present": "seat",
    "hint": "seat",
}


@pytest.mark.parametrize("method", OF_A_MATCH)
@pytest.mark.parametrize("given", ["x", 1.5, []])
def test_of_a_match(match: boneace.Match, method: str, given: Any) -> None:
    wanted = f"“{OF_A_MATCH[method]}” must be a whole number, not {type(given).__name__}"
    with pytest.raises(WrongType, match=wanted):
        getattr(match, method)(given)


def test_events_and_seats_that_are_not_there(match: boneace.Match) -> None:
    for number in (-1, len(match) + 1, 10**40):
        with pytest.raises(OutOfRange, match="there is no event"):
            match.effects(number)
        with pytest.raises(OutOfRange, match="there is no event"):
            match.deal_before(number)
    assert match.deal_before(len(match)) == 1
    for viewer in (3, -7):
        with pytest.raises(OptionError, match=f"there is no seat {viewer}"):
            match.log(viewer)
    assert match.log(ALL_HANDS) and match.present(ALL_HANDS)


contest = partial(arena.contest, GAME, matches=1)
asked = partial(Asked, "thirty-one")
batch = partial(Vector.of, "thirty-one", 2, 2)
one_seat = partial(gymnasium_vector.OneSeatVector, 2, "thirty-one")
solved = partial(solve.equilibrium, "thirty-one")


def review(playouts: Any) -> object:
    return boneace.new("thirty-one", seats=2, seed=7).review(playouts=playouts)


def shared(jobs: Any) -> None:
    with cluster.sharing(jobs=jobs):
        pass


WRONG: list[tuple[str, Asking, Any]] = [
    ("“setting” must be an instance of Setting", Memory.of, "thirty-one"),
    ("“setting” must be an instance of Setting", Episode, None),
    ("“setting” must be an instance of Setting", lambda given: Vector(given, 2), "thirty-one"),
    ("“setting” must be an instance of Setting", solve.tree, "leduc"),
    ("“setting” must be an instance of Setting", solve.Run, "leduc"),
    ("“game” must be text", Actions.of, []),
    ("“game” must be text", lambda given: simulate(given, matches=1), {}),
    ("“game” must be text", Asked, 3),
    ("“name” must be text", Actions.of("thirty-one").number, None),
    ("“opponents” must be a list of names", lambda given: one_seat(opponents=given), None),
    ("“algorithm” must be text", lambda given: solved(algorithm=given), None),
    ("“iterations” must be a whole number", lambda given: solved(iterations=given), "x"),
    ("“target” must be a number", lambda given: solved(target=given), "x"),
    ("“seconds” must be a number", lambda given: solved(seconds=given), []),
    ("“seed” must be a whole number", lambda given: solved(algorithm="mccfr", seed=given), "x"),
    ("“seed” must be a whole number", lambda given: solved(algorithm="mccfr", seed=given), 1.5),
    ("“setting” must be an instance of Setting", lambda given: Policy.of(given, []), "leduc"),
    ("“playouts” must be a whole number", lambda given: review(playouts=given), "x"),
    ("“jobs” must be a whole number", lambda given: shared(jobs=given), "two"),
    ("“seconds” must be a number", lambda given: contest(BOTS, seconds=given), True),
    ("“seconds” must be a number", lambda given: asked(seconds=given), "x"),
    ("“path” must be the path of a file", lambda given: solved(checkpoint=given), 3),
    ("“bots” must be a list of names", contest, None),
    ("“bots” must be a list of names", contest, [1, 2]),
    ("“bots” must be a list of names", contest, "club"),
    ("“seats” must be a whole number", lambda given: contest(BOTS, seats=given), []),
    ("“options” must be a mapping", lambda given: contest(BOTS, options=given), "x"),
    ("“options” must be a mapping", lambda given: Rules(options=given), "x"),
    ("“seats” must be a whole number", lambda given: Rules(seats=given), "x"),
    ("“preset” must be text", lambda given: asked(preset=given), 3),
    ("“deals” must be a whole number", lambda given: asked(deals=given), "x"),
    ("“asked” must be an instance of Asked", answers.study, "thirty-one"),
    ("“names” must be a list of names", partial(answers.study, asked()), "knock"),
    ("“first” must be an instance of Rules", lambda given: compare(GAME, given, Rules()), "x"),
    ("“second” must be an instance of Rules", lambda given: compare(GAME, Rules(), given), None),
    ("“rules” must be an instance of Rules", lambda given: simulate(GAME, rules=given), {}),
    ("“told” must be a function", lambda given: contest(BOTS, told=given), None),
    ("“stopped” must be a function", lambda given: simulate(GAME, stopped=given), 3),
    ("“told” must be a function", lambda given: compare(GAME, Rules(), Rules(), told=given), "x"),
    ("“options” must be a mapping", lambda given: score("mus", "KO", options=given), "x"),
    ("“path” must be the path of a file", lambda given: next(read_all(given)), 3),
    ("“keep” must be a function", lambda given: simulate(GAME, keep=given), "file"),
    ("“workers” must be workers", lambda given: contest(BOTS, workers=given), 4),
]


@pytest.mark.parametrize(("told", "ask", "given"), WRONG)
def test_it_names_the_argument_and_what_was_given(told: str, ask: Asking, given: Any) -> None:
    with pytest.raises(WrongType, match=told) as refused:
        ask(given)
    assert str(given) in str(refused.value) or type(given).__name__ in str(refused.value)


def test_a_seat_is_of_a_match(match: boneace.Match) -> None:
    with pytest.raises(WrongType, match="“match” must be an instance of Match, not None"):
        bots.Seat.of(None, 0)  # type: ignore[arg-type]
    with pytest.raises(WrongType, match="“seat” must be a whole number, not None"):
        bots.Seat.of(match, None)  # type: ignore[arg-type]
    with pytest.raises(OptionError, match="there is no seat 7"):
        bots.Seat.of(match, 7)


def test_numbers_that_are_no_move(match: boneace.Match) -> None:
    with pytest.raises(InvalidMove, match="“ndarray” is not a move"):
        match.push(np.array([1, 2]))
    with pytest.raises(IllegalMove, match=f"{10**30}"):
        Episode.new("thirty-one", seats=2, seed=7).act(10**30)


def test_nothing_is_done_no_times() -> None:
    """Both took 0 for their usual number."""
    with pytest.raises(WrongValue, match="“playouts” must be 1 or more, not 0"):
        review(playouts=0)
    with pytest.raises(WrongValue, match="“jobs” must be 1 or more, not 0"):
        shared(jobs=0)


def test_an_algorithm_of_vectors_is_one_of_them() -> None:
    with pytest.raises(WrongValue, match=r"“algorithm” must be one of “cfr\+”, “dcfr”"):
        solve.Vectors(None, "mccfr")  # type: ignore[arg-type]


def test_a_seed_may_be_a_number_of_numpy() -> None:
    tables = [contest(BOTS, deals=1, seed=seed) for seed in (3, np.int64(3))]
    assert tables[0].pairings == tables[1].pairings


@pytest.mark.parametrize(("field", "given"), [("iterations", -1), ("target", float("nan"))])
def test_the_end_of_a_run(field: str, given: float) -> None:
    with pytest.raises(WrongValue, match=f"“{field}” must be 0 or more, not {given:g}"):
        solved(**{field: given})


def test_players_of_a_batch_are_listed() -> None:
    with pytest.raises(
        WrongValue, match="“players” must name a player for each of 2 seats, not int 5"
    ):
        batch(players=5)


@pytest.mark.parametrize(
    "made",
    [
        one_seat,
        partial(OneSeat, "thirty-one", 2),
        partial(pettingzoo.raw_env, "thirty-one", 2),
        partial(pettingzoo.env, "thirty-one", 2),
        partial(pettingzoo.parallel_env, "thirty-one", 2),
    ],
)
def test_the_options_of_a_reset(made: Callable[[], Any]) -> None:
    with pytest.raises(WrongType, match="“options” must be a mapping"):
        made().reset(options=5)
    made().reset(seed=7, options={})


def test_another_render_mode_is_a_type_error() -> None:
    """`make_vec_env` of Stable-Baselines3 asks for “rgb_array”; after a TypeError, for nothing."""
    with pytest.raises(TypeError, match="“render_mode” must be one of “ansi”, “human”, not str"):
        OneSeat("thirty-one", 2, render_mode="rgb_array")


@pytest.mark.parametrize("address", [5, b"local", None])
def test_an_address_is_text(address: Any) -> None:
    from boneace.cluster.addresses import checked

    with pytest.raises(ClusterError, match="address"):
        checked(address)


def test_workers_are_given_as_such() -> None:
    with pytest.raises(WrongType, match="“workers” must be workers"), cluster.sharing(given="two"):
        pass


def test_a_request_is_left_as_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """The questions share its seconds; a second study with the request has all of them again."""
    had = []
    question = Question("any", "Any", "", lambda shared: had.append(shared.seconds) or ())
    monkeypatch.setattr(answers, "chosen", lambda game, names: [question, question])
    request = asked(seconds=3.0)
    answers.study(request)
    answers.study(request)
    assert (request.seconds, had) == (3.0, [1.5] * 4)


def test_agents_that_act_at_once_need_the_action_of_the_one_to_move() -> None:
    env = pettingzoo.parallel_env("thirty-one", seats=2)
    with pytest.raises(WrongValue, match="call reset first"):
        env.step({})
    env.reset(seed=1)
    with pytest.raises(WrongValue, match="“actions” must have an action for seat_1, whose turn it"):
        env.step({"seat_0": 1})
    with pytest.raises(WrongType, match="“actions” must be a mapping"):
        env.step([1, 2])


@pytest.mark.parametrize("name", ["agent_selection", "agents", "num_agents", "rewards"])
def test_there_is_no_agent_before_a_match(name: str) -> None:
    env = pettingzoo.raw_env("thirty-one", seats=2)
    with pytest.raises(AttributeError, match="no match is being played: call reset first"):
        getattr(env, name)
    assert not hasattr(env, "anything")
