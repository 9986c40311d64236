"""The hands of Mus by rank, and the steps on which each stands in every lance."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations_with_replacement
from math import comb
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from boneace.cards import SPANISH_40
from boneace.games.mus.scoring import (
    COUNTS,
    DIGITS,
    KING,
    ORDERS,
    PERICA,
    PERICO,
    TABLE,
    WILD,
    basic_of,
    pares_of,
    strength,
    total_of,
    wild_cards,
)
from boneace.games.mus.state import CHICA, HAND, JUEGO, LANCES, PARES

Floats = npt.NDArray[np.float64]
Whole = npt.NDArray[np.int64]

PUNTO = LANCES  # instead of juego
#: Where they are wild (MUS-52), Perico and Perica are ranks of their own, above the kings.
FREE = {DIGITS: PERICO, DIGITS + 1: PERICA}
STEPS = 36
"""The most steps for the hands of a lance; each of the best hands has its own step."""


class Values(NamedTuple):
    """The options that decide what hands are worth, by their codes."""

    kings: int
    la_real: int
    wild: int = 0
    natural_first: int = 0


@dataclass(frozen=True, eq=False)
class Hands:
    """Every set of four ranks, and its values; arrays are by hand, or by lance and hand."""

    digits: Whole
    """The ranks, as in scoring.py: 9 for kings, then downwards; wild cards as in `FREE`. Four a
    hand."""
    supply: Whole
    """The number of cards of each rank in the pack, by digit."""
    mass: Floats
    """The share of all deals; the sum is 1."""
    step: Whole
    """The step of a hand in each of five lances, the best on the highest; -1 without a part in it.
    Of two hands on a step the elder wins."""
    steps: Whole
    """The number of steps of each lance."""
    basic: Whole
    """The stones that a hand brings by itself in each lance."""
    cards: tuple[int, ...]
    """A hand of each kind, as a set of cards."""
    places: dict[int, int]

    def place(self, o: Any, hand: int) -> int:
        """The place of a hand in these lists; `o` are the options."""
        table, plain = TABLE[o.kings], hand & ~int(wild_cards(o))
        found = sum(int(table[plain >> 10 * suit & 0x3FF]) for suit in range(4)) & COUNTS
        for rank, card in FREE.items() if o.wild else ():
            found |= (hand >> card & 1) << 3 * rank
        return self.places[found]

    def left(self, kept: Whole) -> Floats:
        """The probabilities of hands (not summing to 1) if cards of these digits are elsewhere."""
        there = self.supply - np.bincount(kept, minlength=len(self.supply))
        found = np.ones(len(self.digits))
        for rank in range(len(self.supply)):
            many = (self.digits == rank).sum(1)
            found *= np.array([comb(max(int(there[rank]), 0), k) for k in range(HAND + 1)])[many]
        return found


def hands_of(o: Any) -> Hands:
    """The hands at a table with these options, some of which matter here."""
    return _hands(values_of(o))


def values_of(o: Any) -> Values:
    """What decides the values of hands."""
    return Values(int(o.kings), int(o.la_real), int(o.wild), int(o.natural_first))


@lru_cache(maxsize=6)
def _hands(o: Values) -> Hands:
    order, free = ORDERS[o.kings], tuple(FREE) if o.wild else ()
    ranks = [*free[::-1], *range(KING, KING - len(order), -1)]
    supply = np.array([len(_cards_of(o, rank)) for rank in range(DIGITS + len(free))], np.int64)
    digits = np.array(
        [
            found
            for found in combinations_with_replacement(ranks, HAND)
            if all(found.count(rank) <= supply[rank] for rank in found)
        ],
        np.int64,
    )
    cards = tuple(_some_cards(o, found) for found in digits.tolist())
    mass = np.array(
        [
            np.prod([comb(int(supply[rank]), found.count(rank)) for rank in set(found)])
            for found in digits.tolist()
        ],
        np.float64,
    )
    mass /= mass.sum()
    step, steps = np.full((PUNTO + 1, len(cards)), -1), np.zeros(PUNTO + 1, np.int64)
    basic = np.zeros((PUNTO + 1, len(cards)), np.int64)
    for lance in range(PUNTO + 1):
        real, punto = min(lance, int(JUEGO)), lance == PUNTO
        values = np.array([strength(o, hand, real, punto) for hand in cards], np.int64)
        has = np.array([_has(o, hand, lance) for hand in cards])
        step[lance, has], steps[lance] = _stepped(values[has], mass[has])
        if lance >= PARES:
            basic[lance, has] = [basic_of(o, cards[at], real, punto) for at in np.flatnonzero(has)]
    places = {sum(1 << 3 * rank for rank in found): at for at, found in enumerate(digits.tolist())}
    return Hands(digits, supply, mass, step, steps, basic, cards, places)


def _cards_of(o: Values, digit: int) -> list[int]:
    """The cards of a rank."""
    if digit in FREE:
        return [FREE[digit]]
    order, place = ORDERS[o.kings], KING - digit
    letters = order[place] if place < len(order) else ""
    every = (SPANISH_40.number(f"{rank}{suit}") for rank in letters for suit in SPANISH_40.suits)
    return [card for card in every if not (o.wild and int(WILD) >> card & 1)]


def ranks_of(o: Any, cards: Sequence[int]) -> list[list[int]]:
    """Cards by their rank, as in `Hands.digits`."""
    there = set(cards)
    ranks = range(len(hands_of(o).supply))
    return [[card for card in _cards_of(values_of(o), rank) if card in there] for rank in ranks]


def _some_cards(o: Values, digits: list[int]) -> int:
    """Four cards of these ranks."""
    found = 0
    for digit in digits:
        found |= 1 << next(card for card in _cards_of(o, digit) if not found >> card & 1)
    return found


def _has(o: Values, hand: int, lance: int) -> bool:
    """Whether a hand has a part in a lance."""
    wild = wild_cards(o)
    if lance == PARES:
        return bool(pares_of(o, hand, wild))
    juego = bool(total_of(o, hand, wild) >= 31)
    return bool(lance <= CHICA or juego == (lance == JUEGO))


def _stepped(values: Whole, mass: Floats) -> tuple[Whole, int]:
    """The step of each hand by its value, and the number of steps.

    If more hands differ than there are steps, the steps are finer towards the best.
    """
    different, place = np.unique(values, return_inverse=True)
    if len(different) <= STEPS:
        return place, len(different)
    share = np.bincount(place, mass) / mass.sum()
    middle = np.cumsum(share) - share / 2
    wanted = (1 - (1 - middle) ** 0.6) ** 1.1
    coarse = np.minimum((wanted * STEPS).astype(np.int64), STEPS - 1)
    _, coarse = np.unique(coarse, return_inverse=True)
    return coarse[place], int(coarse.max()) + 1
