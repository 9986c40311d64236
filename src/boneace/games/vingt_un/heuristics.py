"""Rules of thumb for Vingt-Un: what a sensible beginner does, from what their own seat knows.

`policy` reads only what the seat to move sees: its own cards, those that lie face up,
the stakes. So it makes the same move in a full state and in that seat's view of it.
"""

import numpy as np

from boneace.games.alike import held_once, held_twice
from boneace.games.suits import ACES
from boneace.games.turns import after
from boneace.games.vingt_un import state as st
from boneace.games.vingt_un.scoring import TARGET, dealer_receives, is_natural, least, total
from boneace.kernel.sample import any_of, below
from boneace.kernel.sets import bit, rule, size

#: The stake on a card, in quarters of the allowed range, by the count of the card from the ace.
STAKED = np.array([4, 0, 0, 0, 0, 0, 0, 0, 1, 2])
#: The ranks whose pairs are worth dividing: aces, sevens and eights.
DIVIDED = 1 | 1 << 6 | 1 << 7
HIGH = 10  # the count of a card on which the dealer doubles, as on an ace
#: Counts to stand on: without a “double” of the dealer, with one, and with an ace
#: that counts eleven. A dealer who has not doubled usually has a poor card, and may over-draw.
STANDS, SOFT = (15, 17), 19
DEALER_STANDS = 17  # the dealer stands on this whatever stands against them
LEAST = 13  # the lowest count on which others are assumed to stand
TRIES = 40  # how often cards are filled in again for a hand that would not have been played so
#: The distribution of the count of an unseen hand that stands, in hundredths.
UNSEEN = np.array([0] * 13 + [1, 5, 7, 9, 14, 16, 17, 20, 11])

# The actions of others say something about their cards. In hundredths, how often players act so
# with these cards:
LOW, MIDDLE, HIGHEST = range(3)
#: a low, middle or high stake, by the count of the first card;
STAKES = np.array(
    [
        [8, 100, 100, 100, 100, 100, 100, 100, 80, 35],
        [10, 8, 8, 8, 8, 12, 25, 40, 100, 100],
        [100, 4, 4, 4, 4, 4, 6, 8, 15, 40],
    ]
)
#: the dealer’s “double”, and not calling it;
DOUBLES = np.array([85, 8, 8, 8, 8, 10, 15, 25, 45, 80])
#: standing, by the count of the hand, not doubled, and doubled;
STOOD = np.array(
    [
        [2] * 12 + [6, 20, 60, 95, 100, 100, 100, 100, 100, 100],
        [2] * 12 + [4, 8, 20, 35, 70, 100, 100, 100, 100, 100],
    ]
)
#: drawing to the first two cards, the same way;
DREW = np.array(
    [
        [100] * 13 + [95, 60, 20, 12, 6, 2, 1, 1, 1],
        [100] * 13 + [100, 95, 85, 50, 8, 2, 1, 1, 1],
    ]
)
#: and drawing to them with an ace that counts eleven.
DREW_SOFT = np.array([100] * 16 + [95, 85, 40, 8, 2, 1])


@rule
def policy(o, s, chance):
    """A sensible move for the seat to move; `chance` is a random integer."""
    if s.phase == st.STAKING:
        return staked(o, s, chance)
    card = np.int64(s.hands[s.turn])
    if s.phase == st.DOUBLING:
        good = card & ACES != 0 or least(card) >= HIGH
        return np.int64(st.DOUBLE if good else st.NO_DOUBLE)
    if s.phase == st.DIVIDING:
        return divided(o, s)
    if st.can_serve(s) < 1 or not draws(o, s, chance):
        return np.int64(st.STAND)
    return np.int64(st.DRAW)


