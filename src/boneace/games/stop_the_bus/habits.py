"""Rules of thumb for Stop the Bus: what a decent beginner does, from what his own seat knows."""

import numpy as np

from boneace.games.lives import share_of_stakes
from boneace.games.lives_habits import worth_of_lives
from boneace.games.stop_the_bus.scoring import FLUSH, HIGH, ORDER, PAIR, total
from boneace.games.stop_the_bus.state import AFTER_EXCHANGE, CONTINUE, DONE, SAYING, STOP, SWAP_ALL
from boneace.games.swaps import lying
from boneace.kernel.sets import bit, member, rule, size

LOWEST_OF = [kind for kind, _ in ORDER[0][0]]
PAIRS, FLUSHES = LOWEST_OF.index(PAIR), LOWEST_OF.index(FLUSH)
assert LOWEST_OF[0] == HIGH
#: What a hand must be worth to stop the bus with, by the number of players, 2 to 7.
STOP_AT = np.array([FLUSHES, FLUSHES - 40, PAIRS + 90, PAIRS + 60, PAIRS + 40, PAIRS + 30])
ROUNDS = 8  # after which anybody stops


@rule
def habit(o, s, chance):
    """A sensible move for the seat to move; `chance` is a random integer."""
    have = total(o, s.hands[s.turn])
    if s.phase == SAYING:
        return STOP if enough(s, have, chance) else CONTINUE
    if o.stop_when != AFTER_EXCHANGE and s.stopper < 0 and enough(s, have, chance):
        return STOP
    return best_swap(o, s)


@rule
def enough(s, have, chance):
    """Whether to stop the bus with a hand: the others get better with every turn."""
    players = size(s.alive)
    rounds = (s.turns - 1) // players
    if rounds >= ROUNDS:
        return True
    return have >= STOP_AT[players - 2] + 12 * min(rounds, 3) + chance % 41 - 20


@rule
def best_swap(o, s):
    """The exchange after which the hand is worth most."""
    hand = s.hands[s.turn]
    best, found = -1, 0
    for move in range(9):
        given, taken = member(hand, move // 3), s.widow[move % 3]
        worth_then = total(o, hand ^ bit(given) ^ bit(taken))
        if worth_then > best:
            best, found = worth_then, move
    if o.exchange == 0 and total(o, lying(s, 0)) > best:
        found = SWAP_ALL
    return found


# --- for search -----------------------------------------------------------------------------------


@rule
def worth(o, s, seat):
    """What a seat may expect from where the match stands; `returns` where it is over."""
    return share_of_stakes(o, s, seat) if s.phase == DONE else worth_of_lives(o, s, seat)


@rule
def settle(o, s, me, rng):
    """False where the seat that stopped the bus would not have done so with such a hand."""
    if s.stopper < 0 or s.stopper == me:
        return True
    return enough(s, total(o, s.hands[s.stopper]), 0)
