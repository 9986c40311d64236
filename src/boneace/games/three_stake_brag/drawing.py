"""Drawing to thirty-one by the odds: all hands lie open, so only future cards are unknown."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from boneace.cards import members
from boneace.games.count import TARGET
from boneace.games.facts import Facts

CLASSES = 39
"""The classes of hands for the second pot, by rank: no pair, pair, prial."""

Floats = npt.NDArray[np.float64]

MOST = int(TARGET)
ROUNDING = 1e-9
"""A draw that wins no more often than standing, by more than rounding, is not made."""


def shares_of(stock: int) -> Floats:
    """The shares of the cards in the stock that count 1 to 10."""
    found = np.bincount([min(card % 13, 9) + 1 for card in members(stock)], minlength=11)
    shares: Floats = found / found.sum()
    return shares


def reaches(shares: Floats, wanted: int) -> Floats:
    """The chance of reaching a count from `wanted` to 31 by drawing, by the present count."""
    found = np.zeros(MOST + 11)
    found[wanted : MOST + 1] = 1.0
    for count in range(wanted - 1, -1, -1):
        found[count] = shares[1:] @ found[count + 1 : count + 11]
    return found


def draws(o: Facts, f: Facts) -> bool:
    """Whether the seat on turn wins more often by drawing than by standing.

    It has to beat the players who stand, and those who have yet to draw will try to beat it. The
    shares of the cards in the stock are assumed to stay the same.
    """
    place = {(f.dealer + step) % o.seats: step for step in range(1, o.seats + 1)}
    own, later, wanted = f.counts[f.turn], [], 0
    for seat in range(o.seats):
        if seat == f.turn:
            continue
        if not f.stood >> seat & 1:
            later.append(int(f.counts[seat]))
        elif f.counts[seat] <= MOST:
            younger = place[seat] > place[f.turn]  # of equal counts the elder wins
            wanted = max(wanted, int(f.counts[seat]) + (not younger))
    shares = shares_of(f.stock)
    stands, value = np.zeros(MOST + 1), np.zeros(MOST + 11)
    for count in range(MOST, own - 1, -1):
        if count >= wanted:
            beaten = reaches(shares, count + 1) if count < MOST else np.zeros(MOST + 11)
            stands[count] = np.prod([1.0 - beaten[other] for other in later])
        drawn = shares[1:] @ value[count + 1 : count + 11] if count < MOST else 0.0
        value[count] = max(stands[count], drawn)
    return bool(shares[1:] @ value[own + 1 : own + 11] > stands[own] + ROUNDING)
