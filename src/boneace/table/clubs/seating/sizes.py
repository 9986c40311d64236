"""The number of units at each table."""

from __future__ import annotations

from collections.abc import Collection


def sizes(units: int, allowed: Collection[int], wanted: int) -> tuple[list[int], int]:
    """The sizes of the tables for this many units, and the number of units without a place.

    As few as possible sit out; then the tables are as near as possible to the size wanted, and
    their sizes as equal as possible.

    >>> sizes(41, range(2, 8), 4)
    ([5, 4, 4, 4, 4, 4, 4, 4, 4, 4], 0)
    >>> sizes(41, [4], 4)
    ([4, 4, 4, 4, 4, 4, 4, 4, 4, 4], 1)
    """
    usable = sorted({size for size in allowed if 2 <= size <= units}, reverse=True)
    best: dict[int, tuple[int, list[int]]] = {0: (0, [])}
    for many in range(1, units + 1):
        found = [
            (cost + _cost(size, wanted), [*tables, size])
            for size in usable
            if (before := best.get(many - size)) is not None
            for cost, tables in [before]
        ]
        if found:
            best[many] = min(found, key=lambda one: (one[0], len(one[1])))
    seated = max(best)
    return sorted(best[seated][1], reverse=True), units - seated


def _cost(size: int, wanted: int) -> int:
    """Squared: two tables that are one off are better than one that is two off."""
    return (size - wanted) ** 2
