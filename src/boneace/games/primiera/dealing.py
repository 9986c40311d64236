"""How a deal of Primiera begins: the antes, the pack, who is dealt to; and a new pack."""

from boneace.games.primiera.scoring import PACK
from boneace.games.primiera.state import (
    DEALING,
    HAND,
    NOBODY,
    ON_THE_DEAL,
    POT,
    SLOTS,
)
from boneace.games.turns import after
from boneace.games.vying.pots import pay
from boneace.kernel.contract import EMPTY
from boneace.kernel.sets import bit, rule


@rule
def begin_deal(o, s):
    s.deal += 1
    for seat in range(o.seats):
        s.hands[seat] = 0
        s.changes[seat] = s.staked[seat] = s.thrown[seat] = 0
    for slot in range(s.down):
        s.widow[slot] = s.thrown_by[slot] = EMPTY
    s.down = s.draws = 0
    s.drew = s.vying = s.to_answer = s.asked = 0
    s.bragger = NOBODY
    antes(o, s)  # PRI-04
    s.stock = PACK & ~o.without
    s.to_come = HAND * o.seats  # PRI-05
    s.stage = ON_THE_DEAL
    s.phase = DEALING
    s.turn = after(o, s.dealer)  # PRI-03


@rule
def antes(o, s):
    """Everybody puts in the same."""
    for seat in range(o.seats):
        pay(s, seat, POT, o.ante)


@rule
def reshuffle(s):
    """B-PRI-05, second reading: the discards are the pack, except those of the seat served now.

    There are always enough: at least eight cards are not in the hands.
    """
    by, kept = s.thrown_by[s.down - 1], s.down
    while kept > 0 and s.thrown_by[kept - 1] == by:
        kept -= 1
    for slot in range(SLOTS):
        if slot < kept:
            s.stock |= bit(s.widow[slot])
        from_slot = slot + kept
        s.widow[slot] = s.widow[from_slot] if from_slot < s.down else EMPTY
        s.thrown_by[slot] = by if from_slot < s.down else EMPTY
    s.down -= kept
