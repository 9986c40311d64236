"""How long hints and reviews by the solution of Best, Pair and Thirty-one take."""

from __future__ import annotations

import argparse
from statistics import fmean
from time import process_time

from rich.table import Table

import boneace
from benchmarks.report import console, machine
from boneace import bots
from boneace.analysis import review
from boneace.bots.seat import Seat
from boneace.games.best_pair_thirty_one import players
from boneace.games.best_pair_thirty_one.solving import solved, upcards
from boneace.match.match import Match

GAME = "best-pair-thirty-one"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--matches", type=int, default=5, help="%(default)s")
    parser.add_argument("--seed", type=int, default=1, help="%(default)s")


def run(arguments: argparse.Namespace) -> None:
    machine()
    players.prepare()  # compiled before the clock starts
    table = Table(title="Processor seconds of reviews, and of hints with nothing solved before")
    for column in ("seed", "deals", "decisions", "review", "hints: mean", "at most"):
        table.add_column(column, justify="right")
    for seed in range(arguments.seed, arguments.seed + arguments.matches):
        match, hints = _played(seed)
        _forget()
        begun = process_time()
        found = review(match)
        spent = process_time() - begun
        assert found.sure == "abstract"
        numbers = (match.deal, len(found.decisions))
        times = (spent, fmean(hints), max(hints))
        table.add_row(str(seed), *map(str, numbers), *(f"{number:.2f}" for number in times))
    console.print(table)


def _played(seed: int) -> tuple[Match, list[float]]:
    """Play a match between novices; returns the seconds of a hint at every second decision."""
    match = boneace.new(GAME, seed=seed)
    two = [bots.make("novice", GAME, number) for number in range(match.seats)]
    hints: list[float] = []
    for number in range(1_000_000):
        if match.over:
            break
        if number % 2 == 0 and len(match.legal) > 1:
            _forget()
            begun = process_time()
            match.hint()
            hints.append(process_time() - begun)
        match.push(two[match.seat].choose(Seat.of(match, match.seat)))
    return match, hints


def _forget() -> None:
    for kept in (
        solved.betting_of,
        solved.third_of,
        upcards.table_of,
        upcards.upcards_of,
    ):
        kept.cache_clear()
