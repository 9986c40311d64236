"""Random moves a second through OpenSpiel's Python API: Bone Ace's games beside OpenSpiel's own,
those written in Python and the same in C++ (extra `env`)."""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

from benchmarks.report import Rate, machine, rates
from benchmarks.timing import Work, best_of
from boneace import games

BASE = "python_kuhn_poker"
OWN = ["boneace_kuhn", "boneace_thirty_one", "boneace_three_stake_brag", "boneace_mus"]
THEIRS = [BASE, "python_block_dominoes", "python_tic_tac_toe", "kuhn_poker", "gin_rummy"]
KUHN = "boneace_kuhn"


def play(game: Any, random: Any, counted: bool) -> int:
    """Play a match at random; returns its decisions, or with `counted` chance moves too."""
    state, decisions, chances = game.new_initial_state(), 0, 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            # all are equally likely in these games
            state.apply_action(outcomes[int(random() * len(outcomes))][0])
            chances += 1
        else:
            legal = state.legal_actions()
            state.apply_action(legal[int(random() * len(legal))])
            decisions += 1
    return decisions + chances * counted


def work(name: str, counted: bool) -> Work:
    """A function that plays a number of matches of a game."""
    import pyspiel

    game, random = pyspiel.load_game(name), Random(1).random

    def run(matches: int) -> int:
        return sum(play(game, random, counted) for _ in range(matches))

    run(2)  # so that everything is compiled
    return run


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=1.0, help="of each run")


def run(arguments: argparse.Namespace) -> None:
    machine()
    from open_spiel.python.games import block_dominoes, kuhn_poker, tic_tac_toe  # noqa: F401

    import boneace.env.openspiel  # noqa: F401

    known = ["boneace_kuhn"] if "kuhn" in games.names() else []
    names = [*THEIRS, *known, *(name for name in OWN if name != KUHN)]
    for counted, title in ((False, "decisions"), (True, "decisions and chance moves")):
        works = [work(name, counted) for name in names]
        found = best_of(works, arguments.seconds, 5)
        rows = [Rate(name, "", rate) for name, rate in zip(names, found, strict=True)]
        rates(f"OpenSpiel, from Python: {title}", rows, BASE)
