"""Everybody with everybody: rounds in which people meet as evenly as possible."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random

from boneace.table.clubs.seating.past import Past, Unit

TRIES = 12
"""The number of searches, each from another random order."""
MOST_EXCHANGES = 5000
"""The number of pairs of tables after which no further search begins, and none goes on for longer:
ten tables are searched to the end, fifty are only while that takes about a second."""

NOBODY: Unit = ()
"""A unit paired with this at a table of two sits out."""
_OUT_AGAIN = 50
"""The cost of sitting out once more than others, in repeated meetings."""

Tables = list[list[Unit]]


def mixed(units: Sequence[Unit], tables: Sequence[int], past: Past, lot: Random) -> Tables:
    """Tables of the sizes given, with as few repeated meetings as possible.

    For tables of two the rounds of the circle method are tried first, in which everybody meets
    everybody once; the search only repairs what late arrivals and departures have disturbed.
    """
    best: Tables | None = None
    least, left = 0.0, MOST_EXCHANGES
    for first in _beginnings(units, tables, lot, past):
        found, cost, left = _mended(first, past, left)
        if best is None or cost < least:
            best, least = found, cost
        if least == 0 or left <= 0:
            break
    assert best is not None
    return best


def who_sits_out(units: Sequence[Unit], many: int, past: Past, lot: Random) -> list[Unit]:
    """Those who have sat out least, at random among equals."""
    shuffled = list(units)
    lot.shuffle(shuffled)
    return sorted(shuffled, key=past.outs)[:many]


def _beginnings(
    units: Sequence[Unit], tables: Sequence[int], lot: Random, past: Past
) -> list[Tables]:
    if set(tables) == {2}:
        rounds = circle(sorted(units, key=str))
        return sorted(rounds, key=lambda one: sum(_table_cost(table, past) for table in one))[:2]
    return [_cut(lot.sample(list(units), len(units)), tables) for _ in range(TRIES)]


def _cut(units: Sequence[Unit], tables: Sequence[int]) -> Tables:
    cut, at = [], 0
    for size in tables:
        cut.append(list(units[at : at + size]))
        at += size
    return cut


def circle(units: Sequence[Unit]) -> list[Tables]:
    """The rounds of the circle method: one stays, the others go round. An even number of units.

    >>> [[tuple(table) for table in one] for one in circle(["a", "b", "c", "d"])]
    [[('a', 'd'), ('b', 'c')], [('a', 'c'), ('d', 'b')], [('a', 'b'), ('c', 'd')]]
    """
    first, others = units[0], list(units[1:])
    rounds = []
    for _ in others:
        row = [first, *others]
        rounds.append([[row[at], row[-1 - at]] for at in range(len(row) // 2)])
        others = [others[-1], *others[:-1]]
    return rounds


def _table_cost(table: Sequence[Unit], past: Past) -> float:
    return float(sum(_badness(one, other, past) for one, other in combinations(table, 2)))


def _badness(one: Unit, other: Unit, past: Past) -> int:
    """Squared: a third meeting is worse than two second meetings."""
    if NOBODY in (one, other):
        return (_OUT_AGAIN * past.outs(one or other)) ** 2
    return past.meetings(one, other) ** 2


def _mended(tables: Tables, past: Past, left: int) -> tuple[Tables, float, int]:
    """Exchange units between two tables as long as that reduces repeated meetings.

    `left` is the number of pairs of tables to look at, which is returned as it is afterwards.
    """
    tables = [list(table) for table in tables]
    costs = [_table_cost(table, past) for table in tables]
    better = True
    while better and any(costs) and left > 0:
        better = False
        for first, second in combinations(range(len(tables)), 2):
            if costs[first] + costs[second] > 0:
                left -= 1
                better |= _exchange(tables, costs, first, second, past)
    return tables, sum(costs), left


def _exchange(tables: Tables, costs: list[float], first: int, second: int, past: Past) -> bool:
    """Make the best single exchange between two tables, if it helps."""
    one, other = tables[first], tables[second]
    now = costs[first] + costs[second]
    best = (now, -1, -1)
    for i, a in enumerate(one):
        without_a = [unit for unit in one if unit is not a]
        for j, b in enumerate(other):
            without_b = [unit for unit in other if unit is not b]
            change = _with(b, without_a, past) - _with(a, without_a, past)
            change += _with(a, without_b, past) - _with(b, without_b, past)
            if now + change < best[0]:
                best = (now + change, i, j)
    if best[1] < 0:
        return False
    one[best[1]], other[best[2]] = other[best[2]], one[best[1]]
    costs[first], costs[second] = _table_cost(one, past), _table_cost(other, past)
    return True


def _with(unit: Unit, others: Sequence[Unit], past: Past) -> float:
    return float(sum(_badness(unit, other, past) for other in others))
