"""How a deal of Schwimmen ends: who shows, who pays, and who has won."""

from boneace.games.lives.rules import (
    NOBODY,
    ONE,
    after,
    go_out,
    lose,
    lowest_shown,
    most_lives,
    others_lose,
    pay_lives,
    share_of_stakes,
)
from boneace.games.schwimmen.dealing import begin_deal
from boneace.games.schwimmen.scoring import THIRTY_ONE, ends_the_deal, total
from boneace.games.schwimmen.state import (
    DONE,
    FIRE_TO_LOWEST,
    SHOWDOWN,
    SHOWN_31,
    SHOWN_FIRE,
    TO_OTHERS,
)
from boneace.kernel.sets import bit, rule, size


@rule
def showing_at_once(o, s):
    """The seats that hold a 31 or Feuer."""
    seats = 0
    for seat in range(o.seats):
        if s.alive >> seat & 1 and ends_the_deal(o, s.hands[seat]):
            seats |= bit(seat)
    return seats


@rule
def end_at_once(o, s, showers):
    """SCH-19, SCH-20, B-SCH-02: these seats show a 31 or Feuer, before a knock or after it."""
    show(o, s, SHOWN_31, showers)
    fire = 0
    for seat in range(o.seats):
        if s.last_totals[seat] > THIRTY_ONE:
            fire |= bit(seat)
    if fire:
        s.last_kind = SHOWN_FIRE
    if fire and o.fire_costs != FIRE_TO_LOWEST:
        others_lose(o, s, fire, NOBODY)  # SCH-23, B-SCH-04
    elif not fire and o.thirty_one_costs == TO_OTHERS:
        others_lose(o, s, showers, NOBODY)  # B-SCH-03
    else:
        lowest_pay(o, s)  # B-SCH-12: a knocker as everybody
    end_deal(o, s)


@rule
def showdown(o, s, kind):
    """SCH-14: all show. `kind`: whether the last turns are over, or no cards are left."""
    show(o, s, kind, NOBODY)
    if kind == SHOWDOWN:
        pay_lives(o, s)  # SCH-21, SCH-22, SCH-33, B-SCH-12, B-SCH-14
    else:
        lowest_pay(o, s)  # B-SCH-07
    end_deal(o, s)


@rule
def show(o, s, kind, showers):
    for seat in range(o.seats):
        s.last_hands[seat] = s.hands[seat]
        s.last_totals[seat] = total(o, s.hands[seat]) if s.alive >> seat & 1 else -1
        s.last_changes[seat] = 0
    s.last_kind = kind
    s.last_showers = showers
    s.last_knocker = s.knocker


@rule
def lowest_pay(o, s):
    """SCH-21, SCH-22: the lowest hand loses a life, and all that tie for lowest."""
    low = lowest_shown(o, s)
    for seat in range(o.seats):
        if low >> seat & 1:
            lose(o, s, seat, ONE)  # SCH-25, SCH-26


@rule
def end_deal(o, s):
    were_in = go_out(o, s)
    if size(s.alive) <= 1 or s.deal >= o.deals > 0:  # B-SCH-16
        s.phase = DONE
        s.winners = most_lives(o, s, were_in)  # SCH-27; B-SCH-13: all, where nobody is left
    else:
        s.dealer = after(s, s.dealer)  # B-SCH-11
        begin_deal(o, s)


@rule
def returns(o, s, out):
    """What each seat has won: one stake a seat."""
    for seat in range(o.seats):
        out[seat] = share_of_stakes(o, s, seat)
