"""The values of a hand of Three-Stake Brag: its upcard, its pair or prial, its count to 31."""

import numpy as np

from boneace.games.alike import held_once, held_thrice, held_twice, highest
from boneace.games.count import TARGET, count_low
from boneace.games.suits import ACES
from boneace.games.three_stake_brag.state import AS_ITSELF, HIGH_CARD, ONE, PRIALS
from boneace.kernel.sets import bit, rule, size

JACK_OF_CLUBS, NINE_OF_DIAMONDS = 49, 34
BON_ACE = 26  # the ace of diamonds
#: The braggers, by the code of `second_bragger` (TSB-09, TSB-10, B-TSB-01).
BRAGGERS = np.array(
    [1 << JACK_OF_CLUBS, 1 << JACK_OF_CLUBS | 1 << NINE_OF_DIAMONDS], dtype=np.int64
)
JACK, NINE = 9, 7  # ranks, counted from the deuce

# A hand's strength in the second pot is 4 × (its rank, + PAIR or + PRIAL) + how it is made.
PAIR, PRIAL = 13, 26
TIED, BY_NINE, BY_JACK, NATURAL = range(4)
NO_HAND = -1  # a hand that cannot win


@rule
def upcard_height(card):
    """TSB-05: by rank, the ace highest; the ace of diamonds above all (TSB-07)."""
    return 13 if card == BON_ACE else highest(bit(card % 13))


@rule
def strength(o, hand):
    """The value of three cards in the second pot (TSB-08): the higher is better."""
    wild = hand & BRAGGERS[o.second_bragger]
    if wild:
        return made_strength(o, hand, wild)
    pairs = held_twice(hand)
    if pairs:
        if held_thrice(hand):
            return 4 * (PRIAL + highest(pairs)) + NATURAL
        return 4 * (PAIR + highest(pairs)) + (TIED if o.natural_beats == PRIALS else NATURAL)
    if o.no_pair == HIGH_CARD:
        return 4 * highest(held_once(hand)) + NATURAL  # B-TSB-04, odd cards never count (B-TSB-05)
    return np.int64(NO_HAND)


@rule
def made_strength(o, hand, wild):
    """The value of a hand with braggers: a bragger stands for any card (TSB-09).

    The best hand is the one of the highest rank, natural or not; a bragger that is itself of that
    rank makes it natural (B-TSB-06).
    """
    others = hand ^ wild
    if size(wild) == 2:
        return 4 * (PRIAL + highest(held_once(others))) + BY_JACK
    jack = wild == bit(JACK_OF_CLUBS)
    itself = JACK if jack else NINE
    pairs = held_twice(others)
    rank = highest(pairs if pairs else held_once(others))
    made = BY_JACK if jack else BY_NINE  # B-TSB-05: of two made hands, that with the jack
    if rank == itself and o.bragger_of_rank == AS_ITSELF:
        made = NATURAL if pairs or o.natural_beats != PRIALS else TIED
    return 4 * ((PRIAL if pairs else PAIR) + rank) + made


@rule
def unbeaten(strength, best):
    """Whether no hand beats one of this strength, where `best` is the highest (TSB-11).

    If natural pairs do not beat made ones (B-TSB-07) they are TIED: such a pair beats no other of
    its rank, and none of its rank beats it.
    """
    return strength == best or strength == (best & ~3 | TIED)


@rule
def count(o, hand):
    """The count of a hand to thirty-one (TSB-15, B-TSB-10); above 31 it is over."""
    counted = count_low(hand)
    if o.ace != ONE and counted <= TARGET:
        counted += 10 * min(size(hand & ACES), (TARGET - counted) // 10)
    return counted
