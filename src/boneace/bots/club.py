"""Club player: search over sampled worlds, in any game, through its contract only."""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING

import numpy as np

from boneace import games
from boneace.bots.novice import Novice
from boneace.bots.out_of_turn import by_habit
from boneace.shuffles import scattered

if TYPE_CHECKING:
    from boneace.bots.seat import Seat
    from boneace.moves import Move

ROLLOUTS = 8_000
"""Playouts a decision: some hundredths of a second on one core."""
DEALS = 1
"""How many deals a playout lasts before the standing is valued."""
LONG = 60
"""Turns of a deal after which habit decides: two who both see through the other’s cards might swap
the same cards back and forth for ever, where each gains by waiting."""


def drags_on(seat: Seat) -> bool:
    """Whether a deal has lasted too long, in a game that counts its turns."""
    counted = "turns" in (seat.view.dtype.names or ())
    return counted and int(seat.view["turns"][0]) > LONG


def is_still_interpreted(seat: Seat) -> bool:
    """Whether search would take minutes: the match began before its rules were compiled."""
    return seat.at_once and not seat.thinking().compiled


class Club:
    """Tries every move against many worlds that its view leaves possible, and takes the best.

    The number of playouts is fixed, not the time, so that a choice can be repeated. In a match that
    begins at once it moves by habit, as the novice does, until the rules are compiled: interpreted,
    a second would be enough for a hundred playouts at most.
    """

    def __init__(self, game: str, seed: int = 0, rollouts: int = ROLLOUTS) -> None:
        self.game = game
        self.seed = seed
        self.rollouts = rollouts

    def choose(self, seat: Seat) -> Move:
        """The move that did best."""
        if len(seat.legal) < 2:
            return seat.move(seat.legal[0].number if seat.legal else -1)
        if drags_on(seat) or is_still_interpreted(seat):
            return Novice(self.game, self.seed).choose(seat)
        return seat.move(self.values(seat)[0])

    def aside(self, seat: Seat) -> str | None:
        """The action out of turn that is habit."""
        return by_habit(self.game, self.seed, seat)

    def values(self, seat: Seat) -> tuple[int, dict[int, float]]:
        """The best move, and what every move worth a thought is worth on average.

        Moves that were soon seen to be worse rest on fewer playouts. An only one is not tried.
        """
        rng = np.array([scattered(self.seed, seat.plies)], np.uint64)
        means = np.full(63, np.nan)
        thinking = games.drivers(self.game, games.THINKING)
        best = thinking.search(
            seat.options, seat.view, seat.legal.mask, rng, self.rollouts, DEALS, means
        )
        worths = {move.number: float(means[move.number]) for move in seat.legal}
        return int(best), {number: worth for number, worth in worths.items() if not isnan(worth)}

    def __repr__(self) -> str:
        return f"<Club for {self.game}, {self.rollouts} playouts a move>"
