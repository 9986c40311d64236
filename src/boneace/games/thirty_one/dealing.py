"""How a deal of Thirty-one begins: the pack, the antes, who is dealt to."""

from boneace.games.lives.rules import after
from boneace.games.thirty_one.state import DEALING, PACKS, POT
from boneace.kernel.contract import EMPTY
from boneace.kernel.sets import rule, size


@rule
def begin_deal(o, s):
    s.deal += 1
    s.stock = PACKS[o.pack] & ~o.without
    s.upcard = s.taken = EMPTY
    s.knocker = s.discarder = -1
    s.turns = 0
    for seat in range(o.seats):
        s.hands[seat] = s.shown[seat] = 0
    s.per_round = size(s.alive)
    if o.widow:
        s.per_round += 1  # T31-37
        s.widow[0] = s.widow[1] = s.widow[2] = EMPTY
        s.widow_up = 0
    s.to_deal = 3 * s.per_round + 1  # T31-08, T31D-03, and the upcard
    if o.keeps == POT:
        for seat in range(o.seats):
            pay_in(s, seat, o.ante)  # T31-36
    s.turn = after(s, s.dealer)
    s.phase = DEALING


@rule
def pay_in(s, seat, tokens):
    s.chips[seat] -= tokens
    s.table += tokens
