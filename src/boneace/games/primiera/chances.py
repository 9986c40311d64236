"""The others' hands after the draw, and the value of each discard: a compiled template."""

import numpy as np

from boneace.games.primiera.heuristics import kept_unless
from boneace.games.primiera.scoring import PACK, strength
from boneace.games.primiera.scoring import wins as claims
from boneace.games.primiera.state import HAND
from boneace.kernel.passes import compiled
from boneace.kernel.sample import any_of
from boneace.kernel.sets import bit, lowest, size, without_lowest
from boneace.kernel.specialized import record

SUBSETS = 1 << HAND
SENSIBLE_POINT = 33
"""The point of two cards that is better than cards of three suits. By the exact odds the players of
four seats keep such a point, and with this rule their hands are distributed almost as they are
then. Beginners keep poorer points, and so have better ones in the vying, and claim less often."""


@compiled
def sample_drawn(o, rng, found):
    """Write the strength of hands after a sensible draw; hands that would have been claimed before
    are left out."""
    o = record(o, 0)
    done = 0
    while done < len(found):
        hand, rest = np.int64(0), PACK
        for _ in range(HAND):
            card = bit(any_of(rest, rng))
            hand |= card
            rest ^= card
        if claims(o, hand):
            continue
        hand = kept_unless(hand, np.int64(SENSIBLE_POINT))
        while size(hand) < HAND:
            card = bit(any_of(rest, rng))
            hand |= card
            rest ^= card
        found[done] = strength(o, hand)
        done += 1


@compiled
def strength_of(o, hand):
    """The strength of a hand."""
    return np.int64(strength(record(o, 0), np.int64(hand)))


@compiled
def fill_draws(o, hand, unseen, wins, out):
    """Write the value of each discard, by the set of places discarded: 0 to keep all.

    `wins` is how often a hand wins the pot, by strength. Every possible set of new cards is
    counted, all equally likely.
    """
    o = record(o, 0)
    cards, many = np.zeros(64, np.int64), 0
    left = np.int64(unseen)
    while left:
        cards[many] = bit(lowest(left))
        left = without_lowest(left)
        many += 1
    for places in range(SUBSETS):
        kept, rest, place = np.int64(0), np.int64(hand), 0
        while rest:
            if not places >> place & 1:
                kept |= bit(lowest(rest))
            rest = without_lowest(rest)
            place += 1
        total, worlds = 0.0, 0
        goes = HAND - size(kept)
        # four nested loops over rising cards; unneeded ones run once
        for a in range(many if goes > 0 else 1):
            one = kept | cards[a] if goes > 0 else kept
            for b in range(a if goes > 1 else 1):
                two = one | cards[b] if goes > 1 else one
                for c in range(b if goes > 2 else 1):
                    three = two | cards[c] if goes > 2 else two
                    for d in range(c if goes > 3 else 1):
                        drawn = three | cards[d] if goes > 3 else three
                        found = strength(o, drawn)
                        total += wins[found]
                        worlds += 1
        out[places] = total / max(1, worlds)
