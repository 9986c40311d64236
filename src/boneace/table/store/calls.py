"""Calls of the database that are completed even if their caller is cancelled.

A call that is cancelled returns its connection, and SQLite's driver never answers if it is
cancelled again meanwhile. So cancellations never reach the database, and closing a store waits for
pending calls.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 5.0
"""Seconds that a store waits for its calls when it closes."""


class Calls:
    """The pending calls of a store."""

    def __init__(self) -> None:
        self._running: set[asyncio.Task[Any]] = set()

    def run(self, call: Coroutine[Any, Any, T]) -> Awaitable[T]:
        """Start a call; its caller may be cancelled, the call is not."""
        task = asyncio.create_task(call)
        self._running.add(task)
        task.add_done_callback(self._ended)
        return asyncio.shield(task)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if not task.cancelled():
            task.exception()  # the caller may be gone

    async def end(self) -> None:
        """Wait for pending calls; a database that does not answer is abandoned."""
        if self._running:
            await asyncio.wait(self._running, timeout=PATIENCE)


class _Calling(Protocol):
    _calls: Calls


S = TypeVar("S", bound=_Calling)


def whole(
    call: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """A method that is completed even if its caller is cancelled."""

    async def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._calls.run(call(self, *args, **kwargs))

    functools.update_wrapper(run, call)
    return run
