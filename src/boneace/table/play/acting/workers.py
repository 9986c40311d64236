"""Where bots think and matches are reviewed: in threads, in processes, or on other machines.

Threads are enough for a table or two. In a busy house long thoughts would hold up everybody's
messages: with worker processes they are on other cores, with a cluster of Ray on other machines.
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
    """So many worker processes, or the workers that are `shared`; else threads of this process.

    A worker that dies is replaced, and what it was asked is asked again. Where a cluster has gone,
    the work is done in threads.
    """

    def __init__(self, processes: int = 0, shared: cluster.Workers | None = None) -> None:
        self._shared = shared
        if processes and shared is None:
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
            except cluster.ClusterError as error:
                log.warning("%s", error)
                break
        return await asyncio.to_thread(work, *given)

    def close(self) -> None:
        """End the processes."""
        if self._shared is not None:
            self._shared.close(wait=False)


def _do(work: Callable[..., T], given: tuple[Any, ...]) -> T:
    """In a worker: it holds up nobody's messages, so it loads the compiled rules itself."""
    ready = [replace(one, at_once=False) if isinstance(one, Seat) else one for one in given]
    return work(*ready)
