"""Thirty-one with eight and with twenty cards, solved exactly, to check how well policies are
learned.

With eight cards the whole tree of the game is walked and solved. With twenty there are ten million
deals, so `benchmarks.exact` solves it as vectors over hands; it solves the pack of eight too, as a
check: both must find the same. A policy is learned by self-play as for the whole game, with the
same situations, and measured by exact best responses.
"""

from __future__ import annotations

import argparse
from time import monotonic, process_time
from typing import Any

import numpy as np

from benchmarks.exact.solved import solved
from benchmarks.report import console
from boneace import games, solve
from boneace.games.lives.playing.mixing import CHOICES
from boneace.games.lives.playing.self_play import Learner
from boneace.solve.tree import Tree
from boneace.solve.vector import strategy

GAME = "small-thirty-one"
OPTIONS = {"deals": 1, "drawn_when": "must_draw"}
ROUNDS = 20


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--iterations", type=int, default=200, help="of the solver of trees")
    parser.add_argument("--deals", type=int, default=50_000, help=f"in each of {ROUNDS} rounds")
    parser.add_argument("--rounds", type=int, default=60, help="of the solver of twenty cards")
    parser.add_argument("--limit", type=int, default=2_000_000, help="states of the tree")


def setting(pack: str) -> solve.Setting:
    """The small game, with one deal and this many cards."""
    games.register("benchmarks.small")
    return solve.Setting.of(GAME, 2, None, OPTIONS | {"pack": pack})


def strategies(tree: Tree, options: Any, sums: Any) -> list[Any]:
    """The strategy of a learned policy at every place of the tree, for both seats."""
    passes = games.drivers(GAME, "boneace.games.lives.playing.learning")
    found = []
    out, shares = np.zeros(CHOICES, np.int64), np.zeros(CHOICES)
    for seat in tree.seats:
        wanted = np.zeros(seat.sequences)
        for layer in seat.layers:
            many, width = layer.shape
            part = wanted[layer.first : layer.end].reshape(many, width)
            for place in range(many):
                passes.mix(options, layer.views[place : place + 1], sums, out, shares)
                for move, share in zip(out, shares, strict=True):
                    if move >= 0:
                        part[place] += share * (layer.moves[place] == move)
        found.append(strategy(seat, wanted))
    return found


def run(arguments: argparse.Namespace) -> None:
    eight(arguments)
    twenty(arguments)


def eight(arguments: argparse.Namespace) -> None:
    """Solve the pack of eight, by the general solver."""
    small = setting("8")
    begun = process_time()
    tree = solve.tree(small, arguments.limit)
    places = [seat.places for seat in tree.seats]
    console.print(f"8 cards: {tree.states:,} states, {places[0]:,} + {places[1]:,} places")
    vectors = solve.Vectors(tree, "dcfr")
    for _ in range(arguments.iterations):
        vectors.iterate()
    exact = [vectors.average(seat) for seat in (0, 1)]
    _tell("solved exactly", tree, exact, begun)
    learner = Learner(GAME, small.options, -1)
    _tell("choices alike", tree, strategies(tree, small.options, learner.sums), process_time())
    begun = process_time()
    for _ in range(ROUNDS):
        learner.learn(arguments.deals)
    learned = strategies(tree, small.options, learner.sums)
    _tell(f"learned, {ROUNDS} × {arguments.deals:,} deals", tree, learned, begun)
    for seat in (0, 1):
        pair = [learned[0], exact[1]] if seat == 0 else [exact[0], learned[1]]
        won = solve.value(tree, pair) - solve.value(tree, exact)
        console.print(f"the learned policy in seat {seat} against the solution: {won:+.4f}")


def _tell(what: str, tree: Tree, pair: list[Any], begun: float) -> None:
    found = solve.exploitability(tree, pair)
    worth = solve.value(tree, pair)
    seconds = process_time() - begun
    console.print(f"{what}: value {worth:+.4f}, exploitability {found:.4f}, {seconds:.1f} s")


def twenty(arguments: argparse.Namespace) -> None:
    """Solve the packs of eight (as a check) and of twenty, by passes over public histories."""
    for pack in ("8", "20"):
        small = setting(pack)
        learner = Learner(GAME, small.options, -1)
        nothing = learner.sums.copy()
        for _ in range(ROUNDS):
            learner.learn(arguments.deals)
        begun = monotonic()
        found = solved(small, [nothing, learner.sums], arguments.rounds)
        console.print(f"{pack} cards, by public histories: {monotonic() - begun:.0f} s")
        for what, whole in zip(("solved", "choices alike", "learned"), found, strict=True):
            worth, far = whole.value, whole.exploitability
            console.print(f"{what}: worth {worth:+.4f} to eldest, exploitability {far:.4f}")
