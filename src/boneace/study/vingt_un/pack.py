"""The pack that a deal begins with: whole, without some cards, or given by ranks."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import ClassVar

from boneace.cards import FRENCH_52, members
from boneace.errors import BoneAceError, InvalidMove
from boneace.languages import say
from boneace.study.vingt_un.hands import TEN, VALUES

RANKS = FRENCH_52.ranks
SUITS = 4


class PackError(BoneAceError):
    """An impossible pack: invalid cards, cards removed twice, or too few cards."""


@dataclass(frozen=True)
class Pack:
    """A set of cards, with how many it has of each value and rank."""

    cards: int

    #: With fewer, a deal could reach the last card of the pack while divided hands are played.
    ENOUGH_TO_DIVIDE: ClassVar[int] = 36
    #: Two cards for each, one that may be drawn, and the last, which is not dealt.
    FEWEST: ClassVar[int] = 6

    @property
    def size(self) -> int:
        return self.cards.bit_count()

    @property
    def enough(self) -> bool:
        """Whether pairs may be divided without reaching the last card."""
        return self.size >= self.ENOUGH_TO_DIVIDE

    @property
    def ranks(self) -> tuple[int, ...]:
        """How many cards there are of each rank, from the ace to the king."""
        held = Counter(card % len(RANKS) for card in members(self.cards))
        return tuple(held[rank] for rank in range(len(RANKS)))

    @property
    def counts(self) -> tuple[int, ...]:
        """How many cards there are of each value: aces, twos … nines, and cards that count ten."""
        return (*self.ranks[:TEN], sum(self.ranks[TEN:]))

    @property
    def alike(self) -> tuple[float, ...]:
        """By value, the share of pairs that are of one denomination: a king and a queen are not."""
        tens = self.counts[TEN]
        same = sum(held * (held - 1) for held in self.ranks[TEN:])
        return (*(1.0,) * (VALUES - 1), same / (tens * (tens - 1)) if tens > 1 else 0.0)

    def __str__(self) -> str:
        missing = ~self.cards & FRENCH_52.cards
        if not missing:
            return say("study-whole-pack")
        if missing.bit_count() <= 13:
            gone = " ".join(FRENCH_52.text(card) for card in members(missing))
            return say("study-pack-without", size=self.size, cards=gone)
        held = " ".join(
            f"{rank}={count}" for rank, count in zip(RANKS, self.ranks, strict=True) if count
        )
        return say("study-pack-of", size=self.size, ranks=held)


WHOLE = Pack(FRENCH_52.cards)


def without(cards: str) -> Pack:
    """The pack without some cards, written `KS KH 5D`, or `K K 5` where suits do not matter.

    >>> without("KS, K 5d").size
    49
    """
    left = FRENCH_52.cards
    for word in _words(cards):
        card = _card(word, left)
        left &= ~(1 << card)
    return checked(Pack(left))


def of_ranks(counts: str) -> Pack:
    """A pack given by its ranks, `A=4 2=3 K=1`; ranks that are not named are not in it."""
    left = 0
    named = set[str]()
    for word in _words(counts):
        found = re.fullmatch(rf"([{RANKS}])=([0-{SUITS}])", word.upper())
        if not found:
            ranks = " ".join(RANKS)
            raise PackError(say("study-no-ranks", word=word, ranks=ranks, suits=SUITS))
        rank, held = found[1], int(found[2])
        if rank in named:
            raise PackError(say("study-rank-twice", rank=rank))
        named.add(rank)
        for suit in range(held):
            left |= 1 << suit * len(RANKS) + RANKS.index(rank)
    return checked(Pack(left))


def checked(pack: Pack) -> Pack:
    """The pack. Raises PackError where no deal can be played with it."""
    if pack.size < Pack.FEWEST:
        raise PackError(say("study-small-pack", cards=pack.size, least=Pack.FEWEST))
    return pack


def _words(text: str) -> list[str]:
    return text.replace(",", " ").split()


def _card(word: str, left: int) -> int:
    """The card that a word names among those left."""
    if len(word) == 1 and word.upper() in RANKS:
        rank = RANKS.index(word.upper())
        for suit in range(SUITS):
            if left >> suit * len(RANKS) + rank & 1:
                return suit * len(RANKS) + rank
        raise PackError(say("study-four-only", rank=word.upper()))
    try:
        card = FRENCH_52.number(word)
    except InvalidMove as error:
        raise PackError(say("study-write-cards", why=str(error))) from None
    if not left >> card & 1:
        raise PackError(say("study-not-twice", card=FRENCH_52.text(card)))
    return card
