"""Discards face down, of any cards of a hand at once, in words: `discard 7S 6D`."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.cards import UNKNOWN, Pack, members
from boneace.games.facts import Facts
from boneace.kernel.contract import ALL_HANDS, CHANCE

#: By set of places, from 1: the discards of a hand of four as named for learners, by the places of
#: the cards in the hand, by rising number: `discard 1 3`.
BY_PLACES = tuple(
    f"discard {' '.join(str(place + 1) for place in members(places))}" for places in range(1, 16)
)


def discard_text(pack: Pack, hand: Sequence[int], places: int) -> str:
    """The notation of a discard of the cards of a hand that lie at a set of places."""
    cards = [pack.text(card) for place, card in enumerate(hand) if places >> place & 1]
    return f"discard {' '.join(cards)}"


def seen_text(f: Facts, seat: int, text: str, viewer: int | None) -> str | None:
    """The notation of a move as a viewer saw it: None if the viewer cannot see the card.

    Cards are dealt, discarded and served face down: only their holder sees them. Everybody sees
    how many a seat discards. `f` is the viewer's view before the move.
    """
    if viewer == ALL_HANDS:
        return text
    if seat == CHANCE:
        return text if f.turn == viewer else None
    if text.startswith("discard ") and seat != viewer:
        return "discard" + f" {UNKNOWN}" * text.count(" ")
    return text
