"""The value of a hand of Mus in each lance: sums of one table look-up per suit.

For every set of cards of a suit a table holds how often each rank is in it, as digits of three
bits. The sums over four suits are the counts of a hand. Read as a number with the kings in the
highest digit, they compare hands card by card from the top; with the aces in the highest digit,
from the bottom. Ranks are named by their digit in the first number, 9 for kings downwards.
"""

import numpy as np

from boneace.cards import SPANISH_40
from boneace.games.mus.state import CHICA, GRANDE, PARES
from boneace.kernel.sets import hot_rule, lowest, rule, size, without_lowest

PACK = np.int64(SPANISH_40.cards)  # MUS-01
SUIT, WIDTH = 0x3FF, 10
DIGITS = 10
KING = DIGITS - 1
BOTTOM = 30  # from that bit on the counts that have the lowest rank as their highest digit
COUNTS = (1 << BOTTOM) - 1
ONES = sum(1 << 3 * digit for digit in range(DIGITS))
PERICO, PERICA = SPANISH_40.number("CB"), SPANISH_40.number("SO")  # MUS-52
WILD = np.int64(1 << PERICO | 1 << PERICA)

LETTERS = SPANISH_40.ranks  # in the order of the card numbers
#: The ranks from high to low, with equal ranks together, by the code of `kings`.
ORDERS = (
    ("K3", "C", "S", "7", "6", "5", "4", "A2"),  # MUS-13
    ("K", "C", "S", "7", "6", "5", "4", "3", "2", "A"),  # B-MUS-01
    ("K", "3", "C", "S", "7", "6", "5", "4", "2", "A"),  # MUS-12
)
FACES = {"K": 10, "C": 10, "S": 10, "A": 1, **{str(figure): figure for figure in range(2, 8)}}

PAIR, MEDIAS, DOBLES = 1, 2, 3  # their basic values too (MUS-27, MUS-28, MUS-29)
KIND, HIGHER = 8, 4  # `pares_of`: the kind from that bit on, the higher rank, the lower one

THIRTY_ONE = 31
#: MUS-34: the value of a total as juego, the higher the better; 0 below 31.
JUEGOS = np.zeros(41, np.int64)
for place, counted in enumerate((33, 34, 35, 36, 37, 40, 32, 31), 1):
    JUEGOS[counted] = place
REAL = JUEGOS[THIRTY_ONE] + 1  # B-MUS-20


def _digit(order, letter):
    return next(KING - place for place, ranks in enumerate(order) if letter in ranks)


def _held(cards):
    return [letter for place, letter in enumerate(LETTERS) if cards >> place & 1]


def _counts(order, cards):
    """The counts of some cards of one suit, from the top and, in higher bits, from the bottom."""
    digits = [_digit(order, letter) for letter in _held(cards)]
    top = sum(1 << 3 * digit for digit in digits)
    return top | sum(1 << 3 * (KING - digit) for digit in digits) << BOTTOM


def _faces(order, cards):
    """The face value of some cards of one suit; equal ranks count as the first."""
    return sum(FACES[order[KING - _digit(order, letter)][0]] for letter in _held(cards))


TOTALS = np.array(
    [[_faces(order, cards) for cards in range(1 << WIDTH)] for order in ORDERS], np.uint8
)
TABLE = np.array(
    [[_counts(order, cards) for cards in range(1 << WIDTH)] for order in ORDERS], np.int64
)
#: The digit of the lowest rank, by the code of `kings`.
LOWEST = np.array([KING + 1 - len(order) for order in ORDERS])


def _best_total(order, wild, rest):
    """The best count of cards of these face values with this many wild cards (B-MUS-09)."""
    values = {FACES[ranks[0]] for ranks in order}
    found = {rest}
    for _ in range(wild):
        found = {total + value for total in found for value in values}
    juegos = [total for total in found if 31 <= total <= 40 and JUEGOS[total]]
    return max(juegos, key=lambda total: JUEGOS[total]) if juegos else max(found)


#: By the code of `kings`, the number of wild cards, and the count of the others.
BEST_TOTALS = np.array(
    [
        [[min(_best_total(order, wild, rest), 127) for rest in range(41)] for wild in range(3)]
        for order in ORDERS
    ],
    np.int8,
)


SEVENS = np.int64(sum(1 << SPANISH_40.number(f"7{suit}") for suit in SPANISH_40.suits))

# The rules below take the set of wild cards: `wild_cards` of a table, or none.


@hot_rule
def wild_cards(o):
    """The cards that count as any rank (MUS-52)."""
    return WILD * o.wild


@rule
def counts_of(o, cards):
    """How often some cards hold each rank, both ways round."""
    return (
        TABLE[o.kings, cards & SUIT]
        + TABLE[o.kings, cards >> WIDTH & SUIT]
        + TABLE[o.kings, cards >> 2 * WIDTH & SUIT]
        + TABLE[o.kings, cards >> 3 * WIDTH & SUIT]
    )


