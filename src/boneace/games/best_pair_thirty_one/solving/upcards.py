"""Everything that depends only on the two upcards: holdings, hands, weights and blocks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from boneace.games.best_pair_thirty_one.scoring import CARD
from boneace.games.best_pair_thirty_one.solving import blocks, multisets
from boneace.games.best_pair_thirty_one.solving.betting import D, N
from boneace.games.best_pair_thirty_one.solving.hands import dealt, holdings
from boneace.games.best_pair_thirty_one.solving.layout import Matrices, Side


@dataclass(frozen=True)
class Upcards:
    """Two upcards, the non-dealer's first, and what depends on them.

    `hands` are what N and D can hold, `blocks` the pairs of classes of hands that the betting can
    make public (`blocks`); the first is that of all hands.
    """

    cards: tuple[int, int]
    table: blocks.Table
    hands: tuple[multisets.Hands, multisets.Hands]
    blocks: tuple[blocks.Block, ...]

    @classmethod
    def of(cls, n: int, d: int, hidden: bool = False) -> Upcards:
        """Calculate it. With sides and matrices it takes 0.2 to 1.1 s of processor time."""
        table = table_of(n, d, hidden)
        hands = multisets.hands(n, d), multisets.hands(d, n)
        return cls((n, d), table, hands, (blocks.unseen(table), *blocks.seen(table)))

    @cached_property
    def sides(self) -> tuple[Side, Side]:
        """The hands of N and of D by class, for the compiled passes."""
        n, d = (multisets.side(self.hands[seat], self.table.classes[seat]) for seat in (N, D))
        return n, d

    @cached_property
    def matrices(self) -> Matrices:
        """The matrices over the hands of both, for the compiled passes."""
        return multisets.matrices(*self.hands)


@lru_cache(maxsize=2)
def upcards_of(n: int, d: int, hidden: bool = False) -> Upcards:
    """The same, cached for the decisions of a deal: up to 100 MB."""
    return Upcards.of(n, d, hidden)


@lru_cache(maxsize=2)
def table_of(n: int, d: int, hidden: bool = False) -> blocks.Table:
    """The hands that can be dealt beside two upcards; `hidden` is as in `holdings`."""
    held = holdings(n, d, hidden), holdings(d, n, hidden)
    hands = multisets.hands(n, d), multisets.hands(d, n)
    return blocks.table(*held, dealt(*held, n, d), *hands)


def with_best(cards: tuple[int, int], points: tuple[int, int]) -> tuple[int, int]:
    """The points including that for Best (BPT-18, BPT-19), which two upcards decide."""
    won = N if CARD[cards[N]] > CARD[cards[D]] else D
    return points[N] + (won == N), points[D] + (won == D)
