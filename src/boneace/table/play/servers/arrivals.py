"""An order of the pages that open the same seat on different servers.

All servers must agree which page is the newest, however late their news are. The order goes by
time; a server whose clock is behind still counts beyond every page that it has heard of.
"""

from __future__ import annotations

import time

Arrival = tuple[int, str]
"""When a page was opened, and the name of its server, which decides between equal times."""


class Arrivals:
    """The pages that open one thing here. `node` is the name of this server."""

    def __init__(self, node: str) -> None:
        self._node, self._last = node, 0

    def next(self) -> Arrival:
        """The arrival of a page that opens here now: the newest of all that are known."""
        self._last = max(time.time_ns(), self._last + 1)
        return self._last, self._node

    def hear(self, arrival: Arrival) -> None:
        """A page has opened on another server."""
        self._last = max(self._last, arrival[0])
