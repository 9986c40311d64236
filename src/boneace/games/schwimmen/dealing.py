"""How a deal of Schwimmen begins: the pack, the second hand, and new cards for the middle."""

from boneace.cards import FRENCH_32
from boneace.games.alike import held_once
from boneace.games.lives.rules import after
from boneace.games.schwimmen.state import DEALING, RENEWING
from boneace.games.stocks import left_in_stock
from boneace.games.swaps.rules import lying
from boneace.kernel.contract import EMPTY
from boneace.kernel.sets import bit, hot_rule, rule, size

PACK = FRENCH_32.cards  # SCH-02
SEVEN_EIGHT_NINE = 7 << 6  # as a set of ranks


@rule
def begin_deal(o, s):
    s.deal += 1
    s.stock = PACK & ~o.without
    s.seen = 0
    s.knocker = -1
    s.turns = s.rounds = s.passes = 0
    clear_middle(s)
    for seat in range(o.seats):
        s.hands[seat] = 0
    s.in_round = size(s.alive) + 1  # SCH-05: one to each player, and one to the second hand
    s.turn = after(s, s.dealer)
    s.phase = DEALING


@rule
def clear_middle(s):
    s.widow[0] = s.widow[1] = s.widow[2] = EMPTY


# --- new cards in the middle ----------------------------------------------------------------------


@hot_rule
def enough_left(s):
    """Whether three new cards can be laid."""
    return left_in_stock(s) >= 3


@rule
def renewable(s):
    """SCH-32, B-SCH-09: a seven, an eight and a nine lie in the middle, of any suits."""
    return held_once(lying(s, 0)) == SEVEN_EIGHT_NINE and enough_left(s)


@rule
def renew(s):
    """The cards of the middle are taken away, and new ones come (SCH-13, SCH-32)."""
    clear_middle(s)
    s.to_lay = 3
    s.passes = 0  # B-SCH-06, B-SCH-09
    s.phase = RENEWING


@rule
def lay_new(s, card):
    s.stock ^= bit(card)
    s.seen |= bit(card)
    s.widow[3 - s.to_lay] = card
    s.to_lay -= 1
