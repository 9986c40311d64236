"""Learners' data for Primiera: actions, observations, and the length of a match."""

from __future__ import annotations

from math import inf

from boneace.games.discards.words import BY_PLACES
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
from boneace.games.primiera.scoring import PACK
from boneace.games.primiera.sent import PrimieraPhase
from boneace.games.primiera.state import HAND, RESHUFFLE
from boneace.games.vying import words as vying_words
from boneace.games.vying.bounds import longest_round

#: Discards are named by the places of the cards in the hand, by rising number.
TABLES = ((*vying_words.LABELS, "", *BY_PLACES, "stand"),)

FIELDS: tuple[Field, ...] = (
    cards("hands", "the cards that the viewer holds", "own"),
    cards("stock", "the cards that the viewer has not located"),
    phase(PrimieraPhase),
    seat("turn", "the seat to move"),
    seat("dealer", "the dealer"),
    count("own_strength", "four times the viewer's point; 255 for a hand that wins"),
    count("stock_left", "how many cards the pack holds", 40),
    count("thrown", "how many cards each has discarded in this deal", by="seat"),
    count("draws", "draws begun in this deal").when("further_draws"),
    seats("drew", "who has discarded in this draw").when("further_draws"),
    count("pots", "the chips in the pot, up to 255", by="place"),
    seats("vying", "who is left in the vying").when("vying"),
    seats("to_answer", "who has yet to speak, or to answer").when("vying"),
    count("asked", "what it costs to stay, up to 255").when("vying"),
    seat("bragger", "who raised last").when("vying"),
    count("staked", "chips put in while vying, up to 255", by="seat").when("vying"),
    signed("chips", "chips won or lost, up to 255", by="seat"),
    count("deal", "the number of the deal, up to 255"),
)

#: These follow from the other fields and from the moves seen.
FOLLOWS = (
    *IN_ANY_GAME,
    "phase",
    "stage",
    "to_come",
    "own_best",
    "own_strength",
    "widow",
    "thrown_by",
    "thrown",
    "down",
    "drew",
    "draws",
    "vying",
    "to_answer",
    "asked",
    "bragger",
    "staked",
    "changes",
)


def bounds(options: Facts) -> Bounds:
    """Vying is bounded only with a limit, and a match only with a number of deals."""
    seats, deals = int(options.seats), int(options.deals)
    if not deals:
        return Bounds(None, -inf, inf, "A match has no end: there is always one more deal.")
    ends = "A match ends after as many deals as were agreed."
    draws, vying, stakes = _draws(options, seats), 0, 0
    if options.vying:
        longest = longest_round(options)
        if longest is None:
            return Bounds(None, -inf, inf, ends)
        vying, stakes = longest, int(options.vying_limit)
    loses = deals * (int(options.ante) * (2 if options.stake_again else 1) + stakes)
    most = None if draws is None else deals * (draws + vying)
    return Bounds(most, -loses, (seats - 1) * loses, ends)


def _draws(options: Facts, seats: int) -> int | None:
    """The most decisions of the drawing in a deal; None if there may always be another draw."""
    if not options.further_draws:
        return seats
    if options.short_pack == RESHUFFLE:
        return None
    stock = int(PACK).bit_count() - HAND * seats
    # there is a further draw while cards are left and one was drawn; a player who may not stand
    # takes one
    return seats * (stock + 1) if options.stand_pat else stock
