"""How a deal of Three-Stake Brag begins: the three stakes, and the cards."""

from boneace.games.three_stake_brag.state import BRAGGED, COUNTED, DEALING, OPEN, UPCARD
from boneace.games.turns import after
from boneace.games.vying.pots import pay
from boneace.kernel.sets import rule

PACK = (1 << 52) - 1  # TSB-04


@rule
def begin_deal(o, s):
    s.deal += 1
    s.stock = PACK & ~o.without
    s.stood = s.vying = s.to_answer = 0
    s.asked = 0
    s.bragger = -1
    s.how = OPEN
    for pot in range(3):
        s.winner[pot] = -1
        s.won[pot] = 0
    for seat in range(o.seats):
        s.hands[seat] = s.shown[seat] = s.dealt[seat] = 0
        s.staked[seat] = s.changes[seat] = 0
        s.strengths[seat] = s.counts[seat] = 0
        pay(s, seat, UPCARD, o.stake)  # TSB-02
        pay(s, seat, BRAGGED, o.stake)
        pay(s, seat, COUNTED, o.stake)
    s.to_deal = 3 * o.seats  # TSB-03
    s.turn = eldest(o, s)
    s.phase = DEALING


@rule
def eldest(o, s):
    """The seat after the dealer (B-TSB-12)."""
    return after(o, s.dealer)
