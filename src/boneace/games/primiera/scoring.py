"""The value of a hand of Primiera, by table look-ups for each suit and set operations.

The strength of a hand is one number, and the higher takes the pot: the kind of a winning hand in
the table's order (0 for none), then its count, then its suit if that matters. A hand that is not a
winning hand has its point as its strength.
"""

import numpy as np

from boneace.cards import FRENCH_40
from boneace.games.alike import held_thrice
from boneace.games.options import codes
from boneace.games.primiera.declaration import DECLARATION
from boneace.games.suits import SUIT
from boneace.kernel.sets import inlined, lowest, rule

PACK = np.int64(FRENCH_40.cards)  # PRI-01

# Kinds of hands, as `kind_of` names them.
POINT, PRIMIERA, FIFTY_FIVE, FLUSH, CHORUS = range(5)
_, _, CHORUS_TOPS = codes(DECLARATION, "order")
_, COMBINATION = codes(DECLARATION, "counted")
#: The winning hands from the lowest, by the code of `order` (PRI-08, PRI-09, PRI-10, B-PRI-03).
ORDERS = np.array(
    [
        [POINT, PRIMIERA, FIFTY_FIVE, FLUSH, CHORUS],
        [POINT, PRIMIERA, FLUSH, FIFTY_FIVE, CHORUS],
        [POINT, PRIMIERA, FIFTY_FIVE, FLUSH, CHORUS],  # PRX-14
    ]
)

KIND, COUNTED, BY_SUIT = (
    10,
    2,
    3,
)  # strength: the kind from that bit on, the count, two bits of suit
WINNING = 1 << KIND

VALUE = [16, 12, 13, 14, 15, 18, 21, 0, 0, 0, 10, 10, 10]  # PRX-02: ace to king
SEVEN_SIX_ACE = 1 << 6 | 1 << 5 | 1  # PRI-09
SUIT_PLACE = np.array([0, 3, 2, 1])  # PRX-04: spades lowest, then clubs, diamonds, hearts
assert len(DECLARATION.option("suits").values) == 3  # hearts are cups, and so on: one order


def _value(ranks):
    return sum(VALUE[rank] for rank in range(13) if ranks >> rank & 1)


def _features(ranks):
    """What the cards of one suit count, and bits whose sums over four suits tell the kind."""
    has = ranks > 0
    fifty_five = ranks & SEVEN_SIX_ACE == SEVEN_SIX_ACE
    return _value(ranks) | has << 8 | fifty_five << 11 | (ranks.bit_count() >= 4) << 12


def _place(order, features):
    """The place of a hand's kind in an order, by the sum of its features without the count."""
    found = [POINT]
    found += [PRIMIERA] * (features & 7 == 4)  # PRI-08
    found += [FIFTY_FIVE] * (features >> 3 & 1)  # PRI-09
    found += [FLUSH] * (features >> 4 & 1)  # PRI-10
    return max(list(ORDERS[order]).index(kind) for kind in found)


FEATURES = np.array([_features(ranks) for ranks in range(1 << 13)], np.uint16)
PLACES = np.array([[_place(order, features) for features in range(32)] for order in range(3)])
#: The point of the cards of one suit if it needs one or two of them (PRX-08, B-PRI-09).
POINTS = np.array(
    [
        [_value(ranks) if ranks.bit_count() >= least else 0 for ranks in range(1 << 13)]
        for least in range(1, 3)
    ],
    np.uint8,
)


@inlined
def point(o, hand):
    """The highest value of the cards of one suit (PRX-08); pairs count nothing (PRX-13)."""
    spades = POINTS[o.point_cards - 1, hand & SUIT]
    hearts = POINTS[o.point_cards - 1, hand >> 13 & SUIT]
    diamonds = POINTS[o.point_cards - 1, hand >> 26 & SUIT]
    clubs = POINTS[o.point_cards - 1, hand >> 39 & SUIT]
    return np.int64(max(max(spades, hearts), max(diamonds, clubs)))


@rule
def strength(o, hand):
    """The value of a hand of four against others: the higher wins, equal ones are tied."""
    spades, hearts, diamonds, clubs = hand & SUIT, hand >> 13 & SUIT, hand >> 26 & SUIT, hand >> 39
    found = (
        np.int64(FEATURES[spades]) + FEATURES[hearts] + FEATURES[diamonds] + FEATURES[clubs & SUIT]
    )
    place, counted = PLACES[o.order, found >> 8], found & 255  # PRX-01, B-PRI-02: all four
    if o.order == CHORUS_TOPS and spades & hearts & diamonds & clubs:
        place = CHORUS  # PRX-14
    if place == POINT:
        if o.sets_are_primiera and held_thrice(hand):
            if o.counted == COMBINATION:
                counted = 3 * np.int64(POINTS[0, held_thrice(hand)])
            return PRIMIERA << KIND | counted << COUNTED  # PRX-12
        return point(o, hand) << COUNTED
    if (o.counted == COMBINATION or o.suits) and place != PRIMIERA:
        return detailed(o, hand, place, counted)
    return place << KIND | counted << COUNTED


@rule
def detailed(o, hand, place, counted):
    """The strength of a flush or fifty-five if not only the count of all four cards matters."""
    kind, best = ORDERS[o.order, place], np.int64(0)
    if kind == CHORUS:
        return place << KIND | counted << COUNTED
    cards = combination(hand, kind)
    if o.suits:
        best = np.int64(SUIT_PLACE[lowest(cards) // 13])  # PRX-04
    if o.counted == COMBINATION:
        counted = value(cards)
    return place << KIND | counted << COUNTED | best


@rule
def value(hand):
    """The count of the cards of a hand (PRX-02)."""
    return (
        np.int64(POINTS[0, hand & SUIT])
        + POINTS[0, hand >> 13 & SUIT]
        + POINTS[0, hand >> 26 & SUIT]
        + POINTS[0, hand >> 39 & SUIT]
    )


@rule
def combination(hand, kind):
    """The cards of a hand that make a fifty-five; all of them for another kind."""
    if kind == FIFTY_FIVE:
        for place in range(4):
            cards = hand & SEVEN_SIX_ACE << 13 * place
            if cards == SEVEN_SIX_ACE << 13 * place:
                return cards
    return hand


@rule
def wins(o, hand):
    """Whether a hand of four is a winning hand, to be claimed (PRI-07)."""
    return strength(o, hand) >= WINNING


@rule
def counting(o, hand):
    """The cards that make the value of a hand of four."""
    found = strength(o, hand)
    kind = ORDERS[o.order, found >> KIND]
    if kind == PRIMIERA and value(hand) != found >> COUNTED & 255:
        return hand & held_thrice(hand) * (1 | 1 << 13 | 1 << 26 | 1 << 39)
    if kind != POINT:
        return combination(hand, kind)
    for place in range(4):
        suit = hand & SUIT << 13 * place
        if suit and point(o, suit) == found >> COUNTED:
            return suit
    return hand
