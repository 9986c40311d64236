"""What a seat knows of a match of Three-Stake Brag, and the states that could lie behind it."""

from boneace.games.three_stake_brag.scoring import count, strength
from boneace.games.three_stake_brag.state import TURN
from boneace.kernel.contract import SEEN_BY_NOBODY
from boneace.kernel.sets import rule, size


@rule
def view(o, s, seat):
    if s.seen_by:
        return
    s.seen_by = seat + 1 if seat >= 0 else SEEN_BY_NOBODY
    s.stock_left = size(s.stock)
    s.own_count = s.own_strength = -1
    if seat >= 0 and size(s.hands[seat]) >= 3:
        own = s.hands[seat]
        s.own_count = count(o, own)
        s.own_strength = s.strengths[seat] if s.phase >= TURN else strength(o, own)
    for other in range(o.seats):
        s.held[other] = size(s.hands[other])
        if other != seat and s.phase < TURN:  # TSB-12: then all hands lie open
            s.stock |= s.hands[other] & ~s.shown[other]
            s.hands[other] = s.shown[other]


@rule
def is_consistent(o, s):
    """Any hands are possible behind the upcards: no cards force any action."""
    return True
