"""Kuhn and Leduc poker in other libraries, played at random: units of work that count decisions.

Each is made by a function without arguments, which raises ImportError if the library is missing.
A decision is a move of a player; chance moves and resets are not counted.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from benchmarks.timing import Work

STEPS = 64
"""The number of steps of a batch in one call of compiled code."""
LOOKED_AT = 2000
"""Matches, or steps, from which the share of decisions is measured."""


# --- one match at a time --------------------------------------------------------------------------


def open_spiel(name: str) -> Work:
    """OpenSpiel's game, written in C++, played from Python."""
    import pyspiel

    return by_states(pyspiel.load_game(name))


def by_states(game: Any) -> Work:
    """A game through OpenSpiel's interface: legal actions, apply one."""
    random = Random(1).random

    def run(matches: int) -> int:
        decisions = 0
        for _ in range(matches):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state.chance_outcomes(), random()))
                else:
                    legal = state.legal_actions()
                    state.apply_action(legal[int(random() * len(legal))])
                    decisions += 1
        return decisions

    run(2)
    return run


def drawn(outcomes: list[tuple[int, float]], draw: float) -> int:
    """A chance outcome, drawn by its probability."""
    for action, share in outcomes:
        draw -= share
        if draw < 0:
            return action
    return outcomes[-1][0]


def rollouts(name: str) -> Work:
    """OpenSpiel's own rollouts, all in C++; they begin at the first decision."""
    import pyspiel

    game = pyspiel.load_game(name)
    length = by_states(game)(LOOKED_AT) / LOOKED_AT
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])

    def run(matches: int) -> int:
        # its tree search with one simulation only does the rollouts at the root
        evaluator = pyspiel.RandomRolloutEvaluator(matches, 1)
        pyspiel.MCTSBot(game, evaluator, 1.0, 1, 100, False, 1, False).step(state)
        return int(matches * length)

    return run


def rlcard(name: str) -> Work:
    """RLCard's environment: state, legal actions, step."""
    import rlcard as library

    env = library.make(name, config={"seed": 1})
    random = Random(1).random

    def run(matches: int) -> int:
        decisions = 0
        for _ in range(matches):
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    return run


# --- many at once ---------------------------------------------------------------------------------


def pgx(name: str, batch: int) -> Work:
    """pgx on one core: STEPS steps in a compiled call, actions drawn there, its own auto_reset."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    flags = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ.setdefault("XLA_FLAGS", flags)
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(name)  # type: ignore[arg-type,unused-ignore]
    stepped = jax.vmap(auto_reset(env.step, env.init))

    def step(state: Any, key: Any) -> Any:
        to_draw, to_reset = jax.random.split(key)
        odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        chosen = jax.random.categorical(to_draw, odds, axis=-1)
        state = stepped(state, chosen, jax.random.split(to_reset, batch))
        return state, state.observation[0, 0]  # it is used, so it is computed

    many = jax.jit(lambda state, key: jax.lax.scan(step, state, jax.random.split(key, STEPS)))
    held = [jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))]

    def run(times: int) -> int:
        for number in range(times):
            held[0], _ = many(held[0], jax.random.PRNGKey(number))
        jax.block_until_ready(held[0])
        return times * batch * STEPS

    run(1)
    return run


def envpool(name: str, batch: int) -> Work:
    """EnvPool with one thread, a call for each step; NumPy draws the actions from its masks.

    A match that has ended takes a step to begin again, which is not counted as a decision.
    """
    import envpool as library

    env = library.make(name, env_type="gymnasium", num_envs=batch, num_threads=1, seed=1)
    numbers = np.random.default_rng(1)
    _, told = env.reset()
    held = [told["legal_action_mask"].reshape(batch, -1)]

    def steps(many: int) -> int:
        resets = 0
        for _ in range(many):
            _, _, _, _, told = env.step(at_random(held[0], numbers).astype(np.int32))
            held[0] = told["legal_action_mask"].reshape(batch, -1)
            resets += int((told["elapsed_step"] == 0).sum())
        return many * batch - resets

    share = steps(-(-LOOKED_AT // batch)) / (-(-LOOKED_AT // batch) * batch)
    env.reset()

    def run(many: int) -> int:
        for _ in range(many):
            _, _, _, _, told = env.step(at_random(held[0], numbers).astype(np.int32))
            held[0] = told["legal_action_mask"].reshape(batch, -1)
        return int(share * many * batch)

    return run


def at_random(masks: Any, numbers: np.random.Generator) -> Any:
    """A legal action for each row of a batch of masks."""
    return np.argmax(numbers.random(masks.shape, np.float32) * masks, axis=1)


Maker = Callable[[], Work]
