"""The standing of a match of Vingt-Un for a player and the dealer, and what is paid besides
stakes."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from boneace.cards import members
from boneace.games.facts import Facts
from boneace.games.vingt_un.state import HANDS, QUARTER, THIRD
from boneace.games.vying.stakes import LEAST, Standing

PAYING = 0.88
"""The share of players without a vingt-un at the end of a deal."""
OF_HIGH, OF_LOW = 0.24, 4.4
"""The variance of what a seat gains in a deal, in squares of the highest and of the lowest stake.

The highest is on one first card in thirteen, an ace, and rarely doubled; the lowest nearly always.
"""
TOGETHER = 0.2
"""The correlation of the results of two players against the same dealer."""
TENS_TOO = 5.0
"""The highest stake is on that many times as many first cards if it is on tens too."""
ON_TENS = 1.3
"""For so many stakes that others pay for a natural, the highest is on tens too."""
NATURALS = 0.048
"""The share of first two cards that are a natural."""


@dataclass(frozen=True)
class Besides:
    """What is paid besides the stakes."""

    players: int = 1
    """The number of seats that play against the dealer."""
    collects: float = 0.0
    """The number of stakes that the other players pay for a natural (VUX-16)."""
    saves: int = 0
    """What a player with a vingt-un does not pay for the naturals of others (VUX-16)."""
    over_draw: int = 0
    """What a dealer who is over-drawn puts into the pool (VUX-14)."""
    ties: int = 0
    """The dealer puts one in so many of the chips that ties bring into the pool; 0: none."""


NOTHING = Besides()


def besides(o: Facts, f: Facts) -> Besides:
    """What is paid besides the stakes in this deal."""
    return Besides(
        int(o.seats) - 1,
        collects(o),
        owed(o, f),
        int(o.pool_over_draw),
        {int(QUARTER): 4, int(THIRD): 3}.get(int(o.pool_ties), 0),
    )


def owed(o: Facts, f: Facts) -> int:
    """What each player without a vingt-un will pay for the naturals of this deal (VUX-16)."""
    if not o.natural_collects_from_all:
        return 0
    return sum(int(f.stakes[HANDS * seat]) for seat in members(f.naturals))


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
        spread(left, int(o.min_stake), int(o.max_stake), int(o.seats), collects(o)),
    )


def collects(o: Facts) -> float:
    """The number of stakes that other players are likely to pay for a natural (VUX-16)."""
    return PAYING * (o.seats - 2) if o.natural_collects_from_all else 0.0


def spread(left: int, low: int, high: int, seats: int, collected: float) -> float:
    """The likely change of a seat's chips in the remaining deals.

    A dealer has the results of all others, and everybody deals in turn. `collected` is the number
    of stakes that other players pay for a natural.
    """
    tens = TENS_TOO if collected > ON_TENS else 1.0
    extra = NATURALS * ((2.0 + collected) ** 2 - 4.0)
    player = OF_HIGH * tens * high**2 + OF_LOW * low**2 + extra * high**2
    seat = player * (seats - 1) / seats * (2.0 + TOGETHER * (seats - 2))
    found = float(np.sqrt(2 * left * seat))  # twice: what one gains, another loses
    return max(LEAST * low, round(found, 2))
