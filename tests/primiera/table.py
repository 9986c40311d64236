"""A table of Primiera dealt by hand, so that each test reads like the clause it proves.

Seat 0 is eldest unless a test says otherwise: the last seat deals. Hands are written by seat,
`"7H 4H AS KC"`, and None stands for cards that the test does not care about: two of each of two
suits, without a claim and with a point of 22 at most. A match has one deal unless a test says
otherwise, so that chips are shown as after that deal.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product
from typing import Any

import boneace
from boneace.match.match import Match

from .reference import alike, kinds, point, worth

GAME = "primiera"
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gus", "Hal")
#: The whole pack, beginning with cards that win nothing.
LOW = [rank + suit for rank in "KQJ2345A67" for suit in "SHDC"]
#: Two suits and four ranks each, nothing to claim, points of 33 at most: eight for a full table,
#: with the aces and twos left in the pack.
EIGHT = [
    f"{one}{a} {two}{a} {three}{b} {four}{b}"
    for a, b in ("SH", "DC")
    for one, two, three, four in ("KQJ7", "J765", "6543", "43KQ")
]


def new(seats: int, **how: Any) -> Match:
    """A match whose cards are pushed by hand; the last seat deals first."""
    how.setdefault("dealer", seats - 1)
    return boneace.new(GAME, players=NAMES[:seats], by_hand=True, **how)


def in_turn(match: Match) -> list[int]:
    """The seats from the eldest to the dealer."""
    return [(match.dealer + 1 + step) % match.seats for step in range(match.seats)]


def harmless(free: list[str]) -> list[str]:
    """Two cards of each of two suits, with as low a point as possible."""
    found = []
    for one, other in combinations("SHDC", 2):
        mine = [card for card in free if card[1] == one][:2]
        ranks = {card[0] for card in mine}
        mine += [card for card in free if card[1] == other and card[0] not in ranks][:2]
        if len(mine) == 4:
            found.append(mine)
    return min(found, key=point)


def cards_for(hands: Iterable[str | None]) -> list[list[str]]:
    """The hands as lists of four cards, made up for those not given."""
    hands = list(hands)
    named = " ".join(hand for hand in hands if hand).split()
    assert len(set(named)) == len(named), f"a card is named twice: {named}"
    free = [card for card in LOW if card not in named]
    filled = []
    for hand in hands:
        cards = hand.split() if hand else harmless(free)
        assert len(cards) == 4, hand
        free = [card for card in free if card not in cards]
        filled.append(cards)
    return filled


def deal(match: Match, *hands: str | None) -> Match:
    """Deal one deal: two at a time, twice round the table."""
    by_seat = cards_for([*hands, *[None] * (match.seats - len(hands))])
    order = in_turn(match)
    for first in (0, 2):
        for seat in order:
            for card in by_seat[seat][first : first + 2]:
                match.push(card)
    return match


def table(*hands: str | None, **how: Any) -> Match:
    """A new match of one deal, of four seats at least, with that deal dealt."""
    how["options"] = {"deals": 1, **how.get("options", {})}
    hands += (None,) * (4 - len(hands))
    return deal(new(len(hands), **how), *hands)


def play(match: Match, *moves: str) -> Match:
    """Make moves; `discard KC: 2D` says which cards are served for it."""
    for move in moves:
        text, _, served = move.partition(":")
        match.push(text)
        for card in served.split():
            match.push(card)
    return match


def keep(match: Match, seats: int | None = None) -> Match:
    """This many seats (default: all) change one card for another that leaves them no claim and,
    if it can be, with no better point."""
    for _ in range(match.seats if seats is None else seats):
        mine = own(match)
        unseen = [card for card in LOW if card not in everything(match)]
        harmless = []
        for old, card in product(sorted(mine, key=worth), unseen):
            then = [card, *(kept for kept in mine if kept != old)]
            if not kinds(then) and not alike(then):
                harmless.append((point(then) > point(mine), f"discard {old}: {card}"))
        play(match, min(harmless, key=lambda found: found[0])[1])
    return match


def own(match: Match) -> list[str]:
    """The hand of the seat to move, as it sees it."""
    assert isinstance(match.turn, int)
    return hand(match, match.turn, match.turn)


def everything(match: Match) -> set[str]:
    """The cards that have left the pack in this deal."""
    return {ply.text for ply in match.plies if ply.seat == -1}


def chips(match: Match) -> list[int]:
    found: list[int] = match.standing()["chips"]
    return found


def pot(match: Match) -> int:
    found: int = match.standing()["pot"]
    return found


def legal(match: Match) -> set[str]:
    """The legal moves, as text, each with its cards in order."""
    return {in_order(str(move)) for move in match.legal}


def in_order(move: str) -> str:
    verb, *cards = move.split()
    return " ".join([verb, *sorted(cards)])


def last(match: Match) -> dict[str, Any]:
    """How the last deal ended, as everybody saw it."""
    found: dict[str, Any] = match.present().last
    return found


def hand(match: Match, seat: int, viewer: int | None = None) -> list[str]:
    """The cards of a seat as a viewer sees them."""
    found: list[str] = match.present(viewer).seats[seat].hand
    return found


def claimed(*hands: str | None, **how: Any) -> int | None:
    """The seat that takes the pot on the deal; None if the deal is annulled. A player must
    claim."""
    match = table(*hands, **how)
    assert match.over, "nobody claims"
    return winner(match)


def winner(match: Match) -> int | None:
    """The seat that took the pot of a match of one deal; None if it was not taken."""
    assert match.over
    more = [seat for seat, has in enumerate(chips(match)) if has > 0]
    assert len(more) == (pot(match) == 0), match.standing()
    return more[0] if more else None
