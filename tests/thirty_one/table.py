"""A table of Thirty-one dealt by hand, so that each test reads like the clause it proves.

Seat 0 is eldest unless a test says otherwise: the last seat deals. Hands are written by seat,
`"AS KS 4D"`, and None stands for cards that the test does not care about (low cards of several
suits: never a 31, never three of a kind).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import boneace
from boneace.match.match import Match

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus")
CARDS = tuple(rank + suit for rank in "23456789TJQKA" for suit in "SHDC")

Hands = Sequence[str | None]


def new(seats: int, **how: Any) -> Match:
    """A match whose cards are pushed by hand; the last seat deals first."""
    how.setdefault("dealer", seats - 1)
    return boneace.new("thirty-one", players=NAMES[:seats], by_hand=True, **how)


def seats_from(match: Match, first: int) -> list[int]:
    """The seats that are in, in the order of the turn, beginning at or after a seat."""
    order = [(first + step) % match.seats for step in range(match.seats)]
    return [seat for seat in order if match.present().seats[seat].is_in]


def fill(hands: Iterable[str | None], free: list[str]) -> list[list[str]]:
    """The hands as lists of cards; cards for those not given are taken from `free`."""
    filled = []
    for hand in hands:
        cards = hand.split() if hand else []
        while len(cards) < 3:
            taken = next(card for card in free if not any(set(card) & set(had) for had in cards))
            cards.append(taken)
            free.remove(taken)
        filled.append(cards)
    return filled


def deal(match: Match, *hands: str | None, upcard: str = "", widow: str = "") -> Match:
    """Deal one deal: three times round the table, the widow's cards, the upcard."""
    named = " ".join([hand for hand in hands if hand] + [upcard, widow]).split()
    assert len(set(named)) == len(named), f"a card is named twice: {named}"
    free = [card for card in CARDS if card not in named and match.why_not(card) is None]
    by_seat = fill(hands, free)
    has_widow = match.present().widow is not None
    slots = fill([widow or None], free)[0] if has_widow else []
    order = seats_from(match, match.dealer + 1)
    for turn in range(3):
        for seat in order:
            match.push(by_seat[seat][turn])
        if slots:
            match.push(slots[turn])
    match.push(upcard or next(card for card in free if match.why_not(card) is None))
    return match


def table(*hands: str | None, upcard: str = "", widow: str = "", **how: Any) -> Match:
    """A new match with the first deal dealt."""
    return deal(new(len(hands), **how), *hands, upcard=upcard, widow=widow)


def play(match: Match, *moves: str) -> Match:
    """Make moves; `draw 7H` says which card comes from the stock."""
    for move in moves:
        verb, _, card = move.partition(" ")
        if verb == "draw":
            match.push("draw")
            if card:
                match.push(card)
        else:
            match.push(move)
    return match


def knocked(*hands: str | None, knocker: int = 0, **how: Any) -> Match:
    """A deal in which one seat, as eldest, knocks at once and everybody else stands."""
    in_lives = how.get("standing", {}).get("lives", [0] * len(hands))
    before = [(knocker - back) % len(hands) for back in range(1, len(hands))]
    how["dealer"] = next(seat for seat in before if in_lives[seat] is not None)
    match = table(*hands, **how)
    play(match, "knock")
    for _ in seats_from(match, knocker)[1:]:
        play(match, "stand")
    return match


def draw_any(match: Match, keep: str = "") -> str:
    """Draw any card of the stock except those to be kept; returns it."""
    match.push("draw")
    card = next(card for card in CARDS if card not in keep and match.why_not(card) is None)
    match.push(card)
    return card


def drain(match: Match, leave: int = 0, keep: str = "") -> Match:
    """Everybody draws and discards what was drawn, until the stock holds this many cards."""
    deal = match.deal
    while match.deal == deal and match.present().stock > leave:
        match.push(f"discard {draw_any(match, keep)}")
    return match


def legal(match: Match) -> set[str]:
    """The legal moves, as text."""
    return {str(move) for move in match.legal}


def lives(match: Match) -> list[int | None]:
    found: list[int | None] = match.standing()["lives"]
    return found


def last(match: Match) -> dict[str, Any]:
    """How the last deal ended, as everybody saw it."""
    found: dict[str, Any] = match.present().last
    return found


def total(match: Match, seat: int) -> str:
    """The count of a seat's hand, as shown to it."""
    found: str = match.present(seat).seats[seat].total
    return found


def hand(match: Match, seat: int) -> set[str]:
    """The cards in a seat's hand, as shown to it."""
    return set(match.view(seat).hand)
