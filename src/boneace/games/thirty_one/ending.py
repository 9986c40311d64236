"""How a deal of Thirty-one ends: who shows, who pays, and whether the match is over."""

import numpy as np

from boneace.games.lives.blitzes import show
from boneace.games.lives.rules import (
    NOBODY,
    ONE,
    after,
    go_out,
    highest,
    lowest_shown,
    most_lives,
    others_lose,
    pay_lives,
    share_of_stakes,
)
from boneace.games.thirty_one import state as st
from boneace.games.thirty_one.dealing import begin_deal, pay_in
from boneace.kernel.sets import bit, hot_rule, rule, size


@rule
def blitz(o, s, blitzers):
    show(o, s, s.alive if o.keeps == st.POINTS else blitzers)
    s.last_blitzers = blitzers
    if o.keeps == st.POINTS:
        score_places(o, s, blitzers)
    elif o.keeps == st.LIVES:
        others_lose(o, s, blitzers, NOBODY)  # T31-28, T31D-20
    else:
        for seat in range(o.seats):
            if not blitzers >> seat & 1:
                pay_in(s, seat, ONE)  # T31-42
                s.last_changes[seat] -= 1
        take_pot(o, s, blitzers)  # T31-42
    end_deal(o, s, st.BLITZED)


@hot_rule
def blitz_ends_last_turns(o):
    return o.blitz_after_knock and o.keeps == st.LIVES


@rule
def late_blitz(o, s):
    """B-T31-09, second reading: the player is safe, the knocker loses two, everybody else one."""
    show(o, s, bit(s.turn))
    s.last_blitzers = bit(s.turn)
    others_lose(o, s, bit(s.turn), bit(s.knocker))
    end_deal(o, s, st.BLITZED)


@rule
def showdown(o, s):
    show(o, s, s.alive)  # T31-21
    s.last_blitzers = 0
    if o.keeps == st.POINTS:
        score_places(o, s, 0)
    elif o.keeps == st.POT:
        take_pot(o, s, highest(o, s))  # T31-40
    else:
        pay_lives(o, s)
    end_deal(o, s, st.SHOWDOWN)


@rule
def score_places(o, s, blitzers):
    """T31-61, by place; ties score as the highest place possible (T31-62, T31-63, B-T31-05)."""
    high, low = highest(o, s), lowest_shown(o, s)
    for seat in range(o.seats):
        if blitzers >> seat & 1:
            scored = 6
        elif blitzers and o.blitz_others == st.NOTHING:
            scored = 0  # B-T31-04
        elif high >> seat & 1:
            scored = 4 if seat == s.knocker else 3
        elif low == bit(seat):
            scored = 0 if seat == s.knocker else 1
        else:
            scored = 1 if seat == s.knocker else 2
        s.points[seat] += scored  # T31-60
        s.last_changes[seat] = scored


@rule
def take_pot(o, s, seats):
    """Share the tokens on the table; an odd one stays (B-T31-18)."""
    if o.tied_pot == st.CARRY and size(seats) > 1:
        return
    share = s.table // size(seats)
    for seat in range(o.seats):
        if seats >> seat & 1:
            s.chips[seat] += share
            s.table -= share
            s.last_changes[seat] += share


@rule
def drawn(o, s):
    """Nobody shows, and nobody pays (T31-18)."""
    show(o, s, NOBODY)
    s.last_blitzers = 0
    end_deal(o, s, st.DRAWN)


@rule
def end_deal(o, s, kind):
    s.last_kind = kind
    s.last_knocker = s.knocker
    were_in = go_out(o, s)
    if size(s.alive) <= 1 or s.deal == o.deals:
        end_match(o, s, were_in)
    else:
        s.dealer = after(s, s.dealer)  # B-T31-17
        begin_deal(o, s)


@rule
def end_match(o, s, were_in):
    s.phase = st.DONE
    if o.keeps == st.LIVES:
        s.winners = most_lives(o, s, were_in)
        return
    most = -(1 << 30)
    for seat in range(o.seats):  # nobody goes out: the best standing
        has = standing(o, s, seat)
        if has > most:
            most, s.winners = has, 0
        if has == most:
            s.winners |= bit(seat)


@rule
def standing(o, s, seat):
    """The points or chips of a seat."""
    return np.int64(s.points[seat] if o.keeps == st.POINTS else s.chips[seat])


@rule
def returns(o, s, out):
    """What each seat has won: for lives in stakes, one from each seat; else points or chips."""
    for seat in range(o.seats):
        out[seat] = share_of_stakes(o, s, seat) if o.keeps == st.LIVES else standing(o, s, seat)
