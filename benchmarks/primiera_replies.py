"""What a best reply wins from the bots of Primiera in a round of vying of four, exactly.

One seat answers three bots, who know the amounts of their tree only, and nobody goes beyond it. The
same seat is also played by people of known kinds (`boneace.games.vying.people`), and by somebody
who brags a little with good and with poor hands. Chips are counted, not matches, and what a seat
wins of the pot is less the chip that it has put in. `--shares` tries other shares of known kinds.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any

import numpy as np

from benchmarks.report import console
from boneace import games
from boneace.games.options import options_record
from boneace.games.primiera.players import COUNTS, GAME, KNOWN, RAISES, drawn
from boneace.games.vying.betting import Bets, Floats, Place, tree
from boneace.games.vying.people import KINDS, plays_of
from boneace.games.vying.solved import averages, key_of, shares_at, sizes_of
from boneace.games.vying.stakes import Terms, worths

SEATS, MOST = 4, 10
TERMS = Terms(SEATS, shared=True)
GOOD, POOR, SURE, STAYS = 0.85, 0.45, 0.96, 0.88
"""The hands with which a poacher brags, raises and stays, by the chance to beat another."""

Plays = Callable[[Place, list[int]], Floats]
"""How often each class of hand takes each action at a place, by the amounts."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    shares = "of plain, bluffs, calls, raises, waits, anyhow, tight"
    parser.add_argument("--shares", type=float, nargs=len(KINDS), default=KNOWN, help=shares)


def run(arguments: argparse.Namespace) -> None:
    table = Table(tuple(arguments.shares))
    everybody: dict[str, Plays | None] = {"a best reply": None, "another bot": table.as_bots}
    everybody |= {kind: table.people(number) for number, kind in enumerate(KINDS)}
    everybody["a poacher"] = table.poaches
    for name, plays in everybody.items():
        won = [table.wins(seat, plays) for seat in range(SEATS)]
        each = ", ".join(f"{chips:+.2f}" for chips in won)
        console.print(f"{name} wins {np.mean(won):+.3f} ({each})")


class Table:
    """The tree of a round of four, and how the bots play it."""

    def __init__(self, shares: tuple[float, ...]) -> None:
        declaration = games.declaration(GAME)
        values = declaration.resolve(None, {"vying": True})
        self.hands = drawn(options_record(declaration, SEATS, values).tobytes()).classes
        self.below = np.cumsum(self.hands) - self.hands / 2
        bets = Bets(SEATS, SEATS, sizes_of(RAISES, MOST, []))
        self.tree = tree(bets)
        self.number = {id(place): at for at, place in enumerate(self.tree.places)}
        chances = key_of([self.hands] * SEATS)
        sums = averages(GAME, bets, TERMS, chances, None, shares, COUNTS)
        self.bots = [
            np.array([shares_at(amounts, row) for row in sums[at].T]).T if amounts else sums[at]
            for at, amounts in enumerate(self.tree.amounts)
        ]

    def wins(self, me: int, plays: Plays | None) -> float:
        """What a seat wins that plays so, or as well as it can, over all its hands."""
        worth = np.zeros((len(self.tree.places), len(self.hands)))
        ends = self.ends(me)
        for at in range(len(worth) - 1, -1, -1):
            actor, after = self.tree.actor[at], worth[self.tree.children[at, : self.tree.many[at]]]
            if actor < 0:
                worth[at] = ends[at]
            elif actor != me:
                worth[at] = after.sum(0)
            elif plays is None:
                worth[at] = after.max(0)
            else:
                made = plays(self.tree.places[at], self.tree.amounts[at])
                worth[at] = (made[: len(after)] * after).sum(0)
        return float(worth[0] @ self.hands) - 1

    def ends(self, me: int) -> Floats:
        """What each class of a seat wins at every end, times how often the bots get there."""
        places, classes = len(self.tree.places), len(self.hands)
        reach = np.zeros((places, SEATS, classes))
        reach[0] = self.hands
        for at in range(places):
            for action, child in enumerate(self.tree.children[at, : self.tree.many[at]]):
                reach[child] = reach[at]
                if self.tree.actor[at] != me:
                    reach[child, self.tree.actor[at]] *= self.bots[at][action]
        end = games.drivers(GAME, "boneace.games.vying.balance").at_the_end
        chips, below = worths(self.tree, SEATS, TERMS, None), np.zeros((SEATS, classes + 1))
        found, out = np.zeros((places, classes)), np.zeros((SEATS, classes))
        for at in np.flatnonzero(self.tree.actor < 0).tolist():
            rule: Any = int(self.tree.vying[at]), chips[at], TERMS.shared, TERMS.nothing
            end(*rule, reach[at], below, out)
            found[at] = out[me]
        return found

    def as_bots(self, place: Place, amounts: list[int]) -> Floats:
        """One more bot."""
        return self.bots[self.number[id(place)]]

    def people(self, kind: int) -> Plays:
        """People of a known kind."""

        def plays(place: Place, amounts: list[int]) -> Floats:
            hopes = self.below ** (place.vying.bit_count() - 1)
            return plays_of(kind, place, amounts, hopes, float(SEATS))

        return plays

    def poaches(self, place: Place, amounts: list[int]) -> Floats:
        """Somebody who brags the least with good and with poor hands, if nobody has yet."""
        found = np.zeros((len(amounts), len(self.hands)))
        ups = [action for action, amount in enumerate(amounts) if amount > 0]
        stays, good = amounts.index(0), self.below > STAYS
        if place.bragger < 0:
            chosen = np.where((self.below > GOOD) | (self.below < POOR), ups[0], stays)
        else:
            sure = (self.below > SURE) & bool(ups)
            chosen = np.where(sure, ups[-1] if ups else stays, np.where(good, stays, 0))
        found[chosen, np.arange(len(chosen))] = 1.0
        return found
