"""Strategies for Thirty-one: they differ in when they knock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from boneace.bots.zoo.base import Turn
from boneace.bots.zoo.lives import Player, cards_in, knockers, points
from boneace.cards import FRENCH_52, members
from boneace.games.lives.scoring import total

if TYPE_CHECKING:
    from boneace.moves import Move


class Knocker(Player):
    """The exchanges of Thirty-one: with the upcard, with the stock, with a widow."""

    def worth(self, turn: Turn, hand: int) -> float:
        return float(total(turn.o, hand)) / 2

    def exchanges(self, turn: Turn) -> Iterator[tuple[float, Move]]:
        f, hand = turn.f, turn.f.hands[turn.seat]
        take = turn.first("take")
        if take:
            both = hand | 1 << f.upcard
            yield max(self.worth(turn, both & ~(1 << card)) for card in members(hand)), take
        for text, move in turn.legal.items():
            words = text.split()
            if words[0] == "exchange":
                middle = words.index("for")
                slots = [int(slot) - 1 for slot in words[middle + 1 :]]
                if all(f.widow_up >> slot & 1 for slot in slots):
                    got = sum(1 << f.widow[slot] for slot in slots)
                    yield self.worth(turn, hand & ~cards_in(words[1:middle]) | got), move

    def decide(self, turn: Turn) -> Move:
        if turn.verb("discard"):
            return self.discard(turn)
        have, knock = self.worth(turn, turn.f.hands[turn.seat]), turn.first("knock")
        then, move = self.best(turn)
        if knock and self.enough(turn) and then < 31:
            return knock
        if move and then > have:
            return move
        stand = turn.first("stand")
        if stand and have >= 27:
            return stand
        return turn.first("draw", "stand") or move or next(iter(turn.legal.values()))

    def discard(self, turn: Turn) -> Move:
        """Discard the card that leaves most; of equal cards the lowest."""
        hand = turn.f.hands[turn.seat]

        def left(move: Move) -> tuple[float, int]:
            card = FRENCH_52.number(move.text.split()[1])
            return self.worth(turn, hand & ~(1 << card)), -self.value(turn, card)

        return max(turn.verb("discard"), key=left)

    def value(self, turn: Turn, card: int) -> int:
        """The count of a single card."""
        return int(2 * self.worth(turn, 1 << card))


STRATEGIES = knockers(Knocker, "thirty-one", (22, 25, 27, 28, 29), points(21, 25, 28))
