"""Showing hands in games to 31 in one suit: at the end, and at once if somebody has a 31.

A state has `turns` (begun in this deal), `turn`, `dealer`, `alive`, `knocker`, and what was shown
last: `last_hands` (i8), `last_totals` (i2, in half points) and `last_changes` (i4), by seat.
"""

from boneace.games.lives.options import DEALT_BLITZ
from boneace.games.lives.rules import after, seats_between
from boneace.games.lives.scoring import BLITZ, total
from boneace.games.options import codes_of
from boneace.kernel.sets import bit, rule, size

AT_ONCE, ON_TURN = codes_of(DEALT_BLITZ)


@rule
def show(o, s, seats):
    """Record the hands that these seats show; everybody sees them until the next deal ends."""
    for seat in range(o.seats):
        shows = seats >> seat & 1
        s.last_hands[seat] = s.hands[seat] if shows else 0
        s.last_totals[seat] = total(o, s.hands[seat]) if shows else -1
        s.last_changes[seat] = 0


@rule
def dealt_blitzers(o, s):
    """The seats that show a 31 as dealt, before any turn."""
    blitzers = 0
    if o.dealt_blitz == AT_ONCE:
        for seat in range(o.seats):
            if total(o, s.hands[seat]) == BLITZ:
                blitzers |= bit(seat)
    return blitzers


@rule
def none_is_hidden(o, s, ends_last_turns):
    """Whether no hand holds a 31 that would have been shown."""
    for seat in range(o.seats):
        hand = s.hands[seat]
        holds = size(hand) == 3 and total(o, hand) == BLITZ
        if holds and not may_hide_blitz(o, s, seat, ends_last_turns):
            return False
    return True


@rule
def may_hide_blitz(o, s, seat, ends_last_turns):
    """Whether a seat may hold a 31 without having had to show it.

    `ends_last_turns`: whether a 31 made after a knock is also shown at once (B-T31-09).
    """
    shown_until = s.turns  # the last turn in which a 31 was shown
    if s.knocker >= 0 and not ends_last_turns:
        since = seats_between(s.knocker, s.turn, o.seats) & s.alive
        if since >> seat & 1 and seat != s.knocker:
            return True  # made on their last turn
        shown_until -= size(since)
    if o.dealt_blitz == ON_TURN:
        before_him = seats_between(after(s, s.dealer), seat, o.seats) & s.alive
        return shown_until < size(before_him) + 1
    return False
