"""A round of vying, shared by all vying games: who has spoken, who has to answer, who is left.

A player who raises challenges all that are left, including those who passed before; each of them
answers in turn by matching, raising again or dropping. The round is over when nobody has to answer
any more, or only one is left. The game decides what is staked, and how much; the games that vie in
chips share `vying_moves` and `vie` below.

A state that vies has the fields of VYING, and `turn`; one that vies in chips those of STAKED too.
"""

import numpy as np

from boneace.games.turns import next_of
from boneace.games.vying.pots import pay
from boneace.kernel.sets import bit, hot_rule, size

VYING = [
    ("vying", "i8"),  # the set of the seats that are left
    ("to_answer", "i8"),  # the set of those who have yet to speak, or to answer
    ("asked", "i4"),  # the present brag: what it costs to stay
    ("bragger", "i1"),  # who raised last, or -1
]
NOBODY = np.int64(-1)

# Moves of those who vie in chips: `brag 1` … `brag 20`, `raise 1` … `raise 20`, and
BRAG, RAISE = 0, 20
PASS, MATCH, DROP = 40, 41, 42


@hot_rule
def open_vying(s, seats, first, asked):
    """Begin a round among a set of seats; `first` speaks first."""
    s.vying = s.to_answer = seats
    s.asked = asked
    s.bragger = NOBODY
    s.turn = first


@hot_rule
def raise_by(s, seat, amount):
    """Ask for more: everybody else that is left has to answer."""
    s.asked += amount
    s.bragger = seat
    s.to_answer = s.vying & ~bit(seat)


@hot_rule
def answer(s, seat):
    """Pass, match or see: have spoken, and stay."""
    s.to_answer &= ~bit(seat)


@hot_rule
def drop(s, seat):
    """Leave the round."""
    s.vying &= ~bit(seat)
    s.to_answer &= ~bit(seat)


@hot_rule
def vying_over(s):
    """Whether nobody has to answer any more, or only one is left."""
    return s.to_answer == 0 or size(s.vying) == 1


# --- vying in chips -------------------------------------------------------------------------------


@hot_rule
def vying_moves(o, s):
    """The moves of the seat to speak, under the options `max_brag` and `vying_limit` (0: none)."""
    most = np.int64(o.max_brag)
    if o.vying_limit:
        most = min(most, o.vying_limit - s.asked)
    amounts = bit(max(most, 0)) - 1
    if s.bragger < 0:
        return amounts << BRAG | bit(PASS)
    return amounts << RAISE | bit(MATCH) | bit(DROP)


@hot_rule
def amount_of(move):
    """The amount by which a move goes up; 0 if it does not."""
    return move % RAISE + 1 if move < PASS else 0


@hot_rule
def vie(s, move, pot):
    """Make a move of a round; the stake goes into a pot."""
    seat = s.turn
    if move < PASS:
        raise_by(s, seat, amount_of(move))
        pay_up(s, seat, pot)
    elif move == DROP:
        drop(s, seat)
    else:
        answer(s, seat)
        if move == MATCH:
            pay_up(s, seat, pot)
    if not vying_over(s):
        s.turn = next_of(s.to_answer, seat)


@hot_rule
def pay_up(s, seat, pot):
    """Put in the amount that a seat lacks of the present brag."""
    pay(s, seat, pot, s.asked - s.staked[seat])
    s.staked[seat] = s.asked
