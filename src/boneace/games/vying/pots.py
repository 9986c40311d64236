"""Chips and staged pots: paying in, and taking a pot.

A state with pots has the fields `chips` (i4 × seats: net), `pots` (i4 × any: their contents) and
`changes` (i4 × seats: by how much the chips have changed in this deal).
"""

from boneace.kernel.sets import bit, hot_rule, rule


@hot_rule
def pay(s, seat, pot, chips):
    """Put chips of a seat into a pot."""
    s.chips[seat] -= chips
    s.changes[seat] -= chips
    s.pots[pot] += chips


@hot_rule
def take(s, seat, pot):
    """Give a whole pot to a seat. Return its amount."""
    chips = s.pots[pot]
    s.chips[seat] += chips
    s.changes[seat] += chips
    s.pots[pot] = 0
    return chips


@rule
def richest(o, s):
    """The seats with the most chips: the winners of a match played in chips."""
    seats, most = 0, s.chips[0]
    for seat in range(o.seats):
        if s.chips[seat] > most:
            seats, most = 0, s.chips[seat]
        if s.chips[seat] == most:
            seats |= bit(seat)
    return seats


@rule
def returns(o, s, out):
    """What each seat has won in chips."""
    for seat in range(o.seats):
        out[seat] = s.chips[seat]
