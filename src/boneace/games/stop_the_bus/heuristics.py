"""Rules of thumb for Stop the Bus: what a decent beginner does, from what their own seat knows."""

import numpy as np

from boneace.games.lives.heuristics import fill_again, last_turn, of_stakes, worth_of_lives
from boneace.games.lives.rules import share_of_stakes
from boneace.games.stop_the_bus.beliefs import COLUMNS, MADE, ROWS, history, likelihood
from boneace.games.stop_the_bus.scoring import FLUSH, HIGH, ORDER, PAIR, total
from boneace.games.stop_the_bus.situations import SITUATIONS, choices, situation, won, worthwhile
from boneace.games.stop_the_bus.state import AFTER_EXCHANGE, CONTINUE, DONE, SAYING, STOP, SWAP_ALL
from boneace.games.swaps.rules import lying
from boneace.kernel.sample import below
from boneace.kernel.sets import bit, member, rule, size

__all__ = [
    "COLUMNS",
    "ROWS",
    "SITUATIONS",
    "choices",
    "history",
    "likelihood",
    "policy",
    "settle",
    "situation",
    "winning",
    "won",
    "worth",
    "worthwhile",
]

LOWEST_OF = [kind for kind, _ in ORDER[0][0]]
PAIRS, FLUSHES = LOWEST_OF.index(PAIR), LOWEST_OF.index(FLUSH)
assert LOWEST_OF[0] == HIGH
#: The value that a hand needs to stop the bus, by the number of players, 2 to 7.
STOP_AT = np.array([FLUSHES, FLUSHES - 40, PAIRS + 90, PAIRS + 60, PAIRS + 40, PAIRS + 30])
ROUNDS = 8  # after this many, anybody stops

GOES_ON = 12  # in hundredths, how often a player who has enough to stop the bus does not
TRIES = 60  # how often cards are filled in again for a hand that nobody would have kept


@rule
def policy(o, s, chance):
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
    return have >= stops_at(s, np.int64(s.turns)) + chance % 41 - 20


@rule
def stops_at(s, turn):
    """The value that a hand needs to stop the bus, on the turn of this number in the deal."""
    players = size(s.alive)
    rounds = (turn - 1) // players
    return STOP_AT[players - 2] + 12 * min(rounds, 3) if rounds < ROUNDS else np.int64(0)


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
    """What a seat can expect from the present standing; `returns` if the match is over."""
    return share_of_stakes(o, s, seat) if s.phase == DONE else worth_of_lives(o, s, seat)


@rule
def winning(o, s, seat):
    """The chance of a seat to win the match: its part of the stakes."""
    return of_stakes(o, worth(o, s, seat))


@rule
def settle(o, s, me, rng):
    """Turn hidden cards filled in at random into cards that their holders would have by now.

    A player who exchanged has improved the hand; a player who stopped the bus has enough for it,
    and one who went on most likely has not. Cards are filled in again until they agree.
    """
    below(rng, 2)  # where no card is hidden, what others draw by policy still differs
    stopped = last_turn(s, np.int64(s.stopper)) if s.stopper >= 0 else np.int64(-1)
    for seat in range(o.seats):
        if s.alive >> seat & 1 and seat != me and seat != s.turn:
            turn = last_turn(s, np.int64(seat))
            if turn >= 1 and not settle_hand(o, s, seat, turn, stopped, rng):
                return False
    return True


@rule
def settle_hand(o, s, seat, turn, stopped, rng):
    """Fill in the hidden cards of a seat again until it would have them after its last turn."""
    if s.hands[seat] & ~s.seen == 0:
        return True
    for _ in range(TRIES):
        if below(rng, 100) < likely(o, s, total(o, s.hands[seat]), turn, stopped):
            return True
        fill_again(s, seat, rng)
    return False


@rule
def likely(o, s, have, turn, stopped):
    """How often, in hundredths, a seat has a hand after its turn, the bus stopped or not."""
    if turn == stopped:
        return np.int64(100 if have >= stops_at(s, turn) - 20 else 0)
    went_on = o.stop_when == AFTER_EXCHANGE and (stopped < 0 or turn < stopped)
    if went_on and have >= stops_at(s, turn) + 20:
        return MADE[have] * GOES_ON // 100
    return MADE[have]
