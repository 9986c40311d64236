"""Rules of thumb for Schwimmen: what a decent beginner does, from what their own seat knows."""

import numpy as np

from boneace.games.lives.heuristics import fill_again, last_turn, of_stakes, worth_of_lives
from boneace.games.lives.rules import WIN, share_of_stakes
from boneace.games.schwimmen import state as st
from boneace.games.schwimmen.rules import turn_moves
from boneace.games.schwimmen.scoring import HALF_POINT, total
from boneace.games.swaps.rules import lying
from boneace.kernel.sample import below
from boneace.kernel.sets import bit, member, rule, size

POINT = 2 * HALF_POINT
#: The points from which to knock, by the number of finished rounds: with two players, with three
#: and more, and where the knocker must have the highest hand.
KNOCK_AT = np.array(
    [
        [24, 26, 27, 28, 28, 28, 28, 22],
        [22, 24, 26, 27, 27, 28, 28, 22],
        [28, 29, 29, 30, 30, 30, 30, 24],
    ]
)
ROUNDS = 7  # after this many, anybody may knock
KEPT = 19 * POINT  # a hand that is kept instead of taking the unseen one

#: In hundredths, how often a player who has exchanged a card holds this many points, relative to a
#: player to whom it was dealt: poor hands do not stay as they are.
MADE = np.array([1] * 12 + [6] * 5 + [15] * 3 + [30] * 3 + [50] * 4 + [95] * 8)
BLUFFS = 1  # of 100 hands too poor to knock with, this many are knocked with
TRIES = 60  # how often cards are filled in again for a hand that nobody would have kept


@rule
def policy(o, s, chance):
    """A sensible move for the seat to move; `chance` is a random integer."""
    have = total(o, s.hands[s.turn])
    if s.phase == st.KEEPING:
        return st.KEEP_FIRST if have >= KEPT else st.KEEP_SECOND
    closes = have >= knocks_at(o, s, chance)
    if s.phase == st.SAYING:
        return st.KNOCK if closes else st.CONTINUE
    legal = turn_moves(o, s)
    if legal >> st.KNOCK & 1 and closes:
        return st.KNOCK
    return without_knocking(o, s, have)


@rule
def without_knocking(o, s, have):
    """What to do in a turn in which nobody knocks."""
    legal, move = turn_moves(o, s), best_swap(o, s)
    if after_swap(o, s, move) > have:
        return move
    if legal >> st.RENEW & 1:
        return st.RENEW
    return st.PASS if legal >> st.PASS & 1 else move


@rule
def knocks_at(o, s, chance):
    """The total to knock with."""
    if (s.turns - 1) // size(s.alive) >= ROUNDS:
        return chance % 30 * POINT
    return knocks_on(o, s, np.int64(s.turns)) + (chance % 3 - 1) * POINT


@rule
def knocks_on(o, s, turn):
    """The total that is usually knocked with, on the turn of this number in the deal."""
    row = 2 if o.knocker_must == WIN else 0 if size(s.alive) == 2 else 1
    return KNOCK_AT[row, min((turn - 1) // size(s.alive), ROUNDS)] * POINT


@rule
def best_swap(o, s):
    """The exchange after which the hand counts most."""
    best, found = -1, st.SWAP_ALL
    for move in range(st.SWAP_ALL + 1):
        then = after_swap(o, s, move)
        if then > best:
            best, found = then, move
    return found


@rule
def after_swap(o, s, move):
    """The count of the hand after an exchange."""
    if move == st.SWAP_ALL:
        return total(o, lying(s, 0))
    hand = s.hands[s.turn]
    given, taken = member(hand, move // 3), s.widow[move % 3]
    return total(o, hand ^ bit(given) ^ bit(taken))


# --- for search -----------------------------------------------------------------------------------


@rule
def worth(o, s, seat):
    """What a seat can expect from the present standing; `returns` if the match is over."""
    return share_of_stakes(o, s, seat) if s.phase == st.DONE else worth_of_lives(o, s, seat)


@rule
def winning(o, s, seat):
    """The chance of a seat to win the match: its part of the stakes."""
    return of_stakes(o, worth(o, s, seat))


@rule
def settle(o, s, me, rng):
    """Turn hidden cards filled in at random into cards that their holders would have by now.

    A player who exchanged a card has improved the hand; a player who knocked has enough for it.
    Cards are filled in again until they agree.
    """
    below(rng, 2)  # where no card is hidden, what others draw by policy still differs
    if s.phase != st.TURN and s.phase != st.SAYING:
        return True
    for seat in range(o.seats):
        hidden = s.alive >> seat & 1 and seat != me and seat != s.turn
        if hidden and not settle_hand(o, s, seat, last_turn(s, np.int64(seat)), rng):
            return False
    return True


@rule
def settle_hand(o, s, seat, turn, rng):
    """Fill in the hidden cards of a seat again until it would have them after its last turn."""
    unseen = s.hands[seat] & ~s.seen
    whole = unseen == s.hands[seat]  # as dealt, or taken unseen
    if unseen == 0 or turn < 1 or (whole and seat != s.knocker):
        return True
    for _ in range(TRIES):
        have = total(o, s.hands[seat])
        if seat != s.knocker:
            likely = MADE[have // POINT]
        else:
            likely = 100 if have >= knocks_on(o, s, turn) - 2 * POINT else BLUFFS
        if below(rng, 100) < likely:
            return True
        fill_again(s, seat, rng)
    return False
