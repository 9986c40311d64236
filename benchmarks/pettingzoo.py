"""Decisions a second through PettingZoo, with random legal actions, beside RLCard's Leduc."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from random import Random
from typing import Any

from benchmarks.report import Rate, machine, rates
from benchmarks.timing import Work, best_of

SECONDS, TIMES = 0.5, 5


def played(env: Any) -> Work:
    """Play matches and read all observations, masks and rewards, as a learner would."""
    random = Random(1).random

    def run(matches: int) -> int:
        decisions = 0
        for _ in range(matches):
            env.reset()
            for _agent in env.agent_iter():
                observation, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    env.step(None)
                    continue
                legal = observation["action_mask"].nonzero()[0]
                env.step(int(legal[int(random() * len(legal))]))
                decisions += 1
        return decisions

    return run


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default="thirty-one")
    parser.add_argument("--seats", type=int, default=2)


def run(arguments: argparse.Namespace) -> None:
    from boneace.env import pettingzoo as ours

    machine()
    named: dict[str, Any] = {"game": arguments.game, "seats": arguments.seats}
    makers: list[tuple[str, str, Callable[[], Any]]] = [
        ("boneace", f"{arguments.game}: env()", lambda: ours.env(**named)),
        ("boneace", f"{arguments.game}: raw_env()", lambda: ours.raw_env(**named)),
    ]
    try:
        from pettingzoo.classic import leduc_holdem_v4 as leduc
    except ImportError:
        print("RLCard is missing: pip install rlcard 'pettingzoo[classic]'")
    else:
        makers += [
            ("RLCard", "leduc_holdem_v4: env()", leduc.env),
            ("RLCard", "leduc_holdem_v4: raw_env()", leduc.raw_env),
        ]
    found = best_of([played(make()) for _, _, make in makers], SECONDS, TIMES)
    titled = [Rate(name, what, rate) for (name, what, _), rate in zip(makers, found, strict=True)]
    for kind in ("env", "raw_env"):
        some = [rate for rate in titled if rate.what.endswith(f": {kind}()")]
        rates(f"Decisions a second through PettingZoo, {kind}()", some, "RLCard")
