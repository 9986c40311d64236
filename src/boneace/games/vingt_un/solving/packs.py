"""The pack that a deal begins with: whole, or without some cards."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import ClassVar

from boneace.cards import FRENCH_52, members
from boneace.games.vingt_un.solving.hands import TEN, VALUES


@dataclass(frozen=True)
class Pack:
    """A set of cards, with their number by value and rank."""

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
        """The number of cards of each rank, from the ace to the king."""
        ranks = len(FRENCH_52.ranks)
        held = Counter(card % ranks for card in members(self.cards))
        return tuple(held[rank] for rank in range(ranks))

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of cards of each value: aces, twos … nines, and cards that count ten."""
        return (*self.ranks[:TEN], sum(self.ranks[TEN:]))

    @property
    def alike(self) -> tuple[float, ...]:
        """By value, the share of pairs that are of one denomination: a king and a queen are not."""
        tens = self.counts[TEN]
        same = sum(held * (held - 1) for held in self.ranks[TEN:])
        return (*(1.0,) * (VALUES - 1), same / (tens * (tens - 1)) if tens > 1 else 0.0)
