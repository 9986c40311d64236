"""A bot that comes with a game, with what is common to such bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from boneace.bots.club import drags_on, is_still_interpreted
from boneace.bots.novice import Novice
from boneace.bots.seat import must_be_seat

if TYPE_CHECKING:
    from boneace.bots.kinds import Bot, OwnBot
    from boneace.bots.seat import Seat
    from boneace.moves import Move


class Own:
    """Asks the game's own bot where there is something to decide, and time to think.

    Without time, as in a match that began before its rules were compiled, it plays by the policy.
    Where the game's own bot has no answer, or does not play the options, the general bot of its
    level chooses.
    """

    def __init__(
        self, own: OwnBot, game: str, seed: int, plays: Callable[[Any], bool], other: Bot
    ) -> None:
        self.own = own
        self.plays = plays
        self.other = other
        self.novice = Novice(game, seed)

    def choose(self, seat: Seat) -> Move:
        """The move of the bot that plays here."""
        must_be_seat(seat)
        if not self.plays(seat.options):
            return self.other.choose(seat)
        if len(seat.legal) < 2 or drags_on(seat) or is_still_interpreted(seat):
            return self.novice.choose(seat)
        return self.own.choose(seat) or self.other.choose(seat)

    def aside(self, seat: Seat) -> str | None:
        """What the bot that plays here does out of turn; without `aside`, the policy's action."""
        if not self.plays(seat.options):
            return self.other.aside(seat)
        own = getattr(self.own, "aside", self.novice.aside)
        found: str | None = own(seat)
        return found

    def __repr__(self) -> str:
        return repr(self.own)
