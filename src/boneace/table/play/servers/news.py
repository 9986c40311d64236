"""News between those who look at the same thing: “match x has gone on”, “table y has changed”.

News carry no truth: that is in the store. A listener that hears of a change reads it there. News
that are lost cost time, never correctness. This one reaches the viewers of one process.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Callable

log = logging.getLogger(__name__)

Hears = Callable[[bytes], None]

LOOK = b""
"""Told instead of news that may have been lost: look at the store for yourself."""


class News:
    """News within one process."""

    away = False
    """Whether nothing can be told to other servers, or heard from them."""

    def __init__(self) -> None:
        self._hearers: defaultdict[str, list[Hears]] = defaultdict(list)

    def hear(self, topic: str, hears: Hears) -> Callable[[], None]:
        """Call `hears` with all news of a topic; returns what ends that."""
        self._hearers[topic].append(hears)

        def end() -> None:
            self._hearers[topic].remove(hears)
            if not self._hearers[topic]:
                del self._hearers[topic]

        return end

    def topics(self) -> list[str]:
        """What somebody listens for."""
        return list(self._hearers)

    def reaches_others(self, topic: str) -> bool:
        """Whether anybody but the listener here hears of a topic."""
        return len(self._hearers.get(topic, ())) > 1

    def tell(self, topic: str, told: bytes = LOOK) -> None:
        """Tell all who hear of a topic, and nobody else."""
        for hears in list(self._hearers.get(topic, ())):
            try:
                hears(told)
            except Exception:  # one that fails must not keep news from all others
                log.exception("news of %s could not be followed", topic.partition("/")[0])

    def start(self) -> None:
        """Begin; within one process there is nothing to begin."""

    async def close(self) -> None:
        """End; within one process there is nothing to end."""
