"""The thread of a store: one piece of work after another, with results and errors."""

from __future__ import annotations

import asyncio
import threading

import pytest

from boneace.table.store.worker import Worker

pytestmark = pytest.mark.anyio


async def test_work_is_done_in_order_in_one_thread() -> None:
    worker, done = Worker("work"), list[tuple[int, str]]()

    def work(number: int) -> int:
        done.append((number, threading.current_thread().name))
        return 2 * number

    found = await asyncio.gather(*(worker.do(lambda n=number: work(n)) for number in range(20)))
    assert found == [2 * number for number in range(20)]
    assert done == [(number, "work") for number in range(20)]
    worker.end()


async def test_an_error_is_of_its_own_work_and_nobody_has_to_wait() -> None:
    worker, begun, go_on = Worker("work"), threading.Event(), threading.Event()

    def slow() -> None:
        begun.set()
        go_on.wait(30)

    waiting, failing = worker.do(slow), worker.do(lambda: 1 // 0)
    await asyncio.to_thread(begun.wait, 30)
    waiting.cancel()
    go_on.set()
    with pytest.raises(ZeroDivisionError):
        await failing
    assert await worker.do(lambda: "after") == "after"
    worker.end()
