"""Drawing to thirty-one by the odds: all hands lie open, so only future cards are unknown."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from boneace.cards import members
from boneace.games.count import TARGET, count_low
from boneace.games.facts import Facts
from boneace.games.suits import ACES
from boneace.games.three_stake_brag.state import ONE

CLASSES = 39
"""The classes of hands for the second pot, by rank: no pair, pair, prial."""

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

MOST = int(TARGET)
ROUNDING = 1e-9
"""A draw that wins no more often than standing, by more than rounding, is not made."""


def shares_of(stock: int) -> Floats:
    """The shares of the cards in the stock that count 1 to 10."""
    found = np.bincount([min(card % 13, 9) + 1 for card in members(stock)], minlength=11)
    shares: Floats = found / found.sum()
    return shares


def counts_of(soft: bool) -> Ints:
    """What hands count, by whether they have an ace (0 or 1) and their count with aces as one.

    `soft`: whether an ace may count eleven (B-TSB-10).
    """
    low = np.arange(MOST + 1)
    return np.stack([low, np.where(low <= MOST - 10, low + 10, low) if soft else low])


def with_card(shares: Floats, values: Floats, low: int) -> Floats:
    """The mean of `values`, by ace and low count, after one more card: without and with an ace."""
    plain = shares[2:] @ values[0, low + 2 : low + 11] + shares[1] * values[1, low + 1]
    return np.array([plain, shares[1:] @ values[1, low + 1 : low + 11]])


def reaches(shares: Floats, wanted: int, counts: Ints) -> Floats:
    """The chance of reaching a count from `wanted` to 31 by drawing, by ace and low count."""
    found = np.zeros((2, MOST + 11))
    for low in range(MOST, -1, -1):
        there = counts[:, low] >= wanted
        found[:, low] = 1.0 if there.all() else np.where(there, 1.0, with_card(shares, found, low))
    return found


def draws(o: Facts, f: Facts) -> bool:
    """Whether the seat on turn wins more often by drawing than by standing.

    It has to beat the players who stand, and those who have yet to draw will try to beat it. The
    shares of the cards in the stock are assumed to stay the same.
    """
    place = {(f.dealer + step) % o.seats: step for step in range(1, o.seats + 1)}
    later, wanted = [], 0
    for seat in range(o.seats):
        if seat == f.turn:
            continue
        if not f.stood >> seat & 1:
            later.append(_held(f, seat))
        elif f.counts[seat] <= MOST:
            younger = place[seat] > place[f.turn]  # of equal counts the elder wins
            wanted = max(wanted, int(f.counts[seat]) + (not younger))
    shares, counts = shares_of(f.stock), counts_of(bool(o.ace != ONE))
    ace, own = _held(f, f.turn)
    value, wins = np.zeros((2, MOST + 11)), np.zeros(MOST + 1)
    wins[wanted:] = 1.0
    for count in range(max(wanted, own), MOST + 1) if later else ():
        beaten = reaches(shares, count + 1, counts)
        wins[count] = np.prod([1.0 - beaten[other] for other in later])
    for low in range(MOST, own, -1):
        value[:, low] = np.maximum(wins[counts[:, low]], with_card(shares, value, low))
    return bool(with_card(shares, value, own)[ace] > wins[counts[ace, own]] + ROUNDING)


def _held(f: Facts, seat: int) -> tuple[int, int]:
    """Whether an open hand has an ace, 0 or 1, and its count with aces as one."""
    hand = f.hands[seat]
    return int(bool(hand & ACES)), int(count_low(hand))
