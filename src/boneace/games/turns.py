"""Whose turn is next: round the table, or among some of the seats."""

from boneace.kernel.sets import hot_rule, lowest


@hot_rule
def after(o, seat):
    """The next seat, clockwise."""
    return seat + 1 if seat + 1 < o.seats else 0


@hot_rule
def next_of(seats, seat):
    """The next member after a seat, in the order of turn, of a set of seats that is not empty."""
    above = seats >> (seat + 1)
    return seat + 1 + lowest(above) if above else lowest(seats)
