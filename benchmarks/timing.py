"""Timing on a busy machine: several short runs, of which the best counts.

Seconds are processor time of all threads of the process together: seconds of one core. Work on a
GPU is timed by another clock.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

Clock = Callable[[], float]
Work = Callable[[int], int]
"""Do this many units of work, and return the number of moves made."""


def sized(work: Work, seconds: float, clock: Clock = process_time) -> int:
    """The number of units of work that take about this many seconds."""
    units = 1
    while True:
        begun = clock()
        work(units)
        taken = clock() - begun
        if taken > seconds / 8:
            return max(1, int(units * seconds / taken))
        units *= 4


def best_of(
    works: list[Work], seconds: float = 0.25, times: int = 7, clock: Clock = process_time
) -> list[float]:
    """The best rate of each engine; the runs of all of them alternate."""
    return [max(runs) for runs in all_of(works, seconds, times, clock)]


def all_of(
    works: list[Work], seconds: float = 0.25, times: int = 7, clock: Clock = process_time
) -> list[list[float]]:
    """The rates of all runs of each engine; the runs of all of them alternate."""
    units = [sized(work, seconds, clock) for work in works]
    found: list[list[float]] = [[] for _ in works]
    for _ in range(times):
        for place, work in enumerate(works):
            begun = clock()
            moves = work(units[place])
            found[place].append(moves / (clock() - begun))
    return found
