"""A fixed strategy for Kuhn poker, against which the arena measures bots."""

from boneace.bots.zoo.base import Strategy, Turn
from boneace.bots.zoo.entry import Entry
from boneace.cards import FRENCH_52
from boneace.moves import Move

KING = 1 << FRENCH_52.number("KS")


class Honest(Strategy):
    """Bets the king, and nothing else."""

    def decide(self, turn: Turn) -> Move:
        return turn.legal["bet" if turn.f.hands[turn.seat] & KING else "pass"]


STRATEGIES = (Entry("honest", Honest, "kuhn-zoo-honest"),)
