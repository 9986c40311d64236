"""Rules of thumb for Primiera: what a sensible beginner does, from what their own seat knows.

`policy` reads only what the seat to move sees: its own hand, the number of cards in the pack, and
the stakes. So it makes the same move in a full state and in that seat's view.
"""

import numpy as np

from boneace.games.primiera import state as st
from boneace.games.primiera.rules import moves
from boneace.games.primiera.scoring import FEATURES, point, value, wins
from boneace.games.stocks import left_in_stock
from boneace.games.suits import SUIT
from boneace.games.vying.heuristics import BOLD, amounts_to_weigh, rarity, share_after, steps
from boneace.games.vying.rules import BRAG, DROP, MATCH, PASS, RAISE
from boneace.kernel.sample import any_of, below
from boneace.kernel.sets import bit, lowest, rule, size, without_lowest

GOOD_POINT = 24  # two cards of a suit that are kept for the point, though three suits are held
#: How often a point beats the hand of one other player who has drawn and not claimed.
BEATS = np.clip((np.arange(140) - 22) / 26, 0.01, 0.97)
MATCHED = 0.7  # the share of the steps taken that a point must be worth to stay in
SUREST = 0.85  # no point is assumed to beat more
AMOUNTS = np.int64((1 << RAISE) - 1)  # a set of amounts by which one may go up
SPLITS = 8  # the number of ways tried in which another player may have got a hand


@rule
def policy(o, s, chance):
    """A sensible move for the seat to move; `chance` is a random integer."""
    if s.phase == st.TURN:
        return discard(o, s, chance)
    return vie(o, s, chance)


# --- the draw -------------------------------------------------------------------------------------


@rule
def discard(o, s, chance):
    """Discard what is not worth keeping, or the lowest of it if the pack is short."""
    hand = s.hands[s.turn]
    out = hand ^ kept_of(o, hand, chance)
    if o.short_pack != st.RESHUFFLE:
        while size(out) > left_in_stock(s):
            out ^= bit(highest_of(out))
    return st.DISCARD + places_of(hand, out)


@rule
def kept_of(o, hand, chance):
    """The cards that a beginner keeps of a hand that wins nothing."""
    return kept_unless(hand, GOOD_POINT + chance % 5 - 2)


@rule
def kept_unless(hand, good):
    """The cards kept by players for whom a point of `good` is better than three suits.

    Three of a suit for a flush; cards of three suits for a primiera, unless two of a suit make a
    good point; else the best suit for the point, and for a fifty-five.
    """
    best = best_suit(hand)
    if size(best) == 3 or suits_of(hand) != 3 or value(best) >= good:
        return best
    for place in range(4):
        suit = hand & SUIT << 13 * place
        if size(suit) == 2:
            return hand ^ suit | bit(highest_of(suit))
    return best


@rule
def suits_of(hand):
    """The number of suits in a hand."""
    return (
        np.int64(FEATURES[hand & SUIT])
        + FEATURES[hand >> 13 & SUIT]
        + FEATURES[hand >> 26 & SUIT]
        + FEATURES[hand >> 39 & SUIT]
    ) >> 8 & 7


@rule
def best_suit(hand):
    """The cards of the suit that counts most."""
    best, most = hand, np.int64(-1)
    for place in range(4):
        suit = hand & SUIT << 13 * place
        counts = value(suit)
        if counts > most:
            best, most = suit, counts
    return best


@rule
def highest_of(cards):
    """The card of a set that counts most."""
    best, most = lowest(cards), np.int64(-1)
    while cards:
        counts = value(cards & -cards)
        if counts > most:
            best, most = lowest(cards), counts
        cards = without_lowest(cards)
    return best


@rule
def places_of(hand, cards):
    """The places of some cards of a hand, by rising number, as a set."""
    places, place = 0, 0
    while hand:
        if hand & -hand & cards:
            places |= bit(place)
        place += 1
        hand = without_lowest(hand)
    return places


# --- vying ----------------------------------------------------------------------------------------


