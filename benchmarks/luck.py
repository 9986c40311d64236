"""Who wins matches of Best, Pair and Thirty-one, with the luck of cards and of mixing removed.

Two bots play sets of two matches with the same deals, seats exchanged, as in the arena. The luck in
each result is computed by the solution (`boneace.arena.luck`, `benchmarks.judging`) and subtracted:
it is zero on average for any players, so the share of the matches is the same as by results alone,
with an interval that is a few times narrower. A level's choice among moves that it mixes is luck
too; the moves of other bots are not counted so, as some keep a mood for a deal.
"""

from __future__ import annotations

import argparse
from math import sqrt
from random import Random
from time import process_time

import numpy as np
from rich.table import Table

import boneace
from benchmarks.judging import GAME, Judge, Worths
from benchmarks.report import console, machine
from boneace import bots, games
from boneace.arena import luck
from boneace.arena.figures import Z
from boneace.arena.players import entrants, make
from boneace.bots import Bot, Seat
from boneace.games.best_pair_thirty_one import players
from boneace.games.best_pair_thirty_one.solving.solved import FEWER
from boneace.games.best_pair_thirty_one.state import State
from boneace.games.options import options_record
from boneace.kernel.luck import scattered

ASKED = 32
"""How often a bot is asked again, to find the mean of its possible moves."""
TOGETHER = 4
"""The number of sets with the same upcards. Intervals come from the spread between such bunches."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("bots", nargs="+", help="the first plays each of the others")
    parser.add_argument("--seconds", type=float, default=300, help="of processor time; %(default)s")
    parser.add_argument("--seed", type=int, default=0)


def run(arguments: argparse.Namespace) -> None:
    machine()
    players.prepare()  # compiled before the clock starts
    first, *others = entrants(GAME, arguments.bots)
    found: dict[str, list[Worths]] = {other: [] for other in others}
    begun, number = process_time(), 0
    while process_time() - begun < arguments.seconds or number < 2:
        for other in others:
            seed = scattered(arguments.seed, number)
            found[other].append(Bunch((first, other), seed).play())
        number += 1
        told(first, found, process_time() - begun)


def told(first: str, found: dict[str, list[Worths]], seconds: float) -> None:
    """Print the results."""
    table = Table(title=f"{GAME}: {first}, {seconds:.0f} processor seconds")
    for column in ("against", "sets", "matches won, %", "alone", "games a match", "alone"):
        table.add_column(column)
    for other, scores in found.items():
        more, without = np.array(scores).transpose(1, 2, 0)  # by unit and bunch
        cells = [_told(50 + 50 * of, 2) for of in (without[0], more[0])]
        cells += [_told(of, 4) for of in (without[1], more[1])]
        table.add_row(other, str(TOGETHER * len(scores)), *cells)
    console.print(table)


def _told(sample: Worths, digits: int) -> str:
    """A mean with its interval of 95 %: Student’s t, by the expansion of Cornish and Fisher."""
    free = len(sample) - 1
    if not free:
        return f"{sample.mean():.{digits}f}"
    t = Z + (Z**3 + Z) / (4 * free) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * free**2)
    within = t * float(sample.std(ddof=1)) / sqrt(len(sample))
    return f"{sample.mean():.{digits}f} ± {within:.{digits}f}"


class Bunch:
    """A few sets with the same upcards: solving a deal is expensive, and done once for all of them.

    A set is two matches with the same cards, the seats of the bots exchanged.
    """

    def __init__(self, pair: tuple[str, str], seed: int) -> None:
        self.matches = [
            Played(pair, seed, scattered(seed, number), first)
            for number in range(TOGETHER)
            for first in (0, 1)
        ]

    def play(self) -> Worths:
        """The scores by the results and without luck, on average over the sets.

        Two rows: by how many matches, and by how many games, the first bot won more than the other.
        """
        while going := [match for match in self.matches if not match.match.over]:
            for match in sorted(going, key=lambda match: match.points):
                match.deal()
        results = [(match.result, match.result - match.luck) for match in self.matches]
        found: Worths = np.mean(results, axis=0)
        return found


class Played:
    """A match that counts its luck, for the bot that has the seat `first`."""

    def __init__(self, pair: tuple[str, str], upcards: int, seed: int, first: int) -> None:
        values = games.declaration(GAME).proposed()
        self.match = boneace.new(GAME, options=values, by_hand=True)
        self.options = options_record(self.match.declaration, 2, self.match.options)
        self.state = np.zeros(1, State)
        games.drivers(GAME).begin(self.options, self.state)
        self.judge = Judge(self.options, FEWER)
        self.names = [pair[seat ^ first] for seat in (0, 1)]
        self.seeds = [scattered(seed, seat) >> 1 for seat in (0, 1)]
        self.players = [self._bot(seat) for seat in (0, 1)]
        self.upcards, self.seed, self.sign = upcards, seed, 1 - 2 * first
        self.luck: Worths = np.zeros(2)
        self.result: Worths = np.zeros(2)

    def _bot(self, seat: int, asked: int = -1) -> Bot:
        return make(self.names[seat], GAME, scattered(self.seeds[seat], asked) >> 1)

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(self.state[0]["points"].tolist())

    def deal(self) -> None:
        """Play a deal: its upcards are those of the bunch, its other cards those of the set."""
        number = self.match.deal
        cards = list(range(52))
        Random(f"{self.upcards} {number}").shuffle(cards)
        up = cards[:2]
        Random(f"{self.seed} {number}").shuffle(others := sorted(cards[2:]))
        cards = [*others[:4], *up, *others[4:]][::-1]
        while not self.match.over and self.match.deal == number:
            if self.match.turn == "chance":
                made = cards.pop()
                self.luck += self.sign * self.judge.of_chance(self.state, made)
            else:
                made = self._chosen(self.match.seat)
            self.state = luck.after(GAME, self.options, self.state, made)
            self.match.push(made)
        if self.match.over:
            self.result = self.sign * self.judge.worth(self.state)

    def _chosen(self, turn: int) -> int:
        """The move of the bot whose turn it is; adds its luck to the count."""
        seat = Seat.of(self.match, turn)
        made = self.players[turn].choose(seat).number
        if len(seat.legal) > 1 and self.names[turn] in bots.names():
            asked = [self._bot(turn, at).choose(seat).number for at in range(ASKED)]
            brought = luck.of_choice(GAME, self.options, self.judge, self.state, made, asked)
            self.luck += self.sign * brought
        return made
