"""Rules of thumb for Three-Stake Brag: what a decent beginner does, from what his seat knows.

`habit` reads nothing that the seat to move does not see: its own hand, the upcards, what has been
staked, and once the hands lie open their counts. So it makes the same move in a full state and in
that seat's view of it.
"""

import numpy as np

from boneace.games.count import TARGET
from boneace.games.three_stake_brag.dealing import eldest
from boneace.games.three_stake_brag.rules import may_see
from boneace.games.three_stake_brag.scoring import NO_HAND, PAIR, PRIAL, strength, upcard_height
from boneace.games.three_stake_brag.state import (
    BRAGGED,
    DONE,
    DRAW,
    MODERN,
    SEE,
    STAND,
    VIE,
)
from boneace.games.turns import after
from boneace.games.vying import BRAG, DROP, MATCH, PASS, RAISE, vying_moves
from boneace.kernel.sample import any_of, below
from boneace.kernel.sets import bit, lowest, rule, size


def _better():
    """How many of all hands each rank of hand beats, equal ones by half: no pair, pair, prial."""
    high = np.arange(13) * (np.arange(13) - 1) / 2
    shares = np.concatenate([0.78 * high / high.sum(), [0.215 / 13] * 13, [0.005 / 13] * 13])
    return np.cumsum(shares) - shares / 2


BETTER = _better()
ENOUGH = 0.5  # the chance to win from which to brag
GOOD = 0.6  # and from which to raise
#: How many of all hands a hand has to beat to be bragged on, by the number of others.
BRAGGED_ON = ENOUGH ** (1 / np.maximum(1, np.arange(10)))
MATCHED_ON = 0.6  # of that, to match
BLUFFS = 16  # a poor hand is bragged on once in so many times
#: The classes of hands, by how many hands they beat: from a fifth to the next, and prials.
FIFTHS = np.array([0.0, 0.2, 0.4, 0.6, 0.8, 0.995])
#: The stakes up to which a hand of each class is raised, and those it is worth by modern vying.
RAISED = np.array([2, 2, 3, 5, 12, 40])
SPENT = np.array([2, 3, 5, 10, 30, 200])
DOUBTS = 0.3  # how often a bragger is taken to hold anything at all
SUREST = 0.97  # more than that of all hands is never taken for certain to be beaten
#: The count to stand on, by how many are still to draw: each of those goes on until he beats it.
STANDS_ON = np.array([0, 26, 27, 27, 28, 28, 28, 29, 29, 29])
HANDS_TRIED = 30  # for one that its seat would have played like that


@rule
def habit(o, s, chance):
    """A sensible move for the seat to move; `chance` is a random integer."""
    if s.phase != VIE:
        return draws_or_stands(o, s)
    own = strength(o, s.hands[s.turn])
    wins = hopes(o, s, own)
    if s.bragger < 0:
        return by(o, s, BRAG, chance) if wins > ENOUGH or chance % BLUFFS == 0 else PASS
    if o.vying == MODERN:
        return pays_or_drops(o, s, own, wins, chance)
    lacks = s.asked - s.staked[s.turn]
    if wins > GOOD and s.asked < o.stake * RAISED[fifth(own)]:
        return by(o, s, RAISE, chance)
    return MATCH if wins * (s.pots[BRAGGED] + lacks) > lacks else DROP


