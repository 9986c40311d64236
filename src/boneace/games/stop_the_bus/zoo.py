"""Strategies for Stop the Bus: they differ in the hand with which they stop it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneace.bots.zoo.base import Turn
from boneace.bots.zoo.lives import Player, knockers
from boneace.games.stop_the_bus.scoring import FLUSH, ORDER, PAIR, RUN, total

if TYPE_CHECKING:
    from boneace.moves import Move


class Knocker(Player):
    """The exchanges of Stop the Bus."""

    def worth(self, turn: Turn, hand: int) -> float:
        return float(total(turn.o, hand))

    def decide(self, turn: Turn) -> Move:
        if end := self.ends(turn, "stop"):
            return end
        _, move = self.best(turn)
        return move or next(iter(turn.legal.values()))


KINDS = [kind for kind, _ in ORDER[0][0]]
"""The kind of each hand, by its place in the order."""
A_PAIR, A_FLUSH, A_RUN = (float(KINDS.index(kind)) for kind in (PAIR, FLUSH, RUN))
GOOD_PAIR = A_PAIR + 80
STRATEGIES = knockers(
    Knocker,
    "stop-the-bus",
    (A_PAIR, GOOD_PAIR, A_FLUSH),
    [
        ("stop_pair", A_PAIR, "stop-the-bus-zoo-stop-pair", {}),
        ("stop_flush", A_FLUSH, "stop-the-bus-zoo-stop-flush", {}),
        ("stop_run", A_RUN, "stop-the-bus-zoo-stop-run", {}),
    ],
)
