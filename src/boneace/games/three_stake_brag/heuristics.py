"""Rules of thumb for Three-Stake Brag: what a decent beginner does, from what their seat knows.

`policy` reads only what the seat to move sees: its own hand, the upcards, what has been
staked, and once the hands lie open their counts. So it makes the same move in a full state and in
that seat's view of it.
"""

import numpy as np

from boneace.games.count import TARGET
from boneace.games.stocks import left_in_stock
from boneace.games.three_stake_brag import state as st
from boneace.games.three_stake_brag.dealing import eldest
from boneace.games.three_stake_brag.rules import may_see
from boneace.games.three_stake_brag.scoring import NO_HAND, PAIR, strength, upcard_height
from boneace.games.turns import after
from boneace.games.vying.heuristics import (
    BOLD,
    amount_of_policy,
    amounts_to_weigh,
    rarity,
    share_after,
    steps,
)
from boneace.games.vying.rules import BRAG, DROP, MATCH, PASS, RAISE, vying_moves
from boneace.kernel.sample import any_of, below
from boneace.kernel.sets import bit, lowest, rule, size


def _better():
    """The share of all hands that each rank beats, equal ones counted half: no pair, pair,
    prial."""
    high = np.arange(13) * (np.arange(13) - 1) / 2
    shares = np.concatenate([0.78 * high / high.sum(), [0.215 / 13] * 13, [0.005 / 13] * 13])
    return np.cumsum(shares) - shares / 2


BETTER = _better()
ENOUGH = 0.5  # the chance to win from which to brag
GOOD = 0.6  # and from which to raise
AMOUNTS = np.int64((1 << RAISE) - 1)  # a set of amounts by which one may go up
#: The share of all hands that a hand must beat to be bragged on, by the number of others.
BRAGGED_ON = ENOUGH ** (1 / np.maximum(1, np.arange(10)))
MATCHED_ON = 0.6  # of that, to match
BLUFFS = 16  # a poor hand is bragged on once in this many times
PLAIN = 2.0  # steps: a smaller brag reveals less
DOUBTS = 0.3  # how often a bragger is assumed to hold any hand at all
DOUBTED = 8  # the same in search: once in this many worlds
MATCHED = 0.6  # the share of the steps taken that a hand which matches them is worth
PAYS_ON = 3  # in modern vying: the multiple of a hand's value that is paid
TO_THE_END = 4 * PAYS_ON  # and the most that search pays
#: The count to stand on, by the number still to draw: each of them goes on until they beat it.
STANDS_ON = np.array([0, 26, 27, 27, 28, 28, 28, 29, 29, 29])
HANDS_TRIED = 40  # for one that its seat would have played like this


@rule
def policy(o, s, chance):
    """A sensible move for the seat to move; `chance` is a random integer."""
    if s.phase != st.VIE:
        return draws_or_stands(o, s)
    own = strength(o, s.hands[s.turn])
    wins = hopes(o, s, own)
    if s.bragger < 0:
        return by(o, s, BRAG, chance) if wins > ENOUGH or chance % BLUFFS == 0 else PASS
    if o.vying == st.MODERN:
        return pays_or_drops(o, s, own, wins, chance)
    lacks = s.asked - s.staked[s.turn]
    if wins > GOOD and steps_asked(o, s) < rarity(beats(own)):
        return by(o, s, RAISE, chance)
    return MATCH if wins * (s.pots[st.BRAGGED] + lacks) > lacks else DROP


