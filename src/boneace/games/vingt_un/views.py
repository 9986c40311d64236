"""What a seat knows of a match of Vingt-Un, and the states that could lie behind it."""

import numpy as np

from boneace.games.alike import held_twice
from boneace.games.turns import after
from boneace.games.vingt_un.scoring import TARGET, is_natural, least
from boneace.games.vingt_un.state import DIVIDING, DONE, EVERYBODY
from boneace.kernel.contract import FACE_DOWN, SEEN_BY_NOBODY
from boneace.kernel.sample import any_of, fill_in
from boneace.kernel.sets import bit, rule, size

ASKED = 2
"""The number of hands, drawn to or kept together, that are checked to be possible."""


@rule
def view(o, s, seat):
    """Only their holder knows the first two cards (VU-29); publicly seen cards are known to all.

    Only the holder knows which of them came first, and carries the stake, until they divide. A
    viewer forgets nothing: used cards that they have seen stay known until they are shuffled.
    """
    if s.seen_by:
        return
    s.seen_by = seat + 1 if seat >= 0 else SEEN_BY_NOBODY
    s.stock_left = size(s.stock)
    for other in range(o.seats):
        s.held[other] = size(s.hands[other])
        if other != seat:
            if s.hands_of[other] == 1:
                s.begun &= ~s.hands[other]
            s.stock |= s.hands[other] & ~s.shown[other]
            s.hands[other] = s.shown[other]
    for slot in range(s.down):
        by = s.widow_by[slot]
        if by != EVERYBODY and by != seat:
            s.stock |= bit(s.widow[slot])
            s.widow[slot] = FACE_DOWN


@rule
def determinize(o, s, rng):
    """Place the cards that a view does not show at random, and choose which card came first.

    For a hand that lies open and has been drawn to, which one came first no longer matters.
    """
    fill_in(o, s, rng)
    for seat in range(o.seats):
        if s.hands_of[seat] == 1 and not s.begun & s.hands[seat]:
            first = s.hands[seat] & ~s.shown[seat]
            if first == 0 and size(s.hands[seat]) == 2:
                first = s.hands[seat]
            if first:
                s.begun |= bit(any_of(first, rng))


@rule
def is_consistent(o, s):
    """Whether first cards are possible: naturals declared, pairs asked about, nobody over.

    Few pairs of cards fit a hand with many cards, or one that was kept together. With many such
    hands at once, a possible world would hardly ever be found. So only ASKED of them are checked,
    those played last, and used cards are not checked. `heuristics.settle` corrects the others.
    """
    if s.phase < DIVIDING or s.phase == DONE:
        return True
    played, left, seat = True, ASKED, np.int64(s.turn)
    for _ in range(o.seats):  # backwards from the seat on turn
        first = s.hands[seat] & ~s.shown[seat]
        if first:
            if is_natural(first):
                return False
            narrow = s.kept >> seat & 1 or s.shown[seat] != 0
            if (not narrow or left > 0) and not may_be_first(s, seat, first, played):
                return False
            if narrow:
                left -= 1
        if seat == after(o, s.dealer):
            played = False  # seats that have not played yet come next, from the dealer backwards
        seat = seat - 1 if seat > 0 else o.seats - 1
    return True


@rule
def may_be_first(s, seat, first, played):
    """Whether these can be the first two cards of a seat, not yet shown."""
    if least(s.hands[seat]) > TARGET:
        return False
    if not played:
        return True
    asked = s.kept >> seat & 1 or (seat == s.turn and s.phase == DIVIDING)
    return (held_twice(first) != 0) == (asked != 0)
