"""The workers that think for bots and review matches: threads, processes, or other machines.

Threads are enough for a table or two. On a busy server long computations would delay everybody's
messages: worker processes use other cores, and a cluster of Ray uses other machines.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from dataclasses import replace
from typing import Any, TypeVar

from boneace import cluster
from boneace.bots.seat import Seat

log = logging.getLogger(__name__)

T = TypeVar("T")

THREADS = min(32, (os.cpu_count() or 1) + 4)


class Workers:
    """A number of worker processes, or the workers that are `shared`; else threads of this process.

    A worker that dies is replaced, and its work is given out again. If a cluster is lost, the work
    is done in threads.
    """

    def __init__(self, processes: int = 0, shared: cluster.Workers | None = None) -> None:
        self._shared = shared
        # not those of `asyncio.to_thread`: a match is opened there, and would wait for all bots
        self._threads = ThreadPoolExecutor(THREADS, "boneace-think")
        if processes and shared is None:
            self._shared = cluster.Processes(processes)

    @property
    def elsewhere(self) -> bool:
        """Whether compiled work is done in other processes."""
        return self._shared is not None

    async def run(self, compiled: bool, work: Callable[..., T], *given: Any) -> T:
        """Do a piece of work in a worker. The arguments must be picklable, and `work` a function of
        a module.

        Without `compiled`, rules are still interpreted here, and a worker would have to compile
        them first; the work is then done in a thread.
        """
        if self._shared is None or not compiled:
            return await self._in_thread(work, *given)
        for _ in range(2):
            try:
                return await asyncio.wrap_future(self._shared.submit(_do, work, given))
            except self._shared.lost:
                log.warning("a worker process has ended; it is replaced")
            except cluster.ClusterError as error:
                log.warning("%s", error)
                break
        return await self._in_thread(work, *given)

    async def _in_thread(self, work: Callable[..., T], *given: Any) -> T:
        loop, context = asyncio.get_running_loop(), copy_context()  # it has the language
        return await loop.run_in_executor(self._threads, lambda: context.run(work, *given))

    def close(self) -> None:
        """End the threads and the processes."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        if self._shared is not None:
            self._shared.close(wait=False)


def _do(work: Callable[..., T], given: tuple[Any, ...]) -> T:
    """In a worker: it delays no messages, so it loads the compiled rules itself."""
    ready = [replace(one, at_once=False) if isinstance(one, Seat) else one for one in given]
    return work(*ready)
