"""Learners' data for Three-Stake Brag: actions, observations, and the length of a match."""

from __future__ import annotations

from math import inf

from boneace.games.facts import Facts
from boneace.games.fields import (
    IN_ANY_GAME,
    Bounds,
    Field,
    cards,
    count,
    phase,
    seat,
    seats,
    signed,
)
from boneace.games.three_stake_brag.sent import ThreeStakeBragPhase
from boneace.games.three_stake_brag.state import COUNTED, POTS
from boneace.games.three_stake_brag.words import LABELS
from boneace.games.vying.bounds import longest_round

TABLES = (LABELS,)

FIELDS: tuple[Field, ...] = (
    cards("hands", "the cards of a hand that the viewer sees: all, once hands lie open", "seat"),
    cards("shown", "the upcard of the viewer's hand", "own"),
    cards("stock", "the cards that the viewer has not located"),
    phase(ThreeStakeBragPhase),
    seat("turn", "the seat to move"),
    seat("dealer", "the dealer"),
    count("own_strength", "what the viewer's hand is worth in the second pot", 155),
    count("own_count", "what the viewer's hand counts to thirty-one", 40),
    count("pots", "the chips in the three pots, up to 255", by="place", only=POTS),
    seat("winner", "who has taken the first pot, and the second", by="place", only=int(COUNTED)),
    seats("vying", "who is left in the vying"),
    seats("to_answer", "who has yet to speak, or to answer"),
    count("asked", "what it costs to stay, up to 255"),
    seat("bragger", "who raised last"),
    count("staked", "chips put in while vying, up to 255", by="seat"),
    count("counts", "what an open hand counts to thirty-one", 40, by="seat"),
    seats("stood", "who draws no more"),
    signed("chips", "chips won or lost, up to 255", by="seat"),
    count("deal", "the number of the deal, up to 255"),
)

#: These follow from the other fields and from the moves seen.
FOLLOWS = (
    *IN_ANY_GAME,
    "phase",
    "to_deal",
    "own_count",
    "own_strength",
    "vying",
    "to_answer",
    "asked",
    "bragger",
    "staked",
    "pots",
    "changes",
    "stood",
    "counts",
    "strengths",
    "dealt",
    "last_shown",
    "last_dealt",
    "last_counts",
    "last_strengths",
    "last_vying",
)


def bounds(options: Facts) -> Bounds:
    """Vying is bounded only with a limit, which modern Brag lacks; a match only with a number of
    deals."""
    seats, deals = int(options.seats), int(options.deals)
    if not deals:
        return Bounds(None, -inf, inf, "A match has no end: there is always one more deal.")
    ends = "A match ends after as many deals as were agreed."
    vying = longest_round(options)
    if vying is None:
        return Bounds(None, -inf, inf, ends)
    loses = deals * ((POTS + options.all_three) * options.stake + options.vying_limit)
    return Bounds(deals * (vying + _draws(seats)), -loses, (seats - 1) * loses, ends)


def _draws(seats: int) -> int:
    """The most decisions of the drawing in a deal.

    No hand of 14 cards counts less than 31. So a seat draws ten cards to the three dealt, and
    stands or draws once more. Nor can more cards be drawn than are left of the pack.
    """
    return min(11 * seats, 52 - 3 * seats + seats)
