"""What a best reply wins from the bots of Three-Stake Brag in a round of vying, at any table.

One seat answers the expert (or the master) at all others exactly: at each of its decisions it takes
the best of passing, matching, dropping, and going up by `--amounts`, until `--most` is asked. It
knows how often the bots make each move with each class of hand, and the upcards, which are drawn
at random. Chips are counted, not matches; hands are taken as independent, as the bots do.
The same seat is also played by people of known kinds (`boneace.games.vying.people`).
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
from boneace.games.vying.people import ANYHOW, CALLS, KINDS, PLAIN, RAISES, TIGHT, WAITS, plays_of
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
PEOPLE = (PLAIN, CALLS, RAISES, WAITS, ANYHOW, TIGHT)
"""The kinds of people who sit down besides the one who gives the best reply."""


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
            found.append(np.mean([table.wins(seat) for seat in range(seats)], 0))
        within = 2 * np.std(found, 0) / len(found) ** 0.5
        for name, mean, error in zip(
            ("a best reply", *(KINDS[kind] for kind in PEOPLE)),
            np.mean(found, 0),
            within,
            strict=True,
        ):
            console.print(f"{seats} seats: {name} wins {mean:+.3f} ± {error:.3f}")


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

    def wins(self, seat: int) -> Floats:
        """What the best reply from a seat wins in chips, over all hands, and what people win."""
        place = self.opened()
        _, rows = self.asked(place, 0)
        found: Floats = self.worth(place, seat, rows) @ rows[seat] - 1
        return found

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
        """What each class of the seat that replies wins, times how often the others get here.

        The first row is for the best reply, the others are for `PEOPLE`.
        """
        others = np.prod([row.sum() for seat, row in enumerate(reach) if seat != me])
        nothing = np.zeros((1 + len(PEOPLE), len(reach[me])))
        if others < SELDOM:
            return nothing
        if vying_over(place):
            return nothing + self.at_the_end(place, me, reach, others)
        if place.turn == me:
            moves = self.moves(place)
            tried = np.array([self.worth(after(place, move), me, reach) for _, move in moves])
            best = tried[:, 0].max(0)
            amounts = [amount for amount, _ in moves]
            chosen = [
                (people(kind, place, amounts, reach[me]) * tried[:, 1 + n]).sum(0)
                for n, kind in enumerate(PEOPLE)
            ]
            return np.array([best, *chosen])
        seat, found = int(place.turn), nothing
        for move, often in mixture(*self.asked(place, seat)).items():
            then = [row * often if at == seat else row for at, row in enumerate(reach)]
            found += self.worth(after(place, move), me, then)
        return found

    def moves(self, place: Any) -> list[tuple[int, int]]:
        """The moves that the reply may choose from, and by how much they go up; -1 to drop."""
        first = BRAG if place.bragger < 0 else RAISE
        ups = [
            (amount, first + amount - 1)
            for amount in self.amounts
            if place.asked + amount <= self.most
        ]
        return [*([(0, PASS)] if place.bragger < 0 else [(-1, DROP), (0, MATCH)]), *ups]

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


def people(kind: int, place: Any, amounts: list[int], row: Floats) -> Floats:
    """How often people of a kind go up by each amount with each class of hand."""
    hopes = (np.cumsum(row) - row / 2) ** (place.vying.bit_count() - 1)
    dead = float(place.pots[BRAGGED] - sum(place.staked))
    return plays_of(kind, place, amounts, hopes, dead)[: len(amounts)]


def after(place: Any, move: int) -> Any:
    """The round after a move."""
    copied = {
        name: list(value) if isinstance(value, list) else value
        for name, value in vars(place).items()
    }
    then = SimpleNamespace(**copied)
    vie(then, move, BRAGGED)
    return then
