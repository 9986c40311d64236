"""How a deal of Stop the Bus begins."""

from boneace.cards import FRENCH_52
from boneace.games.lives.rules import after
from boneace.games.stop_the_bus.state import DEALING
from boneace.kernel.contract import EMPTY
from boneace.kernel.sets import rule, size

PACK = FRENCH_52.cards


@rule
def begin_deal(o, s):
    s.deal += 1
    s.stock = PACK & ~o.without
    s.seen = 0
    s.stopper = -1
    s.turns = 0
    s.widow[0] = s.widow[1] = s.widow[2] = EMPTY
    for seat in range(o.seats):
        s.hands[seat] = 0
    s.to_deal = 3 * size(s.alive) + 3  # T31-68: three for each player, and three for the table
    s.turn = after(s, s.dealer)
    s.phase = DEALING
