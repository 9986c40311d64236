"""The seats of a table, and the next seat: round the table, or among some of them."""

from boneace.kernel.sets import bit, hot_rule, lowest


@hot_rule
def everybody(o):
    """The set of all seats."""
    return bit(o.seats) - 1


@hot_rule
def after(o, seat):
    """The next seat, clockwise."""
    return seat + 1 if seat + 1 < o.seats else 0


@hot_rule
def next_of(seats, seat):
    """The next member after a seat, in the order of turn, of a set of seats that is not empty."""
    above = seats >> (seat + 1)
    return seat + 1 + lowest(above) if above else lowest(seats)
