"""Players that know only what their seat knows.

`make(name, game, seed)` returns a bot, `bot.choose(Seat.of(match, seat))` returns its move, and
`act(match, {seat: bot})` lets bots act out of turn. The list of bots is plain Python: the compiled
rules are imported when a bot first chooses.
"""

from boneace.bots.kinds import Bot, OwnBot, describe, make, names
from boneace.bots.out_of_turn import act
from boneace.bots.seat import THINKING, Seat

__all__ = ["THINKING", "Bot", "OwnBot", "Seat", "act", "describe", "make", "names"]
