"""News between viewers of the same thing: “match x has new events”, “table y has changed”.

News carry no state: that is in the store. A listener that hears of a change reads it there. Lost
news cause delays, never errors. This class reaches the viewers of one process.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable

log = logging.getLogger(__name__)

Hears = Callable[[bytes], None]

LOOK = b""
"""Sent instead of news that may have been lost: read the store."""


class News:
    """News within one process."""

    away = False
    """Whether other servers cannot be reached."""

    def __init__(self) -> None:
        self._hearers: defaultdict[str, list[Hears]] = defaultdict(list)

    def hear(self, topic: str, hears: Hears) -> Callable[[], None]:
        """Call `hears` with all news of a topic; returns a function that ends this."""
        self._hearers[topic].append(hears)

        def end() -> None:
            self._hearers[topic].remove(hears)
            if not self._hearers[topic]:
                del self._hearers[topic]

        return end

    def topics(self) -> list[str]:
        """The topics that have listeners."""
        return list(self._hearers)

    def reaches_others(self, topic: str) -> bool:
        """Whether a topic has any listener besides the one here."""
        return len(self._hearers.get(topic, ())) > 1

    async def heard_by(self, topic: str) -> int | None:
        """How many others hear what is told here; None if that is not known."""
        return len(self._hearers.get(topic, ())) - 1

    def tell(self, topic: str, told: bytes = LOOK) -> None:
        """Send news to all listeners of a topic."""
        for hears in list(self._hearers.get(topic, ())):
            try:
                hears(told)
            except Exception:  # one that fails must not stop the others
                log.exception("news of %s could not be followed", topic.partition("/")[0])

    def start(self) -> None:
        """Begin; within one process there is nothing to begin."""

    async def close(self) -> None:
        """End; within one process there is nothing to end."""
