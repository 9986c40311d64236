"""For programs that learn Leduc poker: how long a match lasts, and what can be won in it."""

from boneace.games.facts import Facts
from boneace.games.fields import Bounds

#: In a round: a call, two raises, and a call (LP-06, LP-07).
LONGEST = 4
#: In a deal: the ante, two raises of two chips, and two of four (LP-02, LP-05).
MOST = 1 + 2 * 2 + 2 * 4


def bounds(options: Facts) -> Bounds:
    """LP-11: a match has as many deals as the option says."""
    deals = int(options.deals)
    ends = "A match ends after as many deals as the option says."
    return Bounds(2 * LONGEST * deals, -MOST * deals, MOST * deals, ends)
