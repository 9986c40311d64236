"""External bots, for the arena to load by name."""

from __future__ import annotations

from boneace.bots import Bot, Seat, zoo
from boneace.moves import Move


class First:
    """Makes the first legal move; has no `aside`."""

    def __init__(self, game: str, seed: int) -> None:
        self.game = game

    def choose(self, seat: Seat) -> Move:
        return seat.legal[0]


class Cheat(First):
    """Makes moves that do not exist."""

    def choose(self, seat: Seat) -> Move:
        return Move(62, "win at once")


class NoBot:
    """Has no moves at all."""


class Twin:
    """Plays as `zoo:knock_28` does, under another name."""

    def __init__(self, game: str, seed: int) -> None:
        self.bot: Bot = zoo.make("knock_28", game, seed)

    def choose(self, seat: Seat) -> Move:
        return self.bot.choose(seat)
