"""Chance and hidden cards, for any game: random integers, random members, states behind a view.

Nothing here needs the rules of a game, so drivers, bots and solvers all import it directly. A
random generator is an array of one uint64, the state of a xorshift generator; it is never 0.
"""

import numpy as np

from boneace.kernel.contract import FACE_DOWN
from boneace.kernel.sets import bit, inlined, lowest, member, rule, size, without_lowest


@inlined
def following(x):
    """The state of a generator after one in the state `x`."""
    x ^= x << np.uint64(13)
    x ^= x >> np.uint64(7)
    x ^= x << np.uint64(17)
    return x


@inlined
def scaled(x, n):
    """The integer in [0, n) that a generator in the state `x` gives."""
    return np.int64(((x >> np.uint64(32)) * np.uint64(n)) >> np.uint64(32))


@inlined
def below(rng, n):
    """A random integer in [0, n)."""
    rng[0] = following(rng[0])
    return scaled(rng[0], n)


@inlined
def any_of(mask, rng):
    """A random member of a set."""
    return member(mask, below(rng, size(mask)))


@rule
def write_shuffled(pack, x, out):
    """Write a random order of the members of a set to `out`; returns the state reached from `x`.

    The state is a local number: a generator in memory would be read and written for every member.
    """
    n, rest = size(pack), pack
    for place in range(n):
        out[place] = lowest(rest)
        rest = without_lowest(rest)
    for place in range(n - 1, 0, -1):
        x = following(x)
        other = scaled(x, place + 1)
        out[place], out[other] = out[other], out[place]
    return x


@rule
def fill_hands(o, s, rng):
    """Turn a view into a state: give the hands the cards that it does not show at random."""
    for place in range(len(s.hands)):
        while size(s.hands[place]) < s.held[place]:
            card = bit(any_of(s.stock, rng))
            s.hands[place] |= card
            s.stock ^= card
        s.held[place] = 0
    s.stock_left = 0
    s.seen_by = 0


@rule
def fill_in(o, s, rng):
    """The same for a game that has cards in places of the field `widow` too."""
    fill_hands(o, s, rng)
    for slot in range(len(s.widow)):
        if s.widow[slot] == FACE_DOWN:
            card = any_of(s.stock, rng)
            s.widow[slot] = card
            s.stock ^= bit(card)


def filling(state):
    """The function that fills in a state of this layout."""
    return fill_in if "widow" in state.names else fill_hands


@rule
def always(o, s):
    """The `is_consistent` of a game in which a view agrees with any hidden cards."""
    return True
