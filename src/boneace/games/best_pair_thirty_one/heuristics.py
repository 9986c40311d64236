"""Rules of thumb for Best, Pair and Thirty-one: what a decent beginner does.

`policy` reads only what the seat to move sees: its own hand, the upcards, the scores and
what has been bet. So it makes the same move in a full state and in that seat's view of it.
"""

import numpy as np

from boneace.games.alike import cards_of
from boneace.games.best_pair_thirty_one import state as st
from boneace.games.best_pair_thirty_one.rules import may_fold, may_raise
from boneace.games.best_pair_thirty_one.scoring import A_PAIR, pair_hand, pair_value
from boneace.games.best_pair_thirty_one.views import may_hold
from boneace.games.count import count_high
from boneace.kernel.sample import any_of, below
from boneace.kernel.sets import bit, rule, size

#: How often, in a hundred, a hand with this highest card (deuce to ace), or with a pair, wins
#: against any other hand. Counted in random deals, and rounded.
BEATS = np.array([0, 0, 0, 0, 2, 3, 7, 12, 19, 29, 41, 56, 75, 91])
SATISFIED = np.array([24, 26])  # a count to stand with: while the other draws, and when they stand
OPENS, AGAIN = 45, 60  # needed to raise first; to raise again, plus 5 for each point asked
RANDOM_TRIES = 60  # for a hand that agrees with the announcement, before all are tried
BLUFF = 12  # one weak hand in this many is bet like a strong one


