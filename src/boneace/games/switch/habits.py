"""Rules of thumb for Switch: what a decent beginner does, from what his own seat knows."""

import numpy as np

from boneace.games.lives import WIN, knocker_fails, lowest_shown, share_of_stakes
from boneace.games.lives_habits import worth_of_lives
from boneace.games.swaps import lying
from boneace.games.switch.rules import turn_moves
from boneace.games.switch.state import (
    DECLINE,
    DONE,
    KEEP_FIRST,
    KEEP_SECOND,
    KEEPING,
    KNOCK,
    PASS,
    RESTART,
    RESTARTING,
    STAND,
    SWAP_DOWN,
    SWAP_UP,
    UP,
)
from boneace.games.thirty_one.scoring import total
from boneace.kernel.sets import bit, member, rule, size

#: The total, in half points, from which to knock, by the rounds that are over.
KNOCK_AT = np.array(
    [
        [42, 44, 46, 48, 49, 50, 50, 40],  # the knocker must win, two players
        [48, 51, 53, 54, 55, 55, 55, 42],  # three and more
        [36, 38, 40, 42, 42, 42, 42, 36],  # the lowest pays
    ]
)
POOR = 30  # a total that is worth giving up for three unknown cards


@rule
def habit(o, s, chance):
    """A sensible move for the seat to move; `chance` is a random integer."""
    have = total(o, s.hands[s.turn])
    if s.phase == KEEPING:
        return KEEP_SECOND if total(o, lying(s, UP)) > have else KEEP_FIRST
    if s.phase == RESTARTING:
        return RESTART if would_pay(o, s) else DECLINE
    legal = turn_moves(o, s)
    move = best_swap(o, s)
    then = after_swap(o, s, move)
    if s.knocker >= 0:
        if then > have:
            return move
        return SWAP_DOWN if have <= POOR and legal >> SWAP_DOWN & 1 else STAND
    if legal >> KNOCK & 1 and have >= knocks_at(o, s, chance):
        return KNOCK
    if then > have:
        return move
    if legal >> PASS & 1 and have > POOR:
        return PASS
    if legal >> SWAP_DOWN & 1 and have <= POOR + 2 * (chance % 4):
        return SWAP_DOWN
    return move


@rule
def would_pay(o, s):
    """Whether the seat on turn loses by what was shown."""
    low = lowest_shown(o, s)
    if s.turn == s.knocker:
        return knocker_fails(o, s, low)
    return low >> s.turn & 1 == 1


@rule
def knocks_at(o, s, chance):
    """The total to knock with."""
    rounds = min((s.turns - 1) // size(s.alive), 7)
    row = 2 if o.knocker_must != WIN else 0 if size(s.alive) == 2 else 1
    return KNOCK_AT[row, rounds] + 2 * (chance % 3 - 1) if rounds < 7 else chance % 60


@rule
def best_swap(o, s):
    """The exchange with the face-up hand after which the hand counts most."""
    best, found = -1, SWAP_UP
    for move in range(SWAP_UP + 1):
        then = after_swap(o, s, move)
        if then > best:
            best, found = then, move
    return found


@rule
def after_swap(o, s, move):
    """What the hand counts after an exchange with the face-up hand."""
    if move == SWAP_UP:
        return total(o, lying(s, UP))
    hand = s.hands[s.turn]
    given, taken = member(hand, move // 3), s.widow[move % 3]
    return total(o, hand ^ bit(given) ^ bit(taken))


# --- for search -----------------------------------------------------------------------------------


@rule
def worth(o, s, seat):
    """What a seat may expect from where the match stands; `returns` where it is over."""
    return share_of_stakes(o, s, seat) if s.phase == DONE else worth_of_lives(o, s, seat)


@rule
def settle(o, s, me, rng):
    """False where the knocker would not have knocked with such a hand."""
    if s.knocker < 0 or s.knocker == me or s.phase == RESTARTING:
        return True
    return total(o, s.hands[s.knocker]) >= knocks_at(o, s, 0) - 4
