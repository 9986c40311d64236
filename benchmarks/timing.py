"""Timing on a busy machine: several short runs, of which the best counts.

Seconds are processor time of all threads of the process together: seconds of one core.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

Work = Callable[[int], int]
"""Does the given number of units of work, and returns how many moves it made."""


def sized(work: Work, seconds: float) -> int:
    """How many units of work take about this many seconds."""
    units = 1
    while True:
        begun = process_time()
        work(units)
        taken = process_time() - begun
        if taken > seconds / 8:
            return max(1, int(units * seconds / taken))
        units *= 4


def best_of(works: list[Work], seconds: float = 0.25, times: int = 7) -> list[float]:
    """The best rate of each; the runs of all of them alternate."""
    return [max(runs) for runs in all_of(works, seconds, times)]


def all_of(works: list[Work], seconds: float = 0.25, times: int = 7) -> list[list[float]]:
    """The rates of all runs of each; the runs of all of them alternate."""
    units = [sized(work, seconds) for work in works]
    found: list[list[float]] = [[] for _ in works]
    for _ in range(times):
        for place, work in enumerate(works):
            begun = process_time()
            moves = work(units[place])
            found[place].append(moves / (process_time() - begun))
    return found
