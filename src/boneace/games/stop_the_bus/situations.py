"""What a seat of Stop the Bus considers when it decides: situations, and the choices in each.

A situation is a number: hands and standings that a player would treat the same way share one.
Policies are learned by situation (`boneace.games.lives.playing`). A situation depends only on what
the seat knows, so it is the same in a state and in that seat's view of it.
"""

import numpy as np

from boneace.games.lives.playing.stakes import chance_to_win
from boneace.games.stop_the_bus import state as st
from boneace.games.stop_the_bus.rules import moves
from boneace.games.stop_the_bus.scoring import ACE, FLUSH, HIGH, ORDER, PAIR, PRIAL, RUN, total
from boneace.games.swaps.rules import lying
from boneace.kernel.sets import bit, member, rule, size, without_lowest

KING = ACE - 1


def _class(kind, ranks):
    """The class of a hand: 0 to 27."""
    top = ranks[0]
    if kind == HIGH:
        return 0 if top < KING - 1 else 1 if top < KING else 2 if top < ACE else 3
    if kind == PAIR:
        return 4 + min(6, top // 2)
    if kind == FLUSH:
        second = ranks[1]
        return 11 + (max(0, top - 6) if top < ACE else 6 if second < 9 else second - 2)
    return (21 if kind == RUN else 24 if kind < PRIAL else 27) + (0 if kind == PRIAL else top // 5)


CLASSES = np.array([_class(kind, ranks) for kind, ranks in ORDER[0][0]])
CLASS, ROUND, THREAT, KNOWN, NEXT = 28, 6, 3, 4, 5

SAYINGS = CLASS * ROUND * THREAT * KNOWN
TURNS = CLASS * ROUND * KNOWN * THREAT * THREAT * NEXT
LAST = 1
SITUATIONS = SAYINGS + TURNS + LAST


@rule
def situation(o, s):
    """The number of the situation of the seat to move."""
    round_ = min(ROUND - 1, (s.turns - 1) // size(s.alive))
    known = known_of_others(o, s)
    if s.phase == st.SAYING:
        have = np.int64(total(o, s.hands[s.turn]))
        found = CLASSES[have] * ROUND + round_
        return (found * THREAT + threat(o, s, have, lying(s, 0))) * KNOWN + known
    if s.stopper >= 0:
        return np.int64(SAYINGS + TURNS)
    both = swaps(o, s)
    first, second, third = both % 64, both // 64 % 64, both // 4096
    have = np.int64(after_swap(o, s, first))
    found = CLASSES[have] * ROUND + round_
    found = found * KNOWN + known
    found = found * THREAT + threat(o, s, have, table_after(s, first))
    safest = np.int64(after_swap(o, s, second))
    found = found * THREAT + threat(o, s, safest, table_after(s, second))
    more = 0
    if third != first:
        then = next_best(o, s, third)
        more = 1 + (CLASSES[then] > 10) + (CLASSES[then] > 16) + (CLASSES[then] > 20)
    return SAYINGS + found * NEXT + more


@rule
def known_of_others(o, s):
    """The largest number of publicly known cards in another seat's hand."""
    found = np.int64(0)
    for seat in range(o.seats):
        if seat != s.turn and s.alive >> seat & 1:
            found = max(found, size(s.hands[seat] & s.seen))
    return found


@rule
def threat(o, s, have, table):
    """Whether others can surely beat a hand with these cards on the table: none, some or all."""
    whole = total(o, table) if o.exchange == st.ONE_OR_THREE else -1
    can = others = 0
    for seat in range(o.seats):
        if seat == s.turn or not s.alive >> seat & 1:
            continue
        others += 1
        if whole > have or reach(o, s.hands[seat] & s.seen, table) > have:
            can += 1
    return np.int64(0 if can == 0 else 2 if can == others else 1)


@rule
def reach(o, known, table):
    """The possible value of a hand after an exchange, from its known cards; or -1."""
    many = size(known)
    if many < 2:
        return np.int64(-1)
    return completed(o, known, table) if many == 2 else exchanged(o, known, table)


@rule
def completed(o, kept, table):
    """The best value of two cards with one from the table; -1 if none lies there."""
    best = np.int64(-1)
    while table:
        best = max(best, np.int64(total(o, kept | table & -table)))
        table = without_lowest(table)
    return best


@rule
def exchanged(o, hand, table):
    """The best value of a hand as it is, or after one card is exchanged."""
    best = np.int64(total(o, hand))
    left = hand
    while left:
        best = max(best, completed(o, hand ^ (left & -left), table))
        left = without_lowest(left)
    return best


# --- choices --------------------------------------------------------------------------------------


@rule
def after_swap(o, s, move):
    """The value of the hand after an exchange."""
    return total(o, hand_after(s, move))


@rule
def hand_after(s, move):
    """The hand after an exchange."""
    if move == st.SWAP_ALL:
        return lying(s, 0)
    hand = s.hands[s.turn]
    return hand ^ bit(member(hand, move // 3)) ^ bit(s.widow[move % 3])


@rule
def table_after(s, move):
    """The cards on the table after an exchange."""
    return lying(s, 0) ^ s.hands[s.turn] ^ hand_after(s, move)


@rule
def next_best(o, s, move):
    """The best value of the hand after an exchange and one more, if the table does not change."""
    return exchanged(o, hand_after(s, move), table_after(s, move))


@rule
def swaps(o, s):
    """Three exchanges to choose from, as a number: the first + 64 × the second + 4096 × the third.

    The one after which the hand is worth most; the best one after which nobody can surely beat it;
    and the one after which most can be made next. They may be the same.
    """
    many = st.SWAP_ALL + 1 if o.exchange == st.ONE_OR_THREE else st.SWAP_ALL
    best = safest = furthest = np.int64(-1)
    first = second = third = np.int64(0)
    for move in range(many):
        have = np.int64(after_swap(o, s, move))
        if have > best:
            best, first = have, np.int64(move)
        safe = have + 1000 * (2 - threat(o, s, have, table_after(s, move)))
        if safe > safest:
            safest, second = safe, np.int64(move)
        then = next_best(o, s, move) * 1000 + have
        if then > furthest:
            furthest, third = then, np.int64(move)
    return first + 64 * second + 4096 * third


@rule
def choices(o, s, out):
    """Write the moves to choose from to three places of `out`, -1 if there is none."""
    out[0] = out[1] = out[2] = -1
    if s.phase == st.SAYING:
        out[0], out[1] = st.STOP, st.CONTINUE
        return
    both = swaps(o, s)
    out[0] = both % 64
    if s.stopper >= 0:
        return
    if both // 64 % 64 != out[0]:
        out[1] = both // 64 % 64
    if both // 4096 != out[0] and both // 4096 != out[1]:
        out[2] = both // 4096


@rule
def won(o, s, seat, equity):
    """The value of a finished deal to a seat: its chance to win the match."""
    return chance_to_win(o, s, seat, equity, 0)


@rule
def worthwhile(o, s):
    """The moves worth trying in search, as a set."""
    return np.int64(moves(o, s))
