"""The counts of the server for Prometheus, at a separate address (`--metrics`).

They are not served beside the page: a proxy in front of the page could then pass them to everybody.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Iterator
from itertools import accumulate
from typing import TYPE_CHECKING

from prometheus_client import (
    GC_COLLECTOR,
    PLATFORM_COLLECTOR,
    PROCESS_COLLECTOR,
    CollectorRegistry,
    start_http_server,
)
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

from boneace import __version__
from boneace.table.measures import Durations, measures

if TYPE_CHECKING:
    from boneace.table.play.lobby import Lobby

_EVERY = 0.5


class Collected(Collector):
    """The counts in the form that Prometheus reads. No label names a match, a seat or an
    address."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby

    def collect(self) -> Iterator[Metric]:
        """Every metric with its present value."""
        about = GaugeMetricFamily("boneace_info", "The version that runs", labels=["version"])
        about.add_metric([__version__], 1)
        yield about
        yield GaugeMetricFamily("boneace_sockets", "Open WebSockets", measures.sockets)
        viewers, matches = self._lobby.viewers, self._lobby.open_matches
        yield GaugeMetricFamily("boneace_viewers", "Viewers at their matches", viewers)
        yield GaugeMetricFamily("boneace_open_matches", "Matches in memory", matches)
        yield CounterMetricFamily("boneace_actions", "Moves accepted from people", measures.actions)
        yield _counted("refusals", "What was refused", "kind", measures.refusals)
        yield _counted("closed_sockets", "Sockets closed here", "reason", measures.closed)
        yield _counted("requests", "Answers over HTTP", "status", measures.requests)
        failures = measures.store_failures
        yield CounterMetricFamily("boneace_store_failures", "Failures of the store", failures)
        yield _counted("faults", "Errors that nobody has foreseen", "part", measures.faults)
        yield _timed("append_seconds", "From an event to its being on disk", measures.appends)
        yield _timed("loop_delay_seconds", "How late the event loop was", measures.delays)


def _counted(name: str, about: str, label: str, counts: dict[str, int] | dict[int, int]) -> Metric:
    found = CounterMetricFamily(f"boneace_{name}", about, labels=[label])
    for value, number in list(counts.items()):
        found.add_metric([str(value)], number)
    return found


def _timed(name: str, about: str, durations: Durations) -> Metric:
    bounds = [*map(str, durations.bounds), "+Inf"]
    buckets = list(zip(bounds, accumulate(durations.counts), strict=True))
    return HistogramMetricFamily(f"boneace_{name}", about, buckets, durations.total)


def registry_of(lobby: Lobby) -> CollectorRegistry:
    """All metrics of a server: its own counts, and those of its process."""
    registry = CollectorRegistry()
    registry.register(Collected(lobby))
    for collector in (PROCESS_COLLECTOR, PLATFORM_COLLECTOR, GC_COLLECTOR):
        registry.register(collector)
    return registry


@contextlib.asynccontextmanager
async def served(lobby: Lobby, host: str, port: int) -> AsyncIterator[int]:
    """Serve the metrics until the end of the block; yields the port. Raises OSError."""
    server, thread = start_http_server(port, host, registry_of(lobby))
    watching = asyncio.create_task(_watch_loop())
    try:
        yield server.server_port
    finally:
        watching.cancel()
        await asyncio.to_thread(server.shutdown)
        server.server_close()
        thread.join()


async def _watch_loop() -> None:
    """Measure the delay of the event loop."""
    loop = asyncio.get_running_loop()
    while True:
        due = loop.time() + _EVERY
        await asyncio.sleep(_EVERY)
        measures.delays.add(max(0.0, loop.time() - due))
