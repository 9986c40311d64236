"""What a seat knows of a match of Best, Pair and Thirty-one, and the states that could lie behind
it."""

from boneace.games.alike import held_thrice, suits_of
from boneace.games.best_pair_thirty_one.scoring import (
    A_PAIR,
    DIAMONDS,
    TOP_SUIT,
    pair_hand,
    pair_value,
)
from boneace.games.best_pair_thirty_one.state import DEALING, DONE, PAIR
from boneace.games.count import TARGET, count_high
from boneace.kernel.contract import SEEN_BY_NOBODY
from boneace.kernel.sets import rule, size


@rule
def view(o, s, seat):
    """B-BPT-02: the upcards are public, down cards and drawn cards private."""
    if s.seen_by:
        return
    s.seen_by = seat + 1 if seat >= 0 else SEEN_BY_NOBODY
    s.stock_left = size(s.stock)
    s.own_value = s.own_total = -1
    if seat >= 0 and s.to_deal == 0:
        s.own_total = count_high(s.hands[seat])
        if size(s.hands[seat]) == 3:
            s.own_value = pair_value(pair_hand(o, s.hands[seat], s.upcard[seat]))
    for other in range(2):
        s.held[other] = size(s.hands[other])
        if other != seat:
            s.stock |= s.hands[other] & ~s.shown[other]
            s.hands[other] = s.shown[other]


@rule
def is_consistent(o, s):
    """Whether no hand contradicts the announcements, or would have had to be announced."""
    if s.phase == DEALING or s.phase == DONE:
        return True
    return may_hold(o, s, 0) and may_hold(o, s, 1)


@rule
def may_hold(o, s, seat):
    """Whether three cards of a hand can be those dealt: they include what was shown, are not a
    prial, and have the value announced."""
    hand, shown = s.hands[seat], s.shown[seat]
    if s.won[PAIR] != -2 and count_high(hand) >= TARGET:
        return False
    wanted = 3 - size(shown)
    if wanted <= 0:
        return True  # all three have been seen
    first = hand & ~shown
    while first:
        one = first & -first
        first ^= one
        if wanted == 1:
            if may_be_dealt(o, s, seat, shown | one):
                return True
            continue
        second = first
        while second:
            other = second & -second
            second ^= other
            if may_be_dealt(o, s, seat, shown | one | other):
                return True
    return False


@rule
def may_be_dealt(o, s, seat, cards):
    if held_thrice(cards):
        return False
    if s.said[seat] < 0:
        return True
    value = pair_value(pair_hand(o, cards, s.upcard[seat]))
    if value // 4 != s.said[seat]:
        return False
    winner = s.won[PAIR]
    return seat == winner or value < shown_value(o, s, winner)


@rule
def shown_value(o, s, seat):
    """The value for Pair that the winner has shown."""
    rank, cards = s.said[seat], pair_hand(o, s.shown[seat], s.upcard[seat])
    if rank >= A_PAIR // 4:
        suits = suits_of(cards, rank - A_PAIR // 4)
        return 4 * rank + (1 if suits & DIAMONDS else 0)
    return 4 * rank + TOP_SUIT[suits_of(cards, rank)]
