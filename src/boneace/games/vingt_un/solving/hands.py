"""The hands of Vingt-Un as counts by value: every hand that is not beyond 21, and its successors.

Cards of one value are equal here: aces, twos … nines, and all cards that count ten, sixteen of
them. A hand is the multiset of its values, because the order of its cards does not change what it
can still become. The first hand is the empty one, and no hand comes before a part of it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
import numpy.typing as npt

VALUES = 10
ACE, TEN = 0, 9
FULL = (4,) * 9 + (16,)
TARGET = 21
BUST = TARGET + 1
OUT = -1  # instead of a hand: it is beyond 21, or the pack has no such cards
NAMES = "A23456789T"

Counts = tuple[int, ...]
Ints = npt.NDArray[np.int64]


def least(counts: Counts) -> int:
    """The count of a hand with its aces as one."""
    return sum((value + 1) * held for value, held in enumerate(counts))


def best(counts: Counts) -> int:
    """The count of a hand, with an ace as eleven if that does not take it beyond 21.

    >>> best((1, 0, 0, 0, 0, 1, 0, 0, 0, 0)), best((1, 0, 0, 0, 0, 1, 0, 0, 1, 0))
    (17, 16)
    """
    low = least(counts)
    return low + 10 if low <= 11 and counts[ACE] else low


def text(counts: Counts) -> str:
    """A hand in notation: `A 6`, `T T`.

    >>> text((1, 0, 0, 0, 0, 1, 0, 0, 0, 0))
    'A 6'
    """
    return " ".join(NAMES[value] for value in range(VALUES) for _ in range(counts[value]))


@dataclass(frozen=True)
class Hands:
    """All hands by number, and the hands that a dealer may hold after dividing a pair.

    A *node* is a hand to which a dealer draws. The first nodes are the hands themselves; each of
    the others is one of two divided hands: its own cards, and the one other card that it was
    divided from. `union` is the number of the set of all their own cards that the dealer knows at a
    node; the first sets are the hands.
    """

    counts: Ints  # by hand and value
    low: Ints
    total: Ints
    size: Ints
    after: Ints  # by hand and value: the hand with one more card, or OUT
    pairs: Ints  # the hands of two cards, by number
    pair_of: Ints  # by hand: its place among the pairs, or OUT
    unions: Ints  # by set and value: counts
    parent: Ints  # by set: the one with one card fewer …
    added: Ints  # … and the value of that card
    union_size: Ints
    node_union: Ints
    node_low: Ints
    node_total: Ints
    node_after: Ints  # by node and value: like `after`, but 0 instead of OUT
    node_whole: npt.NDArray[np.bool_]  # by node: whether there is something to decide
    node_pair: Ints  # by node: the value of the pair that it is as dealt, or OUT
    divided: Ints  # by value: the node with one card of a divided pair

    @property
    def names(self) -> list[str]:
        return [text(tuple(row)) for row in self.counts.tolist()]

    def number(self, counts: Counts) -> int:
        """The number of a hand."""
        return self._numbers()[counts]

    def _numbers(self) -> dict[Counts, int]:
        known: dict[Counts, int] = self.__dict__.setdefault(
            "_known", {tuple(row): number for number, row in enumerate(self.counts.tolist())}
        )
        return known


def with_one(counts: Counts, value: int) -> Counts:
    """A hand with one more card."""
    return (*counts[:value], counts[value] + 1, *counts[value + 1 :])


def without_one(counts: Counts, value: int) -> Counts:
    """A hand with one card fewer."""
    return (*counts[:value], counts[value] - 1, *counts[value + 1 :])


def _all_hands() -> list[Counts]:
    """Every hand that is not beyond 21, smaller ones first."""
    found: list[Counts] = []
    level = {(0,) * VALUES}
    while level:
        found += sorted(level, reverse=True)
        level = {
            with_one(hand, value)
            for hand in level
            for value in range(VALUES)
            if least(hand) + value + 1 <= TARGET and hand[value] < FULL[value]
        }
    return found


@cache
def hands(divided: bool = True) -> Hands:
    """The tables of all hands; `divided`: with those that a dealer may hold after dividing."""
    listed = _all_hands()
    number = {hand: at for at, hand in enumerate(listed)}
    pairs = [at for at, hand in enumerate(listed) if sum(hand) == 2]
    pair_of = np.full(len(listed), OUT, np.int64)
    pair_of[pairs] = np.arange(len(pairs))
    after = _following(listed, number)
    nodes = [
        (value, hand)
        for hand in listed
        for value in range(VALUES)
        if divided and 0 < hand[value] < FULL[value]
    ]
    sets, union_of = _unions(listed, nodes)
    place = {node: len(listed) + at for at, node in enumerate(nodes)}
    node_after = [
        [place.get((value, with_one(hand, drawn)), OUT) for drawn in range(VALUES)]
        for value, hand in nodes
    ]
    parents = [_parent(cards) for cards in sets]
    where = {cards: at for at, cards in enumerate(sets)}
    return Hands(
        counts=np.array(listed),
        low=np.array([least(hand) for hand in listed]),
        total=np.array([best(hand) for hand in listed]),
        size=np.array([sum(hand) for hand in listed]),
        after=after,
        pairs=np.array(pairs),
        pair_of=pair_of,
        unions=np.array(sets),
        parent=np.array([where[parent] for parent, _ in parents]),
        added=np.array([value for _, value in parents]),
        union_size=np.array([sum(cards) for cards in sets]),
        node_union=np.array([*range(len(listed)), *union_of], np.int32),
        node_low=np.array([least(hand) for hand in listed] + [least(hand) for _, hand in nodes]),
        node_total=np.array([best(hand) for hand in listed] + [best(hand) for _, hand in nodes]),
        node_after=np.maximum(
            np.vstack([after, np.array(node_after, np.int64).reshape(-1, VALUES)]), 0
        ).astype(np.int32),
        node_whole=np.array([sum(hand) > 1 for hand in [*listed, *(hand for _, hand in nodes)]]),
        node_pair=np.array([_pair(hand) for hand in listed] + [OUT] * len(nodes)),
        divided=np.array(
            [place.get((value, with_one((0,) * VALUES, value)), 0) for value in range(VALUES)]
        ),
    )


def _following(listed: list[Counts], number: dict[Counts, int]) -> Ints:
    return np.array(
        [[number.get(with_one(hand, value), OUT) for value in range(VALUES)] for hand in listed]
    )


def _unions(
    listed: list[Counts], nodes: list[tuple[int, Counts]]
) -> tuple[list[Counts], list[int]]:
    """The sets of own cards that a dealer may know, and the number of each divided node's set."""
    known = dict.fromkeys(listed)
    known |= dict.fromkeys(with_one(hand, value) for value, hand in nodes)
    sets = list(known)
    where = {cards: at for at, cards in enumerate(sets)}
    return sets, [where[with_one(hand, value)] for value, hand in nodes]


def _pair(counts: Counts) -> int:
    """The value of a pair of equal cards; OUT where a hand is something else."""
    return counts.index(2) if sum(counts) == 2 and 2 in counts else OUT


def _parent(cards: Counts) -> tuple[Counts, int]:
    """A set without its highest card, which is always a known set, and the value of that card.

    Hands without their highest card are hands, and a divided hand adds only one card to them.
    """
    for value in reversed(range(VALUES)):
        if cards[value]:
            return without_one(cards, value), value
    return cards, 0
