"""Time limits for silent connections."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from types import TracebackType
from typing import TypeVar

T = TypeVar("T")


class Patience:
    """A time limit for each wait in one block, which ends with TimeoutError when a limit is
    reached.

    There is one timer for all of them, which checks how long the present wait has lasted: setting a
    timer for every message takes as long as reading it. Only waits by `wait` count.
    """

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._limit = asyncio.timeout(None)
        self._loop = asyncio.get_running_loop()
        self._since: float | None = None

    async def __aenter__(self) -> Patience:
        await self._limit.__aenter__()
        self._watch = self._loop.call_later(self._seconds, self._look)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._watch.cancel()
        await self._limit.__aexit__(kind, error, trace)

    async def wait(self, awaited: Awaitable[T]) -> T:
        """Wait, within the time limit."""
        self._since = self._loop.time()
        found = await awaited
        self._since = None
        return found

    def _look(self) -> None:
        now = self._loop.time()
        left = self._seconds if self._since is None else self._since + self._seconds - now
        if left <= 0:
            self._limit.reschedule(now)
        else:
            self._watch = self._loop.call_later(left, self._look)
