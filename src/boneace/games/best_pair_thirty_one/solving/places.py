"""The layout of one deal in arrays: the blocks that are played at a score, one after the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np

from boneace.games.best_pair_thirty_one.solving.betting import D, Line, N
from boneace.games.best_pair_thirty_one.solving.blocks import Block, Table
from boneace.games.best_pair_thirty_one.solving.layout import (
    Blocks,
    Doubles,
    Floats,
    Learned,
    Numbers,
    Side,
)
from boneace.games.best_pair_thirty_one.solving.stakes import Stake
from boneace.games.best_pair_thirty_one.solving.upcards import Upcards


@dataclass(frozen=True)
class Comings:
    """How the holdings of one player reach the blocks: an entry for each block, line and holding.

    `place` is the index in the array of hands, `line` and `holding` the source, `factor` the part
    that gets there, and `gain` the value of the point there.
    """

    size: int
    """The length of the array of hands."""
    place: Numbers
    line: Numbers
    holding: Numbers
    factor: Doubles
    gain: Doubles

    def hands(self, reach: list[Doubles]) -> Floats:
        """The probability of each hand, times the gain, from the probabilities of holdings by
        line."""
        came = np.array(reach)[self.line, self.holding] * self.factor * self.gain
        return np.bincount(self.place, came, self.size).astype(np.float32)

    def holdings(self, worth: Floats, lines: int, holdings: int) -> Doubles:
        """The values of lines to holdings, from the values of blocks to hands."""
        where = self.line * holdings + self.holding
        found = np.bincount(where, worth[self.place] * self.factor, lines * holdings)
        return found.astype(np.float64).reshape(lines, holdings)


@dataclass(frozen=True)
class Places:
    """The blocks of a deal as arrays, and how the holdings of both reach them.

    `played` are the blocks in the order of the arrays, each with the lines that lead to it.
    """

    played: tuple[Played, ...]
    blocks: Blocks
    comings: tuple[Comings, Comings]
    learned: tuple[Learned, Learned]
    """What each player learns; all zeros at first."""


Played = tuple[Block, tuple[int, ...]]
"""A block, and the lines that lead to it."""


def places(
    upcards: Upcards, lines: tuple[Line, ...], stakes: list[Stake], passes: Any
) -> Places | None:
    """Lay out the blocks that are played; None if no line leads to the third stage."""
    played = tuple(_played(upcards, lines, stakes))
    return laid_out(upcards.table, upcards.sides, played, stakes, passes) if played else None


def laid_out(
    table: Table,
    sides: tuple[Side, Side],
    played: tuple[Played, ...],
    stakes: list[Stake],
    passes: Any,
) -> Places:
    """Lay out these blocks; `stakes` has the value of each line."""
    at, root = [0, 0], [0, 0]
    rows = []
    entries: tuple[list[Any], list[Any]] = [], []
    for block, by in played:
        rows.append((*block.classes, len(by), *at, *root))
        c, e = block.classes
        modes = passes.modes(sides[N], c, sides[D], e)
        gain = np.array([stakes[line].gain[block.winner or N] for line in by])[:, None]
        for seat in (N, D):
            side, own = sides[seat], block.classes[seat]
            hands = side.hand[side.level[own, 0] : side.level[own, 1]]
            held = block.holdings[seat]
            place = np.searchsorted(hands, table.hand[seat][held])
            first = root[seat] + np.arange(len(by))[:, None] * len(hands)
            which = np.array(by)[:, None]
            parts = np.broadcast_arrays(first + place, which, held, block.factors[seat], gain)
            entries[seat].append([part.ravel() for part in parts])
            root[seat] += len(by) * len(hands)
            at[seat] += modes * len(by) * int(side.level[own, -1] - side.level[own, 0])
    comings = [
        Comings(root[seat], *(np.concatenate(part) for part in zip(*entries[seat], strict=True)))
        for seat in (N, D)
    ]
    learned = [Learned(*np.zeros((4, size), np.float32)) for size in at]
    columns = np.array(rows, np.int64).T.copy()
    return Places(played, Blocks(*columns), (comings[0], comings[1]), (learned[0], learned[1]))


def _played(upcards: Upcards, lines: tuple[Line, ...], stakes: list[Stake]) -> Iterator[Played]:
    """The blocks, each with the lines that lead to it on which the point has a value."""
    for block in upcards.blocks:
        seen, better = block.winner is not None, block.winner or N
        by = [i for i, line in enumerate(lines) if line.seen == seen and stakes[i].gain[better] > 0]
        if by:
            yield block, tuple(by)
