"""What a seat knows of a match of Stop the Bus, and the states that could lie behind it."""

from boneace.games.stop_the_bus.scoring import total
from boneace.games.swaps.rules import hide_hand
from boneace.kernel.contract import SEEN_BY_NOBODY
from boneace.kernel.sets import rule, size


@rule
def view(o, s, seat):
    if s.seen_by:
        return
    s.seen_by = seat + 1 if seat >= 0 else SEEN_BY_NOBODY
    s.stock_left = size(s.stock)
    s.own_total = -1
    if seat >= 0 and size(s.hands[seat]) == 3:
        s.own_total = total(o, s.hands[seat])
    for other in range(o.seats):
        s.held[other] = size(s.hands[other])
        if other != seat:
            hide_hand(s, other, s.seen)


@rule
def is_consistent(o, s):
    """Any hidden cards are possible: no forced action depends on them."""
    return True
