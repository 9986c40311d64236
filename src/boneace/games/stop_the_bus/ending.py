"""How a deal of Stop the Bus ends: who pays, and whether the match is over."""

from boneace.games.lives.rules import (
    ONE,
    after,
    go_out,
    lose,
    lowest_shown,
    most_lives,
    share_of_stakes,
)
from boneace.games.stop_the_bus.dealing import begin_deal
from boneace.games.stop_the_bus.scoring import total
from boneace.games.stop_the_bus.state import DONE
from boneace.kernel.sets import rule, size


@rule
def showdown(o, s):
    """All show, and the weakest pay one each (B-T31-24); if all are equal, all of them."""
    for seat in range(o.seats):
        is_in = s.alive >> seat & 1
        s.last_hands[seat] = s.hands[seat]
        s.last_totals[seat] = total(o, s.hands[seat]) if is_in else -1
        s.last_changes[seat] = 0
    low = lowest_shown(o, s)
    for seat in range(o.seats):
        if low >> seat & 1:
            lose(o, s, seat, ONE)
    s.last_stopper = s.stopper
    end_deal(o, s)


@rule
def end_deal(o, s):
    were_in = go_out(o, s)
    if size(s.alive) <= 1 or s.deal == o.deals:
        s.phase = DONE
        s.winners = most_lives(o, s, were_in)  # B-T31-27: all, where nobody is left
    else:
        s.dealer = after(s, s.dealer)  # B-T31-24: clockwise
        begin_deal(o, s)


@rule
def returns(o, s, out):
    """What each seat has won: one stake a seat."""
    for seat in range(o.seats):
        out[seat] = share_of_stakes(o, s, seat)
