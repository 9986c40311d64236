"""What a seat knows of a match of Schwimmen, and the states that could lie behind it."""

from boneace.games.schwimmen.ending import showing_at_once
from boneace.games.schwimmen.scoring import counting, total
from boneace.games.schwimmen.state import RENEWING, SAYING, TURN
from boneace.games.swaps.rules import hide_hand
from boneace.kernel.contract import FACE_DOWN, SEEN_BY_NOBODY
from boneace.kernel.sets import bit, rule, size


@rule
def view(o, s, seat):
    """Everybody knows cards that have lain face up; nobody knows the second hand (SCH-06)."""
    if s.seen_by:
        return
    s.seen_by = seat + 1 if seat >= 0 else SEEN_BY_NOBODY
    s.stock_left = size(s.stock)
    s.own_total, s.own_best = -1, 0
    if seat >= 0 and size(s.hands[seat]) == 3:
        s.own_total = total(o, s.hands[seat])
        s.own_best = counting(s.hands[seat])
    for other in range(o.seats):
        s.held[other] = size(s.hands[other])
        if other != seat:
            hide_hand(s, other, s.seen)
    for slot in range(3):
        card = s.widow[slot]
        if card >= 0 and not s.seen >> card & 1:
            s.stock |= bit(card)
            s.widow[slot] = FACE_DOWN


@rule
def is_consistent(o, s):
    """Whether no hand would have had to be shown (B-SCH-05)."""
    playing = s.phase == TURN or s.phase == SAYING or s.phase == RENEWING
    return not playing or showing_at_once(o, s) == 0
