"""A game’s own player, and the bot that sits in for it at tables that it does not play at."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from boneace.bots.kinds import Bot
    from boneace.bots.seat import Seat
    from boneace.moves import Move


class Substituted:
    """Chooses as the game’s own player where that plays with the options of the table."""

    def __init__(self, own: Bot, plays: Callable[[Any], bool], other: Callable[[], Bot]) -> None:
        self.own = own
        self.plays = plays
        self.other = other

    def choose(self, seat: Seat) -> Move:
        """The move of the bot that plays here."""
        return self._at(seat).choose(seat)

    def aside(self, seat: Seat) -> str | None:
        """What the bot that plays here does out of turn."""
        return self._at(seat).aside(seat)

    def _at(self, seat: Seat) -> Bot:
        return self.own if self.plays(seat.options) else self.other()

    def __repr__(self) -> str:
        return repr(self.own)
