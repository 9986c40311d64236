"""A thread that does one piece of work after another, for the event loop.

An executor does the same with two futures, a semaphore and two more callbacks for each piece, which
takes as long as all the rest of a commit in the loop.
"""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, NamedTuple, TypeVar

T = TypeVar("T")


class _Piece(NamedTuple):
    work: Callable[[], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Worker:
    """One thread, started with its first piece of work."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._pieces: SimpleQueue[_Piece | None] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def do(self, work: Callable[[], T]) -> asyncio.Future[T]:
        """Have a piece of work done after those given before; await the result."""
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name=self._name, daemon=True)
            self._thread.start()
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._pieces.put(_Piece(work, loop, done))
        return done

    def end(self) -> None:
        """End the thread once everything given has been done."""
        self._pieces.put(None)

    def _run(self) -> None:
        while (piece := self._pieces.get()) is not None:
            found, error = None, None
            try:
                found = piece.work()
            except BaseException as caught:
                error = caught
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
                piece.loop.call_soon_threadsafe(_settle, piece.done, found, error)
            del piece, found, error  # while it waits, the thread keeps nothing alive


def _settle(done: asyncio.Future[Any], found: object, error: BaseException | None) -> None:
    if done.done():
        return  # the task that waited was cancelled
    if error is None:
        done.set_result(found)
    else:
        done.set_exception(error)
