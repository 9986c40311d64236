"""What a seat of Thirty-one considers when it decides: situations, and the choices in each.

A situation is a number: hands and standings that a player would treat the same way share one.
Policies are learned by situation (`boneace.games.lives.playing`). A situation depends only on what
the seat knows, so it is the same in a state and in that seat's view of it.
"""

import numpy as np

from boneace.games.lives.playing.stakes import chance_to_win
from boneace.games.lives.rules import after
from boneace.games.lives.scoring import BLITZ, best_suit, total
from boneace.games.suits import SUIT
from boneace.games.thirty_one import state as st
from boneace.games.thirty_one.rules import moves
from boneace.kernel.sets import bit, lowest, rule, size, without_lowest

#: The class of a total, by points.
TOTALS = np.array([0] * 10 + [1, 1, 2, 2, 3, 3, 4, 4, *range(5, 19)])
#: The class of what the upcard adds to the hand, by points.
GAINS = np.array([0, 1, 1, 2, 2, 3, 3, 3] + [4] * 24)
#: The class of the number of turns that everybody has had.
ROUNDS = np.array([0, 1, 2, 3, 4, 4, 5, 5, 5, 6])
#: The class of the others' visible points in a suit.
SEEN = np.array([0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] + [2] * 8 + [3] * 12)
TOTAL, GAIN, COUNT, ROUND, OTHERS, CARD, STAKE = 19, 6, 3, 7, 4, 3, 6

LOW = 26  # below this total, in half points, nobody thinks of knocking
SLACK = 12  # how much less than the best a discard may leave to be considered

TURNS = TOTAL * GAIN * COUNT * ROUND * 2 * OTHERS * CARD * STAKE
LAST = TOTAL * GAIN * COUNT * OTHERS * ROUND
DISCARDS = 8 * 3 * 3 * 3 * 4
SITUATIONS = TURNS + LAST + DISCARDS