@rule
def beats(own):
    """The share of all hands that a hand beats."""
    return BETTER[own // 4] if own != NO_HAND else 0.0


@rule
def hopes(o, s, own):
    """The chance to have the best hand of those left; higher stakes mean better hands."""
    wins, ours = 1.0, beats(own)
    for seat in range(o.seats):
        if seat != s.turn and s.vying >> seat & 1:
            least = holds_at_least(o, s, seat)
            share = (ours - least) / (1.0 - least) if ours > least else 0.0
            if s.staked[seat]:
                share += DOUBTS * (ours - share)
            if own < 4 * PAIR and upcard_height(lowest(s.shown[seat])) > own // 4:
                share = 0.0  # the visible cards beat it
            wins *= max(0.02, share)
    return wins if own != NO_HAND else 0.0


@rule
def steps_asked(o, s):
    """The number of steps of the present brag on the scale of vying."""
    return steps(o.stake, o.max_brag, s.asked)


@rule
def steps_before(o, s, seat):
    """The number of steps from which the bragger raised to the present brag."""
    if o.vying == st.MODERN:
        return steps_asked(o, s) - 1.0
    before = np.int64(0)  # the amount asked before
    for other in range(o.seats):
        if other != seat:
            before = max(before, s.staked[other])
    return steps(o.stake, o.max_brag, before)


@rule
def holds_at_least(o, s, seat):
    """The share beaten by the poorest hand on which a seat is likely to have staked this much.

    A small brag reveals little.
    """
    if s.staked[seat] == 0:
        return 0.0
    least = BRAGGED_ON[o.seats - 1] * min(1.0, steps_asked(o, s) / PLAIN)
    if seat == s.bragger:
        return max(least, share_after(steps_before(o, s, seat)))
    staked = s.asked if o.vying == st.MODERN else s.staked[seat]
    return max(MATCHED_ON * least, share_after(MATCHED * steps(o.stake, o.max_brag, staked)))


@rule
def by(o, s, first, chance):
    """A brag or a raise, or another move if the table allows none."""
    amounts = vying_moves(o, s) >> first & AMOUNTS
    up = amount_of_policy(amounts, o.stake, s.asked, chance // BLUFFS)
    if up == 0:
        return np.int64(PASS if first == BRAG else MATCH)
    return first + up - 1


@rule
def pays_on(o, s, share, times):
    """Modern vying: whether a hand is worth another turn; each costs the whole bet."""
    return steps(o.stake, o.max_brag, s.staked[s.turn] // times) < rarity(share)


@rule
def pays_or_drops(o, s, own, wins, chance):
    """Modern vying: how long to go on paying."""
    share = beats(own)
    worth_it = pays_on(o, s, share, PAYS_ON)
    if may_see(o, s):
        if wins * (s.pots[st.BRAGGED] + 2 * s.asked) > 2 * s.asked:
            return st.SEE if wins < GOOD or not worth_it else MATCH
        return DROP
    if not worth_it or wins * (s.pots[st.BRAGGED] + s.asked) < s.asked:
        return DROP
    if wins > GOOD and steps_asked(o, s) + 1.0 < rarity(share):
        return by(o, s, RAISE, chance)
    return MATCH


@rule
def draws_or_stands(o, s):
    """With nothing to lose, draw; else stand on a count that the others will not easily beat."""
    own, best, waiting = s.counts[s.turn], 0, -1
    for seat in range(o.seats):
        stands = s.stood >> seat & 1
        if not stands:
            waiting += 1
        if s.counts[seat] == TARGET or (stands and s.counts[seat] < TARGET):
            best = max(best, s.counts[seat])
    if left_in_stock(s) == 0 or (own > best and own >= STANDS_ON[waiting]):
        return st.STAND
    return st.DRAW


# --- for search -----------------------------------------------------------------------------------


@rule
def sensible(o, s):
    """Moves worth considering: raises of usual amounts, and none beyond the value of the hand."""
    if s.phase != st.VIE:
        return np.int64(-1)
    share, stays = beats(strength(o, s.hands[s.turn])), ~(AMOUNTS << BRAG | AMOUNTS << RAISE)
    first = BRAG if s.bragger < 0 else RAISE
    if o.vying == st.MODERN and s.bragger >= 0 and not pays_on(o, s, share, TO_THE_END):
        return stays ^ bit(MATCH)
    if steps_asked(o, s) >= rarity(share) + BOLD:
        return stays
    amounts = vying_moves(o, s) >> first & AMOUNTS
    return stays | amounts_to_weigh(amounts, np.int64(o.stake), s.asked) << first


@rule
def err(o, s, chance):
    """Modern vying by players who trust no bet: they see whenever the odds allow it.

    A raise does not influence them, so they cannot be bluffed; search must not rely only on the
    policy, which drops to raises.
    """
    if s.phase != st.VIE or o.vying != st.MODERN:
        return policy(o, s, chance)
    wins = blindly(o, s, strength(o, s.hands[s.turn]))
    if s.bragger < 0:
        return by(o, s, BRAG, 0) if wins > ENOUGH else PASS
    price = 2 * s.asked if may_see(o, s) else s.asked
    if wins * (s.pots[st.BRAGGED] + price) < price:
        return DROP
    return st.SEE if may_see(o, s) else MATCH


@rule
def blindly(o, s, own):
    """The chance to have the best hand against any hidden cards, whatever was staked."""
    wins = beats(own)
    others = size(s.vying) - 1
    for seat in range(o.seats):
        against = seat != s.turn and s.vying >> seat & 1
        if against and own < 4 * PAIR and upcard_height(lowest(s.shown[seat])) > own // 4:
            wins *= 0.02  # the visible cards beat it
    return wins**others if others > 1 else wins


@rule
def worth(o, s, seat):
    """What a seat can expect from the present standing; `returns` if the match is over."""
    if s.phase == st.DONE:
        return float(s.chips[seat])
    return s.chips[seat] + (s.pots[0] + s.pots[1] + s.pots[2]) / o.seats


@rule
def settle(o, s, me, rng):
    """Turn hands filled in at random into hands that their holders would have by now.

    A player who staked much has good cards; a player who passed or dropped has poor ones. Cards
    face down are changed until they agree with what was done, or for a limited number of times.
    """
    if s.phase == st.VIE:
        for seat in range(o.seats):
            if seat != me:
                settle_hand(o, s, seat, rng)
    return True


@rule
def settle_hand(o, s, seat, rng):
    """Give a seat the first of some hands that agrees, else the best of them.

    If likely hands are rarer than the number tried, the nearest is better than any: otherwise, the
    more a player raised, the weaker the hand they would be assumed to hold.
    """
    doubted = below(rng, DOUBTED) == 0
    best, most = s.hands[seat], -1.0
    for _ in range(HANDS_TRIED):
        share = beats(strength(o, s.hands[seat]))
        if below(rng, 100) < 100 * likely(o, s, seat, share, doubted):
            return
        if share > most:
            best, most = s.hands[seat], share
        s.stock |= s.hands[seat] & ~s.shown[seat]
        s.hands[seat] = s.shown[seat]
        for _ in range(2):
            card = bit(any_of(s.stock, rng))
            s.hands[seat] |= card
            s.stock ^= card
    if s.staked[seat]:
        s.stock = (s.stock | s.hands[seat]) & ~best
        s.hands[seat] = best


@rule
def likely(o, s, seat, share, doubted):
    """The probability that a seat would have acted as it did with a hand that beats this share."""
    bragged_on = BRAGGED_ON[o.seats - 1]
    if s.staked[seat]:
        return 1.0 if doubted or share >= holds_at_least(o, s, seat) else 0.0
    if not s.vying >> seat & 1:
        return 1.0 if share < MATCHED_ON * bragged_on else max(0.05, 1.0 - share)  # they dropped
    return 0.05 if share > bragged_on and has_passed(o, s, seat) else 1.0


@rule
def has_passed(o, s, seat):
    """Whether a seat that has staked nothing has had its say."""
    if s.bragger < 0:
        return not s.to_answer >> seat & 1
    other = after(o, seat)
    while other != eldest(o, s):
        if s.staked[other]:
            return True  # the turn went past it
        other = after(o, other)
    return False
