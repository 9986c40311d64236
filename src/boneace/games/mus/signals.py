"""Signals (MUS-03, MUS-49, B-MUS-15): the hands of which each is true."""

import numpy as np

from boneace.games.mus.scoring import (
    DOBLES,
    HIGHER,
    KIND,
    KING,
    LOWEST,
    MEDIAS,
    THIRTY_ONE,
    chica_of,
    grande_of,
    pares_of,
    total_of,
    wild_cards,
)
from boneace.kernel.sets import bit, lowest, rule, without_lowest

# The signals, by number.
TWO_KINGS, FOUR_KINGS, TWO_ACES, IN_DOBLES, IN_MEDIAS, MEDIAS_KINGS, MEDIAS_ACES = range(7)
IN_JUEGO, IS_31, IS_30, IS_29, BLIND, CUT_MUS, BET_MORE = range(7, 14)
SIGNALS = 14


@rule
def borne_out(o, hand, told):
    """Whether all signals of a set are true of a hand."""
    while told:
        if not bears_out(o, hand, lowest(told)):
            return False
        told = without_lowest(told)
    return True


@rule
def all_borne_out(o, hand):
    """The set of the signals that are true of a hand."""
    found = np.int64(0)
    for signal in range(SIGNALS):
        if bears_out(o, hand, signal):
            found |= bit(signal)
    return found


@rule
def bears_out(o, hand, signal):
    """Whether a signal is true of a hand (B-MUS-15: signals are truthful).

    The last two are wishes, and always true.
    """
    wild = wild_cards(o)
    pares, total = pares_of(o, hand, wild), total_of(o, hand, wild)
    kings = grande_of(o, hand, wild) >> 3 * KING
    aces = chica_of(o, hand, wild) >> 3 * (KING - LOWEST[o.kings])
    medias = pares >> KIND == MEDIAS
    if signal == TWO_KINGS:
        found = kings >= 2
    elif signal == FOUR_KINGS:
        found = kings == 4  # MUS-49
    elif signal == TWO_ACES:
        found = aces >= 2
    elif signal == IN_DOBLES:
        found = pares >> KIND == DOBLES
    elif signal == IN_MEDIAS:
        found = medias
    elif signal == MEDIAS_KINGS:
        found = medias and pares >> HIGHER & 15 == KING
    elif signal == MEDIAS_ACES:
        found = medias and pares >> HIGHER & 15 == LOWEST[o.kings]
    elif signal == IN_JUEGO:
        found = total > THIRTY_ONE  # 31 has a signal of its own
    elif signal >= BLIND:
        found = signal > BLIND or (pares == 0 and total < 29)
    else:
        found = total == THIRTY_ONE + IS_31 - signal
    return found
