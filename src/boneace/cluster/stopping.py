"""In a worker: whether anybody still wants what it does."""

from __future__ import annotations

from typing import Any

_stop: Any = None


def stop_by(event: Any) -> None:
    """From here on an event tells this process that it may end."""
    global _stop
    _stop = event


def may_end() -> bool:
    """Whether this process may leave its piece of work undone."""
    return _stop is not None and bool(_stop.is_set())
