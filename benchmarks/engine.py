"""Random moves per second, all in one run: Bone Ace in its several forms, the same game written by
hand in C, and other engines where they are installed (extra `bench`)."""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

import numpy as np

import boneace
from benchmarks import in_c, others
from benchmarks.others import COUNTED
from benchmarks.report import Rate, console, machine, rates
from benchmarks.timing import Work, best_of
from boneace import games
from boneace.games.options import options_record
from boneace.kernel.specialized import specialize

GAME = "thirty-one"
SEED = 88172645463325252
BASE = "boneace"


class Bound:
    """The drivers of a game under a preset, with their arguments."""

    def __init__(self, preset: str | None, seats: int, game: str = GAME) -> None:
        declaration = games.declaration(game)
        self.drivers = games.drivers(game)
        self.seats = seats
        self.o = options_record(
            declaration, seats, declaration.resolve(preset, declaration.proposed(preset))
        )
        self.specialized = specialize(self.o)
        self.layout: Any = games.part(game, "rules").State
        self.state = np.zeros(1, self.layout)
        self.rng = np.array([SEED], np.uint64)

    def playouts(self, matches: int) -> int:
        """Play whole matches in one state; returns the moves made."""
        return sum(self.drivers.playouts(self.o, self.state, self.rng, matches))

    def specialized_playouts(self, matches: int) -> int:
        """The same, compiled for this match's options only."""
        return sum(self.drivers.playouts(self.specialized, self.state, self.rng, matches))

    def batch(self, states: int) -> Work:
        """A function that plays steps of a batch of this many states."""
        many = np.zeros(states, self.layout)
        self.drivers.begin_all(self.o, many)

        def run(steps: int) -> int:
            return int(self.drivers.play_all_at_random(self.o, many, self.rng, steps))

        return run


def held(preset: str, seats: int) -> Work:
    """A function that plays matches with `Match`: get the legal moves, push one."""
    random = Random(1).random

    def run(matches: int) -> int:
        decisions = 0
        for number in range(matches):
            match = boneace.new(GAME, seats=seats, preset=preset, seed=number)
            while not match.over:
                legal = match.legal
                match.push(legal[int(random() * len(legal))])
                decisions += 1
        return decisions

    return run


def same_as_c(bound: Bound, loop: in_c.Playouts, matches: int = 2000) -> bool:
    """Whether both engines make the same number of decisions and chance moves from the same
    seed."""
    bound.rng[0] = SEED
    made = bound.drivers.playouts(bound.o, bound.state, bound.rng, matches)
    return tuple(made) == loop(bound.seats, SEED, matches)


def own(seats: int) -> list[Rate]:
    """The rates of Bone Ace and of the loop in C, which run in turn."""
    bound = Bound("pennies", seats)
    bound.playouts(1)
    bound.specialized_playouts(1)
    works: list[Work] = [
        bound.playouts,
        bound.specialized_playouts,
        bound.batch(100_000),
        held("pennies", seats),
    ]
    works[3](1)
    loop = in_c.playouts()
    if loop is not None:
        works.append(lambda matches: sum(loop(seats, SEED, matches)))
    found = best_of(works, times=15)
    title = f"{seats}-seat pennies"
    listed = [
        Rate(BASE, f"{title}: driver", found[0], COUNTED),
        Rate("boneace specialized", f"{title}: driver, options specialized", found[1], COUNTED),
        Rate("boneace batch", f"{title}: 100,000 states", found[2], COUNTED),
        Rate("boneace Match", f"{title}: from Python", found[3], "decisions only"),
    ]
    if loop is None:
        return [*listed, Rate("C by hand", title, None, "no C compiler here")]
    same = "same moves from a seed" if same_as_c(bound, loop) else "OTHER MOVES: rules differ"
    return [*listed, Rate("C by hand", title, found[4], f"{COUNTED}; {same}")]


def every_game() -> list[Rate]:
    """The generic driver in every game, in its default preset with the fewest and most seats."""
    found = []
    for game, declaration in games.declarations().items():
        allowed = declaration.seats(declaration.resolve())
        for seats in sorted({allowed[0], allowed[-1]}):
            bound = Bound(None, seats, game)
            bound.playouts(1)  # compiles it
            bound.specialized_playouts(1)
            plain, specialized = best_of([bound.playouts, bound.specialized_playouts], times=5)
            title = f"{seats} seats, {declaration.default_preset}"
            found += [
                Rate(game, title, plain),
                Rate(game, f"{title}, options specialized", specialized),
            ]
    return found


def every_preset(seats: list[int]) -> list[Rate]:
    """The generic driver in every preset."""
    found = []
    for preset in games.declaration(GAME).presets:
        for number in seats:
            (rate,) = best_of([Bound(preset.name, number).playouts], times=3)
            found.append(Rate(preset.name, f"{number} seats, whole matches", rate))
    return found


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, default=4, help="seats in Thirty-one (%(default)s)")
    parser.add_argument(
        "--presets", action="store_true", help="also measure the driver in every preset"
    )
    parser.add_argument(
        "--games", action="store_true", help="only measure the driver in every game"
    )
    parser.add_argument("--no-peers", action="store_true", help="leave other engines out")


def run(arguments: argparse.Namespace) -> None:
    machine()
    if arguments.games:
        rates("Random legal moves a second of one core, by game", every_game(), GAME)
        return
    found = own(arguments.seats)
    if not arguments.no_peers:
        with console.status("other engines"):
            found += others.all_of_them()
    rates("Random legal moves a second of one core", found, BASE)
    if arguments.presets:
        rates("The driver in every preset", every_preset([2, 4, 7]))
