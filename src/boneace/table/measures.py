"""What the server counts while it runs. Plain numbers: `web/metrics.py` shows them to Prometheus.

There is one `measures` for each process, as there is one log. Nothing in it names a match, a seat
or an address.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""The upper bounds, in seconds, of the classes of durations."""


class Durations:
    """A histogram of durations."""

    def __init__(self, bounds: Sequence[float] = BOUNDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one duration; a bound belongs to the class below it."""
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.total += seconds


class Measures:
    """The counts of one process."""

    def __init__(self) -> None:
        self.actions = 0
        self.refusals: Counter[str] = Counter()
        """Refusals by kind: by the rules, the protocol or a quota."""
        self.closed: Counter[str] = Counter()
        """Sockets that the server closed, by the reason."""
        self.requests: Counter[int] = Counter()
        """Answers over HTTP, by status."""
        self.sockets = 0
        self.store_failures = 0
        """How often something could not be read or stored."""
        self.faults: Counter[str] = Counter()
        """Errors in the background that nobody has foreseen, by the part of the server."""
        self.appends = Durations()
        self.delays = Durations()


measures = Measures()
