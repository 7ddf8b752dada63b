"""`/metrics`: the server's counters and gauges in Prometheus format, collected on request and served on its own port.

No number depends on a secret: changes of decks and exchanges of cards (SET-10), which only their player may count, are
left out, and times and sizes are rounded to steps much larger than what one of them takes.
"""

from __future__ import annotations

import resource
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sized
from itertools import accumulate
from pathlib import Path
from typing import Any, Final, TypeVar

from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from gwint.faults import GwintError
from gwint.server.bots.bot_moves import Workers
from gwint.server.http.allowed_hosts import AllowedHosts
from gwint.server.http.errors import fault_response
from gwint.server.ops.counts import Counts, RouteCost
from gwint.server.ops.loop_lag import BUCKETS_S, LoopLag
from gwint.server.tables.server_registry import ServerRegistry

Labelled = TypeVar("Labelled", GaugeMetricFamily, CounterMetricFamily)

COMMIT_BUCKETS_S: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""From a fast disk to one that needs attention."""
TIME_STEP_S: Final = 0.1
MEMORY_STEP: Final = 16 * 2**20
MEMORY_FILE: Final = Path("/proc/self/statm")
PAGE_BYTES: Final = resource.getpagesize()
MAXIMUM_UNIT: Final = 1 if sys.platform == "darwin" else 1024
"""The unit in which the system gives the maximum of a process's memory."""


def commit_histogram(registry: CollectorRegistry) -> Histogram:
    """Return the histogram of commit times, which the writer's thread updates."""
    about = "Time that a group of jobs takes to be on the disk."
    return Histogram("gwint_commit_seconds", about, registry=registry, buckets=COMMIT_BUCKETS_S)


class TableCollector:
    """Exports what is counted elsewhere."""

    def __init__(self, registry: ServerRegistry, connections: Sized) -> None:
        self._registry = registry
        self._connections = connections

    def collect(self) -> Iterator[Metric]:
        """Yield the current values; Prometheus calls this."""
        registry = self._registry
        yield GaugeMetricFamily("gwint_connections", "Open sockets.", len(self._connections))
        yield GaugeMetricFamily("gwint_writer_waiting", "Jobs that wait for a commit.", registry.store.writer.waiting)
        yield GaugeMetricFamily("gwint_news_waiting", "Tables with unsent news.", registry.broadcaster.waiting)
        yield _labelled(
            GaugeMetricFamily("gwint_tables", "Tables in memory.", labels=["phase"]),
            Counter(room.state.phase for room in registry.rooms.values()),
        )
        yield from _count_metrics(registry.counts)
        yield from _bot_metrics(registry.workers)


class ProcessCollector:
    """Exports how the process fares: the lag of its event loop and its memory."""

    def __init__(self, lag: LoopLag) -> None:
        self._lag = lag

    def collect(self) -> Iterator[Metric]:
        """Yield the current values; Prometheus calls this."""
        limits = [*map(str, BUCKETS_S), "+Inf"]
        yield HistogramMetricFamily(
            "gwint_loop_lag_seconds",
            "How late the event loop runs what is due, measured four times a second.",
            buckets=list(zip(limits, accumulate(self._lag.counts), strict=True)),
        )
        yield GaugeMetricFamily("gwint_memory_bytes", "Resident memory of the server process.", resident_bytes())


def resident_bytes() -> int:
    """Return the resident memory of this process in steps of 16 MiB; where the system does not say, its maximum."""
    try:
        size = int(MEMORY_FILE.read_text(encoding="ascii").split()[1]) * PAGE_BYTES
    except OSError:
        size = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * MAXIMUM_UNIT
    return size // MEMORY_STEP * MEMORY_STEP


def _count_metrics(counts: Counts) -> Iterator[Metric]:
    yield CounterMetricFamily(
        "gwint_entries", "Entries of tables on the disk, without decks and exchanges.", counts.entries
    )
    yield CounterMetricFamily("gwint_watch_faults", "What went wrong on rounds over all tables.", counts.faults)
    yield CounterMetricFamily("gwint_moves", "Entries that are moves, without exchanges.", counts.moves)
    yield _labelled(CounterMetricFamily("gwint_refusals", "What was refused.", labels=["kind"]), counts.refusals)
    yield _labelled(
        CounterMetricFamily("gwint_requests", "Requests answered, without obeyed commands.", labels=["status"]),
        counts.requests,
    )
    yield from route_metrics(counts.routes)


def route_metrics(routes: Mapping[str, RouteCost]) -> Iterator[Metric]:
    about = "by route, without obeyed commands"
    requests = CounterMetricFamily("gwint_route_requests", f"Requests answered, {about}.", labels=["route"])
    seconds = CounterMetricFamily(
        "gwint_route_seconds", f"Time until the end of the response, {about}.", labels=["route"]
    )
    cpu = CounterMetricFamily(
        "gwint_route_cpu_seconds", f"Processor time on the event loop, {about}.", labels=["route"]
    )
    for route, cost in sorted(routes.items()):
        requests.add_metric([route], cost.requests)
        seconds.add_metric([route], _rounded(cost.seconds))
        cpu.add_metric([route], _rounded(cost.cpu_seconds))
    yield from (requests, seconds, cpu)


def _rounded(seconds: float) -> float:
    return round(seconds // TIME_STEP_S * TIME_STEP_S, 1)


def _bot_metrics(workers: Workers) -> Iterator[Metric]:
    yield CounterMetricFamily("gwint_bot_moves", "Moves chosen for bots, without exchanges.", workers.chosen)
    yield CounterMetricFamily("gwint_bot_failures", "Bots that chose nothing legal.", workers.failures)
    yield CounterMetricFamily("gwint_bot_overruns", "Deadlines that bots missed.", workers.overruns)
    yield CounterMetricFamily("gwint_bot_fallbacks", "Moves that another chose for a bot.", workers.fallbacks)


def _labelled(family: Labelled, numbers: Mapping[Any, int]) -> Labelled:
    """Add one sample per label value."""
    for word, number in sorted(numbers.items()):
        family.add_metric([str(word)], number)
    return family


def metrics_app(collectors: CollectorRegistry, hosts: AllowedHosts) -> Starlette:
    """Return the application of the metrics' port, which answers nothing else."""

    async def metrics(request: Request) -> Response:
        """Collect on the event loop, where nothing changes meanwhile."""
        try:
            hosts.check(request.headers.raw)
        except GwintError as refusal:
            return fault_response(refusal.fault)
        return Response(generate_latest(collectors), media_type=CONTENT_TYPE_PLAIN_0_0_4)

    return Starlette(routes=[Route("/metrics", metrics)])
