"""Tasks of a match, a table or a club: each has an owner, and its errors are logged.

An error that nobody has foreseen ends no service: it is logged and counted, and after a pause the
service goes on.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from boneace.table.measures import measures

log = logging.getLogger(__name__)

T = TypeVar("T")

PAUSE = 1.0
LONGEST_PAUSE = 30.0
"""Seconds after an error that nobody has foreseen: doubled each time, up to a maximum."""


def fault(owner: str, error: BaseException) -> None:
    """Log an error that nobody has foreseen, and count it for its part of the server, which is the
    first word of its owner."""
    log.error("%s", owner, exc_info=error)
    measures.faults[owner.partition(" ")[0]] += 1


async def kept_on(owner: str, work: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Do the work, again after a pause as long as it fails."""
    pause = PAUSE
    while True:
        try:
            return await work()
        except Exception as error:
            fault(owner, error)
        await asyncio.sleep(pause)
        pause = min(2 * pause, LONGEST_PAUSE)


class Tasks:
    """The running tasks of one thing, such as “match x”. False if there are none.

    Errors of the kinds `expected` are logged only as warnings.
    """

    def __init__(self, owner: str, *expected: type[Exception]) -> None:
        self._owner, self._expected = owner, expected
        self._running: set[asyncio.Task[Any]] = set()

    def __bool__(self) -> bool:
        return bool(self._running)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a task; it is kept until it is done."""
        task = asyncio.create_task(work)
        self._running.add(task)
        task.add_done_callback(self._finished)
        return task

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._running.discard(task)
        if task.cancelled() or (error := task.exception()) is None:
            return
        if isinstance(error, self._expected):
            log.warning("%s: %s", self._owner, error)
        else:
            fault(self._owner, error)

    def cancel(self) -> list[asyncio.Task[Any]]:
        """Cancel every task; returns the tasks, so that the caller can wait for them."""
        tasks = list(self._running)
        for task in tasks:
            task.cancel()
        return tasks


async def to_the_end(work: Coroutine[Any, Any, T]) -> T:
    """Do the work, to its end even if the caller is cancelled in the middle."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait({task})
        if not task.cancelled():
            task.exception()  # nobody waits for it any more
        raise


def told(answer: bytes, tell: Callable[[bytes], None] | None) -> bytes:
    """Pass an answer to `tell`, if given, and return it."""
    if tell is not None:
        tell(answer)
    return answer


async def answer_with(
    answer: asyncio.Future[bytes],
    work: Coroutine[Any, Any, bytes],
    tell: Callable[[bytes], None] | None = None,
) -> None:
    """Do the work and set the answer at once: one round of the event loop less than `shield`
    takes."""
    try:
        found = told(await work, tell)
    except BaseException as error:
        if not answer.done():
            answer.set_exception(error)
        raise
    if not answer.done():
        answer.set_result(found)
