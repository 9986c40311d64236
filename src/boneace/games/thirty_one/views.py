"""What a seat knows of a match of Thirty-one, and the states that could lie behind it."""

from boneace.games.lives.blitzes import none_is_hidden
from boneace.games.lives.scoring import counting, total
from boneace.games.thirty_one.ending import blitz_ends_last_turns
from boneace.games.thirty_one.state import DEALING
from boneace.kernel.contract import FACE_DOWN, SEEN_BY_NOBODY
from boneace.kernel.sets import bit, rule, size


@rule
def view(o, s, seat):
    if s.seen_by:
        return
    s.seen_by = seat + 1 if seat >= 0 else SEEN_BY_NOBODY
    s.stock_left = size(s.stock)
    s.own_total, s.own_best = -1, 0
    if seat >= 0 and size(s.hands[seat]) == 3:
        s.own_total = total(o, s.hands[seat])
        s.own_best = counting(o, s.hands[seat])
    for other in range(o.seats):
        s.held[other] = size(s.hands[other])
        if other != seat:
            s.stock |= s.hands[other] & ~s.shown[other]
            s.hands[other] = s.shown[other]
    for slot in range(3 if o.widow else 0):
        if s.widow[slot] >= 0 and not s.widow_up >> slot & 1:
            s.stock |= bit(s.widow[slot])
            s.widow[slot] = FACE_DOWN


@rule
def is_consistent(o, s):
    """Whether no hand holds a 31 that would have been shown."""
    return s.phase == DEALING or none_is_hidden(o, s, blitz_ends_last_turns(o))
