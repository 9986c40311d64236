"""How a deal of Switch begins: the pack, the two hands on the table, who is dealt to."""

from boneace.cards import FRENCH_52
from boneace.games.lives.rules import after
from boneace.games.swaps.rules import lay
from boneace.games.switch.state import DEALING, ON_TABLE, UP
from boneace.kernel.contract import EMPTY
from boneace.kernel.sets import bit, rule, size

PACK = FRENCH_52.cards


@rule
def begin_deal(o, s, up):
    """`up` is the hand that lies face up from the beginning, after a restart (T31-59); else 0."""
    s.deal += 1
    s.stock = PACK & ~(o.without | up)
    s.seen = up
    s.knocker = -1
    s.turns = s.rounds = s.may_restart = 0
    for seat in range(o.seats):
        s.hands[seat] = 0
        s.knowers[seat] = bit(seat)
    s.knowers[ON_TABLE] = 0
    for slot in range(6):
        s.widow[slot] = EMPTY
    s.to_table = 2  # T31-54
    if up:
        lay(s, UP, up)
        s.to_table = 1  # B-T31-02
    s.turn = after(s, s.dealer)
    s.phase = DEALING
    begin_round(s)


@rule
def begin_round(s):
    s.in_round = size(s.alive) + s.to_table
