"""Seating by results: the Swiss system (similar results meet) and knock-outs (losers are out)."""

from __future__ import annotations

from collections.abc import Sequence

from boneace.table.clubs.seating.mixing import Tables
from boneace.table.clubs.seating.past import Past, Unit

DEPTH = 20_000
"""The number of pairings tried before people may meet again."""


def by_results(ranked: Sequence[Unit], tables: Sequence[int], past: Past) -> Tables:
    """The best play the best, the next the next; at tables of two nobody meets twice.

    If that is impossible, or at larger tables, people meet again rather than be seated far from
    those with the same points.
    """
    if set(tables) == {2}:
        found = _paired(list(ranked), past, [DEPTH])
        if found is not None:
            return found
    cut, at = [], 0
    for size in sorted(tables, reverse=True):
        cut.append(list(ranked[at : at + size]))
        at += size
    return cut


def _paired(left: list[Unit], past: Past, budget: list[int]) -> Tables | None:
    """The first unit and the next best that it has not met, so that the rest can be paired too."""
    if not left:
        return []
    budget[0] -= 1
    first, others = left[0], left[1:]
    for at, other in enumerate(others):
        if budget[0] <= 0:
            return None
        if past.meetings(first, other):
            continue
        rest = _paired(others[:at] + others[at + 1 :], past, budget)
        if rest is not None:
            return [[first, other], *rest]
    return None


def drawn(seeded: Sequence[Unit], size: int) -> tuple[Tables, list[Unit]]:
    """A round of a knock-out at tables of two: the strongest against the weakest, and the byes, so
    that a power of two is left.

    >>> drawn([(1,), (2,), (3,), (4,), (5,)], 2)
    ([[(4,), (5,)]], [(1,), (2,), (3,)])
    """
    assert size == 2
    left = 1
    while left * 2 < len(seeded):
        left *= 2
    byes = 2 * left - len(seeded)
    playing = list(seeded[byes:])
    tables = [[playing[at], playing[-1 - at]] for at in range(len(playing) // 2)]
    return tables, list(seeded[:byes])


def dealt_out(seeded: Sequence[Unit], tables: Sequence[int]) -> Tables:
    """A round of a knock-out at larger tables: strong players are spread over the tables."""
    made: Tables = [[] for _ in tables]
    order = [at for at, _ in enumerate(tables)]
    left = list(seeded)
    while left:
        for at in order:
            if left and len(made[at]) < tables[at]:
                made[at].append(left.pop(0))
        order.reverse()  # so that the first table does not get the strongest every time
    return made
