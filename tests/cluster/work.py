"""Pieces of work for workers."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

from boneace.errors import OptionError
from boneace.languages import say

Stopped = Callable[[], bool]


def square(number: int, _stopped: Stopped) -> int:
    return number * number


def slowest_first(number: int, _stopped: Stopped) -> int:
    time.sleep(0.3 if number == 0 else 0.0)
    return number


def once_too_long(number: int, folder: str, _stopped: Stopped) -> tuple[int, int]:
    """The number, and the process; the first time, number 0 never ends."""
    begun = Path(folder) / f"pid-{os.getpid()}"
    if number == 0 and not list(Path(folder).iterdir()):
        begun.touch()
        time.sleep(600)
    return number, os.getpid()


def kill_yourself(_stopped: Stopped) -> None:
    os.kill(os.getpid(), signal.SIGKILL)


def refuse(name: str, _stopped: Stopped) -> None:
    raise OptionError(say("arena-twice", name=name))
