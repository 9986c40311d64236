"""The tasks of one match: each is owned, and what fails in one is logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, TypeVar

log = logging.getLogger(__name__)

T = TypeVar("T")


class Tasks:
    """What runs for one match. False while nothing does."""

    def __init__(self, match: str) -> None:
        self._match = match
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
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("match %s", self._match, exc_info=error)

    def cancel(self) -> list[asyncio.Task[Any]]:
        """Ask every task to stop; returns them, to be waited for."""
        tasks = list(self._running)
        for task in tasks:
            task.cancel()
        return tasks


async def answer_with(answer: asyncio.Future[bytes], work: Coroutine[Any, Any, bytes]) -> None:
    """Do the work, and set the answer at once: one round of the event loop less than `shield`."""
    try:
        found = await work
    except BaseException as error:
        if not answer.done():
            answer.set_exception(error)
        raise
    if not answer.done():
        answer.set_result(found)
