"""Strategies for Switch: they differ in when they knock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneace.bots.zoo.base import Turn
from boneace.bots.zoo.lives import Player, knockers, points
from boneace.games.lives.scoring import total

if TYPE_CHECKING:
    from boneace.moves import Move


class Knocker(Player):
    """The exchanges of Switch."""

    POOR = 14
    """The highest hand that is exchanged for the unseen one."""

    def worth(self, turn: Turn, hand: int) -> float:
        return float(total(turn.o, hand)) / 2

    def decide(self, turn: Turn) -> Move:
        if "keep first" in turn.legal:
            second = turn.f.second_total > turn.f.own_total
            return turn.legal["keep second" if second else "keep first"]
        if "restart" in turn.legal:
            return turn.legal["restart" if self.loses(turn) else "decline"]
        have, knock = self.worth(turn, turn.f.hands[turn.seat]), turn.first("knock")
        if knock and self.enough(turn):
            return knock
        then, move = self.best(turn)
        if move and then > have:
            return move
        unseen = turn.first("swap down")
        if unseen and have <= self.POOR:
            return unseen
        return turn.first("stand", "pass") or move or unseen or next(iter(turn.legal.values()))

    def loses(self, turn: Turn) -> bool:
        """Whether this seat has the lowest hand, or has knocked and is beaten."""
        f = turn.f
        counted = {
            seat: self.worth(turn, f.hands[seat])
            for seat in range(turn.o.seats)
            if f.alive >> seat & 1
        }
        own = counted.pop(turn.seat)
        beaten = f.knocker == turn.seat and own < max(counted.values())
        return beaten or own <= min(counted.values())


STRATEGIES = knockers(Knocker, "switch", (22, 25, 26, 27), points(21, 25, 28))