@rule
def face_value(o, cards):
    """The count of some cards (MUS-12, MUS-13)."""
    return (
        np.int64(TOTALS[o.kings, cards & SUIT])
        + TOTALS[o.kings, cards >> WIDTH & SUIT]
        + TOTALS[o.kings, cards >> 2 * WIDTH & SUIT]
        + TOTALS[o.kings, cards >> 3 * WIDTH & SUIT]
    )


@rule
def total_of(o, hand, wild):
    """The count of a hand for juego or punto (MUS-33, MUS-38)."""
    found = face_value(o, hand & ~wild)
    if hand & wild:
        return np.int64(BEST_TOTALS[o.kings, size(hand & wild), found])
    return found


# --- the lances -----------------------------------------------------------------------------------


@rule
def grande_of(o, hand, wild):
    """MUS-22: the higher the better, card by card from the top."""
    return (counts_of(o, hand & ~wild) & COUNTS) + (size(hand & wild) << 3 * KING)


@rule
def chica_of(o, hand, wild):
    """MUS-25: the lower the better, card by card from the bottom; the better of two has the higher
    number."""
    lowest_rank = np.int64(3 * (KING - LOWEST[o.kings]))
    return (counts_of(o, hand & ~wild) >> BOTTOM) + (size(hand & wild) << lowest_rank)


@hot_rule
def pares(kind, higher, lower):
    return np.int64(kind) << KIND | np.int64(higher) << HIGHER | np.int64(lower)


@rule
def pares_of(o, hand, wild):
    """The value of a hand in pares: 0 without any, else the higher the better (MUS-27 to
    MUS-31)."""
    counts = counts_of(o, hand & ~wild) & COUNTS
    paired = (counts >> 1 | counts >> 2) & ONES
    if hand & wild:
        return wild_pares(counts, paired, size(hand & wild))
    if paired == 0:
        return np.int64(0)
    lower = lowest(paired) // 3
    rest = without_lowest(paired)
    if rest:
        return pares(DOBLES, lowest(rest) // 3, lower)
    held = counts >> 3 * lower & 7
    if held == 4:
        return pares(DOBLES, lower, lower)  # MUS-30
    return pares(MEDIAS if held == 3 else PAIR, lower, 0)


@rule
def wild_pares(counts, paired, wild):
    """The best pares of some cards and one or two wild ones (B-MUS-09).

    One wild card makes dobles of a pair and any third card; with three different cards it pairs the
    highest. Two wild cards pair two different cards; with a pair they count as kings.
    """
    high, low = highest_digit(counts), lowest(counts) // 3
    if wild == 1 and paired == 0:
        return pares(PAIR, high, 0)
    if wild == 2 and paired:
        return pares(DOBLES, KING, high)
    return pares(DOBLES, high, low)


@rule
def highest_digit(counts):
    digit = np.int64(KING)
    while counts >> 3 * digit == 0:
        digit -= 1
    return digit


@rule
def juego_of(o, hand, wild):
    """The value of a hand as juego: 0 below 31, else the higher the better (MUS-34)."""
    total = total_of(o, hand, wild)
    if o.la_real and total == THIRTY_ONE and is_real(o, hand, wild):
        return np.int64(REAL)
    return np.int64(JUEGOS[total])


@rule
def is_real(o, hand, wild):
    """Whether a hand is three sevens and a card worth 10, or wild cards make it so (B-MUS-20)."""
    tens, others = 0, hand & ~wild & ~SEVENS
    while others:
        if face_value(o, others & -others) != 10:
            return False
        tens += 1
        others = without_lowest(others)
    return tens <= 1 and size(hand & ~wild & SEVENS) <= 3


@rule
def worth(o, hand, wild, lance, punto):
    """The value of a hand in a lance: the higher the better."""
    if lance == GRANDE:
        found = grande_of(o, hand, wild)
    elif lance == CHICA:
        found = chica_of(o, hand, wild)
    elif lance == PARES:
        found = pares_of(o, hand, wild)
    elif punto:
        found = total_of(o, hand, wild)  # MUS-38: none is over 30
    else:
        found = juego_of(o, hand, wild)
    return found


@rule
def strength(o, hand, lance, punto):
    """The value of a hand in a lance against others: the higher wins, and the elder of equal
    ones."""
    wild = wild_cards(o)
    found = worth(o, hand, wild, lance, punto)
    if o.natural_first:  # B-MUS-09: as good without them
        as_it_is = worth(o, hand, np.int64(0), lance, punto)
        return 2 * found + (1 if as_it_is == found else 0)
    return found


@rule
def basic_of(o, hand, lance, punto):
    """The stones of a hand besides any bet: in pares, juego and punto (MUS-32)."""
    if lance == PARES:
        return pares_of(o, hand, wild_cards(o)) >> KIND  # MUS-27, MUS-28, MUS-29
    if punto:
        return np.int64(1)  # MUS-39
    total = total_of(o, hand, wild_cards(o))
    return np.int64(3 if total == THIRTY_ONE else 2)  # MUS-35
