"""Comparing cards, hands for Pair, and counts, all by tables and set operations."""

import numpy as np

from boneace.games.alike import cards_of, held_once, held_twice, highest, suits_of
from boneace.games.best_pair_thirty_one.declaration import SUIT_RANKS, card_order
from boneace.games.best_pair_thirty_one.state import HIDDEN
from boneace.kernel.sets import bit, inlined, rule

#: Every card by its order: a higher number is a better card.
CARD = np.array([card_order(card) for card in range(52)], np.int8)
#: The highest suit-rank in every set of suits.
TOP_SUIT = np.array(
    [max([SUIT_RANKS[s] for s in range(4) if suits >> s & 1], default=0) for suits in range(16)],
    np.int8,
)
DIAMONDS = 1 << 2  # in a set of suits
A_PAIR = 64  # above every single card


@inlined
def pair_value(hand):
    """The value of a hand for Pair: a higher number beats a lower one, and no two are equal.

    A pair is A_PAIR + 4 × rank, and 1 more with the diamond; a single card as in CARD.
    """
    pairs = held_twice(hand)
    if pairs:  # BPT-22, BPT-24
        rank = highest(pairs)
        return A_PAIR + 4 * rank + (1 if suits_of(hand, rank) & DIAMONDS else 0)  # BPT-26
    return top_card(hand)  # BPT-25, BPT-28


@inlined
def top_card(hand):
    """The highest card of a hand by rank, then suit, as in CARD."""
    rank = highest(held_once(hand))
    return 4 * rank + np.int64(TOP_SUIT[suits_of(hand, rank)])  # BPT-27


@inlined
def pair_hand(o, hand, upcard):
    """The cards of a hand that count for Pair (BPT-21, B-BPT-01)."""
    return hand & ~bit(upcard) if o.pair_cards == HIDDEN else hand


@rule
def winning_cards(hand, value):
    """The cards of a hand that make its value: the pair, or the highest card."""
    if value >= A_PAIR:
        return cards_of(hand, (value - A_PAIR) // 4)
    return cards_of(hand, value // 4)
