"""What bots share in games for lives: the value of lives, and filling in hands again.

The latter is for games in which cards are exchanged for cards that lie face up (`swaps`).
"""

import numpy as np

from boneace.games.lives.rules import after
from boneace.kernel.sample import any_of
from boneace.kernel.sets import bit, rule, size

#: The relative chances to win, by the lives left; the free ride counts as one.
CHANCES = np.arange(12) ** 1.9


@rule
def worth_of_lives(o, s, seat):
    """What a seat can expect to win, in stakes (each seat has put in one), during the match."""
    own = all_in = 0.0
    for other in range(o.seats):
        if s.alive >> other & 1:
            chances = CHANCES[s.lives[other] + (1 if o.free_ride else 0)]
            all_in += chances
            if other == seat:
                own = chances
    return o.seats * own / all_in - 1.0


@rule
def of_stakes(o, won):
    """The chance to win that corresponds to an expectation in stakes."""
    return (won + 1.0) / o.seats


# --- hidden cards ---------------------------------------------------------------------------------


@rule
def last_turn(s, seat):
    """The number of the last turn of a seat in this deal; below 1 if it had none.

    For the seat on turn it is the present one. When a match is over the last to move may be out.
    """
    if not s.alive & bit(np.int64(s.turn)):
        return np.int64(0)
    turn = np.int64(s.turns)
    while seat != s.turn:
        seat = np.int64(after(s, seat))
        turn -= 1
    return turn


@rule
def fill_again(s, seat, rng):
    """Replace the cards of a hand that not everybody has seen with others from the stock."""
    hidden = s.hands[seat] & ~s.seen
    s.stock |= hidden
    s.hands[seat] ^= hidden
    for _ in range(size(hidden)):
        card = bit(any_of(s.stock, rng))
        s.stock ^= card
        s.hands[seat] |= card
