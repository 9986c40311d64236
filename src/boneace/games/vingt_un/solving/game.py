"""The input of the compiled passes: the tables of hands, the pack, and the rules in force."""

from __future__ import annotations

from dataclasses import dataclass, fields
from functools import cached_property
from typing import Any, Protocol

import numpy as np
import numpy.typing as npt

from boneace.games.vingt_un.solving.hands import TARGET, VALUES, Hands, hands

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]


Record = npt.NDArray[Any]


def as_record(**parts: Any) -> Record:
    """An array of one record with these numbers and arrays as its fields.

    Compiled code takes a record as a whole. With a tuple of arrays it would count references in
    every call, which takes most of the time.
    """
    whole = {name: np.array(part, order="C") for name, part in parts.items()}
    layout = [(name, part.dtype, part.shape) for name, part in whole.items()]
    found = np.zeros(1, np.dtype(layout, align=True))
    for name, part in whole.items():
        found[name][0] = part
    return found


@dataclass(frozen=True, eq=False)
class Game:
    """A deal before its first card: arrays and numbers only.

    `first` says for each value whether the dealer's first card may have it; a dealer who is known
    to have called “double”, or not to have, can only have certain values.
    """

    counts: Ints
    low: Ints
    total: Ints
    size: Ints
    after: Ints
    pairs: Ints  # the hands of two cards
    pair_of: Ints  # by hand: its place among the pairs, or OUT
    unions: Ints
    parent: Ints
    added: Ints
    union_size: Ints
    node_union: Ints
    node_low: Ints
    node_total: Ints
    node_after: Ints
    node_whole: npt.NDArray[np.bool_]
    node_pair: Ints
    divided: Ints
    groups: Ints  # what a player may show: the hands with room for two more cards
    group_of: Ints  # by hand: its place among the groups, or OUT
    pack: Ints  # by value
    start: Floats  # by hand: in how many orders the dealer may be dealt it; 0 for a natural
    first: Floats
    alike: Floats  # by value: the share of its pairs that are of one denomination
    receives: Floats  # by the dealer’s count and another’s: what the dealer receives
    draws_on_21: bool
    enough: bool  # whether the pack has enough cards for dividing
    divides: bool  # whether the dealer may divide

    @property
    def cards(self) -> int:
        return int(self.pack.sum())

    @cached_property
    def orders(self) -> Floats:
        """The number of orders in which each pair can be dealt; 0 for a natural."""
        same = (self.counts[self.pairs] == 2).any(axis=1)
        return np.where(self.total[self.pairs] < TARGET, np.where(same, 1.0, 2.0), 0.0)

    @cached_property
    def of_one_kind(self) -> Floats:
        """By pair, how often its cards are of one denomination."""
        same = self.counts[self.pairs] == 2
        found: Floats = (same * self.alike).sum(axis=1)
        return found

    @cached_property
    def record(self) -> Record:
        """The whole game as a record, for compiled code."""
        parts = {field.name: getattr(self, field.name) for field in fields(self)}
        return as_record(**{name: _plain(part) for name, part in parts.items()})


def _plain(part: Any) -> Any:
    """A field as an array; booleans become numbers for compiled code."""
    found = np.asarray(part)
    return found.astype(np.int8) if found.dtype == bool else found


class Pack(Protocol):
    """The pack that a deal begins with."""

    @property
    def counts(self) -> tuple[int, ...]:
        """The number of cards of each value."""
        ...

    @property
    def alike(self) -> tuple[float, ...]:
        """By value, the share of pairs that are of one denomination."""
        ...

    @property
    def enough(self) -> bool:
        """Whether pairs may be divided without reaching the last card."""
        ...


LEAST_PAIR = 2
MOST_SHOWN = 21 - LEAST_PAIR


def game(
    pack: Pack,
    receives: Floats,
    *,
    first: tuple[int, ...] = tuple(range(VALUES)),
    draws_on_21: bool = True,
    divides: bool = True,
    divided: bool = True,
) -> Game:
    """The deal that a pack gives under these rules; `divided`: with tables of divided hands."""
    tables: Hands = hands(divided)
    groups = np.flatnonzero(tables.low <= MOST_SHOWN)
    group_of = np.full(len(tables.low), -1, np.int64)
    group_of[groups] = np.arange(len(groups))
    allowed = np.zeros(VALUES)
    allowed[list(first)] = 1.0
    return Game(
        tables.counts,
        tables.low,
        tables.total,
        tables.size,
        tables.after,
        tables.pairs,
        tables.pair_of,
        tables.unions,
        tables.parent,
        tables.added,
        tables.union_size,
        tables.node_union,
        tables.node_low,
        tables.node_total,
        tables.node_after,
        tables.node_whole,
        tables.node_pair,
        tables.divided,
        groups,
        group_of,
        np.array(pack.counts, np.int64),
        _starts(tables, allowed),
        allowed,
        np.array(pack.alike),
        receives,
        draws_on_21,
        pack.enough,
        divides and pack.enough,
    )


def _starts(tables: Hands, allowed: Floats) -> Floats:
    """By hand: the number of orders in which the dealer is dealt two cards, 0 for a natural."""
    found = np.zeros(len(tables.low))
    for hand in tables.pairs:
        if tables.total[hand] != TARGET:
            found[hand] = allowed[tables.counts[hand] > 0].sum()
    return found
