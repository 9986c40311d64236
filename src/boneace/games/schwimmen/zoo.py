"""Strategies for Schwimmen: they differ in when they knock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneace.bots.zoo.base import Turn
from boneace.bots.zoo.lives import Player, knockers, points
from boneace.games.schwimmen.scoring import HALF_POINT, total

if TYPE_CHECKING:
    from boneace.moves import Move


class Knocker(Player):
    """The exchanges of Schwimmen."""

    KEPT = 18
    """The lowest first hand that is kept."""

    def worth(self, turn: Turn, hand: int) -> float:
        return float(total(turn.o, hand)) / (2 * HALF_POINT)

    def decide(self, turn: Turn) -> Move:
        have = self.worth(turn, turn.f.hands[turn.seat])
        if "keep first" in turn.legal:
            return turn.legal["keep first" if have >= self.KEPT else "keep second"]
        if end := self.ends(turn, "knock"):
            return end
        then, move = self.best(turn)
        if move and then > have:
            return move
        return turn.first("renew", "pass") or move or next(iter(turn.legal.values()))


STRATEGIES = knockers(Knocker, "schwimmen", (24, 26, 27, 28), points(21, 25, 28))
