"""Cards of one rank: pairs and prials found with a few operations on sets, ranks by a table.

Ranks are counted from the deuce, 0, to the ace, 12: aces are high wherever pairs count.
"""

import numpy as np

from boneace.games.suits import ACES, SUIT
from boneace.kernel.sets import inlined

NO_RANK = -1


def _highest(ranks):
    return max(((rank - 1) % 13 for rank in range(13) if ranks >> rank & 1), default=NO_RANK)


#: The highest rank of every set of ranks (bit 0 the ace); of the empty set NO_RANK.
HIGHEST = np.array([_highest(ranks) for ranks in range(1 << 13)], np.int8)


@inlined
def held_once(hand):
    """The set of the ranks in a hand."""
    return (hand | hand >> 13 | hand >> 26 | hand >> 39) & SUIT


@inlined
def held_twice(hand):
    """The set of the ranks of which a hand has at least two cards."""
    spades, hearts, diamonds, clubs = hand, hand >> 13, hand >> 26, hand >> 39
    return (spades & hearts | diamonds & clubs | (spades | hearts) & (diamonds | clubs)) & SUIT


@inlined
def held_thrice(hand):
    """The set of the ranks of which a hand has at least three cards."""
    spades, hearts, diamonds, clubs = hand, hand >> 13, hand >> 26, hand >> 39
    return (spades & hearts & (diamonds | clubs) | diamonds & clubs & (spades | hearts)) & SUIT


@inlined
def highest(ranks):
    """The highest of a set of ranks, from the deuce, 0, to the ace, 12; NO_RANK if empty."""
    return np.int64(HIGHEST[ranks])


@inlined
def suits_of(cards, rank):
    """The suits of a rank in a set of cards: bits 0 to 3, spades hearts diamonds clubs."""
    column = cards >> ((rank + 1) % 13)
    return column & 1 | column >> 12 & 2 | column >> 24 & 4 | column >> 36 & 8


@inlined
def cards_of(cards, rank):
    """The cards of a rank in a set of cards."""
    return cards & ACES << ((np.int64(rank) + 1) % 13)
