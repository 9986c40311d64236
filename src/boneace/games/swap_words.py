"""Exchanging in words: `swap 4C for 9H`."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.cards import FRENCH_52, members
from boneace.errors import IllegalMove, InvalidMove
from boneace.games.facts import listing

PACK = FRENCH_52
SWAPS = 9


def swap_labels(hand: int, up: Sequence[int]) -> list[str]:
    """The exchanges of one card, by number; without text where not all cards are known."""
    cards = list(members(hand))
    if len(cards) != 3 or any(card < 0 for card in up):
        return [""] * SWAPS
    return [f"swap {PACK.text(given)} for {PACK.text(card)}" for given in cards for card in up]


def swapped(text: str) -> tuple[list[int], list[int]]:
    """The cards given and taken of a move that begins with `swap`. Raises InvalidMove."""
    words = text.lower().split()[1:]
    if "for" not in words:
        raise InvalidMove(f"“{text}” lacks “for”: an exchange is written “swap 4C for 9H”")
    middle = words.index("for")
    given = [PACK.number(word) for word in words[:middle]]
    taken = [PACK.number(word) for word in words[middle + 1 :]]
    if not given or not taken:
        raise InvalidMove(f"“{text}” must name a card of the hand and a card of the table")
    return given, taken


def swap_number(
    given: Sequence[int], taken: Sequence[int], hand: int, up: Sequence[int], clause: str
) -> int:
    """The number of an exchange of one card. Raises IllegalMove citing a clause."""
    if len(given) != 1 or len(taken) != 1:
        raise IllegalMove("One card or the whole hand is exchanged, nothing between", clause)
    cards = list(members(hand))
    if given[0] not in cards:
        raise IllegalMove(f"{PACK.text(given[0])} is not in the hand", clause)
    if taken[0] not in up:
        raise IllegalMove(f"{PACK.text(taken[0])} does not lie face up", clause)
    return 3 * cards.index(given[0]) + list(up).index(taken[0])


def exchange_line(who: str, given: Sequence[str], received: Sequence[str]) -> str:
    """The sentence for an exchange that everybody sees; `given` may be unknown (empty)."""
    what = listing(list(given)) if given else "three cards"
    return f"{who} exchanges {what} for {listing(list(received))}."