@rule
def strength(o, hand, upcard):
    """How often, in a hundred, a dealt hand wins at Pair."""
    value = pair_value(pair_hand(o, hand, upcard))
    return BEATS[13 if value >= A_PAIR else value // 4]


@rule
def policy(o, s, chance):
    """A sensible move for the seat to move; `chance` is a random integer."""
    seat = s.turn
    if s.phase != st.BETTING:
        enough = SATISFIED[1 if s.satisfied else 0] + chance % 3 - 1
        return st.STAND if count_high(s.hands[seat]) >= enough else st.DRAW
    good = strength(o, s.hands[seat], s.upcard[seat])
    if chance % BLUFF == 0:
        good = 75
    raises = may_raise(o, s, seat)
    if s.bragger >= 0:
        return answered(o, s, seat, good, raises)
    if s.seen_early:
        return st.RAISE if good > 60 and raises else st.SEE
    if s.points[seat] == st.GAME - 1:
        return st.SEE if good > 50 else st.PASS
    if good > OPENS and raises:
        return st.RAISE
    return st.FOLD if seat == s.dealer else st.PASS


@rule
def answered(o, s, seat, good, raises):
    """The answer to a raise: each time it needs a better hand."""
    if good > AGAIN + 5 * s.asked and raises:
        return st.RAISE
    if not may_fold(o, s, seat) or good * s.asked > 70:
        return st.SEE
    return st.FOLD


# --- for search -----------------------------------------------------------------------------------


def _chances(single, double):
    """The value of a game at each pair of scores, if both are equally likely to win each point.

    Winning counts `single`, or `double` if the other is far behind; losing the same, negative.
    """
    worth = np.zeros((st.GAME + 6, st.GAME + 6))
    for mine in range(st.GAME + 5, -1, -1):
        for his in range(st.GAME + 5, -1, -1):
            if mine >= st.GAME and mine >= his:
                worth[mine, his] = double if his < st.SINGLE else single
            elif his >= st.GAME:
                worth[mine, his] = -double if mine < st.SINGLE else -single
            else:
                worth[mine, his] = (worth[mine + 1, his] + worth[mine, his + 1]) / 2
    return worth


CHANCES = _chances(1.0, 2.0)
#: The chance to win one game less one half.
WINNING = _chances(0.5, 0.5)


@rule
def worth(o, s, seat):
    """What a seat can expect from the present standing; `returns` if the match is over."""
    other = 1 - seat
    lead = np.float64(s.games[seat] - s.games[other])
    if s.phase == st.DONE:
        return lead
    most = len(CHANCES) - 1
    return lead + CHANCES[min(s.points[seat], most), min(s.points[other], most)]


@rule
def winning(o, s, seat):
    """The chance of a seat to win a match of one game; of a longer one once it is over."""
    other = 1 - seat
    if s.phase == st.DONE:
        return 1.0 if s.games[seat] > s.games[other] else 0.0
    if o.games > 1:
        return np.nan
    most = len(WINNING) - 1
    return 0.5 + WINNING[min(s.points[seat], most), min(s.points[other], most)]


@rule
def settle(o, s, me, rng):
    """Make the other hand one that fits what its holder bet, said and drew."""
    other = 1 - me
    if s.phase == st.BETTING:
        return likely_to_bet_so(o, s, other, rng)
    if s.said[other] >= 0 and not may_hold(o, s, other) and not deal_again(o, s, other, rng):
        return False
    if s.satisfied >> other & 1 and count_high(s.hands[other]) < SATISFIED[0] - 1:
        return below(rng, 8) == 0
    return True


@rule
def likely_to_bet_so(o, s, seat, rng):
    """Whether a hand fits its bets: weak hands seldom raise, and good ones seldom pass."""
    good = strength(o, s.hands[seat], s.upcard[seat])
    if s.bragger == seat:
        least = OPENS if s.asked == 2 else AGAIN + 5 * (s.asked - 1)
        return good > least or below(rng, BLUFF) == 0
    if s.passed and seat != s.dealer and s.points[seat] + 2 <= st.GAME:
        return good <= OPENS or below(rng, BLUFF) == 0
    return True


@rule
def deal_again(o, s, seat, rng):
    """Choose one of the few hands that agree with an announcement at a see, each equally likely.

    Some are tried at random; if none agrees, or few can, all are checked.
    """
    hidden = s.hands[seat] & ~s.shown[seat]
    wanted = 3 - size(s.shown[seat])  # the cards dealt that were not seen
    s.stock |= hidden
    must_hold, found = said_cards(o, s, seat), np.int64(0)
    for _ in range(0 if must_hold else RANDOM_TRIES):
        cards = any_two(s.stock, wanted, rng)
        s.hands[seat] = s.shown[seat] | cards
        if may_hold(o, s, seat):
            found = cards
            break
    if found == 0:
        found = one_of_all(o, s, seat, must_hold if must_hold else s.stock, wanted, rng)
    s.hands[seat] = s.shown[seat] | found
    s.stock &= ~found
    for _ in range(size(hidden) - wanted):  # those that were drawn
        card = bit(any_of(s.stock, rng))
        s.hands[seat] |= card
        s.stock ^= card
    return found != 0


@rule
def said_cards(o, s, seat):
    """The cards of which at least one must be hidden in a hand, by the rank announced.

    None if the cards shown have enough of that rank.
    """
    pair = s.said[seat] >= A_PAIR // 4
    rank = s.said[seat] - (A_PAIR // 4 if pair else 0)
    held = size(cards_of(pair_hand(o, s.shown[seat], s.upcard[seat]), rank))
    return np.int64(0) if held >= (2 if pair else 1) else cards_of(s.stock, rank)


@rule
def any_two(cards, wanted, rng):
    """One or two cards at random."""
    first = bit(any_of(cards, rng))
    return first | bit(any_of(cards & ~first, rng)) if wanted > 1 else first


@rule
def one_of_all(o, s, seat, first, wanted, rng):
    """One of the fitting ways to complete a hand, each equally likely; 0 if there is none.

    `first` are the cards of which at least one is needed.
    """
    met, found, second = 0, np.int64(0), s.stock
    while first:
        one = first & -first
        first ^= one
        second &= ~one
        left = second if wanted > 1 else one
        while left:
            two = left & -left
            left ^= two
            s.hands[seat] = s.shown[seat] | one | two
            if may_hold(o, s, seat):
                met += 1
                if below(rng, met) == 0:
                    found = one | two
    return found
