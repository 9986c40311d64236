"""Ending a match in the terminal from outside: the terminal is closed, or the process is stopped.

Neither may lose the record that was asked for, so the match is left as with its key for leaving.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from contextlib import AbstractContextManager
from types import FrameType

from boneace.stopping import handled

SIGNALS = [
    found for name in ("SIGTERM", "SIGHUP") if (found := getattr(signal, name, None)) is not None
]


def ended_by_signals() -> AbstractContextManager[None]:
    """Inside the block a signal raises SystemExit with its usual status, 128 and its number."""

    def stop(number: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    return handled(SIGNALS, stop)


def leaving(loop: asyncio.AbstractEventLoop, leave: Callable[[], None]) -> None:
    """While the loop runs, a signal calls `leave`, if the loop supports signals."""
    try:
        for one in SIGNALS:
            loop.add_signal_handler(one, leave)
    except (NotImplementedError, RuntimeError, ValueError):
        return  # on Windows, and in a thread
