"""The results of a hand of Primiera by the cards kept: a compiled template.

Every hand that wins nothing before the draw is counted, with each way of keeping cards in turn, and
every possible set of new cards. Nothing is sampled.
"""

import numpy as np
from numba import njit

from boneace.games.primiera.heuristics import highest_of
from boneace.games.primiera.scoring import KIND as KIND_BITS
from boneace.games.primiera.scoring import ORDERS, PACK, SEVEN_SIX_ACE, strength, wins
from boneace.games.primiera.state import HAND
from boneace.games.suits import SUIT
from boneace.kernel.sets import bit, lowest, size, without_lowest
from boneace.kernel.specialized import record

compiled = njit(cache=True, nogil=True, error_model="numpy")

KEPT = 9
"""The classes of kept cards (`class_of`)."""
ONE = 0
KINDS = 5
WON = KINDS  # the column of how often the pot is won; then the number of such cases
COLUMNS = WON + 2


@compiled
def class_of(kept):
    """The class of kept cards, by number and suits; -1 for cards that nobody keeps.

    0: the highest card; 1: two of a suit; 2: of two suits; 3: three of a suit; 4: of three suits;
    5: two of a suit and another; 6: two of a rank; 7: three of a rank; 8: two of the seven, six and
    ace of a suit.
    """
    suits = 0
    for place in range(4):
        suits += (kept >> 13 * place & SUIT) != 0
    many = size(kept)
    ranks = (kept & SUIT) | (kept >> 13 & SUIT) | (kept >> 26 & SUIT) | (kept >> 39 & SUIT)
    if many == 1:
        return 0
    if many == 2:
        if size(ranks) == 1:
            return 6
        return 8 if suits == 1 and ranks & ~SEVEN_SIX_ACE == 0 else suits
    if many == 3:
        if size(ranks) == 1:
            return 7
        return 3 if suits == 1 else 4 if suits == 3 else 5
    return -1


@compiled
def fill_keepings(o, first, beats, out):
    """Add up all hands whose lowest card is this one, by its place in the pack.

    `beats` is how often a hand wins the pot, by strength. `out` is (KEPT, COLUMNS).
    """
    o = record(o, 0)
    cards, deck, many = np.zeros(64, np.int64), np.zeros(64, np.int64), 0
    left = np.int64(PACK)
    while left:
        deck[many] = bit(lowest(left))
        left = without_lowest(left)
        many += 1
    for b in range(first + 1, many):
        for c in range(b + 1, many):
            for d in range(c + 1, many):
                hand = deck[first] | deck[b] | deck[c] | deck[d]
                if not wins(o, hand):
                    of_hand(o, hand, cards, beats, out)


@compiled
def of_hand(o, hand, cards, beats, out):
    """Add the results of each way to keep cards of a hand."""
    unseen, rest = 0, np.int64(PACK) & ~hand
    while rest:
        cards[unseen] = bit(lowest(rest))
        rest = without_lowest(rest)
        unseen += 1
    four = np.zeros(HAND, np.int64)
    rest = np.int64(hand)
    for place in range(HAND):
        four[place] = bit(lowest(rest))
        rest = without_lowest(rest)
    found = np.zeros(COLUMNS)
    for places in range(1, (1 << HAND) - 1):
        kept = np.int64(0)
        for place in range(HAND):
            if places >> place & 1:
                kept |= four[place]
        row = class_of(kept)
        if row < 0 or (row == ONE and kept != bit(highest_of(hand))):
            continue  # of single cards, only the highest is worth keeping
        found[:] = 0.0
        comes = HAND - size(kept)
        worlds = 0.0
        for x in range(unseen):
            one = kept | cards[x]
            for y in range(x if comes > 1 else 1):
                two = one | cards[y] if comes > 1 else one
                for z in range(y if comes > 2 else 1):
                    drawn = two | cards[z] if comes > 2 else two
                    value = strength(o, drawn)
                    found[ORDERS[o.order, value >> KIND_BITS]] += 1.0
                    found[WON] += beats[value]
                    worlds += 1.0
        for column in range(WON + 1):
            out[row, column] += found[column] / worlds
        out[row, WON + 1] += 1.0
