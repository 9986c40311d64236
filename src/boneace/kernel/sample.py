"""Chance and hidden cards, for any game: random integers, random members, worlds behind a view.

Nothing here needs the rules of a game, so drivers, bots and solvers all import it directly. A
random generator is an array of one uint64, the state of a xorshift generator; it is never 0.
"""

import numpy as np

from boneace.kernel.contract import FACE_DOWN
from boneace.kernel.sets import bit, inlined, member, rule, size


@inlined
def below(rng, n):
    """A random integer in [0, n)."""
    x = rng[0]
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    rng[0] = x
    return np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@inlined
def any_of(mask, rng):
    """A random member of a set."""
    return member(mask, below(rng, size(mask)))


@rule
def fill_in(o, s, rng):
    """Turn a view into a state by placing the cards that it does not show, at random."""
    for place in range(len(s.hands)):
        while size(s.hands[place]) < s.held[place]:
            card = bit(any_of(s.stock, rng))
            s.hands[place] |= card
            s.stock ^= card
        s.held[place] = 0
    for slot in range(len(s.widow)):
        if s.widow[slot] == FACE_DOWN:
            card = any_of(s.stock, rng)
            s.widow[slot] = card
            s.stock ^= bit(card)
    s.stock_left = 0
    s.seen_by = 0
