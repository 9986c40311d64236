"""All that depends on the two upcards alone: holdings, hands, weights and blocks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from boneace.games.best_pair_thirty_one.scoring import CARD
from boneace.games.best_pair_thirty_one.solving import blocks, multisets
from boneace.games.best_pair_thirty_one.solving.betting import D, N
from boneace.games.best_pair_thirty_one.solving.hands import dealt, holdings
from boneace.games.best_pair_thirty_one.solving.layout import Matrices, Side


@dataclass(frozen=True)
class Upcards:
    """Two upcards, the non-dealer's first, and what follows from them.

    `hands` are what N and D can hold, `blocks` the pairs of classes of hands that the betting can
    make public (`blocks`); the first is that of all hands. `sides` and `matrices` are what the
    compiled passes read.
    """

    cards: tuple[int, int]
    table: blocks.Table
    hands: tuple[multisets.Hands, multisets.Hands]
    sides: tuple[Side, Side]
    matrices: Matrices
    blocks: tuple[blocks.Block, ...]

    @classmethod
    def of(cls, n: int, d: int) -> Upcards:
        """Work it all out: 0.3 to 1.5 s of processor time."""
        table = table_of(n, d)
        hands = multisets.hands(n, d), multisets.hands(d, n)
        sides = [multisets.side(hands[seat], table.classes[seat]) for seat in (N, D)]
        met = blocks.unseen(table), *blocks.seen(table)
        return cls((n, d), table, hands, (sides[0], sides[1]), multisets.matrices(*hands), met)


@lru_cache(maxsize=2)
def upcards_of(n: int, d: int) -> Upcards:
    """The same, kept for the decisions of a deal: up to 100 MB."""
    return Upcards.of(n, d)


def table_of(n: int, d: int) -> blocks.Table:
    """What can be dealt beside two upcards."""
    held = holdings(n, d), holdings(d, n)
    hands = multisets.hands(n, d), multisets.hands(d, n)
    return blocks.table(*held, dealt(*held, n, d), *hands)


def with_best(cards: tuple[int, int], points: tuple[int, int]) -> tuple[int, int]:
    """The points with that for Best (BPT-18, BPT-19), which two upcards decide."""
    won = N if CARD[cards[N]] > CARD[cards[D]] else D
    return points[N] + (won == N), points[D] + (won == D)
