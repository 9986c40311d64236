"""A table of Vingt-Un dealt by hand, so that a test reads like its clause.

Hands are written by seat, and seat 0 deals first: `dealt("9S TD", "4S 9H")` is the dealer's hand
and that of their one opponent.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from typing import Any

import boneace
from boneace.match.match import Match

GAME = "vingt-un"
MOVE = re.compile(r"(?:stake|divide) \d+\b|no double|\S+")

# A deal that only takes the tenure past its first hand: seat 0 deals to two players, who stand on
# 20, and stands on 19.
QUIET = ("KS KH 9S QS QH TD", "stake 1, stake 1, no double, stand, stand, stand")


def new(seats: int = 3, **options: Any) -> Match:
    """A match whose cards are pushed by hand."""
    return boneace.new(GAME, seats=seats, options=options, by_hand=True)


def played(*deals: tuple[str, str], seats: int = 3, **options: Any) -> Match:
    """A match, seat 0 dealing first, in which each deal's cards and moves have been made."""
    match = new(seats, **options)
    for cards, moves in deals:
        waiting, said = cards.split(), [move for move in moves.split(", ") if move]
        while waiting or said:
            match.push((waiting if match.turn == "chance" else said).pop(0))
    return match


def dealt(
    *hands: str,
    stakes: Sequence[int] | None = None,
    double: bool = False,
    match: Match | None = None,
    **options: Any,
) -> Match:
    """A deal up to its first cards, stakes and second cards; the stakes are those of the players,
    in their order from the eldest, 1 unless a test says otherwise."""
    match = match or new(len(hands), **options)
    order = [(match.dealer + step) % len(hands) for step in range(1, len(hands) + 1)]
    for seat in order:
        match.push(hands[seat].split()[0])
    for stake in stakes or [1] * (len(hands) - 1):
        match.push(f"stake {stake}")
    match.push("double" if double else "no double")
    for seat in order:
        match.push(hands[seat].split()[1])
    return match


def play(match: Match, *moves: str) -> Match:
    """Make moves; `draw 7H` says which card is drawn, `divide 5 KS 9D` which ones complete the
    hands."""
    for move in moves:
        for part in MOVE.findall(move):
            match.push(part)
    return match


def stock(match: Match) -> set[str]:
    """The cards that may be dealt next."""
    return {match.pack.text(card) for card in range(52) if match.cards_to_come >> card & 1}


def quiet(match: Match, deals: int = 1, spare: Collection[str] = ()) -> Match:
    """Play deals without a natural, in which everybody stands; no spare card is dealt, and
    aces as late as possible."""
    last = match.deal + deals
    while match.deal < last:
        if match.turn == "chance":
            match.push(min(stock(match) - set(spare), key=lambda card: (card[0] == "A", card)))
            continue
        for move in ("no double", "keep", "stand"):
            if move in match.legal:
                match.push(move)
                break
        else:
            match.push(match.legal[0])
    return match


def legal(match: Match) -> list[str]:
    return [str(move) for move in match.legal]


def chips(match: Match) -> list[int]:
    found: list[int] = match.standing()["chips"]
    return found


def changes(match: Match) -> list[int]:
    """The gain of each seat from the last deal."""
    found: list[int] = match.present(None).last.changes
    return found


def hands(match: Match, seat: int, viewer: int | None = None) -> list[dict[str, Any]]:
    """The hands of a seat as a viewer sees them."""
    found: list[dict[str, Any]] = match.present(viewer).seats[seat].hands
    return found


def stakes(match: Match, seat: int) -> list[int | None]:
    """The stakes of the hands of a seat."""
    return [hand.stake for hand in hands(match, seat)]


def ended(match: Match, seat: int) -> list[str]:
    """The cards of a seat, as the end of the last deal showed them to everybody."""
    played = match.present(None).last.played[seat]
    return [card for hand in played for card in hand.cards]


def total(match: Match, seat: int) -> str:
    """The best count of the hand that a seat is playing, as its holder sees it."""
    return str(match.present(seat).seats[seat].total).rpartition(" or ")[2]


def events(match: Match, kind: str, seat: int | None = None) -> list[dict[str, Any]]:
    """The effects of one kind sent to a seat (None: a spectator)."""
    return [
        effect for _, effects in match.story(seat, 0) for effect in effects if effect.kind == kind
    ]
