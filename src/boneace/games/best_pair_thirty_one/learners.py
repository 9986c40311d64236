"""Learners' data for Best, Pair and Thirty-one: observations, and the length of a match."""

from __future__ import annotations

from boneace.cards import FRENCH_52
from boneace.games.best_pair_thirty_one.sent import BestPairPhase
from boneace.games.best_pair_thirty_one.state import COUNT, GAME, MAY_RAISE
from boneace.games.best_pair_thirty_one.words import MOVES
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
)

TABLES = (MOVES,)

_RANKS = (*FRENCH_52.ranks[1:], FRENCH_52.ranks[0])
#: The possible announcements at a see, by number: the highest card, or 16 more for a pair.
_SAID = (*(f"{rank} high" for rank in _RANKS), "", "", "", *(f"pair of {rank}" for rank in _RANKS))

FIELDS: tuple[Field, ...] = (
    cards("hands", "the cards that the viewer holds", "own"),
    cards("shown", "the cards of a hand that both have seen, the upcard first", "seat"),
    cards("stock", "the cards that the viewer has not located"),
    phase(BestPairPhase),
    seat("turn", "the seat to move"),
    seat("dealer", "the dealer"),
    count("own_value", "what the viewer's cards are worth for Pair", 113),
    count("own_total", "what the viewer's hand counts", 41),
    count("held", "how many cards the other holds", 11, by="others"),
    count("asked", "the stake proposed for Pair", GAME),
    seat("bragger", "who raised last"),
    flag("passed", "whether the non-dealer has passed"),
    flag("seen_early", "whether he saw before any bet").when("see_at_ten", MAY_RAISE),
    seat("won", "who has won Best, and Pair", by="place", only=COUNT),
    code("said", "what was said at a see", _SAID, by="seat"),
    seats("satisfied", "who draws no more"),
    count("points", "points in this game", GAME, by="seat"),
    count("games", "games won", by="seat"),
)

#: These follow from the other fields and from the moves seen.
FOLLOWS = (
    *IN_ANY_GAME,
    "phase",
    "to_deal",
    "own_total",
    "own_value",
    "vying",
    "to_answer",
    "asked",
    "bragger",
    "passed",
    "seen_early",
    "upcard",
    "changes",
    "last_upcard",
    "last_held",
    "last_changes",
)

#: In Pair: a pass or an early see, raises of the stake from 1 to 11 at most, and an answer.
_BETS = 1 + (GAME - 1) + 1
#: In Thirty-one: no hand of more than ten cards counts less than 31. So each draws at most seven
#: cards, and stands; or one draws another that ends the deal.
_DRAWS = 2 * 7 + 2
#: Every deal brings somebody a point, in Best or by a prial, and with 10 each a game goes on.
_DEALS = 2 * (GAME - 1) + 1


def bounds(options: Facts) -> Bounds:
    """Everything is bounded: a game by its points, a match by its games."""
    games = int(options.games)
    most = (2 * games - 1) * _DEALS * (_BETS + _DRAWS)
    ends = "A match ends when somebody has won so many games, each of them by 11 points."
    return Bounds(most, -games - 1, games + 1, ends)  # the last game may be a double one
