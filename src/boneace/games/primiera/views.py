"""What a seat knows of a match of Primiera, and the states that could lie behind it."""

import numpy as np

from boneace.games.discards.rules import some_of
from boneace.games.primiera.scoring import counting, strength, wins
from boneace.games.primiera.state import (
    BY_SEAT,
    DEALING,
    DONE,
    HAND,
    SLOTS,
)
from boneace.kernel.contract import FACE_DOWN, SEEN_BY_NOBODY
from boneace.kernel.sets import bit, rule, size

STEPS = 400
"""The number of earlier hands tried before it is assumed that one would fit."""


@rule
def view(o, s, seat):
    if s.seen_by:
        return
    s.seen_by = seat + 1 if seat >= 0 else SEEN_BY_NOBODY
    s.stock_left = size(s.stock)
    s.own_strength, s.own_best = -1, 0
    if seat >= 0 and size(s.hands[seat]) == HAND:
        s.own_strength = strength(o, s.hands[seat])
        s.own_best = counting(o, s.hands[seat])
    for other in range(o.seats):
        s.held[other] = size(s.hands[other])
        if other != seat:
            s.stock |= s.hands[other]
            s.hands[other] = 0
    for slot in range(s.down):
        if s.thrown_by[slot] & BY_SEAT != seat:
            s.stock |= bit(s.widow[slot])
            s.widow[slot] = FACE_DOWN  # PRX-06


@rule
def is_consistent(o, s):
    """Whether nobody has, or had before, a hand that would have had to be claimed (B-PRI-07).

    Discards that were shuffled into the pack are not checked.
    """
    if s.phase == DEALING or s.phase == DONE:
        return True
    for seat in range(o.seats):
        if not s.drew >> seat & 1 and wins(o, s.hands[seat]):
            return False
        if s.thrown[seat] and not may_have_drawn(o, s, seat):
            return False
    return True


@rule
def may_have_drawn(o, s, seat):
    """Whether a seat may have got its hand by its discards, without ever having a winning hand.

    Which cards of a hand were kept and which were served is not known: any choice will do. The
    seat’s discards are undone from the last one back: from each possible hand to the possible hands
    before that discard.
    """
    thrown, held = np.zeros(SLOTS + 1, np.int64), np.zeros(SLOTS + 1, np.int64)
    tried = np.zeros(SLOTS + 1, np.int64)
    throws = throws_of(s, seat, thrown)
    held[0] = s.hands[seat]
    level = 0
    for _ in range(STEPS):
        if level < 0:
            return False
        if level == throws:
            return True
        kept = tried[level]
        tried[level] += 1
        if kept >> size(held[level]):
            level -= 1
        elif size(kept) + size(thrown[level]) == HAND:
            earlier = some_of(held[level], kept) | thrown[level]
            if not wins(o, earlier):
                level += 1
                held[level], tried[level] = earlier, 0
    return True


@rule
def throws_of(s, seat, thrown):
    """Write to `thrown` what a seat discarded each time, the last time first. Return how often."""
    throws, before = 0, -1
    for back in range(s.down):
        slot = s.down - 1 - back
        by = s.thrown_by[slot]
        if by & BY_SEAT == seat:
            if by != before:
                throws += 1
            thrown[throws - 1] |= bit(s.widow[slot])
        before = by
    return throws
