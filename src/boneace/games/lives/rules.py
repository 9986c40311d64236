"""Games for lives: turns among the players that are in, who pays, who goes out, who wins.

A state has `alive` and `last_out` and `winners` (i8: sets of seats), `lives` (i1 × seats, -1: out),
`last_changes` (i4 × seats), `last_totals` (i2 × seats: the total that each seat showed, -1 if
none) and, in games with knocking, `knocker` (i1, or -1). The options are in `options.py`.
"""

import numpy as np

from boneace.games.lives.options import KNOCKER_MUST, KNOCKER_TIED
from boneace.games.options import codes_of
from boneace.games.turns import next_of
from boneace.kernel.sets import bit, hot_rule, rule, size

WIN, BEAT_ONE = codes_of(KNOCKER_MUST)
ALONE, _, UNLESS_ALL, SAFE = codes_of(KNOCKER_TIED)
MORE_THAN_ANY = 1 << 14  # no hand counts this much
#: Typed: a rule called with plain numbers is compiled once for each of them.
ONE, NOBODY = np.int64(1), np.int64(0)


@hot_rule
def after(s, seat):
    """The next seat that is in, clockwise."""
    return next_of(s.alive, seat)


@rule
def seats_between(first, seat, seats):
    """The seats from `first` up to but not including `seat`, going round."""
    between = 0
    while first != seat:
        between |= bit(first)
        first = (first + 1) % seats
    return between


@rule
def set_alive(o, s):
    """At the beginning of a match: the seats that have not gone out before it."""
    for seat in range(o.seats):
        if s.lives[seat] >= 0:
            s.alive |= bit(seat)


# --- who pays -------------------------------------------------------------------------------------


@rule
def highest(o, s):
    """The seats that showed the highest total."""
    top, seats = -1, 0
    for seat in range(o.seats):
        if s.last_totals[seat] > top:
            top, seats = s.last_totals[seat], 0
        if s.last_totals[seat] == top and top >= 0:
            seats |= bit(seat)
    return seats


@rule
def lowest_shown(o, s):
    """The seats that showed the lowest total."""
    bottom, seats = MORE_THAN_ANY, 0
    for seat in range(o.seats):
        shown = s.last_totals[seat]
        if 0 <= shown < bottom:
            bottom, seats = shown, 0
        if shown == bottom:
            seats |= bit(seat)
    return seats


@rule
def pay_lives(o, s):
    """Take the lives that a showdown after a knock costs."""
    low = lowest_shown(o, s)
    knocker_pays = knocker_fails(o, s, low)
    if o.knocker_must == BEAT_ONE and o.knocker_tied == ALONE and knocker_pays:
        low = bit(s.knocker)  # T31D-19, B-T31-08: the knocker, nobody else
    for seat in range(o.seats):
        if seat == s.knocker:
            if knocker_pays:
                lose_up_to(o, s, seat, 2 if o.knocker_double else 1)  # T31-26, T31D-26, B-T31-07
        elif low >> seat & 1:
            lose(o, s, seat, ONE)  # T31-23, T31-24, T31D-16, T31D-18


@rule
def knocker_fails(o, s, low):
    """Whether the knocker pays; `low` are the seats with the lowest hand."""
    if o.knocker_must == WIN:
        return not highest(o, s) >> s.knocker & 1  # T31-25, T31-26
    if not low >> s.knocker & 1:
        return False  # T31D-10: it has beaten at least one
    if low == bit(s.knocker):
        return True
    if o.knocker_tied == UNLESS_ALL:
        return low != s.alive  # B-T31-20
    return o.knocker_tied != SAFE  # B-T31-06


@rule
def others_lose(o, s, safe, twice):
    """Everybody but the seats that are `safe` pays one; those of `twice` two."""
    for seat in range(o.seats):
        if s.alive >> seat & 1 and not safe >> seat & 1:
            lose_up_to(o, s, seat, 2 if twice >> seat & 1 else 1)


@rule
def lose_up_to(o, s, seat, lives):
    """Take lives from a seat; no more than it has, if the table caps a loss (B-T31-15)."""
    had = np.int64(s.lives[seat])
    lose(o, s, seat, min(had, lives) if o.capped_loss and had > 0 else lives)


@rule
def lose(o, s, seat, lives):
    """Take lives from a seat (T31-32); a seat that owes one and has none left is out (T31-33,
    B-T31-15)."""
    had = s.lives[seat]
    left = had - lives
    if left < 0 or (left == 0 and not o.free_ride):  # T31-46, T31D-17, T31D-21, T31D-22
        left = -1
    s.last_changes[seat] = max(left, 0) - had
    s.lives[seat] = left


# --- the end --------------------------------------------------------------------------------------


@rule
def go_out(o, s):
    """Seats that have paid more than they had are out. Returns the seats that were in until now."""
    were_in = s.alive
    for seat in range(o.seats):
        if s.lives[seat] < 0:
            s.alive &= ~bit(seat)
    s.last_out = were_in & ~s.alive
    return were_in


@rule
def most_lives(o, s, were_in):
    """The winners: the last seat in (T31-34, T31-47, T31D-23); after the last deal, those with most
    lives.

    If all went out at once, those that were in share (B-T31-27).
    """
    most, seats = -1, were_in
    for seat in range(o.seats):
        if s.lives[seat] > most:
            most, seats = s.lives[seat], 0
        if s.lives[seat] == most and most >= 0:
            seats |= bit(seat)
    return seats


@rule
def share_of_stakes(o, s, seat):
    """What a seat has won in a match for lives: in stakes; each seat puts in one (T31-32, T31-47,
    T31D-23)."""
    won = s.winners >> seat & 1
    return (o.seats / size(s.winners) if won else 0.0) - 1.0
