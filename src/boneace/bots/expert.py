"""Expert and master: the club player’s search, repeated, against opponents who err."""

from __future__ import annotations

from random import Random
from statistics import mean
from time import thread_time
from typing import TYPE_CHECKING

from boneace.bots.club import ROLLOUTS, Club
from boneace.games.chosen import equally_good, unless_alike
from boneace.kernel.luck import scattered

if TYPE_CHECKING:
    from boneace.bots.seat import Seat

MOST = 0.7
"""Seconds of processor time after which no further search begins. A search takes that long only
where worlds that agree with a view are hard to find."""


class Expert(Club):
    """Searches several times with different luck, and in vying mixes moves that are equally good.

    In games that say how people err, opponents sometimes err in the playouts, so that a move that
    is good only against the policy is not relied on. Where players vie and the searches do not
    separate moves, it chooses among them at random: others cannot infer its hand from the move, as
    they could if it always made the same one. Elsewhere a move reveals less, so it plays the best.
    """

    searches = 3
    stray = 768
    """In games that say how people err (`err` in heuristics.py): how many of 1024 moves of the
    others in playouts do not follow the policy."""

    def __init__(self, game: str, seed: int = 0, rollouts: int = ROLLOUTS) -> None:
        super().__init__(game, seed, rollouts)

    def values(self, seat: Seat) -> tuple[int, dict[int, float]]:
        """The move chosen, and the average value of every move worth considering."""
        luck = scattered(self.seed, seat.plies)
        single = self.searched(seat, luck, self.stray, 1)  # machine code is loaded before the clock
        if not single[1]:  # a single move worth considering is not tried
            return single
        begun, found = thread_time(), dict[int, list[float]]()
        for number in range(self.searches):
            worth = self.searched(seat, scattered(luck, number), self.stray, self.rollouts)[1]
            for move, value in worth.items():
                found.setdefault(move, []).append(value)
            if thread_time() - begun > MOST:
                break
        worths = {move: mean(values) for move, values in found.items()}
        if "vying" in (seat.view.dtype.names or ()):
            return Random(luck).choice(equally_good(found)), worths
        best = max(worths, key=lambda move: worths[move])
        return unless_alike(seat, luck, best, worths), worths

    def __repr__(self) -> str:
        many = f"{self.searches} × {self.rollouts}"
        return f"<{type(self).__name__} for {self.game}, {many} playouts a move>"


class Master(Expert):
    """The same with more thought."""

    searches = 8
