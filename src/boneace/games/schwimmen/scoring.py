"""The count of a hand of Schwimmen.

A total is in sixteenths of a point: half points, since three of a kind count 30½, and below them
room for the rank of the three, if it decides between two of them (B-SCH-10).
"""

import numpy as np

from boneace.games.alike import held_thrice
from boneace.games.lives.scoring import best_suit, three_alike
from boneace.games.schwimmen.declaration import DECLARATION
from boneace.games.suits import SUIT
from boneace.kernel.sets import inlined, lowest

HALF_POINT = 8
THIRTY_ONE = 62 * HALF_POINT  # SCH-17: an ace and two cards of ten, of one suit
THREE_OF_A_KIND = 61 * HALF_POINT  # SCH-16
#: The count of three aces, by the code of its option (SCH-18, SCH-34, B-SCH-04).
FIRE = np.array([64, 66, 61]) * HALF_POINT
assert list(DECLARATION.option("fire").values) == ["32", "33", "30.5"]
ACE, SEVEN = 0, 6


@inlined
def total(o, hand):
    """The count of a hand of three cards under the table's options."""
    if not three_alike(hand):
        return HALF_POINT * best_suit(hand)  # SCH-03, SCH-15
    rank = lowest(held_thrice(hand))
    counted = FIRE[o.fire] if rank == ACE else THREE_OF_A_KIND
    if o.threes_by_rank:
        counted += (rank - SEVEN) % 13  # B-SCH-10: the sevens 0, the aces 7
    return np.int64(counted)


@inlined
def ends_the_deal(o, hand):
    """Whether a hand is shown at once: 31 or Feuer (SCH-19, SCH-20)."""
    return total(o, hand) >= THIRTY_ONE


@inlined
def counting(hand):
    """The cards of a hand of three that make its total."""
    most, cards = 0, hand
    if not three_alike(hand):
        for place in range(4):
            suit = hand & SUIT << 13 * place
            if best_suit(suit) > most:
                most, cards = best_suit(suit), suit
    return cards
