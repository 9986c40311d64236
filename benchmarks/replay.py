"""Records replayed per second: random matches written as records, read back and played through."""

from __future__ import annotations

import argparse
from random import Random

import boneace
from benchmarks.report import Rate, machine, rates
from benchmarks.timing import best_of
from boneace import games
from boneace.match.replaying import replay
from boneace.record import Record, from_dict


def a_record(game: str, seats: int, seed: int) -> Record:
    """The record of a match played at random."""
    match = boneace.new(game, seats=seats, seed=seed)
    random = Random(seed)
    while not match.over:
        match.push(random.choice(match.legal))
    return match.to_record()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", default=games.names()[0])
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument(
        "--records", type=int, default=200, help="the number of different records (%(default)s)"
    )


def run(arguments: argparse.Namespace) -> None:
    machine()
    records = [a_record(arguments.game, arguments.seats, seed) for seed in range(arguments.records)]
    texts = [record.to_dict() for record in records]
    events = sum(len(replay(record)) for record in records) / len(records)

    def played(times: int) -> int:
        for number in range(times):
            replay(records[number % len(records)])
        return times

    def decoded(times: int) -> int:
        for number in range(times):
            from_dict(texts[number % len(texts)])
        return times

    found = best_of([played, decoded], times=5)
    rates(
        f"Records of {arguments.game}, {arguments.seats} seats, {events:.0f} events on average",
        [
            Rate("replay", "records played through and checked", found[0]),
            Rate("replay", "events of them", found[0] * events),
            Rate("from_dict", "records checked for their form", found[1]),
        ],
    )
