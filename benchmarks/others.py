"""Other engines, playing the most similar games that they have at random, as fast as they can."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random
from time import perf_counter, process_time
from typing import Any

from benchmarks import rivals
from benchmarks.report import Rate
from benchmarks.timing import Clock, Work, best_of

SECONDS, TIMES = 0.5, 3
BATCHES = [1 << 8, 1 << 10, 1 << 12, 1 << 14]
GPU_BATCHES = [1 << 14, 1 << 16, 1 << 18]
COUNTED = "chance moves counted"
STEPS = 50  # of a batch, in one call


def open_spiel(game: str) -> list[Rate]:
    """Its rates from Python, and in its own C++ rollouts."""
    import pyspiel

    loaded = pyspiel.load_game(game)
    random = Random(1).random

    def one() -> int:
        state, moves = loaded.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                action = rivals.drawn(state.chance_outcomes(), random())
            else:
                legal = state.legal_actions()
                action = legal[int(random() * len(legal))]
            state.apply_action(action)
            moves += 1
        return moves

    def python(matches: int) -> int:
        return sum(one() for _ in range(matches))

    inside, length = _rollouts(loaded, one)
    rates = best_of([python, inside], SECONDS, TIMES)
    return [
        Rate("OpenSpiel", f"{game}: from Python", rates[0], COUNTED),
        Rate(
            "OpenSpiel C++",
            f"{game}: its own rollouts",
            rates[1],
            f"{COUNTED}; {length:.1f} moves a match",
        ),
    ]


def _rollouts(loaded: Any, one: Callable[[], int]) -> tuple[Work, float]:
    """Rollouts inside OpenSpiel. They do not count moves, so their length is measured first."""
    import pyspiel

    sample = 300
    length = sum(one() for _ in range(sample)) / sample
    # rollouts begin at a decision: chance moves before it are left out of the length
    state, before = loaded.new_initial_state(), 0
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
        before += 1

    def inside(rollouts: int) -> int:
        # its tree search with one simulation only does the rollouts at the root
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, 1)
        pyspiel.MCTSBot(loaded, evaluator, 1.0, 1, 100, False, 1, False).step(state)
        return int(rollouts * (length - before))

    return inside, length - before


def rlcard(game: str) -> list[Rate]:
    """The rate of RLCard's environment, stepped with random legal actions."""
    return [
        Rate("RLCard", f"{game}: from Python", best_of([rivals.rlcard(game)], SECONDS, TIMES)[0])
    ]


def pgx(game: str) -> list[Rate]:
    """Its rate with compiled batches on one core, at the best batch size."""
    os.environ.setdefault("JAX_PLATFORMS", "cpu")
    flags = "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1"
    os.environ.setdefault("XLA_FLAGS", flags)
    return _pgx(game, BATCHES, process_time)


def pgx_on_gpu(game: str) -> list[Rate]:
    """The same on a GPU, in wall-clock time."""
    os.environ["JAX_PLATFORMS"] = "cuda"
    return _pgx(game, GPU_BATCHES, perf_counter)


def _pgx(game: str, batches: list[int], clock: Clock) -> list[Rate]:
    import jax
    import jax.numpy as jnp
    import pgx as library

    env = library.make(game)  # type: ignore[arg-type,unused-ignore]
    best, size = 0.0, 0
    for batch in batches:

        def step(carry: Any, key: Any) -> Any:
            state = carry
            chosen = jax.random.categorical(
                key, jnp.where(state.legal_action_mask, 0.0, -jnp.inf), axis=-1
            )
            state = jax.vmap(env.step)(state, chosen)
            over = state.terminated | state.truncated
            fresh = jax.vmap(env.init)(jax.random.split(key, state.terminated.shape[0]))
            state = jax.tree_util.tree_map(
                lambda new, old: jnp.where(over.reshape((-1,) + (1,) * (new.ndim - 1)), new, old),
                fresh,
                state,
            )
            return state, None

        many = jax.jit(
            lambda state, key: jax.lax.scan(step, state, jax.random.split(key, STEPS))[0]
        )
        state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))

        def run(times: int, state: Any = state, many: Any = many, batch: int = batch) -> int:
            for number in range(times):
                state = many(state, jax.random.PRNGKey(number))
            jax.block_until_ready(state)
            return times * batch * STEPS

        run(1)
        (rate,) = best_of([run], SECONDS, TIMES, clock)
        if rate > best:
            best, size = rate, batch
    return [Rate("pgx", f"{game}: batch of {size:,}", best, "best batch size")]


PEERS: list[tuple[str, Callable[[str], list[Rate]], str, str]] = [
    ("pgx", pgx, "leduc_holdem", "pip install pgx jax"),
    ("OpenSpiel", open_spiel, "leduc_poker", "pip install open_spiel"),
    ("OpenSpiel", open_spiel, "gin_rummy", "pip install open_spiel"),
    ("RLCard", rlcard, "leduc-holdem", "pip install rlcard"),
    ("RLCard", rlcard, "gin-rummy", "pip install rlcard"),
]


def all_of_them() -> list[Rate]:
    """The rates of every peer; one that is not installed or fails is reported as missing, with the
    reason."""
    return [rate for peer in PEERS for rate in measured(*peer)]


def measured(
    name: str, measure: Callable[[str], list[Rate]], game: str, install: str
) -> list[Rate]:
    """The rates of one peer; reported as missing, with the reason, if it is not installed or
    fails."""
    try:
        return measure(game)
    except ImportError:
        return [Rate(name, game, None, install)]
    except Exception as error:  # one failing peer must not stop the others
        return [Rate(name, game, None, f"{type(error).__name__}: {error}"[:80])]
