"""Learners' data for Thirty-one: actions, observations, and the length of a match."""

from __future__ import annotations

from math import inf

from boneace.cards import members
from boneace.games.facts import Facts
from boneace.games.fields import (
    IN_ANY_GAME,
    Bounds,
    Field,
    card,
    cards,
    count,
    phase,
    seat,
    seats,
    signed,
)
from boneace.games.lives.learners import MOST_LIVES, bounds_for
from boneace.games.lives.scoring import BLITZ
from boneace.games.thirty_one.sent import ThirtyOnePhase
from boneace.games.thirty_one.state import DISCARDING, DRAW, GIVEN, LIVES, POINTS, POT, SLOTS
from boneace.games.thirty_one.words import DISCARDS, VERBS
from boneace.kernel.sets import rule


def _places(chosen: int) -> str:
    return " ".join(str(place + 1) for place in members(chosen))


EXCHANGES = tuple(
    f"exchange {_places(int(given))} for {_places(int(slots))}"
    for given, slots in zip(GIVEN, SLOTS, strict=True)
)
_GAP = ("",) * (DRAW - len(EXCHANGES))

#: By turn: exchanges with the widow by places (the hand's cards from the ace up), and the verbs;
#: then the discards.
TABLES = ((*EXCHANGES, *_GAP, *VERBS), (*DISCARDS, *VERBS))


@rule
def table(o, s):
    return 1 if s.phase == DISCARDING else 0


FIELDS: tuple[Field, ...] = (
    cards("hands", "the cards that the viewer holds", "own"),
    cards("shown", "the cards that everybody saw go to a hand and stay there", "seat"),
    cards("stock", "the cards that the viewer has not located"),
    card("upcard", "the top of the discard pile"),
    card("taken", "the card taken from the discard pile this turn"),
    card("widow", "the cards of the widow, by slot", "place").when("widow"),
    phase(ThirtyOnePhase),
    seat("turn", "the seat to move"),
    seat("dealer", "the dealer"),
    seat("knocker", "who has knocked"),
    seat("discarder", "who has discarded the upcard"),
    seats("alive", "who is in").when("keeps", LIVES),
    count("stock_left", "how many cards the stock holds", 52),
    count("deal", "the number of the deal, up to 255"),
    count("turns", "how many turns have begun in this deal"),
    count("own_total", "what the viewer's hand counts, in half points", BLITZ),
    count("lives", "lives", MOST_LIVES, "seat").when("keeps", LIVES),
    signed("points", "points", by="seat").when("keeps", POINTS),
    signed("chips", "chips won or lost", by="seat").when("keeps", POT),
    count("table", "the tokens on the table").when("keeps", POT),
)

#: These follow from the other fields and from the moves seen.
FOLLOWS = (
    *IN_ANY_GAME,
    "phase",
    "to_deal",
    "per_round",
    "turns",
    "own_best",
    "own_total",
    "past",
    "discarder",
    "taken",
    "turned_up",
    "upcard",
)

_MOST_SCORED = 6  # in a deal, for points: a 31 (T31-61)


def bounds(options: Facts) -> Bounds:
    """A match has no bound: nobody has to knock, and taking the upcard leaves the stock as it
    is."""
    deal_ends = "A deal ends after somebody has knocked, with a 31, or when the stock runs out"
    if options.keeps == LIVES:
        return bounds_for(options, deal_ends)
    low, high = _won(options)
    ends = f"{deal_ends}; a match after deal {options.deals}" if options.deals else deal_ends
    return Bounds(None, low, high, f"{ends}.")


def _won(options: Facts) -> tuple[float, float]:
    """The least and the most that a seat can win in a match for points or chips."""
    if options.keeps == POINTS:
        return 0, _MOST_SCORED * options.deals if options.deals else inf
    if not options.deals:
        return -inf, inf
    paid = (options.ante + 1) * options.deals  # each pays one more if another shows 31
    return -paid, (options.seats - 1) * paid
