"""Calls of the database that come to their end even when their caller has given up.

A call that is cancelled gives its connection back, and the driver of SQLite never answers where it
is cancelled again meanwhile. So nobody's leaving reaches the database, and a store that is closed
waits for what is under way.
"""

from __future__ import annotations

import asyncio
import functools
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

PATIENCE = 5.0
"""Seconds that a store waits for its calls when it is closed."""


class Calls:
    """The calls of a store that are under way."""

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
            task.exception()  # nobody may be left to hear of it

    async def end(self) -> None:
        """Wait for what is under way; a database that does not answer is abandoned."""
        if self._running:
            await asyncio.wait(self._running, timeout=PATIENCE)


class _Calling(Protocol):
    _calls: Calls


S = TypeVar("S", bound=_Calling)


def whole(
    call: Callable[Concatenate[S, P], Coroutine[Any, Any, T]],
) -> Callable[Concatenate[S, P], Coroutine[Any, Any, T]]:
    """A method that comes to its end even when its caller has given up."""

    async def run(self: S, /, *args: P.args, **kwargs: P.kwargs) -> T:
        return await self._calls.run(call(self, *args, **kwargs))

    functools.update_wrapper(run, call)
    return run