@rule
def staked(o, s, chance):
    counts = least(s.hands[s.turn])
    quarters = STAKED[counts - 1] + (1 if chance % 8 == 0 and counts > 1 else 0)
    return np.int64(o.min_stake - 1 + (o.max_stake - o.min_stake) * quarters // 4)


@rule
def divided(o, s):
    pair = held_once(st.cards_at(s, s.turn, s.at))
    if not pair & DIVIDED or not st.may_divide(s):
        return np.int64(st.KEEP)
    if s.turn == s.dealer:
        return np.int64(st.SPLIT)
    if pair & ACES:
        return np.int64(st.DIVIDE + o.max_stake - 1)
    chips = np.int64(s.stakes[st.place_of(s.turn, 0)])
    return np.int64(st.DIVIDE) + min(max(chips, o.min_stake), o.max_stake) - 1


@rule
def draws(o, s, chance):
    """Whether to draw to a hand: a player by its count, the dealer by the hands that stand against
    them."""
    hand = st.cards_at(s, s.turn, s.at)
    own = total(hand)
    soft = own != least(hand)
    if s.turn != s.dealer:
        return own < (SOFT if soft else STANDS[s.doubled] - chance % 2)
    if own < 12:
        return True
    return own < (SOFT if soft else DEALER_STANDS) and brings(o, s, own) < 0


@rule
def brings(o, s, own):
    """The dealer's expected receipts for a count from the hands that stand."""
    found = 0.0
    for seat in range(o.seats):
        for at in range(s.hands_of[seat] if seat != s.dealer else 0):
            place = st.place_of(seat, at)
            if not s.stood >> place & 1:
                continue
            stake, up = np.int64(s.stakes[place]), s.shown[seat]
            if s.hands_of[seat] > 1 or s.naturals >> seat & 1:  # it lies open
                found += dealer_receives(own, False, total(st.cards_at(s, seat, at)), stake)
                continue
            for other in range(max(LEAST, least(up)), TARGET + 1):
                receives = dealer_receives(own, False, np.int64(other), stake)
                found += 0.01 * UNSEEN[other] * receives
    return found


# --- for search -----------------------------------------------------------------------------------


@rule
def worth(o, s, seat):
    """What a seat can expect: its chips, and its share of the pool while deals remain.

    At the end of a match nobody gets the pool.
    """
    return s.chips[seat] + (0.0 if s.phase == st.DONE else s.pool / o.seats)


@rule
def settle(o, s, me, rng):
    """Turn hidden cards filled in at random into cards that their holders would have by now.

    Nobody has a natural that was not declared, or is beyond 21. A player asked about a pair has
    one. The better cards fit the stake, the “double”, the drawing and the standing, the likelier
    they are. They are filled in again until they agree.
    """
    below(rng, 2)  # even if no card is hidden, the cards of the pack differ
    played, seat = s.phase >= st.DIVIDING, np.int64(after(o, s.dealer))
    for _ in range(o.seats):
        unseen = seat != me and s.hands[seat] & ~s.shown[seat] != 0
        if unseen and not settle_hand(o, s, seat, played, rng):
            return False
        if seat == s.turn:
            played = False
        seat = np.int64(after(o, seat))
    return True


@rule
def settle_hand(o, s, seat, played, rng):
    """Fill in the hidden cards of a seat again until they agree with its actions."""
    asked = s.kept >> seat & 1 != 0 or (seat == s.turn and s.phase == st.DIVIDING)
    for _ in range(TRIES):
        first = s.hands[seat] & ~s.shown[seat]
        right = not played or (held_twice(first) != 0) == asked
        if right and not is_natural(first) and below(rng, 100) < likely(o, s, seat, first, rng):
            return True
        s.stock |= first
        s.hands[seat] = s.shown[seat]
        one = bit(any_of(s.stock, rng))
        s.begun = s.begun & ~first | one
        if size(first) > 1:
            twins = s.stock & twins_of(one) & ~one
            one |= bit(any_of(twins if asked and twins else s.stock & ~one, rng))
        s.stock ^= one
        s.hands[seat] |= one
    return False


@rule
def likely(o, s, seat, first, rng):
    """How often, in hundredths, a seat with these hidden cards acts as it has acted."""
    counts, place = total(s.hands[seat]), st.place_of(seat, 0)
    if counts > TARGET:
        return 0
    chances = np.int64(100)
    if s.stood >> place & 1:
        chances = STOOD[s.doubled, counts]
    if s.shown[seat]:
        before = total(first)
        soft = before != least(first)
        chances = chances * (DREW_SOFT[before] if soft else DREW[s.doubled, before]) // 100
    return chances * staked_on(o, s, seat, least(first & s.begun) - 1) // 100


@rule
def staked_on(o, s, seat, card):
    """How often, in hundredths, a seat stakes or doubles like this on a first card."""
    if seat == s.dealer:
        if s.phase < st.SECOND:
            return np.int64(100)
        return DOUBLES[card] if s.doubled else 100 - DOUBLES[card]
    stake, least_stake = np.int64(s.stakes[st.place_of(seat, 0)]), np.int64(o.min_stake)
    if s.doubled:
        stake //= 2
    if stake == 0 or o.max_stake == o.min_stake:
        return np.int64(100)
    quarters = 4 * (stake - least_stake) / (o.max_stake - least_stake)
    return STAKES[LOW if quarters < 0.8 else MIDDLE if quarters < 3.2 else HIGHEST, card]


@rule
def twins_of(card):
    """The cards of the denomination of a card."""
    rank = held_once(card)
    return rank | rank << 13 | rank << 26 | rank << 39
