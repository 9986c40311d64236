"""How often a hand of Mus has the best of each lance, exactly: of two, or against two others.

The cards in a hand are not among the others', and the cards of one of them are not among the next
one's. Every hand that can be dealt is counted by its frequency.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import comb

import numpy as np

from boneace.games.mus.playing.hands import PUNTO, Floats, Whole
from boneace.games.mus.solving.hands import Dealt
from boneace.games.mus.state import HAND, JUEGO

WINNINGS = PUNTO + 1
NO_PART, ABOVE_ALL = -1, 1 << 60


@dataclass(frozen=True, eq=False)
class Lances:
    """Arrays by lance and hand."""

    elder: Floats
    """How often a hand wins a lance, if it wins all ties."""
    younger: Floats
    """The same, if it loses all ties."""


def against_one(dealt: Dealt) -> Lances:
    """A hand against one other."""
    elder, younger = np.zeros((2, WINNINGS, len(dealt)))
    mass, ranked = dealt.weight.sum(axis=1), _ranked(dealt)
    for lance in range(WINNINGS):
        own, other = ranked[lance][:, None], ranked[lance][None, :]
        part = dealt.has[lance] / mass
        elder[lance] = (dealt.weight * (own >= other)).sum(axis=1) * part
        younger[lance] = (dealt.weight * (own > other)).sum(axis=1) * part
    return Lances(elder, younger)


def against_two(dealt: Dealt, supply: Whole, told: Callable[[float], bool]) -> Lances | None:
    """A hand against two others, as in partnership; None if `told` asks to stop.

    `supply` is the number of cards of each rank in the pack. The partner's hand is unknown.
    """
    elder, younger = np.zeros((2, WINNINGS, len(dealt)))
    for hand in range(len(dealt)):
        if not told(hand / len(dealt)):
            return None
        elder[:, hand], younger[:, hand] = of_hand(dealt, supply, hand)
    return Lances(elder, younger)


def of_hand(dealt: Dealt, supply: Whole, hand: int) -> tuple[Floats, Floats]:
    """One hand against two others: by lance, if it wins all ties, and if it loses them."""
    elder, younger = np.zeros((2, WINNINGS))
    ranked, many = _ranked(dealt), range(HAND + 1)
    both = np.ones((len(dealt), len(dealt)))
    for rank in np.flatnonzero(supply):
        held = (dealt.digits == rank).sum(1)
        left = int(supply[rank] - held[hand])
        ways = [[comb(left, a) * comb(max(left - a, 0), b) for b in many] for a in many]
        both *= np.array(ways, float)[held[:, None], held[None, :]]
    both /= both.sum()
    for lance in np.flatnonzero(dealt.has[:, hand]):
        own, row = ranked[lance, hand], ranked[lance]
        beaten, level = (row < own).astype(float), (row <= own).astype(float)
        younger[lance] = beaten @ both @ beaten
        elder[lance] = level @ both @ level
    return elder, younger


def _ranked(dealt: Dealt) -> Whole:
    """The values of hands by lance; a juego beats every punto, because then there is no punto."""
    ranked = np.where(dealt.has, dealt.strength, NO_PART)
    ranked[PUNTO] = np.where(dealt.has[JUEGO], ABOVE_ALL, ranked[PUNTO])
    return ranked
