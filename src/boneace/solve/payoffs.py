"""The payoffs at the ends of a game, as matrices that are multiplied in batches.

Many ends differ only in how much is at stake: the same hands win. Their matrices are one matrix
times a number, so all of them take one product of two matrices, in which the other factor has a
column for each end. Matrices of one shape that are used equally often are stacked.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]

DIGITS = 12  # of the entries of a matrix (the largest is 1) when two are compared


@dataclass(frozen=True)
class _Stack:
    """Matrices of one shape (m × n), each with as many ends (k); g of them."""

    matrices: Floats
    """g × m × n."""
    turned: Floats
    """The same, n × m."""
    stakes: Floats
    """g × 1 × k: how much is at stake at each end."""
    rows: Numbers
    """g × m × k: the sequences of seat 0."""
    columns: Numbers
    """g × n × k: those of seat 1."""


class Payoffs:
    """The winnings of seat 0, as a function of the sequences of both seats."""

    def __init__(self, stacks: Sequence[_Stack], sequences: Sequence[int]) -> None:
        self._stacks = tuple(stacks)
        self._sequences = tuple(sequences)
        self._scattered = tuple(
            np.concatenate([np.zeros(0, np.int64), *(part.ravel() for part in parts)])
            for parts in ([s.rows for s in self._stacks], [s.columns for s in self._stacks])
        )

    def gains(self, seat: int, against: Floats) -> Floats:
        """The winnings of each sequence of a seat at the ends it leads to, against a strategy.

        `against` is the strategy of the other seat, over its sequences. Chance and the other seat
        count with their probabilities; the seat itself counts as if it played to get there.
        """
        parts = [np.zeros(0)]
        for stack in self._stacks:
            if seat == 0:
                found = stack.matrices @ (against[stack.columns] * stack.stakes)
            else:
                found = stack.turned @ (against[stack.rows] * -stack.stakes)
            parts.append(found.ravel())
        scattered = self._scattered[seat]
        summed = np.bincount(scattered, np.concatenate(parts), self._sequences[seat])
        return summed.astype(np.float64, copy=False)


class Ends:
    """The ends of a game, collected while a tree is walked through."""

    def __init__(self) -> None:
        self._parts: list[tuple[Numbers, Numbers, Floats]] = []
        self._blocks = 0

    def add(self, block: Numbers, last: Numbers, wins: Floats) -> None:
        """Add ends: what all saw (numbers from 0), the last decisions (n × 2), and what seat 0 wins
        times the probability of the cards."""
        self._parts.append((block + self._blocks, last, wins))
        self._blocks += int(block.max(initial=-1)) + 1

    def payoffs(self, numbers: Sequence[Numbers], sequences: Sequence[int]) -> Payoffs:
        """The payoffs; `numbers` has for each seat the sequence of each last decision."""
        block, last, wins = (np.concatenate(part) for part in zip(*self._parts, strict=True))
        rows, columns = (numbers[seat][last[:, seat]] for seat in (0, 1))
        order = np.argsort(block, kind="stable")
        groups: dict[tuple[object, ...], list[_End]] = defaultdict(list)
        for places in np.split(order, np.nonzero(np.diff(block[order]))[0] + 1):
            end = _end(rows[places], columns[places], wins[places])
            if end is not None:
                groups[end.matrix.shape, end.matrix.tobytes()].append(end)
        alike: dict[tuple[object, ...], list[list[_End]]] = defaultdict(list)
        for ends in groups.values():
            alike[ends[0].matrix.shape, len(ends)].append(ends)
        return Payoffs([_stacked(found) for found in alike.values()], sequences)


@dataclass(frozen=True)
class _End:
    matrix: Floats
    stake: float
    rows: Numbers
    columns: Numbers


def _end(rows: Numbers, columns: Numbers, wins: Floats) -> _End | None:
    """The ends of one public state as a matrix whose largest entry is 1; None if all are 0."""
    mine, row = np.unique(rows, return_inverse=True)
    theirs, column = np.unique(columns, return_inverse=True)
    matrix = np.zeros((len(mine), len(theirs)))
    np.add.at(matrix, (row, column), wins)
    stake = matrix.flat[np.abs(matrix).argmax()]
    if stake == 0:
        return None
    return _End((matrix / stake).round(DIGITS) + 0.0, float(stake), mine, theirs)


def _stacked(groups: list[list[_End]]) -> _Stack:
    matrices = np.stack([ends[0].matrix for ends in groups])
    return _Stack(
        matrices,
        np.ascontiguousarray(matrices.transpose(0, 2, 1)),
        np.array([[[end.stake for end in ends]] for ends in groups]),
        np.stack([np.stack([end.rows for end in ends], axis=1) for ends in groups]),
        np.stack([np.stack([end.columns for end in ends], axis=1) for ends in groups]),
    )
