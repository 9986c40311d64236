"""Learners' data for Leduc poker: the observations, and the length of a match."""

from boneace.games.facts import Facts
from boneace.games.fields import Bounds, card, cards, code, count, seat, signed

FIELDS = (
    cards("hands", "the card that the viewer holds", "own"),
    card("widow", "the card on the table", "place"),
    code("stage", "the round of betting", ("first", "second"), low=1),
    seat("turn", "the seat to move"),
    seat("dealer", "the dealer, who plays first"),
    count("calls", "calls since the last raise", 2),
    count("raises", "raises in this round", 2),
    count("paid", "chips put into the pot", 13, by="seat"),
    signed("chips", "chips won or lost in earlier deals, up to 255", by="seat"),
    count("deal", "the number of the deal", 100),
)

#: In a round: a call, two raises, and a call (LP-06, LP-07).
LONGEST = 4
#: In a deal: the ante, two raises of two chips, and two of four (LP-02, LP-05).
MOST = 1 + 2 * 2 + 2 * 4


def bounds(options: Facts) -> Bounds:
    """LP-11: a match has as many deals as the option says."""
    deals = int(options.deals)
    ends = "A match ends after as many deals as the option says."
    return Bounds(2 * LONGEST * deals, -MOST * deals, MOST * deals, ends)
