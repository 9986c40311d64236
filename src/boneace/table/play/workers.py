"""Where bots think and matches are reviewed: in threads, or in processes of their own.

Threads are enough for a table or two. In a busy house long thoughts would hold up everybody's
messages: with worker processes they are on other cores.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from multiprocessing import get_context
from typing import Any, TypeVar

from boneace.bots.seat import Seat

log = logging.getLogger(__name__)

T = TypeVar("T")


class Workers:
    """So many worker processes; 0: threads of this process.

    A worker that dies is replaced, and what it was asked is asked again.
    """

    def __init__(self, processes: int = 0) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None

    async def run(self, compiled: bool, work: Callable[..., T], *given: Any) -> T:
        """Do a piece of work elsewhere. What is given must be picklable, and `work` a function of a
        module.

        Without `compiled`, rules are still interpreted here, and a worker would have to compile
        them first: then it is done in a thread.
        """
        if not self._processes or not compiled:
            return await asyncio.to_thread(work, *given)
        for _ in range(2):
            try:
                return await asyncio.wrap_future(self._workers().submit(_do, work, given))
            except BrokenProcessPool:
                log.warning("a worker process has ended; it is replaced")
                self._end()
        return await asyncio.to_thread(work, *given)

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self._processes, get_context("spawn"), _begin)
        return self._pool

    def _end(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def close(self) -> None:
        """End the processes."""
        self._end()


def _begin() -> None:
    """A worker leaves the signals of the terminal to the server, which ends it."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _do(work: Callable[..., T], given: tuple[Any, ...]) -> T:
    """In a worker: it holds up nobody's messages, so it loads the compiled rules itself."""
    ready = [replace(one, at_once=False) if isinstance(one, Seat) else one for one in given]
    return work(*ready)
