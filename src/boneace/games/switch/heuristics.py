"""Rules of thumb for Switch: what a decent beginner does, from what their own seat knows."""

import numpy as np

from boneace.games.lives.heuristics import fill_again, last_turn, of_stakes, worth_of_lives
from boneace.games.lives.rules import WIN, knocker_fails, lowest_shown, share_of_stakes
from boneace.games.lives.scoring import total
from boneace.games.swaps.rules import lying
from boneace.games.switch import state as st
from boneace.games.switch.rules import turn_moves
from boneace.kernel.sample import below
from boneace.kernel.sets import bit, member, rule, size

#: The total, in half points, from which to knock, by the number of finished rounds.
KNOCK_AT = np.array(
    [
        [42, 44, 46, 48, 49, 50, 50, 40],  # the knocker must win, two players
        [48, 51, 53, 54, 55, 55, 55, 42],  # three and more
        [36, 38, 40, 42, 42, 42, 42, 36],  # the lowest pays
    ]
)
ROUNDS = 7  # after this many, anybody may knock
POOR = 30  # a total that is worth giving up for three unknown cards

#: In hundredths, how often a player who has exchanged a card holds this total, in half points,
#: relative to a player to whom it was dealt: poor hands do not stay as they are.
MADE = np.array([1] * 24 + [6] * 6 + [15] * 6 + [28] * 4 + [32] * 2 + [52] * 6 + [95] * 15)
BLUFFS = 1  # of 100 hands too poor to knock with, this many are knocked with
TRIES = 60  # how often cards are filled in again for a hand that nobody would have kept


@rule
def policy(o, s, chance):
    """A sensible move for the seat to move; `chance` is a random integer."""
    have = total(o, s.hands[s.turn])
    if s.phase == st.KEEPING:
        return st.KEEP_SECOND if total(o, lying(s, st.UP)) > have else st.KEEP_FIRST
    if s.phase == st.RESTARTING:
        return st.RESTART if would_pay(o, s) else st.DECLINE
    legal = turn_moves(o, s)
    if s.knocker >= 0:
        move = best_swap(o, s)
        if after_swap(o, s, move) > have:
            return move
        return st.SWAP_DOWN if have <= POOR and legal >> st.SWAP_DOWN & 1 else st.STAND
    if legal >> st.KNOCK & 1 and have >= knocks_at(o, s, chance):
        return st.KNOCK
    return without_knocking(o, s, have, chance)


@rule
def without_knocking(o, s, have, chance):
    """What to do in a turn in which nobody knocks."""
    legal, move = turn_moves(o, s), best_swap(o, s)
    if after_swap(o, s, move) > have:
        return move
    if legal >> st.PASS & 1 and have > POOR:
        return st.PASS
    if legal >> st.SWAP_DOWN & 1 and have <= POOR + 2 * (chance % 4):
        return st.SWAP_DOWN
    return st.PASS if legal >> st.PASS & 1 else move  # no exchange makes the hand better


@rule
def would_pay(o, s):
    """Whether the seat on turn loses by the hands shown."""
    low = lowest_shown(o, s)
    if s.turn == s.knocker:
        return knocker_fails(o, s, low)
    return low >> s.turn & 1 == 1


@rule
def knocks_at(o, s, chance):
    """The total to knock with."""
    if (s.turns - 1) // size(s.alive) >= ROUNDS:
        return chance % 60
    return knocks_on(o, s, np.int64(s.turns)) + 2 * (chance % 3 - 1)


@rule
def knocks_on(o, s, turn):
    """The total that is usually knocked with, on the turn of this number in the deal."""
    row = 2 if o.knocker_must != WIN else 0 if size(s.alive) == 2 else 1
    rounds = min((turn - 1) // size(s.alive), ROUNDS)
    return KNOCK_AT[row, rounds]


@rule
def best_swap(o, s):
    """The exchange with the face-up hand after which the hand counts most."""
    best, found = -1, st.SWAP_UP
    for move in range(st.SWAP_UP + 1):
        then = after_swap(o, s, move)
        if then > best:
            best, found = then, move
    return found


@rule
def after_swap(o, s, move):
    """The count of the hand after an exchange with the face-up hand."""
    if move == st.SWAP_UP:
        return total(o, lying(s, st.UP))
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
    if s.phase != st.TURN:
        return True
    for seat in range(o.seats):
        hidden = s.alive >> seat & 1 and seat != s.turn and not s.knowers[seat] >> me & 1
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
            likely = MADE[have]
        else:
            likely = 100 if have >= knocks_on(o, s, turn) - 4 else BLUFFS
        if below(rng, 100) < likely:
            return True
        fill_again(s, seat, rng)
    return False
