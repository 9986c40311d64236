"""The learned policy of Thirty-one, without any search, against players who knock from a total.

Two players at the usual stakes: single deals with three lives each, and whole matches.
"""

from __future__ import annotations

import argparse

import numpy as np

from benchmarks.report import console
from boneace import games
from boneace.games.options import options_record
from boneace.games.thirty_one.policies import GAME, policy

FOREVER = 1_000_000


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--sets", type=int, default=50_000)
    parser.add_argument("--totals", type=int, nargs="*", default=[21, 24, 25, 26, 28])


def run(arguments: argparse.Namespace) -> None:
    declaration = games.declaration(GAME)
    options = options_record(declaration, 2, declaration.resolve(None))
    state = np.zeros(1, games.part(GAME, "rules").State)
    state["alive"] = 3
    table, sets = policy(options, state).shares, arguments.sets
    duel = games.drivers(GAME, "benchmarks.duels").duel
    for total in arguments.totals:
        for deals, what in ((1, "one deal"), (FOREVER, "match")):
            ahead, won = np.zeros(sets), np.zeros(sets)
            rng = np.array([12345], np.uint64)
            played = duel(options, table, 2 * total, rng, sets, deals, ahead, won)
            mean, within = ahead.sum() / played, 1.96 * ahead.std() * sets**0.5 / played
            share = f", {won.mean() / 2:.1%} of the matches won" if deals > 1 else ""
            console.print(
                f"knock {total}, {what}: {mean:+.4f} ± {within:.4f} lives a deal ahead{share}"
            )
