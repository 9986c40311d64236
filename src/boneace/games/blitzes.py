"""When a 31 is shown, in games that are ended by one: what `possible` may not overlook.

A state has `turns` (begun in this deal), `turn`, `dealer`, `alive` and `knocker`.
"""

from boneace.games.lives import after, seats_between
from boneace.games.lives_options import DEALT_BLITZ
from boneace.games.options import codes_of
from boneace.kernel.sets import rule, size

AT_ONCE, ON_TURN = codes_of(DEALT_BLITZ)


@rule
def may_hide_blitz(o, s, seat, ends_last_turns):
    """Whether a seat may hold a 31 that it need not have shown.

    `ends_last_turns`: whether one that is made after a knock is shown at once too (B-T31-09).
    """
    shown_until = s.turns  # the last turn in which a 31 was shown
    if s.knocker >= 0 and not ends_last_turns:
        since = seats_between(s.knocker, s.turn, o.seats) & s.alive
        if since >> seat & 1 and seat != s.knocker:
            return True  # made on his last turn
        shown_until -= size(since)
    if o.dealt_blitz == ON_TURN:
        before_him = seats_between(after(s, s.dealer), seat, o.seats) & s.alive
        return shown_until < size(before_him) + 1
    return False
