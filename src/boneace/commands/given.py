"""What several commands are given: numbers on the command line, and an interrupt."""

from __future__ import annotations

import argparse
import math
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from boneace.languages import say


def whole_number(text: str) -> int:
    """A whole number from 1 on; raises ArgumentTypeError for anything else."""
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(say("commands-bad-whole", text=repr(text)))
    return int(text)


def amount(text: str) -> float:
    """A number above 0; raises ArgumentTypeError for anything else."""
    try:
        found = float(text)
    except ValueError:
        found = math.nan
    if not 0 < found < math.inf:
        raise argparse.ArgumentTypeError(say("commands-bad-amount", text=repr(text)))
    return found


@contextmanager
def stopping() -> Iterator[Callable[[], bool]]:
    """Whether the user has interrupted; a second interrupt ends the command as usual."""
    asked: list[int] = []
    usual = signal.getsignal(signal.SIGINT)

    def ask(number: int, _: object) -> None:
        asked.append(number)
        signal.signal(signal.SIGINT, usual)

    signal.signal(signal.SIGINT, ask)
    try:
        yield lambda: bool(asked)
    finally:
        signal.signal(signal.SIGINT, usual)
