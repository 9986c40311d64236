"""What a seat knows of a match of Switch, and the states that could lie behind it."""

from boneace.games.lives.blitzes import none_is_hidden
from boneace.games.lives.scoring import counting, total
from boneace.games.swaps.rules import hide_hand, lying
from boneace.games.switch.state import KEEPING, ON_TABLE, TURN, UP
from boneace.kernel.contract import FACE_DOWN, SEEN_BY_NOBODY
from boneace.kernel.sets import bit, rule, size


@rule
def view(o, s, seat):
    """Everybody knows cards that have lain face up; hidden cards are known to seats that held
    them."""
    if s.seen_by:
        return
    s.seen_by = seat + 1 if seat >= 0 else SEEN_BY_NOBODY
    s.stock_left = size(s.stock)
    s.own_total, s.own_best, s.second_total = -1, 0, -1
    if seat >= 0 and size(s.hands[seat]) == 3:
        s.own_total = total(o, s.hands[seat])
        s.own_best = counting(o, s.hands[seat])
    if s.phase == KEEPING and seat == s.dealer:
        s.second_total = total(o, lying(s, UP))
    for other in range(o.seats):
        s.held[other] = size(s.hands[other])
        if other != seat and not has_held(s, other, seat):
            hide_hand(s, other, s.seen)
    for slot in range(6):
        knows = seat == s.dealer if slot < 3 else has_held(s, ON_TABLE, seat)
        card = s.widow[slot]
        if card >= 0 and not s.seen >> card & 1 and not knows:
            s.stock |= bit(card)
            s.widow[slot] = FACE_DOWN


@rule
def has_held(s, place, seat):
    """Whether a viewer has held cards of a hand that nobody else has seen."""
    return seat >= 0 and s.knowers[place] >> seat & 1 == 1


@rule
def is_consistent(o, s):
    """Whether no hand holds a 31 that would have been shown."""
    return s.phase != TURN or none_is_hidden(o, s, o.blitz_after_knock)
