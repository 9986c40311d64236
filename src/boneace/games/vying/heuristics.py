"""The value of a hand in a round of vying in chips, and what a raise reveals about a hand.

Policy and search share one scale. A *step* is a raise that about doubles the amount asked, as far
as the table allows, and each step needs a hand twice as rare as the one before: a raise says that
the hand is in the better half of those that would have got so far. So a raise always reveals
something to the others, and every hand has a value beyond which its holder stops raising, and
matches or drops. A `share` is the share of all hands that a hand beats, 0 to 1; amounts are chips.
"""

import numpy as np

from boneace.kernel.sets import bit, rule, size

RAREST = 2.0**-13  # no hand is assumed to be rarer than that
#: The amounts by which to raise that are worth considering.
USUAL = np.int64(sum(1 << chips - 1 for chips in (1, 2, 3, 5, 7, 10, 15, 20)))
BOLD = 1.0  # steps that search may raise beyond the worth of a hand: to bluff, or to press


@rule
def steps(unit, most, asked):
    """The number of steps up to the amount asked.

    `unit` is the stake of the table, `most` the most by which one may go up at once: beyond it
    each raise of that much is a step.
    """
    doubled = min(asked, most)
    return np.log2(1.0 + doubled / unit) + (asked - doubled) / most


@rule
def rarity(share):
    """The number of steps that a hand is worth if it beats this share of all hands."""
    return -np.log2(max(1.0 - share, RAREST))


@rule
def share_after(taken):
    """The share beaten by the poorest hand that is worth this number of steps."""
    return 1.0 - 2.0 ** -max(taken, 0.0)


@rule
def amounts_to_weigh(amounts, unit, asked):
    """The amounts worth considering, of those allowed for going up (amount n: bit n - 1).

    Usual ones that are not small compared with the stake and the amount asked, or the largest.
    """
    if amounts == 0:
        return np.int64(0)
    most = np.int64(size(amounts))  # they go from 1 up
    least = min(most, max(1, unit // 2, asked // 4))
    return amounts & (USUAL | bit(most - 1)) & -bit(least - 1)


@rule
def amount_of_policy(amounts, unit, asked, chance):
    """The amount that the policy goes up by: one to three stakes, or half of the amount asked; or
    0."""
    most = np.int64(size(amounts))
    return min(most, max(unit * (1 + chance % 3), asked // 2))
