"""What all strategies share: they read the view of their seat, and choose among its legal moves."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import TYPE_CHECKING

from boneace.games.facts import FactsOfRecord, facts
from boneace.kernel.luck import scattered

if TYPE_CHECKING:
    from boneace.bots.seat import Seat
    from boneace.moves import Move


@dataclass(frozen=True)
class Turn:
    """The turn of a seat, as its player knows it."""

    seat: int
    o: FactsOfRecord
    """The options."""
    f: FactsOfRecord
    """The view."""
    legal: dict[str, Move]
    """The legal moves by notation, in the order of their numbers."""
    luck: Random
    """The random numbers of this decision."""
    mood: Random
    """The random numbers of this deal: the same at each of its decisions."""

    def first(self, *texts: str) -> Move | None:
        """The first of these moves that is legal."""
        return next((self.legal[text] for text in texts if text in self.legal), None)

    def verb(self, word: str) -> list[Move]:
        """The legal moves that begin with a word."""
        return [move for text, move in self.legal.items() if text.split()[0] == word]


class Strategy:
    """A fixed strategy. It uses only its view, and keeps nothing from turn to turn.

    The choice depends on the view, the seed and the number of events, as with every bot.
    """

    def __init__(self, game: str, seed: int = 0) -> None:
        self.game = game
        self.seed = seed

    def choose(self, seat: Seat) -> Move:
        """One of the legal moves."""
        if len(seat.legal) < 2:
            return seat.move(seat.legal[0].number if seat.legal else -1)
        f = facts(seat.view)
        turn = Turn(
            seat.seat,
            facts(seat.options),
            f,
            {move.text: move for move in seat.legal},
            Random(scattered(self.seed, seat.plies)),
            Random(scattered(self.seed, -1 - f.deal)),
        )
        return self.decide(turn)

    def decide(self, turn: Turn) -> Move:
        """The move of a turn with two legal moves or more."""
        raise NotImplementedError

    def aside(self, seat: Seat) -> str | None:
        """Nothing: no strategy acts out of turn."""
        return None

    def __repr__(self) -> str:
        return f"<{type(self).__name__} for {self.game}>"


class AnyMove(Strategy):
    """Any legal move, all equally likely."""

    def decide(self, turn: Turn) -> Move:
        return turn.luck.choice(list(turn.legal.values()))
