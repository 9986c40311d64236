"""Club player: search over sampled worlds, in any game, using only the contract."""

from __future__ import annotations

from math import isnan
from typing import TYPE_CHECKING

import numpy as np

from boneace.bots.novice import Novice
from boneace.bots.out_of_turn import by_policy
from boneace.bots.seat import must_be_seat
from boneace.games.chosen import unless_alike
from boneace.kernel.luck import scattered

if TYPE_CHECKING:
    from boneace.bots.seat import Seat
    from boneace.moves import Move

ROLLOUTS = 8_000
"""Playouts per decision: a few hundredths of a second on one core."""
DEALS = 1
"""The number of deals in a playout before the standing is valued."""
LONG = 60
"""Turns of a deal after which the policy decides. Where waiting pays, two players who have worked
out each other’s cards might otherwise swap the same cards back and forth without end."""


def drags_on(seat: Seat) -> bool:
    """Whether a deal has lasted too long, in a game that counts its turns."""
    counted = "turns" in (seat.view.dtype.names or ())
    return counted and int(seat.view["turns"][0]) > LONG


def is_still_interpreted(seat: Seat) -> bool:
    """Whether a search would take minutes: the match began before its rules were compiled."""
    return seat.at_once and not seat.thinking().compiled


class Club:
    """Tries every move in many worlds that its view leaves possible, and plays the best.

    The number of playouts is fixed, not the time, so choices are repeatable. In a match that began
    with `at_once` it plays by policy, like the novice, until the rules are compiled: one second of
    interpreted search would be a hundred playouts at most.
    """

    def __init__(self, game: str, seed: int = 0, rollouts: int = ROLLOUTS) -> None:
        self.game = game
        self.seed = seed
        self.rollouts = rollouts

    def choose(self, seat: Seat) -> Move:
        """The move that did best."""
        must_be_seat(seat)
        if len(seat.legal) < 2:
            return seat.move(seat.legal[0].number if seat.legal else -1)
        if drags_on(seat) or is_still_interpreted(seat):
            return Novice(self.game, self.seed).choose(seat)
        return seat.move(self.values(seat)[0])

    def aside(self, seat: Seat) -> str | None:
        """The action out of turn that the policy suggests."""
        return by_policy(self.game, self.seed, seat)

    def values(self, seat: Seat) -> tuple[int, dict[int, float]]:
        """The best move, and the average value of every move worth considering.

        Moves that soon proved worse were valued with fewer playouts. A single move is not valued.
        """
        luck = scattered(self.seed, seat.plies)
        best, worths = self.searched(seat, luck, 0, self.rollouts)
        return unless_alike(seat, luck, best, worths), worths

    def searched(
        self, seat: Seat, luck: int, stray: int, rollouts: int
    ) -> tuple[int, dict[int, float]]:
        """The same from one search with this seed; `stray` is how often others leave the policy."""
        rng = np.array([luck], np.uint64)
        means = np.full(63, np.nan)
        best = seat.thinking(compiled=True).search(
            seat.options, seat.view, seat.legal.mask, rng, rollouts, DEALS, means, stray
        )
        worths = {move.number: float(means[move.number]) for move in seat.legal}
        return int(best), {number: worth for number, worth in worths.items() if not isnan(worth)}

    def __repr__(self) -> str:
        return f"<Club for {self.game}, {self.rollouts} playouts a move>"
