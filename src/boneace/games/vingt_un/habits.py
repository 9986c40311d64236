"""Rules of thumb for Vingt-Un: what a sensible beginner does, from what his own seat knows.

`habit` reads nothing that the seat to move does not see: its own cards, those that lie face up,
the stakes. So it makes the same move in a full state and in that seat's view of it.
"""

import numpy as np

from boneace.games.alike import held_once, held_twice
from boneace.games.count import ACES
from boneace.games.vingt_un.scoring import TARGET, dealer_receives, is_natural, least, total
from boneace.games.vingt_un.state import (
    DIVIDE,
    DIVIDING,
    DOUBLE,
    DOUBLING,
    DRAW,
    KEEP,
    NO_DOUBLE,
    SPLIT,
    STAKING,
    STAND,
    after,
    can_serve,
    cards_at,
    place_of,
)
from boneace.kernel.sample import any_of, below
from boneace.kernel.sets import bit, rule

#: What is staked on a card, in quarters of what the stakes allow, by rank from the ace.
STAKED = np.array([4, 0, 0, 0, 0, 0, 1, 1, 2, 3, 3, 3, 3])
#: The ranks whose pairs are worth dividing: aces, sevens and eights.
DIVIDED = 1 | 1 << 6 | 1 << 7
HIGH = 9  # the lowest card that the dealer doubles on, but for the ace
STANDS, SOFT = 16, 18  # counts to stand on, without and with an ace that counts eleven
LEAST = 15  # a hand on which others are taken to stand
TRIES = 12  # how often cards are filled in anew for a hand that would not have been played so
#: How often a hand that stands unseen counts so much, in hundredths.
UNSEEN = np.array([0] * 15 + [8, 16, 18, 20, 20, 12, 6])


@rule
def habit(o, s, chance):
    """A sensible move for the seat to move; `chance` is a random integer."""
    if s.phase == STAKING:
        return staked(o, s, chance)
    card = np.int64(s.hands[s.turn])
    if s.phase == DOUBLING:
        good = card & ACES != 0 or least(card) >= HIGH
        return np.int64(DOUBLE if good else NO_DOUBLE)
    if s.phase == DIVIDING:
        return divided(o, s)
    if can_serve(s) < 1 or not draws(o, s, chance):
        return np.int64(STAND)
    return np.int64(DRAW)


@rule
def staked(o, s, chance):
    rank = least(s.hands[s.turn]) - 1
    quarters = STAKED[rank] + (1 if chance % 8 == 0 and STAKED[rank] < 4 else 0)
    return np.int64(o.min_stake - 1 + (o.max_stake - o.min_stake) * quarters // 4)


@rule
def divided(o, s):
    pair = held_once(cards_at(s, s.turn, s.at))
    if not pair & DIVIDED or can_serve(s) < 2:
        return np.int64(KEEP)
    if s.turn == s.dealer:
        return np.int64(SPLIT)
    if pair & ACES:
        return np.int64(DIVIDE + o.max_stake - 1)
    chips = np.int64(s.stakes[place_of(s.turn, 0)])
    return np.int64(DIVIDE) + min(max(chips, o.min_stake), o.max_stake) - 1


@rule
def draws(o, s, chance):
    """Whether to draw to a hand: a player by its count, the dealer by what stands against him."""
    hand = cards_at(s, s.turn, s.at)
    own = total(hand)
    if own == TARGET:
        return False
    if own != least(hand):
        return own < SOFT
    if s.turn != s.dealer:
        return own < STANDS - chance % 2
    if own < 12:
        return True
    return own < STANDS + 1 and brings(o, s, own) < 0


@rule
def brings(o, s, own):
    """What the dealer may expect to receive for a count from the hands that stand."""
    found = 0.0
    for seat in range(o.seats):
        for at in range(s.hands_of[seat] if seat != s.dealer else 0):
            place = place_of(seat, at)
            if not s.stood >> place & 1:
                continue
            stake, up = np.int64(s.stakes[place]), s.shown[seat]
            if s.hands_of[seat] > 1 or s.naturals >> seat & 1:  # it lies open
                found += dealer_receives(own, False, total(cards_at(s, seat, at)), stake)
                continue
            for other in range(max(LEAST, least(up)), TARGET + 1):
                found += 0.01 * UNSEEN[other] * dealer_receives(own, False, np.int64(other), stake)
    return found


# --- for search -----------------------------------------------------------------------------------


@rule
def worth(o, s, seat):
    """What a seat may expect: its chips, and its share of the pool."""
    return s.chips[seat] + s.pool / o.seats


@rule
def settle(o, s, me, rng):
    """Make first cards that were filled in at random such as their holders would have by now.

    Nobody has a natural that was not declared, or is beyond 21; who was asked about a pair has
    one; and who stands does so on a fair count. Cards are filled in anew until they agree.
    """
    below(rng, 2)  # where no card is hidden, what the pack brings still differs
    if s.phase < DIVIDING:
        return True
    played, seat = True, np.int64(after(o, s.dealer))
    for _ in range(o.seats):
        asked = s.kept >> seat & 1 != 0 or (seat == s.turn and s.phase == DIVIDING)
        unseen = seat != me and s.hands[seat] & ~s.shown[seat] != 0
        if unseen and not settle_hand(s, seat, asked, played, rng):
            return False
        if seat == s.turn:
            played = False
        seat = np.int64(after(o, seat))
    return True


@rule
def settle_hand(s, seat, asked, played, rng):
    """Fill in the two hidden cards of a seat anew until it would have come to this with them."""
    stands = s.stood >> place_of(seat, 0) & 1 != 0
    for tried in range(3 * TRIES):
        first = s.hands[seat] & ~s.shown[seat]
        counts = total(s.hands[seat])
        fair = counts >= LEAST or not stands or tried >= 2 * TRIES or below(rng, 16) == 0
        right = not played or (held_twice(first) != 0) == asked
        if counts <= TARGET and not is_natural(first) and fair and right:
            return True
        s.stock |= first
        s.hands[seat] = s.shown[seat]
        one = bit(any_of(s.stock, rng))
        s.stock ^= one
        twins = s.stock & twins_of(one)
        other = bit(any_of(twins if asked and twins else s.stock, rng))
        s.stock ^= other
        s.hands[seat] |= one | other
    return False


@rule
def twins_of(card):
    """The cards of the denomination of a card."""
    rank = held_once(card)
    return rank | rank << 13 | rank << 26 | rank << 39
