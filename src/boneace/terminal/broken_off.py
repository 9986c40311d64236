"""What ends a match in the terminal from outside: the terminal is closed, the process is stopped.

Neither may lose the record that was asked for, so the match is left as by its own key.
"""

from __future__ import annotations

import asyncio
import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

SIGNALS = [
    found for name in ("SIGTERM", "SIGHUP") if (found := getattr(signal, name, None)) is not None
]


@contextmanager
def ended_by_signals() -> Iterator[None]:
    """Inside the block a signal raises SystemExit with its usual status, 128 and its number."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    before = {one: signal.signal(one, stop) for one in SIGNALS}
    try:
        yield
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def leaving(loop: asyncio.AbstractEventLoop, leave: Callable[[], None]) -> None:
    """While the loop runs, a signal calls `leave`, where a loop can be told of signals."""
    try:
        for one in SIGNALS:
            loop.add_signal_handler(one, leave)
    except (NotImplementedError, RuntimeError, ValueError):
        return  # on Windows, and in a thread
