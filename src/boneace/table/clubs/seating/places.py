"""The seats of units at a table. The first place deals first, so places rotate."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations
from random import Random

from boneace.table.clubs.seating.past import Past, Unit


def seated(table: Sequence[Unit], past: Past, lot: Random) -> list[int | None]:
    """The seats of a table. People get the place that they have had least; partners face each
    other.

    >>> seated([(1, 2), (3, 4)], Past(), Random(1))[::2] in ([1, 2], [2, 1], [3, 4], [4, 3])
    True
    """
    if len(table[0]) == 1:
        return _alone([unit[0] for unit in table], past, lot)
    rows = [
        [one for turn in zip(*chosen, strict=True) for one in turn]
        for order in permutations(table)
        for chosen in _turned(order)
    ]
    lot.shuffle(rows)
    return min(rows, key=lambda row: _worn(row, past))


def _turned(order: Sequence[Unit]) -> list[list[Unit]]:
    """Every way in which the partners can sit: either may come first."""
    ways: list[list[Unit]] = [[]]
    for unit in order:
        ways = [[*way, turned] for way in ways for turned in (unit, unit[::-1])]
    return ways


def _worn(row: Sequence[int | None], past: Past) -> int:
    return sum(past.sat[one, at] ** 2 for at, one in enumerate(row) if one is not None)


def _alone(people: Sequence[int | None], past: Past, lot: Random) -> list[int | None]:
    left = list(people)
    lot.shuffle(left)
    row: list[int | None] = []
    for at in range(len(people)):
        one = min(left, key=lambda one: 0 if one is None else past.sat[one, at])
        left.remove(one)
        row.append(one)
    return row
