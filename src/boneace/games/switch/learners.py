"""Learners' data for Switch: actions, observations, and the length of a match."""

from __future__ import annotations

from boneace.games.facts import Facts
from boneace.games.fields import IN_ANY_GAME, Bounds, Field, card, cards, count, phase, seat, seats
from boneace.games.lives.learners import MOST_LIVES, bounds_for
from boneace.games.swaps.words import BY_PLACE
from boneace.games.switch.sent import SwitchPhase
from boneace.games.switch.words import VERBS

#: Exchanges with the face-up hand by places (the hand's cards by number), and the verbs.
TABLES = ((*BY_PLACE, *VERBS),)

FIELDS: tuple[Field, ...] = (
    cards("hands", "the cards that the viewer knows in each hand", "seat"),
    cards("seen", "the cards that lie or have lain face up in this deal"),
    cards("stock", "the cards that the viewer has not located"),
    card("widow", "the face-up hand or the dealer's second one, then the face-down hand", "place"),
    phase(SwitchPhase),
    seat("turn", "the seat to move"),
    seat("dealer", "the dealer"),
    seat("knocker", "who has knocked"),
    seats("knowers", "who has held the unseen cards of each hand", "seat"),
    seats("may_restart", "who may still restart the deal"),
    seats("alive", "who is in"),
    count("lives", "lives", MOST_LIVES, "seat"),
    count("deal", "the number of the deal, up to 255"),
    count("turns", "how many turns have begun in this deal"),
    count("own_total", "what the viewer's hand counts, in half points", 62),
    count("second_total", "what the dealer's second hand counts, for the dealer", 62),
)

#: These follow from the other fields and from the moves seen.
FOLLOWS = (
    *IN_ANY_GAME,
    "phase",
    "to_table",
    "in_round",
    "rounds",
    "turns",
    "own_best",
    "own_total",
    "second_total",
    "seen",
)


def bounds(options: Facts) -> Bounds:
    """A match has no bound: nobody has to knock, and exchanges never run out of cards."""
    return bounds_for(options, "A deal ends after somebody has knocked, or with a 31")