@rule
def vie(o, s, chance):
    """Brag on a good point, sometimes bluff; stay in as long as it pays."""
    others = size(s.vying) - 1
    chances = BEATS[point(o, s.hands[s.turn])] ** others
    legal, luck = moves(o, s), chance % 16
    if s.bragger < 0:
        if chances > 0.45 or luck == 0:
            return up_by(legal, BRAG, 1 + chance // 16 % 3, PASS)
        return np.int64(PASS)
    chances *= 0.8  # a player who brags probably has something
    costs = s.asked - s.staked[s.turn]
    further = 0.0 if luck < 8 else BOLD
    if chances > 0.55 and steps_to(o, s.asked) + further < worth_steps(o, s):
        return up_by(legal, RAISE, 1 + chance // 16 % 3, MATCH)
    return np.int64(MATCH if chances * (s.pots[st.POT] + costs) > costs else DROP)


@rule
def steps_to(o, chips):
    """The number of steps of an amount of chips on the scale of vying."""
    return steps(o.ante, o.max_brag, chips)


@rule
def worth_steps(o, s):
    """The number of steps that the point of the seat to move is worth."""
    return rarity(BEATS[point(o, s.hands[s.turn])])


@rule
def up_by(legal, first, chips, otherwise):
    """The brag or raise of this many chips, or of fewer; `otherwise` where there is none."""
    while chips > 0:
        if legal & bit(first + chips - 1):
            return np.int64(first + chips - 1)
        chips -= 1
    return np.int64(otherwise)


# --- for search -----------------------------------------------------------------------------------


@rule
def sensible(o, s):
    """Moves worth considering: raises of usual amounts, and none beyond what the point is worth."""
    if s.phase != st.VYING:
        return np.int64(-1)
    stays = ~(AMOUNTS << BRAG | AMOUNTS << RAISE)
    if steps_to(o, s.asked) >= worth_steps(o, s) + BOLD:
        return stays
    first = BRAG if s.bragger < 0 else RAISE
    amounts = moves(o, s) >> first & AMOUNTS
    return stays | amounts_to_weigh(amounts, np.int64(o.ante), s.asked) << first


@rule
def worth(o, s, seat):
    """What a seat can expect: its chips, and its share of the pot."""
    return s.chips[seat] + (0.0 if s.phase == st.DONE else s.pots[st.POT] / o.seats)


@rule
def settle(o, s, me, rng):
    """Turn hands filled in at random into hands that players who have drawn would have by now.

    False if somebody would not have discarded this many cards, or stayed in with such a hand.
    """
    for seat in range(o.seats):
        if seat != me and not (settle_hand(o, s, seat, rng) and may_stay(o, s, seat, rng)):
            return False
    return True


@rule
def may_stay(o, s, seat, rng):
    """Whether a seat would have staked this much on its hand; seldom on a poor one."""
    if not s.vying >> seat & 1 or s.staked[seat] == 0:
        return True
    least = min(SUREST, share_after(MATCHED * steps_to(o, s.staked[seat])))
    return BEATS[point(o, s.hands[seat])] >= least or below(rng, 8) == 0


@rule
def settle_hand(o, s, seat, rng):
    """Choose four cards of a hand and its last discards as the cards held before the draw."""
    if not s.drew >> seat & 1:
        return True
    end = s.down
    while end > 0 and s.thrown_by[end - 1] & st.BY_SEAT != seat:
        end -= 1
    first, thrown = end, np.int64(0)
    while first > 0 and s.thrown_by[first - 1] == s.thrown_by[end - 1]:
        first -= 1
        thrown |= bit(s.widow[first])
    if end == first:
        return True  # its discards have gone into the pack
    for _ in range(SPLITS):
        held, rest = np.int64(0), s.hands[seat] | thrown
        while size(held) < st.HAND:
            card = bit(any_of(rest, rng))
            held |= card
            rest ^= card
        out = held ^ kept_of(o, held, below(rng, 60))
        if size(out) == size(thrown) and not wins(o, held):
            s.hands[seat] = rest | held ^ out
            for slot in range(first, end):
                s.widow[slot] = lowest(out)
                out = without_lowest(out)
            return True
    return False
