"""What a best reply wins from the bots of Three-Stake Brag in a round of vying, at any table.

One seat answers the expert (or the master) at all others exactly: at each of its decisions it takes
the best of passing, matching, dropping, and going up by `--amounts`, until `--most` is asked. It
knows how often the bots make each move with each class of hand, and the upcards, which are drawn
at random. Chips are counted, not matches; hands are taken as independent, as the bots do.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import numpy as np

from benchmarks.report import console
from boneace import games
from boneace.games.facts import facts
from boneace.games.options import options_record
from boneace.games.three_stake_brag.players import GAME, round_of
from boneace.games.three_stake_brag.state import BRAGGED
from boneace.games.vying.betting import Floats
from boneace.games.vying.rules import (
    BRAG,
    DROP,
    MATCH,
    PASS,
    RAISE,
    open_vying,
    vie,
    vying_over,
)
from boneace.games.vying.solved import mixture

SELDOM = 1e-5
"""Places that the bots reach less often than this are left out."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--boards", type=int, default=8, help="sets of upcards")
    parser.add_argument("--amounts", type=int, nargs="*", default=[3, 10], help="to go up by")
    parser.add_argument("--most", type=int, default=63, help="chips asked")
    parser.add_argument("--master", action="store_true", help="reply to the master (slow)")
    parser.add_argument("--seed", type=int, default=0)


def run(arguments: argparse.Namespace) -> None:
    for seats in arguments.seats:
        rng, found = np.random.default_rng(arguments.seed), []
        for _ in range(arguments.boards):
            up = [1 << int(card) for card in rng.choice(52, seats, replace=False)]
            table = Table(up, arguments.master, tuple(arguments.amounts), arguments.most)
            found.append(np.mean([table.wins(seat) for seat in range(seats)]))
        within = 2 * np.std(found) / len(found) ** 0.5
        console.print(f"{seats} seats: a best reply wins {np.mean(found):.3f} ± {within:.3f}")


@dataclass
class Table:
    """The upcards of a deal, and how the seat that replies may go up."""

    up: list[int]
    fine: bool
    amounts: tuple[int, ...]
    most: int

    def __post_init__(self) -> None:
        declaration = games.declaration(GAME)
        self.options = options_record(
            declaration, len(self.up), declaration.resolve(None, {"deals": 0})
        )
        self.o = facts(self.options)

    def wins(self, seat: int) -> float:
        """What the best reply from a seat wins in chips, over all hands."""
        place = self.opened()
        _, rows = self.asked(place, 0)
        return float(self.worth(place, seat, rows) @ rows[seat]) - 1

    def opened(self) -> Any:
        """The round of vying before anybody has spoken; everybody has staked a chip."""
        seats = len(self.up)
        place = SimpleNamespace(
            staked=[0] * seats,
            chips=[-3] * seats,
            changes=[-3] * seats,
            pots=[seats] * 3,
            winner=[0, -1, -1],
            shown=self.up,
            dealer=seats - 1,
            deal=1,
        )
        open_vying(place, (1 << seats) - 1, 0, 0)
        return place

    def asked(self, place: Any, seat: int) -> Any:
        """The round as a seat sees it, and the chances of the classes of those who are left."""
        view: Any = SimpleNamespace(options=self.options, seat=seat)
        return round_of(view, self.o, place, self.fine)

    def worth(self, place: Any, me: int, reach: list[Floats]) -> Floats:
        """What each class of the seat that replies wins, times how often the others get here."""
        others = np.prod([row.sum() for seat, row in enumerate(reach) if seat != me])
        if others < SELDOM:
            return np.zeros_like(reach[me])
        if vying_over(place):
            return self.at_the_end(place, me, reach, others)
        if place.turn == me:
            tried = [self.worth(after(place, move), me, reach) for move in self.moves(place)]
            best: Floats = np.max(tried, 0)
            return best
        seat, found = int(place.turn), np.zeros_like(reach[me])
        for move, often in mixture(*self.asked(place, seat)).items():
            then = [row * often if at == seat else row for at, row in enumerate(reach)]
            found += self.worth(after(place, move), me, then)
        return found

    def moves(self, place: Any) -> list[int]:
        """The moves that the reply may choose from."""
        first = BRAG if place.bragger < 0 else RAISE
        ups = [first + amount - 1 for amount in self.amounts if place.asked + amount <= self.most]
        return [*([PASS] if place.bragger < 0 else [MATCH, DROP]), *ups]

    def at_the_end(self, place: Any, me: int, reach: list[Floats], others: float) -> Floats:
        """The pot where the seat wins it, less its stake; of equal hands the elder wins."""
        lost: Floats = np.full_like(reach[me], place.staked[me] * others)
        if not place.vying >> me & 1:
            return -lost
        wins = np.ones_like(reach[me])
        for seat, row in enumerate(reach):
            if seat != me:
                below = np.cumsum(row) - (0 if me < seat else row)
                wins *= below if place.vying >> seat & 1 else row.sum()
        found: Floats = place.pots[BRAGGED] * wins - lost
        return found


def after(place: Any, move: int) -> Any:
    """The round after a move."""
    copied = {
        name: list(value) if isinstance(value, list) else value
        for name, value in vars(place).items()
    }
    then = SimpleNamespace(**copied)
    vie(then, move, BRAGGED)
    return then
