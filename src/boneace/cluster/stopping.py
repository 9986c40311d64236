"""In a worker: whether its result is still wanted."""

from __future__ import annotations

from typing import Any

_stop: Any = None


def stop_by(event: Any) -> None:
    """From now on, this event says whether this process may end."""
    global _stop
    _stop = event


def may_end() -> bool:
    """Whether this process may leave its piece of work unfinished."""
    return _stop is not None and bool(_stop.is_set())