@rule
def beats(own):
    """How many of all hands a hand beats."""
    return BETTER[own // 4] if own != NO_HAND else 0.0


@rule
def fifth(own):
    """How good a hand is, from 0 to 4, and 5 for a prial."""
    return 5 if own >= 4 * PRIAL else min(4, int(5 * beats(own)))


@rule
def hopes(o, s, own):
    """The chance to have the best hand of those left, who the more they staked hold the more."""
    wins, ours = 1.0, beats(own)
    for seat in range(o.seats):
        if seat != s.turn and s.vying >> seat & 1:
            least = min(SUREST, holds_at_least(o, s, seat))
            share = max(0.0, (ours - least) / (1.0 - least))
            if s.staked[seat]:
                share += DOUBTS * (ours - share)
            if own < 4 * PAIR and upcard_height(lowest(s.shown[seat])) > own // 4:
                share = 0.0  # it is beaten by what lies there
            wins *= max(0.02, share)
    return wins if own != NO_HAND else 0.0


@rule
def holds_at_least(o, s, seat):
    """How many of all hands the poorest beats that a seat is likely to have staked so much on."""
    if s.staked[seat] == 0:
        return 0.0
    least = BRAGGED_ON[o.seats - 1]
    if seat != s.bragger:
        least *= MATCHED_ON
    before = s.staked[seat] - (s.asked if o.vying == MODERN else 3 * o.stake)
    for better in range(5):
        worth_it = SPENT[better] if o.vying == MODERN else RAISED[better]
        if before >= o.stake * worth_it and (o.vying == MODERN or seat == s.bragger):
            least = max(least, FIFTHS[better + 1])
    return least


@rule
def by(o, s, first, chance):
    """A brag or a raise, modest, or what the table allows of it; what is left where it is none."""
    amounts = vying_moves(o, s) >> first & ((1 << 20) - 1)
    if amounts == 0:
        return PASS if first == BRAG else MATCH
    most = size(amounts)  # they go from 1 up
    return first + min(most, o.stake * (1 + chance // BLUFFS % 3)) - 1


@rule
def pays_or_drops(o, s, own, wins, chance):
    """Modern vying: how long to go on paying."""
    worth_it = s.staked[s.turn] < o.stake * SPENT[fifth(own)]
    if may_see(o, s):
        if wins * (s.pots[BRAGGED] + 2 * s.asked) > 2 * s.asked:
            return SEE if wins < GOOD or not worth_it else MATCH
        return DROP
    if not worth_it or wins * (s.pots[BRAGGED] + s.asked) < s.asked:
        return DROP
    if wins > GOOD and s.asked < o.stake * RAISED[fifth(own)] // 2:
        return by(o, s, RAISE, chance)
    return MATCH


@rule
def draws_or_stands(o, s):
    """With nothing to lose draw; else stand on what those still to draw will not easily beat."""
    own, best, waiting = s.counts[s.turn], 0, -1
    for seat in range(o.seats):
        stands = s.stood >> seat & 1
        if not stands:
            waiting += 1
        if s.counts[seat] == TARGET or (stands and s.counts[seat] < TARGET):
            best = max(best, s.counts[seat])
    left = s.stock_left if s.seen_by else size(s.stock)
    if left == 0 or (own > best and own >= STANDS_ON[waiting]):
        return STAND
    return DRAW


# --- for search -----------------------------------------------------------------------------------


@rule
def worth(o, s, seat):
    """What a seat may expect from where the match stands; `returns` where it is over."""
    if s.phase == DONE:
        return float(s.chips[seat])
    return s.chips[seat] + (s.pots[0] + s.pots[1] + s.pots[2]) / o.seats


@rule
def settle(o, s, me, rng):
    """Make hands that were filled in at random such as their holders would have by now.

    Who has staked much has good cards, who has passed or dropped has poor ones: cards face down
    are changed until they agree with what was done, or a few times in vain.
    """
    if s.phase == VIE:
        for seat in range(o.seats):
            if seat != me:
                settle_hand(o, s, seat, rng)
    return True


@rule
def settle_hand(o, s, seat, rng):
    for _ in range(HANDS_TRIED):
        if below(rng, 100) < 100 * likely(o, s, seat):
            return
        s.stock |= s.hands[seat] & ~s.shown[seat]
        s.hands[seat] = s.shown[seat]
        for _ in range(2):
            card = bit(any_of(s.stock, rng))
            s.hands[seat] |= card
            s.stock ^= card


@rule
def likely(o, s, seat):
    """How likely it is that who holds this hand has done what its seat did."""
    share, bragged_on = beats(strength(o, s.hands[seat])), BRAGGED_ON[o.seats - 1]
    if s.staked[seat]:
        return 1.0 if share >= holds_at_least(o, s, seat) else 1.0 / BLUFFS
    if not s.vying >> seat & 1:
        return 1.0 if share < MATCHED_ON * bragged_on else max(0.05, 1.0 - share)  # he dropped
    return 0.05 if share > bragged_on and has_passed(o, s, seat) else 1.0


@rule
def has_passed(o, s, seat):
    """Whether a seat that has staked nothing has had its say."""
    if s.bragger < 0:
        return not s.to_answer >> seat & 1
    other = after(o, seat)
    while other != eldest(o, s):
        if s.staked[other]:
            return True  # the turn went past him
        other = after(o, other)
    return False
