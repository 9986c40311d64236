"""The cards of each match of a batch, from a seed: those that `boneace.new` deals from that seed.

A match of the library deals from shuffles of the pack, one after another (`boneace.shuffles`). A
deck is the position of a match of a batch in them. The seed of the next match at the same place of
the batch is `boneace.kernel.luck.scattered` of the previous seed and 0.
"""

import numpy as np

from boneace.kernel.contract import MAX_MOVES
from boneace.kernel.sample import write_shuffled
from boneace.kernel.sets import bit, hot_rule, rule
from boneace.kernel.states import layout

DECK = layout(
    [
        ("left", "i8"),  # the cards of the shuffle that have not been used, as a set
        ("seed", "u8"),  # of the match that is played
        ("next", "u8"),  # of the match that follows
        ("shuffles", "u4"),  # how many have been made for this match
        ("at", "i1"),  # the place reached in the shuffle
        ("order", "i1", MAX_MOVES),  # the shuffle
    ]
)


@rule
def scattered(seed, k):
    """`boneace.kernel.luck.scattered`."""
    x = seed + (np.uint64(k) + np.uint64(1)) * np.uint64(0x9E3779B97F4A7C15)
    x = (x ^ (x >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    x = (x ^ (x >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    x ^= x >> np.uint64(31)
    return x if x != 0 else np.uint64(1)


@rule
def new_deck(deck):
    """Begin the match that follows."""
    deck.seed = deck.next
    deck.next = scattered(deck.seed, 0)
    deck.shuffles, deck.left, deck.at = 0, 0, 0


@rule
def new_shuffle(deck, pack):
    """Shuffle the pack again."""
    write_shuffled(np.int64(pack), scattered(deck.seed, deck.shuffles), deck.order)
    deck.shuffles += 1
    deck.left, deck.at = pack, 0


@hot_rule
def next_card(deck, legal, pack):
    """The card that is dealt, one of `legal`: as in `boneace.kernel.drivers.advance`."""
    if legal & ~deck.left:
        new_shuffle(deck, pack)
    at, left = np.int64(deck.at), np.int64(deck.left)
    while not legal & bit(deck.order[at]):
        left ^= bit(deck.order[at])
        at += 1
    card = np.int64(deck.order[at])
    deck.left, deck.at = left ^ bit(card), at + 1
    return card
