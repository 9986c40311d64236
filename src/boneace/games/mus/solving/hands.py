"""The deals for two players: all hands by rank, with how often any two are dealt together."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from math import comb

import numpy as np
import numpy.typing as npt

from boneace.games.mus.playing.hands import PUNTO, Floats, Values, Whole, hands_of
from boneace.games.mus.scoring import strength
from boneace.games.mus.state import HAND, JUEGO, PARES

Flags = npt.NDArray[np.bool_]
WINNINGS = PUNTO + 1  # lances, with juego and punto counted separately


@dataclass(frozen=True, eq=False)
class Dealt:
    """Hands by rank, and how often they meet. Arrays are by hand, or by lance and hand."""

    cards: tuple[int, ...]
    """A hand of each kind, as a set of cards."""
    digits: Whole
    """The ranks, as in scoring.py. Four a hand."""
    weight: Floats
    """How often the two players are dealt two hands, mano’s first: (hand, hand), summing to 1."""
    strength: Whole
    """The value of a hand in each lance; of equal hands mano’s wins."""
    has: Flags
    """Whether a hand has a part in each lance."""
    basic: Whole
    """The stones of a hand besides any bet."""

    def __len__(self) -> int:
        return len(self.cards)

    def some(self, places: Whole) -> Dealt:
        """Only these hands, as if no others were ever dealt."""
        weight = self.weight[np.ix_(places, places)]
        return Dealt(
            tuple(self.cards[place] for place in places),
            self.digits[places],
            weight / weight.sum(),
            self.strength[:, places],
            self.has[:, places],
            self.basic[:, places],
        )


@lru_cache(maxsize=4)
def dealt(o: Values) -> Dealt:
    """The hands of a table with these options."""
    hands = hands_of(o)
    found = [
        [strength(o, hand, min(lance, int(JUEGO)), lance == PUNTO) for hand in hands.cards]
        for lance in range(WINNINGS)
    ]
    return Dealt(
        hands.cards,
        hands.digits,
        _weight(hands.digits, hands.supply),
        np.array(found, np.int64),
        hands.step >= 0,
        hands.basic,
    )


def _weight(digits: Whole, supply: Whole) -> Floats:
    """How often two hands are dealt together: by rank, the ways to deal one and then the other."""
    found = np.ones((len(digits), len(digits)))
    many = range(HAND + 1)
    for rank, there in enumerate(supply.tolist()):
        held = (digits == rank).sum(1)
        ways = np.array([[comb(there, a) * comb(max(there - a, 0), b) for b in many] for a in many])
        found *= ways[np.ix_(held, held)]
    weight: Floats = found / found.sum()
    return weight


def declared(dealt: Dealt) -> tuple[Whole, Whole]:
    """Whether each hand is declared to have pares, and juego (B-MUS-08): 0 or 1."""
    return dealt.has[PARES].astype(np.int64), dealt.has[JUEGO].astype(np.int64)
