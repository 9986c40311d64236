"""Where bots think and matches are reviewed: in threads, or in processes of their own.

Threads are enough for a table or two. In a busy house long thoughts would hold up everybody's
messages: with worker processes they are on other cores.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

from boneace import cluster
from boneace.bots.seat import Seat

log = logging.getLogger(__name__)

T = TypeVar("T")


class Workers:
    """So many worker processes; 0: threads of this process.

    A worker that dies is replaced, and what it was asked is asked again.
    """

    def __init__(self, processes: int = 0) -> None:
        self._shared: cluster.Workers | None = None
        if processes:
            self._shared = cluster.Processes(processes)

    async def run(self, compiled: bool, work: Callable[..., T], *given: Any) -> T:
        """Do a piece of work elsewhere. What is given must be picklable, and `work` a function of a
        module.

        Without `compiled`, rules are still interpreted here, and a worker would have to compile
        them first: then it is done in a thread.
        """
        if self._shared is None or not compiled:
            return await asyncio.to_thread(work, *given)
        for _ in range(2):
            try:
                return await asyncio.wrap_future(self._shared.submit(_do, work, given))
            except self._shared.lost:
                log.warning("a worker process has ended; it is replaced")
        return await asyncio.to_thread(work, *given)

    def close(self) -> None:
        """End the processes."""
        if self._shared is not None:
            self._shared.close(wait=False)


def _do(work: Callable[..., T], given: tuple[Any, ...]) -> T:
    """In a worker: it holds up nobody's messages, so it loads the compiled rules itself."""
    ready = [replace(one, at_once=False) if isinstance(one, Seat) else one for one in given]
    return work(*ready)
