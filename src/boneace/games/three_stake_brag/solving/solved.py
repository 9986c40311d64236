"""The vying of two solved on demand, and cached for its next decisions: for bots.

A player sees the stakes, not how they came about, so a bot mixes the moves of the solution over all
courses that may have led there.
"""

from __future__ import annotations

from functools import cache, lru_cache

import numpy as np

from boneace.games.three_stake_brag import state as st
from boneace.games.three_stake_brag.solving.holes import Singles, holes
from boneace.games.three_stake_brag.solving.learning import Bragging, in_chips
from boneace.games.vying.rounds import TooLarge, rounds
from boneace.games.vying.stakes import Standing, in_match
from boneace.kernel.specialized import record

WORK = 40_000
"""The number of moves visited in all rounds of learning: half a second."""
FEWEST, MOST = 50, 150
"""Rounds of learning. Where there would be fewer, nothing is solved: 29 lose to the expert."""
NEVER = np.float32(1e-9)
"""The weight of a course that the solution never takes."""


class Solved:
    """A solution of the vying, for players who do not remember the course."""

    def __init__(self, learned: Bragging) -> None:
        self.rounds, self.holes, self._edges = learned.rounds, learned.holes, learned.tree.edges
        self._shares = learned.averages()
        self._reach = [learned.reach(player, self._shares) for player in range(2)]
        self._numbers = {self.holes.cards(hole): hole for hole in range(len(self.holes))}
        self.moves = cache(self._moves)

    def hole(self, cards: int) -> int:
        """The number of two hidden cards."""
        return self._numbers[cards]

    def _moves(self, player: int, staked: tuple[int, int]) -> dict[int, Singles]:
        """How often a player makes each move, by hand, at these stakes.

        Every course that leads here is weighted by how often the solution takes it with this hand.
        """
        own, other = self._reach[player]
        found: dict[int, Singles] = {}
        total = np.zeros(len(self.holes), np.float32)
        for at, place in enumerate(self.rounds.places):
            if (place.player, place.staked) != (player, staked):
                continue
            often = own[at] * other[at].sum() + NEVER
            total += often
            for edge, move in enumerate(place.moves, self._edges[at]):
                found[move] = found.get(move, 0.0) + often * self._shares[edge]
        return {move: shares / total for move, shares in found.items()}


@lru_cache(maxsize=4)
def solved(
    upcards: tuple[int, int], options: bytes, dead: int, stands: Standing | None
) -> Solved | None:
    """The vying after these upcards, the eldest's first; None if the round is too large.

    `options` is the record of the options, `dead` the pot before the vying, `stands`
    the standing of the match, if it has an end.
    """
    o = record(np.frombuffer(options, st.Options), 0)
    try:
        course = rounds(int(o.max_brag), int(o.vying_limit), WORK // FEWEST)
    except TooLarge:
        return None
    worth = in_chips(course, dead, 0)
    if stands is not None:
        worth = in_match(worth, stands)
    takes = bool(o.nobody_brags == st.BEST_HAND)
    learned = Bragging(holes(o, *upcards), course, worth, takes)
    for _ in range(min(MOST, WORK // len(learned.tree.after))):
        learned.learn()
    return Solved(learned)
