"""A table of Three-Stake Brag dealt by hand, so that each test reads like the clause it proves.

Seat 0 is eldest unless a test says otherwise: the last seat deals. Hands are written by seat,
`"KS KD 4C"`, the last card face up; None stands for cards that the test does not care about (low
ones without a pair and without a bragger). A match has one deal unless a test says otherwise, so
that chips are shown as after that deal.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import boneace
from boneace.match.match import Match

GAME = "three-stake-brag"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon")
CARDS = tuple(rank + suit for rank in "2345678T" for suit in "SHCD")


def new(seats: int, **how: Any) -> Match:
    """A match whose cards are pushed by hand; the last seat deals first."""
    how.setdefault("dealer", seats - 1)
    return boneace.new(GAME, players=NAMES[:seats], by_hand=True, **how)


def in_turn(match: Match) -> list[int]:
    """The seats from the eldest to the dealer."""
    return [(match.dealer + 1 + step) % match.seats for step in range(match.seats)]


def cards_for(hands: Iterable[str | None]) -> list[list[str]]:
    """The hands as lists of three cards, made up for those not given."""
    hands = list(hands)
    named = " ".join(hand for hand in hands if hand).split()
    assert len(set(named)) == len(named), f"a card is named twice: {named}"
    free = [card for card in CARDS if card not in named]
    filled = []
    for hand in hands:
        cards = hand.split() if hand else []
        while len(cards) < 3:
            ranks = {card[0] for card in cards}
            cards.append(next(card for card in free if card[0] not in ranks))
            free.remove(cards[-1])
        assert len(cards) == 3, hand
        filled.append(cards)
    return filled


def deal(match: Match, *hands: str | None) -> Match:
    """Deal one deal: twice round the table face down, once face up."""
    by_seat = cards_for(hands)
    order = in_turn(match)
    for place in range(3):
        for seat in order:
            match.push(by_seat[seat][place])
    return match


def table(*hands: str | None, **how: Any) -> Match:
    """A new match of one deal with that deal dealt."""
    how["options"] = {"deals": 1, **how.get("options", {})}
    return deal(new(len(hands), **how), *hands)


def play(match: Match, *moves: str) -> Match:
    """Make moves; `draw 7H` says which card is drawn."""
    for move in moves:
        verb, _, card = move.partition(" ")
        match.push(verb if verb == "draw" else move)
        if verb == "draw" and card:
            match.push(card)
    return match


def passed(match: Match) -> Match:
    """Everybody passes while vying."""
    return play(match, *["pass"] * match.seats)


def stood(match: Match) -> Match:
    """Everybody who is asked stands, to the end of the deal."""
    number = match.deal
    while not match.over and match.deal == number and match.turn != "chance":
        match.push("stand")
    return match


def chips(match: Match) -> list[int]:
    found: list[int] = match.standing()["chips"]
    return found


def pots(match: Match) -> list[int]:
    found: list[int] = match.standing()["pots"]
    return found


def legal(match: Match) -> set[str]:
    """The legal moves, as text."""
    return {str(move) for move in match.legal}


def verbs(match: Match) -> set[str]:
    """The legal moves without their amounts."""
    return {str(move).split()[0] for move in match.legal}


def gained(before: list[int], after: list[int]) -> int | None:
    """The only seat that has more chips than before; None if there is none."""
    more = [seat for seat, had in enumerate(before) if after[seat] > had]
    assert len(more) <= 1, (before, after)
    return more[0] if more else None


def first_pot(*upcards: str, **how: Any) -> int | None:
    """The seat that takes the first pot, with these upcards by seat."""
    free = [card for card in CARDS if card not in upcards]
    hands = [f"{free.pop()} {free.pop()} {up}" for up in upcards]
    match = table(*hands, **how)
    before = [-3 * int(match.options["stake"])] * match.seats
    return gained(before, chips(match))


def second_pot(*hands: str | None, vie: bool = False, **how: Any) -> int | None:
    """The seat that takes the second pot: all pass, or (`vie`) the eldest brags 1 and all match."""
    match = table(*hands, **how)
    words = ["brag 1", *["match"] * (match.seats - 1)] if vie else ["pass"] * match.seats
    play(match, *words[:-1])
    before = chips(match)
    play(match, words[-1])
    return gained(before, chips(match))


def total(match: Match, seat: int) -> str:
    """The count of a seat's hand, as shown to it."""
    found: str = match.present(seat).seats[seat].total
    return found


def hand(match: Match, seat: int, viewer: int | None = None) -> list[str]:
    """The cards of a seat as a viewer sees them."""
    found: list[str] = match.present(viewer).seats[seat].hand
    return found
