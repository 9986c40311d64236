"""How a deal of Thirty-one ends: who shows, who pays, and whether the match is over."""

import numpy as np

from boneace.games.thirty_one.dealing import begin_deal, pay_in
from boneace.games.thirty_one.scoring import total
from boneace.games.thirty_one.state import (
    ALONE,
    BEAT_ONE,
    BLITZED,
    CARRY,
    DONE,
    DRAWN,
    LIVES,
    NOBODY,
    NOTHING,
    ONE,
    POINTS,
    POT,
    SAFE,
    SHOWDOWN,
    UNLESS_ALL,
    WIN,
    after,
)
from boneace.kernel.sets import bit, hot_rule, rule, size


@rule
def show(o, s, seats):
    """Note the hands that these seats show, for everybody to see until the next deal ends."""
    for seat in range(o.seats):
        shows = seats >> seat & 1
        s.last_hands[seat] = s.hands[seat] if shows else 0
        s.last_totals[seat] = total(o, s.hands[seat]) if shows else -1
        s.last_changes[seat] = 0


@rule
def blitz(o, s, blitzers):
    show(o, s, s.alive if o.keeps == POINTS else blitzers)
    s.last_blitzers = blitzers
    if o.keeps == POINTS:
        score_places(o, s, blitzers)
    else:
        for seat in range(o.seats):
            if s.alive >> seat & 1 and not blitzers >> seat & 1:
                if o.keeps == LIVES:
                    lose(o, s, seat, ONE)  # T31-28, T31D-20
                else:
                    pay_in(s, seat, ONE)  # T31-42
                    s.last_changes[seat] -= 1
        if o.keeps == POT:
            take_pot(o, s, blitzers)  # T31-42
    end_deal(o, s, BLITZED)


@hot_rule
def blitz_ends_last_turns(o):
    return o.blitz_after_knock and o.keeps == LIVES


@rule
def late_blitz(o, s):
    """B-T31-09, second reading: he is safe, the knocker loses two, everybody else one."""
    show(o, s, bit(s.turn))
    s.last_blitzers = bit(s.turn)
    for seat in range(o.seats):
        if seat != s.turn and s.alive >> seat & 1:
            lose(o, s, seat, 2 if seat == s.knocker else 1)
    end_deal(o, s, BLITZED)


@rule
def showdown(o, s):
    show(o, s, s.alive)  # T31-21
    s.last_blitzers = 0
    if o.keeps == POINTS:
        score_places(o, s, 0)
    elif o.keeps == POT:
        take_pot(o, s, highest(o, s))  # T31-40
    else:
        pay_lives(o, s)
    end_deal(o, s, SHOWDOWN)


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
    bottom, seats = 999, 0
    for seat in range(o.seats):
        shown = s.last_totals[seat]
        if 0 <= shown < bottom:
            bottom, seats = shown, 0
        if shown == bottom:
            seats |= bit(seat)
    return seats


@rule
def pay_lives(o, s):
    low = lowest_shown(o, s)
    knocker_pays = knocker_fails(o, s, low)
    if o.knocker_must == BEAT_ONE and o.knocker_tied == ALONE and knocker_pays:
        low = bit(s.knocker)  # T31D-19, B-T31-08: the knocker, nobody else
    for seat in range(o.seats):
        if seat == s.knocker:
            if knocker_pays:
                lose(o, s, seat, 2 if o.knocker_double else 1)  # T31-26, T31D-26, B-T31-07
        elif low >> seat & 1:
            lose(o, s, seat, ONE)  # T31-23, T31-24, T31D-16, T31D-18


@rule
def knocker_fails(o, s, low):
    """Whether the knocker pays; `low` are the seats with the lowest hand."""
    if o.knocker_must == WIN:
        return not highest(o, s) >> s.knocker & 1  # T31-25, T31-26
    if not low >> s.knocker & 1:
        return False  # T31D-10: he has beaten at least one
    if low == bit(s.knocker):
        return True
    if o.knocker_tied == UNLESS_ALL:
        return low != s.alive  # B-T31-20
    return o.knocker_tied != SAFE  # B-T31-06


@rule
def lose(o, s, seat, lives):
    """Take lives from a seat (T31-32); one owed with none left puts it out (T31-33, B-T31-15)."""
    had = s.lives[seat]
    left = had - lives
    if o.capped_loss and had > 0:
        left = max(left, 0)
    if left < 0 or (left == 0 and not o.free_ride):  # T31-46, T31D-17, T31D-21, T31D-22
        left = -1
    s.last_changes[seat] = max(left, 0) - had
    s.lives[seat] = left


@rule
def score_places(o, s, blitzers):
    """T31-61, by place; ties score as the highest place possible (T31-62, T31-63, B-T31-05)."""
    high, low = highest(o, s), lowest_shown(o, s)
    for seat in range(o.seats):
        if blitzers >> seat & 1:
            scored = 6
        elif blitzers and o.blitz_others == NOTHING:
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
    if o.tied_pot == CARRY and size(seats) > 1:
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
    end_deal(o, s, DRAWN)


@rule
def end_deal(o, s, kind):
    s.last_kind = kind
    s.last_knocker = s.knocker
    were_in = s.alive
    for seat in range(o.seats):
        if s.lives[seat] < 0:
            s.alive &= ~bit(seat)
    s.last_out = were_in & ~s.alive
    if size(s.alive) <= 1 or s.deal == o.deals:
        end_match(o, s, were_in)
    else:
        s.dealer = after(s, s.dealer)  # B-T31-17
        begin_deal(o, s)


@rule
def end_match(o, s, were_in):
    s.phase = DONE
    if s.alive == 0:
        s.winners = were_in  # B-T31-27: they share
        return
    most = -(1 << 30)
    for seat in range(o.seats):
        if s.alive >> seat & 1:  # T31-34, T31-47, T31D-23: the last one in, or the best standing
            has = standing(o, s, seat)
            if has > most:
                most, s.winners = has, 0
            if has == most:
                s.winners |= bit(seat)


@rule
def standing(o, s, seat):
    """What a seat has, of what the table keeps."""
    if o.keeps == LIVES:
        return np.int64(s.lives[seat])
    return np.int64(s.points[seat] if o.keeps == POINTS else s.chips[seat])


@rule
def returns(o, s, out):
    """What each seat has won: in lives one stake a seat, else points or chips."""
    for seat in range(o.seats):
        if o.keeps == LIVES:
            won = s.winners >> seat & 1
            out[seat] = (o.seats / size(s.winners) if won else 0.0) - 1.0  # T31-32, T31-47, T31D-23
        else:
            out[seat] = standing(o, s, seat)
