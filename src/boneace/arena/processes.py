"""Tasks done by several processes, which end soon once nobody wants the results any more."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from multiprocessing import get_context
from typing import Any, TypeVar

AHEAD = 2
"""Tasks given to each process before their results are needed."""

_Task = TypeVar("_Task", bound=tuple[Any, ...])
_Result = TypeVar("_Result")


def by_processes(
    do: Callable[..., _Result], tasks: Iterable[_Task], jobs: int, ended: Callable[[], bool]
) -> Iterator[tuple[_Task, _Result]]:
    """What `do(*task, stopped)` returns for each task, as soon as it is done.

    Tasks are taken when there is a process for them. `stopped` tells a process that it may end.
    """
    context, waiting = get_context("spawn"), iter(tasks)
    stop = context.Event()
    with ProcessPoolExecutor(jobs, context, _begin, (stop,)) as pool:
        running: dict[Future[_Result], _Task] = {}
        try:
            while not ended():
                for task in islice(waiting, AHEAD * jobs - len(running)):
                    running[pool.submit(_do, do, task)] = task
                if not running:
                    return
                done, _ = wait(running, timeout=0.2, return_when=FIRST_COMPLETED)
                for future in done:
                    yield running.pop(future), future.result()
        finally:
            stop.set()


_stop: Any = None


def _begin(stop: Any) -> None:
    """In a process of the pool: an interrupt is for the one that started it."""
    global _stop
    _stop = stop
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _do(do: Callable[..., _Result], task: tuple[Any, ...]) -> _Result:
    return do(*task, _stop.is_set)
