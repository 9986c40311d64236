"""The value of the standing after a deal in a match for lives, by a table for two players.

The table holds the chance to win, by whether the seat deals next, its lives and the other's,
each plus 1, so that -1, for a seat that is out, has a place. It has been learned with the game's
usual rule for a seat without lives: under the other rule the same number of lives lasts for one
loss more, or less.
"""

import numpy as np

from boneace.games.lives.heuristics import of_stakes, worth_of_lives
from boneace.kernel.sets import lowest, rule, size

MOST = 12
"""The number of places of the table for lives + 1."""


@rule
def chance_to_win(o, s, seat, equity, free_ride):
    """The chance of a seat to win the match from the present standing.

    `free_ride`: whether the table was learned with one.
    """
    if s.winners:
        return 1.0 / size(s.winners) if s.winners >> seat & 1 else 0.0
    if not s.alive >> seat & 1:
        return 0.0
    if size(s.alive) == 2:
        other = lowest(s.alive & ~(1 << seat))
        deals = 1 if s.dealer == seat else 0
        more = np.int64(o.free_ride) - free_ride + 1
        own = min(np.int64(s.lives[seat]) + more, MOST - 1)
        return equity[(deals * MOST + own) * MOST + min(np.int64(s.lives[other]) + more, MOST - 1)]
    return of_stakes(o, worth_of_lives(o, s, seat))
