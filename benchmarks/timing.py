"""Timing that survives a busy machine: short runs, several times, the best counts.

Seconds are those of the processor, all threads of the process together: a second of one core.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

Work = Callable[[int], int]
"""Does so many units of work, and returns how many moves that were."""


def sized(work: Work, seconds: float) -> int:
    """How many units take about so long."""
    units = 1
    while True:
        begun = process_time()
        work(units)
        taken = process_time() - begun
        if taken > seconds / 8:
            return max(1, int(units * seconds / taken))
        units *= 4


def best_of(works: list[Work], seconds: float = 0.25, times: int = 7) -> list[float]:
    """The best rate of each, the runs of all of them taking turns."""
    units = [sized(work, seconds) for work in works]
    best = [0.0] * len(works)
    for _ in range(times):
        for place, work in enumerate(works):
            begun = process_time()
            moves = work(units[place])
            best[place] = max(best[place], moves / (process_time() - begun))
    return best
