"""The likelihood of a player's hand in Thirty-one, from its public actions.

Everybody knows, turn by turn, whether a seat took the upcard or a card from the stock, and what it
discarded. Starting from a hand that it may hold now, the turns are undone one by one: each hidden
card that it held after drawing is equally likely to be the one drawn. Then the probability is taken
that a player with that hand would have acted like this.
"""

import numpy as np

from boneace.games.lives.playing.mixing import CHOICES, matched
from boneace.games.lives.rules import after
from boneace.games.thirty_one import state as st
from boneace.games.thirty_one.situations import choices, situation
from boneace.games.turns import next_of
from boneace.kernel.sample import below
from boneace.kernel.sets import bit, rule, size, without_lowest

#: A row of the history: the seat, the upcard before, whether it was taken, the discard, who had
#: knocked; then the cards that each seat was seen to hold before.
WHO, UPCARD, TAKEN, GONE, KNOCKER, SHOWN = range(6)
COLUMNS = SHOWN + st.SEATS
ROWS = st.PAST
SURE = 0.9  # the part of a player's play that follows the policy; the rest is random
SLIP = 0.03


@rule
def history(o, s, rows):
    """Write the finished turns of this deal, as everybody saw them; returns their number.

    If there are more than a state keeps, only the last ones.
    """
    many = min(st.PAST, s.turns - 1)
    if many <= 0:
        return 0
    seat = next_of(s.alive, s.dealer)
    for _ in range((s.turns - 1 - many) % size(s.alive)):
        seat = after(s, seat)
    first = s.turns - many
    upcard = s.turned_up if first == 1 else -1
    for other in range(o.seats):
        rows[0, SHOWN + other] = kept_from_before(o, s, first, other)
    knocker = -1
    for row in range(many):
        gone = s.past[(first + row - 1) % st.PAST]
        rows[row, WHO], rows[row, UPCARD], rows[row, KNOCKER] = seat, upcard, knocker
        rows[row, TAKEN] = 1 if gone >= st.TOOK else 0
        rows[row, GONE] = gone % st.TOOK if gone >= 0 else -1
        if row + 1 < many:
            for other in range(o.seats):
                rows[row + 1, SHOWN + other] = rows[row, SHOWN + other]
            if gone >= 0:
                shown = rows[row, SHOWN + seat]
                if gone >= st.TOOK and upcard >= 0:
                    shown |= bit(upcard)
                rows[row + 1, SHOWN + seat] = shown & ~bit(gone % st.TOOK)
        if gone >= 0:
            upcard = gone % st.TOOK
        elif knocker < 0:
            knocker = seat
        seat = after(s, seat)
    return many


@rule
def kept_from_before(o, s, first, seat):
    """The cards that a seat was seen to take before turn `first`, and still holds."""
    if first == 1:
        return 0
    kept = s.shown[seat]
    for turn in range(first, s.turns):
        gone = s.past[(turn - 1) % st.PAST]
        if gone >= 0:
            kept &= ~bit(gone % st.TOOK)  # it may have been taken after that
    return kept


@rule
def likelihood(o, s, me, rows, many, then, table, out, shares, rng):
    """The likelihood of the others' hands in `s` by their turns, up to a factor.

    `then` is a copy of `s`, in which the turns are undone.
    """
    found = 1.0
    then.taken = -1
    for back in range(many):
        row = many - 1 - back
        seat = rows[row, WHO]
        if seat == me or rows[row, UPCARD] < 0:
            continue
        then.turn, then.turns = seat, s.turns - many + row
        then.knocker = rows[row, KNOCKER]
        for other in range(o.seats):
            then.shown[other] = rows[row, SHOWN + other]
        then.upcard = rows[row, UPCARD]
        then.phase = st.TURN
        gone = rows[row, GONE]
        if gone < 0:
            move = st.KNOCK if then.knocker < 0 else st.STAND
            found *= often(o, then, move, table, out, shares)
            continue
        held = then.hands[seat] | bit(gone)
        then.hands[seat] = held
        then.phase = st.DISCARDING
        then.taken = then.upcard if rows[row, TAKEN] else -1
        if rows[row, TAKEN]:
            then.shown[seat] |= bit(then.upcard)
        found *= often(o, then, gone, table, out, shares)
        then.taken = -1
        then.phase = st.TURN
        if rows[row, TAKEN]:
            then.shown[seat] &= ~bit(then.upcard)
            then.hands[seat] = held & ~bit(then.upcard)
            found *= often(o, then, st.TAKE, table, out, shares)
        else:
            found *= undraw(o, then, held, table, out, shares, rng)
    return found


@rule
def undraw(o, then, held, table, out, shares, rng):
    """Take back a card of a hand of four, probably the one drawn; returns the likelihood."""
    hidden = held & ~then.shown[then.turn]
    all_in, chosen = 0.0, np.int64(0)
    left = hidden
    while left:
        card = left & -left
        left = without_lowest(left)
        then.hands[then.turn] = held ^ card
        likely = often(o, then, st.DRAW, table, out, shares)
        all_in += likely
        if below(rng, 1 << 30) * all_in < likely * (1 << 30):
            chosen = card
    then.hands[then.turn] = held ^ chosen
    return all_in / max(1, size(hidden))


@rule
def often(o, s, move, table, out, shares):
    """How often a player makes a move."""
    choices(o, s, out)
    matched(table, situation(o, s) * CHOICES, out, shares)
    for choice in range(CHOICES):
        if out[choice] == move:
            return SLIP + SURE * shares[choice]
    return SLIP
