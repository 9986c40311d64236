"""The count of a hand in Thirty-one and its relatives: its best suit, or three of a kind.

Totals are in half points, since three of a kind may be 30½.
"""

import numpy as np

from boneace.games.lives.options import THREE_OF_A_KIND
from boneace.games.suits import SUIT
from boneace.kernel.sets import inlined

BLITZ = 62  # T31-29: an ace and two ten-cards of its suit

VALUE = [11, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 10]  # T31-07, T31D-02: ace to king
#: The total of every set of cards of one suit (T31-13).
SUIT_TOTAL = np.array(
    [2 * sum(VALUE[rank] for rank in range(13) if ranks >> rank & 1) for ranks in range(1 << 13)],
    np.uint8,
)
#: The count of three of a kind, by the code of its option: nothing, 30½ or 30 (T31-48, B-T31-22).
THREE_ALIKE = np.array([0, 61, 60])
assert list(THREE_OF_A_KIND.values) == ["none", "30.5", "30"]


@inlined
def best_suit(hand):
    """The total of a hand's best suit (T31-21); with three suits, its highest card (T31-22)."""
    spades = SUIT_TOTAL[hand & SUIT]
    hearts = SUIT_TOTAL[hand >> 13 & SUIT]
    diamonds = SUIT_TOTAL[hand >> 26 & SUIT]
    clubs = SUIT_TOTAL[hand >> 39 & SUIT]
    return np.int64(max(max(spades, hearts), max(diamonds, clubs)))


@inlined
def three_alike(hand):
    """Whether a hand of three cards is three of one rank in different suits (T31-48)."""
    spades, hearts, diamonds, clubs = hand, hand >> 13, hand >> 26, hand >> 39
    pairs_above = (spades & hearts & (diamonds | clubs)) | (diamonds & clubs & (spades | hearts))
    return pairs_above & SUIT != 0


@inlined
def total(o, hand):
    """What a hand of three cards counts under the table's options."""
    counted = best_suit(hand)
    if o.three_of_a_kind and three_alike(hand):
        counted = max(counted, THREE_ALIKE[o.three_of_a_kind])
    return counted


@inlined
def counting(o, hand):
    """The cards of a hand of three that make its total."""
    if total(o, hand) != best_suit(hand):
        return hand
    for place in range(4):
        suit = hand & SUIT << 13 * place
        if best_suit(suit) == best_suit(hand):
            return suit
    return hand