@rule
def situation(o, s):
    """The number of the situation of the seat to move."""
    if s.phase == st.DISCARDING:
        return TURNS + LAST + discarding(o, s)
    have = total(o, s.hands[s.turn])
    taking = with_upcard(o, s)
    gain = np.int64(5) if taking == BLITZ else GAINS[max(0, taking - have) // 2]
    found = TOTALS[have // 2] * GAIN + gain
    found = found * COUNT + most_of_a_suit(s.hands[s.turn]) - 1
    found = found * ROUND + ROUNDS[min(turns_before(s), 9)]
    found = found * OTHERS + seen_of_others(o, s)
    if s.knocker >= 0:
        return TURNS + found
    found = found * 2 + ((s.turns - 1) % 2 if size(s.alive) == 2 else 0)
    found = found * CARD + card_class(s.upcard)
    return found * STAKE + stake_class(o, s)


@rule
def turns_before(s):
    """The number of turns that everybody has had."""
    return (s.turns - 1) // size(s.alive)


@rule
def with_upcard(o, s):
    """The count of the hand after exchanging its least useful card for the upcard."""
    hand = s.hands[s.turn]
    best = 0
    left = hand
    while left:
        card = left & -left
        left ^= card
        best = max(best, total(o, hand ^ card | bit(s.upcard)))
    return best


@rule
def most_of_a_suit(hand):
    """The number of cards of the suit that counts."""
    most, found = -1, 0
    for place in range(4):
        suit = hand & SUIT << 13 * place
        counts = best_suit(suit)
        if suit and counts > most:
            most, found = counts, size(suit)
    return found


@rule
def seen_of_others(o, s):
    """The class of the highest visible count of another seat in one suit."""
    best = np.int64(0)
    for seat in range(o.seats):
        if seat != s.turn and s.alive >> seat & 1:
            best = max(best, best_suit(s.shown[seat]))
    return SEEN[best // 2]


@rule
def card_class(card):
    """Low, middling or high."""
    counts = best_suit(bit(card)) // 2 if card >= 0 else 0
    return np.int64(0 if counts < 6 else 1 if counts < 10 else 2)


@rule
def stake_class(o, s):
    """The lives that the seat can still lose, and whether another goes out with its next loss."""
    if o.keeps != st.LIVES:
        return np.int64(4)
    last = 0 if o.free_ride else 1
    spare = min(2, s.lives[s.turn] - last)
    at_end = 0
    for seat in range(o.seats):
        if seat != s.turn and s.alive >> seat & 1 and s.lives[seat] == last:
            at_end = 1
    return np.int64(2 * spare + at_end)


# --- discards -------------------------------------------------------------------------------------


@rule
def may_discard(o, s):
    """The cards of the hand that may be discarded."""
    hand = s.hands[s.turn]
    if s.taken >= 0 and not o.discard_taken:
        hand &= ~bit(s.taken)
    return hand


@rule
def discards(o, s):
    """Two cards to choose from: the lowest that leaves most, and the least useful to the next seat.

    They may be the same. Returned as one number: the first + 64 × the second.
    """
    hand, left = s.hands[s.turn], may_discard(o, s)
    best, first, low = np.int64(-1), np.int64(0), np.int64(0)
    while left:
        card = lowest(left)
        left = without_lowest(left)
        leaves, counts = total(o, hand ^ bit(card)), best_suit(bit(card))
        if leaves > best or (leaves == best and counts < low):
            best, first, low = leaves, np.int64(card), counts
    left, second, least = may_discard(o, s), first, danger(s, first)
    while left:
        card = lowest(left)
        left = without_lowest(left)
        if total(o, hand ^ bit(card)) == best and danger(s, card) < least:
            second, least = np.int64(card), danger(s, card)
    return first + 64 * second


@rule
def use_to_next(s, card):
    """Whether the next seat is seen to collect the suit (2), to throw it away (0), or neither."""
    other = after(s, s.turn)
    suit = SUIT << 13 * (card // 13)
    if s.shown[other] & suit:
        return np.int64(2)
    players = size(s.alive)
    for back in range(1, 3):
        turn = s.turns - 1 - back * players + 1
        if players == 2:
            turn = s.turns - 2 * back  # the other seat's turn before this
        if turn >= 1:
            gone = s.past[(turn - 1) % st.PAST]
            if gone >= 0 and bit(gone % st.TOOK) & suit:
                return np.int64(0)
    return np.int64(1)


@rule
def danger(s, card):
    """How much a discard may help the next seat."""
    return best_suit(bit(card)) * (1 << use_to_next(s, card))


@rule
def discarding(o, s):
    """The situation of a seat that discards, among these situations."""
    both = discards(o, s)
    first, second = both % 64, both // 64
    kept = total(o, s.hands[s.turn] ^ bit(first)) // 2
    found = min(7, max(0, kept - 10) // 3)
    risk = danger(s, first) - danger(s, second)
    found = found * 3 + (0 if risk < 12 else 1 if risk < 30 else 2)
    found = found * 3 + use_to_next(s, first)
    more = (best_suit(bit(second)) - best_suit(bit(first))) // 2
    found = found * 3 + (0 if more < 2 else 1 if more < 5 else 2)
    return found * 4 + min(3, turns_before(s))


# --- choices --------------------------------------------------------------------------------------


@rule
def choices(o, s, out):
    """Write the moves to choose from to three places of `out`, -1 if there is none."""
    out[0] = out[1] = out[2] = -1
    if s.phase == st.DISCARDING:
        both = discards(o, s)
        out[0] = both % 64
        if both // 64 != out[0] and s.knocker < 0:
            out[1] = both // 64
        return
    legal = np.int64(moves(o, s))
    taking = with_upcard(o, s)
    may_take = legal >> st.TAKE & 1
    if may_take and taking == BLITZ:
        out[1] = st.TAKE
        return
    if legal >> st.KNOCK & 1 and total(o, s.hands[s.turn]) >= LOW:
        out[0] = st.KNOCK
    if may_take and taking > total(o, s.hands[s.turn]):
        out[1] = st.TAKE
    if legal >> st.DRAW & 1:
        out[2] = st.DRAW
    elif legal >> st.STAND & 1:
        out[0] = st.STAND
    elif out[0] < 0 and out[1] < 0:
        out[1] = st.TAKE if may_take else st.KNOCK


@rule
def won(o, s, seat, equity):
    """The value of a finished deal to a seat: its chance to win the match, or points."""
    if o.keeps == st.LIVES:
        return chance_to_win(o, s, seat, equity, 1)
    own = all_in = 0.0
    for other in range(o.seats):
        all_in += s.last_changes[other]
        if other == seat:
            own = s.last_changes[other]
    return 0.2 * (own - all_in / o.seats)


@rule
def worthwhile(o, s):
    """The moves worth trying in search, as a set."""
    legal = np.int64(moves(o, s))
    have = total(o, s.hands[s.turn])
    if s.phase == st.DISCARDING:
        best, left, found = 0, legal, np.int64(0)
        while left:
            best = max(best, total(o, s.hands[s.turn] ^ left & -left))
            left = without_lowest(left)
        slack = 0 if s.knocker >= 0 else SLACK
        left = legal
        while left:
            if total(o, s.hands[s.turn] ^ left & -left) >= best - slack:
                found |= left & -left
            left = without_lowest(left)
        return found
    if legal >> st.TAKE & 1 and with_upcard(o, s) == BLITZ:
        return bit(st.TAKE)
    if have < LOW and s.knocker < 0 and size(legal) > 1:
        legal &= ~bit(st.KNOCK)
    if legal >> st.DRAW & 1:
        legal &= ~bit(st.STAND)  # a drawn card may be discarded again
    return legal
