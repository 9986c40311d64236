"""The pack that a deal begins with: whole, without some cards, or given by ranks."""

from __future__ import annotations

import re

from boneace.cards import FRENCH_52, members
from boneace.errors import BoneAceError, InvalidMove
from boneace.games.vingt_un.solving import packs
from boneace.languages import say

RANKS = FRENCH_52.ranks
SUITS = 4


class PackError(BoneAceError):
    """An impossible pack: invalid cards, cards removed twice, or too few cards."""


class Pack(packs.Pack):
    """The same, with its name."""

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
    """The pack. Raises PackError if no deal can be played with it."""
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
