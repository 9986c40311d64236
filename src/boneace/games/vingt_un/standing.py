"""The standing of a match of Vingt-Un for a player and the dealer, and the value of their chips."""

from __future__ import annotations

import numpy as np

from boneace.games.facts import Facts
from boneace.games.vying.stakes import LEAST, Standing

OF_HIGH, OF_LOW = 0.24, 4.4
"""The variance of what a seat gains in a deal, in squares of the highest and of the lowest stake.

The highest is on one first card in thirteen, an ace, and rarely doubled; the lowest nearly always.
"""


def standing(o: Facts, f: Facts, player: int) -> Standing | None:
    """The standing of the match for a player and the dealer.

    None in a match without an end, where only chips count.
    """
    if not o.deals:
        return None
    left = o.deals - f.deal
    return Standing(
        (int(f.chips[player]), int(f.chips[f.dealer])),
        tuple(sorted(int(f.chips[at]) for at in range(o.seats) if at not in (player, f.dealer))),
        spread(left, int(o.min_stake), int(o.max_stake)),
    )


def spread(left: int, low: int, high: int) -> float:
    """The likely change of a seat's chips in the remaining deals."""
    variance = left * (OF_HIGH * high**2 + OF_LOW * low**2)
    found = float(np.sqrt(2 * variance))  # twice: what one gains, another loses
    return max(LEAST * low, round(found, 2))
