"""The priority of a process among those of the machine."""

from __future__ import annotations

import os
from contextlib import suppress


def give_way(by: int) -> None:
    """Let a table on this machine go first: the higher the number, the more, up to 19.

    Where the system has no such priorities, nothing changes.
    """
    with suppress(AttributeError, OSError):
        os.nice(by)
