"""Worker processes of this machine."""

from __future__ import annotations

import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any, TypeVar

from boneace.cluster.stopping import stop_by
from boneace.cluster.threads import speaking_as
from boneace.languages import current

_Result = TypeVar("_Result")


class Processes:
    """A number of processes, started when there is work. Those that die are replaced."""

    lost: tuple[type[BaseException], ...] = (BrokenProcessPool,)

    def __init__(self, many: int) -> None:
        self.room = many
        self._context = get_context("spawn")
        self._stop = self._context.Event()
        self._pool: ProcessPoolExecutor | None = None

    def submit(self, do: Callable[..., _Result], *given: Any) -> Future[_Result]:
        """Give out one piece (see `Workers.submit`)."""
        code = current()
        try:
            return self._begun().submit(speaking_as, code, do, given)
        except BrokenProcessPool:  # when one process dies, the others of its pool are ended too
            self._pool = None
            return self._begun().submit(speaking_as, code, do, given)

    def _begun(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.room, self._context, _begin, (self._stop,))
        return self._pool

    def close(self, wait: bool = True) -> None:
        """End the processes as soon as their pieces let them."""
        self._stop.set()
        if self._pool is not None:
            self._pool.shutdown(wait, cancel_futures=True)


def _begin(stop: Any) -> None:
    """In a process: an interrupt is for the one that started it."""
    stop_by(stop)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
