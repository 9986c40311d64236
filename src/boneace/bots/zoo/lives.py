"""Strategies for the games of lives: Thirty-one, Switch, Stop the Bus and Schwimmen.

Each game says what its exchanges lead to; when to knock is the same question in all of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from boneace.bots.zoo.base import Strategy, Turn
from boneace.cards import FRENCH_52, members

if TYPE_CHECKING:
    from boneace.moves import Move

PATIENCE = 12
"""Turns of each player after which everybody knocks: two might exchange the same cards for ever."""


def cards_in(words: list[str]) -> int:
    """The cards written in some words, as a set."""
    return sum(1 << FRENCH_52.number(word) for word in words)


class Player(Strategy):
    """Takes the exchange that counts most, and knocks from totals that are fixed.

    `worth` is in points; a hand of Stop the Bus counts as its place in the order of hands.
    """

    def __init__(self, game: str, seed: int, knocks_at: Sequence[float]) -> None:
        super().__init__(game, seed)
        self.knocks_at = knocks_at
        """The points from which to knock, by how many turns everybody has had."""

    def worth(self, turn: Turn, hand: int) -> float:
        """What three cards count in this game."""
        raise NotImplementedError

    def enough(self, turn: Turn) -> bool:
        """Whether to knock with the present hand."""
        f = turn.f
        if f.turns > PATIENCE * f.alive.bit_count():
            return True
        rounds = (f.turns - 1) // f.alive.bit_count()
        wanted = self.knocks_at[min(rounds, len(self.knocks_at) - 1)]
        return bool(self.worth(turn, f.hands[turn.seat]) >= wanted)

    def exchanges(self, turn: Turn) -> Iterator[tuple[float, Move]]:
        """What the hand counts after each exchange for cards that lie face up."""
        hand = turn.f.hands[turn.seat]
        for text, move in turn.legal.items():
            words = text.split()
            if words[0] == "swap" and "for" in words:
                middle = words.index("for")
                after = hand & ~cards_in(words[1:middle]) | cards_in(words[middle + 1 :])
                yield self.worth(turn, after), move
            elif text in ("swap up", "swap all"):
                yield self.worth(turn, sum(1 << card for card in turn.f.widow[:3])), move

    def best(self, turn: Turn) -> tuple[float, Move | None]:
        """The exchange after which the hand counts most, and what it counts then."""
        return max(self.exchanges(turn), key=lambda found: found[0], default=(-1.0, None))


class ThirtyOne(Player):
    """The exchanges of Thirty-one: with the upcard, with the stock, with a widow."""

    def worth(self, turn: Turn, hand: int) -> float:
        from boneace.games.thirty_one.scoring import total

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
        """Discard what leaves most; of equal cards the lowest."""
        hand = turn.f.hands[turn.seat]

        def left(move: Move) -> tuple[float, int]:
            card = FRENCH_52.number(move.text.split()[1])
            return self.worth(turn, hand & ~(1 << card)), -self.value(turn, card)

        return max(turn.verb("discard"), key=left)

    def value(self, turn: Turn, card: int) -> int:
        """What a card counts by itself."""
        return int(2 * self.worth(turn, 1 << card))


class Switch(Player):
    """The exchanges of Switch."""

    POOR = 14
    """A hand that is given for one that nobody has seen."""

    def worth(self, turn: Turn, hand: int) -> float:
        from boneace.games.thirty_one.scoring import total

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


class Schwimmen(Player):
    """The exchanges of Schwimmen."""

    KEPT = 18
    """A first hand that is kept."""

    def worth(self, turn: Turn, hand: int) -> float:
        from boneace.games.schwimmen.scoring import HALF_POINT, total

        return float(total(turn.o, hand)) / (2 * HALF_POINT)

    def decide(self, turn: Turn) -> Move:
        have = self.worth(turn, turn.f.hands[turn.seat])
        if "keep first" in turn.legal:
            return turn.legal["keep first" if have >= self.KEPT else "keep second"]
        knock = turn.first("knock")
        if knock and self.enough(turn):
            return knock
        if "continue" in turn.legal:
            return turn.legal["continue"]
        then, move = self.best(turn)
        if move and then > have:
            return move
        return turn.first("renew", "pass") or move or next(iter(turn.legal.values()))


class StopTheBus(Player):
    """The exchanges of Stop the Bus."""

    def worth(self, turn: Turn, hand: int) -> float:
        from boneace.games.stop_the_bus.scoring import total

        return float(total(turn.o, hand))

    def decide(self, turn: Turn) -> Move:
        stop = turn.first("stop")
        if stop and self.enough(turn):
            return stop
        if "continue" in turn.legal:
            return turn.legal["continue"]
        _, move = self.best(turn)
        return move or next(iter(turn.legal.values()))
