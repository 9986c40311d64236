"""All that depends on the two upcards alone: holdings, hands, weights and blocks."""

from __future__ import annotations

from dataclasses import dataclass

from boneace.games.best_pair_thirty_one.scoring import CARD
from boneace.games.best_pair_thirty_one.solving import blocks, multisets
from boneace.games.best_pair_thirty_one.solving.betting import D, N
from boneace.games.best_pair_thirty_one.solving.hands import dealt, holdings
from boneace.games.best_pair_thirty_one.solving.layout import Matrices, Side


@dataclass(frozen=True)
class Upcards:
    """Two upcards, the non-dealer's first, and what follows from them.

    `blocks` are the pairs of classes of hands that the betting can make public (`blocks`); the
    first is that of all hands. `sides` and `matrices` are what the compiled passes read.
    """

    cards: tuple[int, int]
    table: blocks.Table
    sides: tuple[Side, Side]
    matrices: Matrices
    blocks: tuple[blocks.Block, ...]

    @classmethod
    def of(cls, n: int, d: int) -> Upcards:
        """Work it all out: 0.1 to 1 s of processor time."""
        held = holdings(n, d), holdings(d, n)
        hands = multisets.hands(n, d), multisets.hands(d, n)
        table = blocks.table(*held, dealt(*held, n, d), *hands)
        sides = [multisets.side(hands[seat], table.classes[seat]) for seat in (N, D)]
        met = blocks.unseen(table), *blocks.seen(table)
        return cls((n, d), table, (sides[0], sides[1]), multisets.matrices(*hands), met)

    @property
    def best(self) -> int:
        """Who makes the point for Best (BPT-18, BPT-19)."""
        n, d = self.cards
        return N if CARD[n] > CARD[d] else D
