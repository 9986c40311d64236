"""A bot that sometimes plays like a novice: weaker levels are made from stronger ones this way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from boneace.bots.novice import Novice
from boneace.bots.seat import must_be_seat
from boneace.kernel.luck import scattered

if TYPE_CHECKING:
    from boneace.bots.kinds import Bot
    from boneace.bots.seat import Seat
    from boneace.moves import Move

_ITS_OWN = 0x51195
"""Separates the random numbers of the slips from those of either bot."""


class Careless:
    """Plays as `bot`, but makes `often` in 1024 decisions by rules of thumb, like a novice."""

    def __init__(self, bot: Bot, often: int, game: str, seed: int = 0) -> None:
        self.bot = bot
        self.often = often
        self.novice = Novice(game, seed)
        self.seed = seed

    def choose(self, seat: Seat) -> Move:
        """The bot's move, or the novice's."""
        must_be_seat(seat)
        luck = scattered(scattered(self.seed, _ITS_OWN), seat.plies)
        return (self.novice if luck >> 20 & 1023 < self.often else self.bot).choose(seat)

    def aside(self, seat: Seat) -> str | None:
        """What the bot does out of turn; there are no slips there."""
        return self.bot.aside(seat)

    def __repr__(self) -> str:
        return repr(self.bot)
