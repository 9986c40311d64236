"""Learners' data for Stop the Bus: actions, observations, and the length of a match."""

from __future__ import annotations

from boneace.games.facts import Facts
from boneace.games.fields import IN_ANY_GAME, Bounds, Field, card, cards, count, phase, seat, seats
from boneace.games.lives.learners import MOST_LIVES, bounds_for
from boneace.games.stop_the_bus.sent import StopTheBusPhase
from boneace.games.stop_the_bus.words import VERBS
from boneace.games.swaps.words import BY_PLACE

#: Exchanges by places (the hand's cards by number, those on the table), and the verbs.
TABLES = ((*BY_PLACE, *VERBS),)

# the value of a seat's own hand is not among them: it is one of 742 places, too many for a byte
FIELDS: tuple[Field, ...] = (
    cards("hands", "the cards that the viewer knows in each hand", "seat"),
    cards("seen", "the cards that lie or have lain face up in this deal"),
    cards("stock", "the cards that the viewer has not located"),
    card("widow", "the cards on the table, by slot", "place"),
    phase(StopTheBusPhase),
    seat("turn", "the seat to move"),
    seat("dealer", "the dealer"),
    seat("stopper", "who has stopped the bus"),
    seats("alive", "who is in"),
    count("lives", "lives", MOST_LIVES, "seat"),
    count("deal", "the number of the deal, up to 255"),
    count("turns", "how many turns have begun in this deal"),
)

#: These follow from the other fields and from the moves seen.
FOLLOWS = (
    *IN_ANY_GAME,
    "phase",
    "to_deal",
    "turns",
    "own_total",
    "seen",
)


def bounds(options: Facts) -> Bounds:
    """A match has no bound: nobody has to stop the bus, and exchanges never run out of cards."""
    return bounds_for(options, "A deal ends after somebody has stopped the bus")
