"""Learners' data for Vingt-Un: actions, observations, and the length of a match."""

from __future__ import annotations

from math import inf

from boneace.games.facts import Facts
from boneace.games.fields import (
    IN_ANY_GAME,
    Bounds,
    Field,
    cards,
    code,
    count,
    flag,
    phase,
    seat,
    seats,
    signed,
)
from boneace.games.vingt_un.sent import VingtUnPhase
from boneace.games.vingt_un.state import DIVIDE, EACH, FORBIDDEN, HANDS, NATURAL, NO_TIES, OF_PACK
from boneace.games.vingt_un.words import LABELS

TABLES = (LABELS,)

FIELDS: tuple[Field, ...] = (
    cards("hands", "the cards that lie before the viewer", "own"),
    cards("shown", "those before each seat that all have seen", "seat"),
    cards("parts", "the cards of each hand that was divided, or is gone", "seat", each=HANDS),
    cards("stock", "the cards that the viewer has not located"),
    phase(VingtUnPhase),
    seat("turn", "the seat to move"),
    code("at", "which of its hands is played", ("first", "second", "third", "fourth")),
    seat("dealer", "the dealer"),
    count("stakes", "what each hand plays for", 2 * DIVIDE, by="seat", each=HANDS),
    flag("doubled", "whether the stakes were doubled"),
    count("hands_of", "how many hands each seat plays", HANDS, by="seat"),
    seats("naturals", "the players that have declared a natural"),
    seats("kept", "who kept a pair together"),
    seats("stood", "the players' hands that stand", each=HANDS),
    seats("over", "the hands that were over-drawn", each=HANDS),
    seats("made", "the divided hands that were naturals", each=HANDS).when(
        "divided_natural", NATURAL
    ),
    seats("gone", "the hands whose cards are used cards now", each=HANDS),
    count("stock_left", "how many cards the pack holds", 52),
    count("down", "how many used cards there are", 52),
    flag("first_hand", "whether naturals leave the dealer in"),
    flag("fresh", "whether a new pack was made in this deal").when("first_hand", OF_PACK),
    count("tenure", "the number of the deal in its dealer's turn"),
    count("fallen", "in how many of these deals players had naturals"),
    count("packs", "how often this dealer has used the pack up"),
    signed("chips", "chips won or lost, up to 255", by="seat"),
    count("pool", "the chips in the pool, up to 255"),
    count("deal", "the number of the deal, up to 255"),
)

#: These follow from the other fields and from the moves seen.
FOLLOWS = (
    *IN_ANY_GAME,
    "at",
    "hands_of",
    "to_come",
    "stakes",
    "doubled",
    "stood",
    "tenure",
    "changes",
    "last_stakes",
    "last_doubled",
    "last_hands_of",
)

#: A pair is divided into four hands at most, and each hand is kept together once at most.
_DIVIDING = (HANDS - 1) + HANDS
#: No hand of more than 11 cards counts up to 21: nine are drawn to the first two, then it stands
#: or draws once more.
_DRAWING = HANDS * (9 + 1)


def bounds(options: Facts) -> Bounds:
    """A match without a number of deals has no end."""
    deals, others = int(options.deals), int(options.seats) - 1
    if not deals:
        return Bounds(None, -inf, inf, "A match has no end: there is always one more deal.")
    ends = "A match ends after as many deals as were agreed."
    stakes_and_double = others + 1
    decisions = stakes_and_double + (others + 1) * (_DIVIDING + _DRAWING)
    settled = HANDS if options.dealer_divides == EACH else 1
    stakes = int(options.max_stake) * (
        2 + (HANDS - 1) * (2 if options.double_covers_divided else 1)
    )
    # A hand wins at most twice its stake from each of the dealer's; payments of others are less.
    paid = others * settled * 2 * stakes
    own = 1 if options.dealer_divides == FORBIDDEN else HANDS  # each pays a penalty (VUX-14)
    penalty = own * int(options.pool_over_draw)
    ties = 0 if options.pool_ties == NO_TIES else others * settled * stakes // 3
    pool = others * int(options.pool_ante) + penalty + ties
    loses = paid + int(options.pool_ante) + penalty  # on ties they keep more than they pay in
    return Bounds(deals * decisions, -deals * loses, deals * (paid + pool), ends)
