"""Cards, packs and sets of cards, and their notation (docs/notation.md, "Cards").

A card is a number, a set of cards is one integer whose bit *c* says whether card *c* is in it.
French cards are numbered 13 * suit + rank, suits in the order S H D C and ranks from the ace (0)
to the king (12). The Spanish pack has numbers of its own: 10 * suit + rank, suits O C E B, ranks
A 2 3 4 5 6 7 S C K.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from boneace.errors import InvalidMove
from boneace.languages import say

UNKNOWN = "??"


@dataclass(frozen=True)
class Pack:
    """A pack of cards: how its cards are written and named, and which of them it holds.

    `ranks` and `suits` are the letters in the order of the card numbers; `cards` is the set of
    the cards in the pack, a subset of those that can be written.
    """

    name: str
    ranks: str
    suits: str
    cards: int
    rank_names: tuple[str, ...]
    suit_names: tuple[str, ...]

    def __len__(self) -> int:
        return self.cards.bit_count()

    @property
    def kind(self) -> str:
        """What its suits are: french or spanish."""
        return "spanish" if self.suit_names == _SPANISH_SUITS else "french"

    def text(self, card: int) -> str:
        """A card in notation: `7H`.

        >>> FRENCH_52.text(0), FRENCH_52.text(51)
        ('AS', 'KC')
        """
        return self.ranks[card % len(self.ranks)] + self.suits[card // len(self.ranks)]

    def number(self, text: str) -> int:
        """The number of a card written in notation, in any case.

        Raises InvalidMove where the text names no card of this pack.
        """
        rank = self.ranks.find(text[:1].upper())
        suit = self.suits.find(text[1:].upper())
        if len(text) == 2 and rank >= 0 and suit >= 0:
            card = suit * len(self.ranks) + rank
            if self.cards >> card & 1:
                return card
        raise InvalidMove(say("match-not-a-card", text=text, kind=self.kind, cards=len(self)))

    def words(self, card: int) -> str:
        """A card in words: `seven of hearts`."""
        rank, suit = card % len(self.ranks), card // len(self.ranks)
        names = {"rank": self.rank_names[rank], "suit": self.suit_names[suit]}
        return say("mus-card" if self.kind == "spanish" else "cards-card", **names)


_FRENCH_RANKS = (
    "ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "jack", "queen", "king",
)  # fmt: skip
_FRENCH_SUITS = ("spades", "hearts", "diamonds", "clubs")
_SPANISH_RANKS = (
    "ace", "two", "three", "four", "five", "six", "seven", "sota", "caballo", "king",
)  # fmt: skip
_SPANISH_SUITS = ("oros", "copas", "espadas", "bastos")


def _ranks(kept: Iterable[int], per_suit: int) -> int:
    """The set of the cards of these ranks in all four suits."""
    return sum(1 << suit * per_suit + rank for suit in range(4) for rank in kept)


def _french(size: int, kept: Iterable[int]) -> Pack:
    return Pack(
        f"{size}-card", "A23456789TJQK", "SHDC", _ranks(kept, 13), _FRENCH_RANKS, _FRENCH_SUITS
    )


FRENCH_52 = _french(52, range(13))
FRENCH_32 = _french(32, [0, *range(6, 13)])  # seven and higher
FRENCH_40 = _french(40, [*range(7), *range(10, 13)])  # no eights, nines or tens
SPANISH_40 = Pack(
    "Spanish 40-card", "A234567SCK", "OCEB", (1 << 40) - 1, _SPANISH_RANKS, _SPANISH_SUITS
)


def members(cards: int) -> Iterator[int]:
    """The members of a set, in rising order."""
    cards = int(cards)
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def set_of(cards: Iterable[int]) -> int:
    """The set of these cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


class Cards:
    """A set of cards to look at: iterates over their notation, and says so.

    >>> Cards(0b1011, FRENCH_52)
    <Cards AS 2S 4S>
    """

    __slots__ = ("mask", "pack")

    def __init__(self, mask: int, pack: Pack) -> None:
        self.mask = int(mask)
        self.pack = pack

    def __iter__(self) -> Iterator[str]:
        return (self.pack.text(card) for card in members(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, card: object) -> bool:
        return isinstance(card, str) and bool(self.mask >> self.pack.number(card) & 1)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cards) and (self.mask, self.pack) == (other.mask, other.pack)

    def __hash__(self) -> int:
        return hash((self.mask, self.pack))

    def __repr__(self) -> str:
        return f"<Cards {' '.join(self)}>"
