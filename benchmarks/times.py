"""Actions by a fixed schedule (an open loop), and how long they took."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from benchmarks.server import cpu_seconds

SETTLES = 3.0
"""The seconds at the beginning that are not counted."""


@dataclass
class Times:
    """The result: the seconds for every action and every player who received it."""

    pids: list[int]
    """The processes of the server."""
    seen: list[float] = field(default_factory=list)
    done: int = 0
    sent: int = 0
    """Actions sent in the time that counts."""
    processor: float = 0.0
    """The processor time of all these processes in that time, in seconds."""
    late: int = 0
    """Actions that were due while no match was free."""
    refused: list[str] = field(default_factory=list)

    @property
    def each(self) -> float:
        """The processor time of an action, in seconds."""
        return self.processor / max(1, self.sent)

    def percentile(self, share: float) -> float:
        """A percentile, in milliseconds."""
        if not self.seen:
            return float("nan")
        return 1e3 * sorted(self.seen)[min(len(self.seen) - 1, int(share * len(self.seen)))]


class Playing(Protocol):
    """A match in which at most one action is pending."""

    def free(self) -> bool:
        """Whether the next action can be sent."""


PlayT = TypeVar("PlayT", bound=Playing)


async def drive(
    plays: Sequence[PlayT],
    act: Callable[[PlayT, bool], Awaitable[None]],
    rate: float,
    seconds: float,
    times: Times,
) -> None:
    """Send this many actions a second, in turn among the free matches.

    `act` sends one; its argument says whether the action counts.
    """
    gc.collect()
    gc.freeze()
    begun = time.perf_counter()
    sent, at, before = 0, 0, 0.0
    while (now := time.perf_counter() - begun) < seconds + SETTLES:
        if now > SETTLES and not before:
            before = sum(map(cpu_seconds, times.pids))
        while sent < now * rate:
            sent += 1
            round_ = (plays[(at + step) % len(plays)] for step in range(len(plays)))
            play = next((play for play in round_ if play.free()), None)
            at += 1
            if play is None:
                times.late += now > SETTLES
            else:
                times.sent += now > SETTLES
                await act(play, now > SETTLES)
        await asyncio.sleep(max(0.0, sent / rate - (time.perf_counter() - begun)))
    await asyncio.sleep(1.0)
    times.processor = sum(map(cpu_seconds, times.pids)) - before
