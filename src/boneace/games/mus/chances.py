"""How often a hand beats another that is dealt at random: with tables, for heuristics.

Every set of ranks that four cards can have is listed once, with how often it is dealt. Each lance
has its own list of the values of hands, in rising order, with the share of all hands that
are worth less. A hand is looked up by bisection. The tables ignore wild cards and the odd extras of
a table.
"""

from itertools import combinations_with_replacement
from math import comb

import numpy as np

from boneace.games.mus.scoring import (
    BOTTOM,
    COUNTS,
    DIGITS,
    FACES,
    HIGHER,
    JUEGOS,
    KIND,
    KING,
    ORDERS,
    wild_cards,
    worth,
)
from boneace.games.mus.state import HAND
from boneace.kernel.sets import rule

PUNTO = 4  # after the lances


def _pares(digits):
    """As scoring.pares_of, for the digits of four ranks."""
    held = {digit: digits.count(digit) for digit in digits}
    pairs = sorted(digit for digit, count in held.items() for _ in range(count // 2))
    if len(pairs) == 2:
        return 3 << KIND | pairs[1] << HIGHER | pairs[0]
    if pairs:
        return (2 if held[pairs[0]] == 3 else 1) << KIND | pairs[0] << HIGHER
    return 0


def _worths(order, digits):
    """The value of four ranks in every lance, punto last; -1 if they have no part in it."""
    total = sum(FACES[order[KING - digit][0]] for digit in digits)
    return (
        sum(1 << 3 * digit for digit in digits),
        sum(1 << 3 * (KING - digit) for digit in digits),
        _pares(digits) or -1,
        int(JUEGOS[total]) or -1,
        total if total < 31 else -1,
    )


def _dealt(order, digits):
    """The number of hands with these ranks."""
    return np.prod(
        [comb(4 * len(order[KING - digit]), digits.count(digit)) for digit in set(digits)]
    )


def _tables(order):
    """For every lance, the values of hands, and the shares worth less, and worth no more."""
    digits = range(KING, KING - len(order), -1)
    hands = [list(found) for found in combinations_with_replacement(digits, HAND)]
    counts = np.array([_dealt(order, hand) for hand in hands], float)
    worths = np.array([_worths(order, hand) for hand in hands])
    found = []
    for lance in range(PUNTO + 1):
        has = worths[:, lance] >= 0
        values, place = np.unique(worths[has, lance], return_inverse=True)
        share = np.bincount(place, counts[has]) / counts[has].sum()
        found.append((values, np.cumsum(share) - share, np.cumsum(share)))
    return found


MOST = 720  # different hands
#: By the code of `kings` and lance: worths in rising order, padded with a greater number.
WORTHS = np.full((len(ORDERS), PUNTO + 1, MOST), np.int64(1) << (2 * BOTTOM))
#: The share of hands that have a part in the lance and are worth less, and at most as much.
LESS, UP_TO = np.ones((2, len(ORDERS), PUNTO + 1, MOST))
assert DIGITS == KING + 1 and COUNTS == (1 << BOTTOM) - 1
for _kings, _order in enumerate(ORDERS):
    for _lance, (_values, _less, _up_to) in enumerate(_tables(_order)):
        WORTHS[_kings, _lance, : len(_values)] = _values
        LESS[_kings, _lance, : len(_values)] = _less
        UP_TO[_kings, _lance, : len(_values)] = _up_to


@rule
def beats(o, hand, lance, elder):
    """The probability that a hand beats one other that takes part in the lance, as the elder or
    not."""
    value = worth(o, hand, wild_cards(o), lance, lance == PUNTO)
    low, high = 0, MOST
    while low < high:
        middle = (low + high) // 2
        if WORTHS[o.kings, lance, middle] < value:
            low = middle + 1
        else:
            high = middle
    if low == MOST:
        return 1.0
    if elder and WORTHS[o.kings, lance, low] == value:
        return UP_TO[o.kings, lance, low]
    return LESS[o.kings, lance, low]
