"""The probabilities of the choices of a situation, from a table."""

from boneace.kernel.sample import below
from boneace.kernel.sets import rule

CHOICES = 3
"""The number of places of a table for each situation."""


@rule
def matched(table, place, out, shares):
    """Write to `shares` the probabilities of the choices in `out`, from a table."""
    both = 0.0
    many = 0
    for choice in range(CHOICES):
        share = 0.0
        if out[choice] >= 0:
            many += 1
            share = max(0.0, table[place + choice])
        shares[choice] = share
        both += share
    for choice in range(CHOICES):
        if both > 0.0:
            shares[choice] /= both
        elif out[choice] >= 0:
            shares[choice] = 1.0 / many
    return many


@rule
def drawn(shares, rng):
    """One of the choices, by their shares."""
    luck = below(rng, 1 << 30) / (1 << 30)
    last = 0
    for choice in range(CHOICES):
        if shares[choice] > 0.0:
            last = choice
            luck -= shares[choice]
            if luck < 0.0:
                return choice
    return last
