"""The likelihood of a player's hand in Stop the Bus, from its public actions."""

import numpy as np

from boneace.games.lives.heuristics import last_turn
from boneace.games.lives.playing.mixing import CHOICES, matched
from boneace.games.stop_the_bus import state as st
from boneace.games.stop_the_bus.scoring import FLUSH, HIGH, ORDER, PAIR, total
from boneace.games.stop_the_bus.situations import choices, situation
from boneace.kernel.sets import rule

ROWS, COLUMNS = 1, 1  # a state does not keep past turns
SURE = 0.9  # the part of a player's play that follows the policy; the rest is random
SLIP = 0.05
_KINDS = [kind for kind, _ in ORDER[0][0]]
#: In hundredths, how often a player who has exchanged holds a hand, relative to a player who was
#: dealt it: poor hands do not stay as they are.
MADE = np.array(
    [
        1 + 11 * place // _KINDS.index(PAIR)
        if kind == HIGH
        else {PAIR: 32, FLUSH: 70}.get(kind, 100)
        for place, kind in enumerate(_KINDS)
    ]
)


@rule
def history(o, s, rows):
    """Return no rows: only the present hand, and the last announcement, matter."""
    return 0


@rule
def likelihood(o, s, me, rows, many, then, table, out, shares, rng):
    """The likelihood of the others' hands in `s` by their last announcements, up to a factor."""
    found = 1.0
    then.phase = st.SAYING
    for seat in range(o.seats):
        if seat == me or not s.alive >> seat & 1 or s.hands[seat] & ~s.seen == 0:
            continue
        turn = last_turn(s, np.int64(seat))
        if turn < 1:
            continue
        found *= MADE[total(o, s.hands[seat])]
        if o.stop_when != st.AFTER_EXCHANGE:
            continue
        stopped = s.stopper >= 0 and seat != s.stopper
        if stopped and turn > last_turn(s, np.int64(s.stopper)):
            continue  # it was not asked again
        then.turn, then.turns, then.stopper = seat, turn, -1
        choices(o, then, out)
        matched(table, situation(o, then) * CHOICES, out, shares)
        found *= SLIP + SURE * shares[0 if seat == s.stopper else 1]
    return found
