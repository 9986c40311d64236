"""Cards, packs and sets of cards, and their notation (docs/notation.md, "Cards").

A card is a number; a set of cards is one integer whose bit *c* says whether card *c* is in it.
French cards are numbered 13 * suit + rank, suits in the order S H D C and ranks from the ace (0)
to the king (12). The Spanish pack has its own numbers: 10 * suit + rank, suits O C E B, ranks
A 2 3 4 5 6 7 S C K.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from operator import index
from typing import Literal, SupportsIndex

from boneace import faces
from boneace.errors import InvalidMove, WrongType, WrongValue, printable
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
    def kind(self) -> Literal["french", "spanish"]:
        """The kind of its suits: french or spanish."""
        return "spanish" if self.suit_names == _SPANISH_SUITS else "french"

    @property
    def may_be_italian(self) -> bool:
        """Whether Italian suits can replace its own: a pack without eights, nines and tens."""
        return self.kind == "french" and not self.cards & ~FRENCH_40.cards

    def text(self, card: int) -> str:
        """A card in notation: `7H`.

        >>> FRENCH_52.text(0), FRENCH_52.text(51)
        ('AS', 'KC')
        """
        return self.ranks[card % len(self.ranks)] + self.suits[card // len(self.ranks)]

    def number(self, text: str) -> int:
        """The number of a card written in notation, in any case.

        Raises InvalidMove if the text names no card of this pack.
        """
        rank = self.ranks.find(text[:1].upper())
        suit = self.suits.find(text[1:].upper())
        if len(text) == 2 and text.isascii() and rank >= 0 and suit >= 0:
            card = suit * len(self.ranks) + rank
            if self.cards >> card & 1:
                return card
        raise InvalidMove(
            say("match-not-a-card", text=printable(f"{text:.40}"), kind=self.kind, cards=len(self))
        )

    def words(self, card: int) -> str:
        """A card in words: `seven of hearts`."""
        rank, suit = card % len(self.ranks), card // len(self.ranks)
        names = {"rank": self.rank_names[rank], "suit": self.suit_names[suit]}
        return say("cards-card", **names)


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
    """A set of cards of a pack; iterating over it gives their notation.

    Sets of the same pack are combined and compared like Python's sets, with `|`, `&`, `-`, `^`,
    `<=` and so on; one of the two operands may be text in notation.

    >>> hand = Cards.parse("4S AS 2S")
    >>> hand, len(hand), "2S" in hand
    (<Cards AS 2S 4S>, 3, True)
    >>> hand | "KD", hand - "AS", hand & "4S 4D", hand >= Cards.parse("2S")
    (<Cards AS 2S 4S KD>, <Cards 2S 4S>, <Cards 4S>, True)

    `mask` is the set as an integer, and `pack` says how its cards are written. Raises WrongType
    for anything else, WrongValue for numbers that are not cards of the pack and for sets of two
    packs, InvalidMove for notation that names no card.
    """

    __slots__ = ("mask", "pack")

    def __init__(self, mask: int, pack: Pack) -> None:
        if not isinstance(pack, Pack):
            raise _wrong("pack", "arguments-a-pack", pack)
        # a check against a protocol is slow, so the usual type is checked first
        if type(mask) is not int and (
            isinstance(mask, bool) or not isinstance(mask, SupportsIndex)
        ):
            raise _wrong("mask", "arguments-a-whole-number", mask)
        self.mask = index(mask)
        self.pack = pack
        if self.mask & ~pack.cards:
            raise WrongValue(say("cards-not-in-pack", pack=pack.name))

    @classmethod
    def parse(cls, text: str, pack: Pack = FRENCH_52) -> Cards:
        """The cards written in notation, with spaces or commas between them.

        >>> Cards.parse("KO co, 7b", SPANISH_40)
        <Cards CO KO 7B>

        Raises InvalidMove if one is not a card of the pack, or appears twice.
        """
        if not isinstance(text, str):
            raise _wrong("text", "arguments-text", text)
        if not isinstance(pack, Pack):
            raise _wrong("pack", "arguments-a-pack", pack)
        found = 0
        for written in text.replace(",", " ").split():
            card = 1 << pack.number(written)
            if found & card:
                raise InvalidMove(say("cards-twice", card=written))
            found |= card
        return cls(found, pack)

    def __iter__(self) -> Iterator[str]:
        return (self.pack.text(card) for card in members(self.mask))

    def __len__(self) -> int:
        return self.mask.bit_count()

    def __contains__(self, card: object) -> bool:
        return isinstance(card, str) and bool(self.mask >> self.pack.number(card) & 1)

    def _other(self, other: object) -> int | None:
        """The other operand as a mask; None if it is not a set of cards."""
        if isinstance(other, str):
            other = Cards.parse(other, self.pack)
        if not isinstance(other, Cards):
            return None
        if other.pack != self.pack:
            names = {"one": self.pack.name, "other": other.pack.name}
            raise WrongValue(say("cards-other-pack", **names))
        return other.mask

    def __or__(self, other: Cards | str) -> Cards:
        mask = self._other(other)
        return NotImplemented if mask is None else Cards(self.mask | mask, self.pack)

    def __and__(self, other: Cards | str) -> Cards:
        mask = self._other(other)
        return NotImplemented if mask is None else Cards(self.mask & mask, self.pack)

    def __sub__(self, other: Cards | str) -> Cards:
        mask = self._other(other)
        return NotImplemented if mask is None else Cards(self.mask & ~mask, self.pack)

    def __xor__(self, other: Cards | str) -> Cards:
        mask = self._other(other)
        return NotImplemented if mask is None else Cards(self.mask ^ mask, self.pack)

    def __rsub__(self, other: str) -> Cards:
        return Cards.parse(other, self.pack) - self

    __ror__, __rand__, __rxor__ = __or__, __and__, __xor__

    def __le__(self, other: Cards | str) -> bool:
        mask = self._other(other)
        return NotImplemented if mask is None else not self.mask & ~mask

    def __lt__(self, other: Cards | str) -> bool:
        mask = self._other(other)
        return NotImplemented if mask is None else not self.mask & ~mask and self.mask != mask

    def __ge__(self, other: Cards | str) -> bool:
        mask = self._other(other)
        return NotImplemented if mask is None else not mask & ~self.mask

    def __gt__(self, other: Cards | str) -> bool:
        mask = self._other(other)
        return NotImplemented if mask is None else not mask & ~self.mask and self.mask != mask

    def isdisjoint(self, other: Cards | str) -> bool:
        """Whether no card is in both."""
        return not self & other

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Cards) and (self.mask, self.pack) == (other.mask, other.pack)

    def __hash__(self) -> int:
        return hash((self.mask, self.pack))

    def __str__(self) -> str:
        return " ".join(self)

    def __repr__(self) -> str:
        return f"<Cards {self}>"

    def _repr_svg_(self) -> str | None:
        """The cards drawn side by side, for a notebook; None if there are none."""
        return faces.row(self, self.pack.kind) if self.mask else None


def _wrong(name: str, wanted: str, given: object) -> WrongType:
    kind = type(given).__name__
    return WrongType(say("arguments-type", name=name, wanted=say(wanted), given=kind))
