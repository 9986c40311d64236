"""Learners' data for Schwimmen: actions, observations, and the length of a match."""

from __future__ import annotations

from boneace.games.facts import Facts
from boneace.games.fields import IN_ANY_GAME, Bounds, Field, card, cards, count, phase, seat, seats
from boneace.games.lives.learners import MOST_LIVES, bounds_for
from boneace.games.schwimmen.sent import SchwimmenPhase
from boneace.games.schwimmen.state import SEATS
from boneace.games.schwimmen.words import VERBS
from boneace.games.swaps.words import BY_PLACE

#: Exchanges with the middle by places (the hand's cards by number, the slots), and the verbs.
TABLES = ((*BY_PLACE, *VERBS),)

# the count of a seat's own hand is not among them: it is in sixteenths of a point, too many for a
# byte
FIELDS: tuple[Field, ...] = (
    cards("hands", "the cards that the viewer knows in each hand", "seat"),
    cards("seen", "the cards that lie or have lain face up in this deal"),
    cards("stock", "the cards that the viewer has not located"),
    card("widow", "the cards of the middle or of the second hand, by slot", "place"),
    phase(SchwimmenPhase),
    seat("turn", "the seat to move"),
    seat("dealer", "the dealer"),
    seat("knocker", "who has knocked"),
    seats("alive", "who is in"),
    count("lives", "lives", MOST_LIVES, "seat"),
    count("deal", "the number of the deal, up to 255"),
    count("turns", "how many turns have begun in this deal"),
    count("passes", "how many passes there were in a row, those after a knock too", 2 * SEATS),
    count("stock_left", "how many cards are left for the middle", 32),
)

#: These follow from the other fields and from the moves seen.
FOLLOWS = (
    *IN_ANY_GAME,
    "phase",
    "in_round",
    "rounds",
    "to_lay",
    "turns",
    "passes",
    "own_best",
    "own_total",
    "seen",
)


def bounds(options: Facts) -> Bounds:
    """A match has no bound: nobody has to knock, and an exchange restarts the count of passes."""
    ends = "A deal ends after somebody has knocked, with a 31 or Feuer"
    return bounds_for(options, f"{ends}, or when all have passed and no new cards are left")
