"""The `/metrics` route: the server's counters and gauges in Prometheus format, collected on request."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sized
from typing import Any, Final, TypeVar

from fastapi import APIRouter, Request
from fastapi.responses import Response
from prometheus_client import CollectorRegistry, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4

from gwint.server.bots.bot_moves import Workers
from gwint.server.ops.counts import Counts
from gwint.server.tables.registry import Registry

Labelled = TypeVar("Labelled", GaugeMetricFamily, CounterMetricFamily)

BUCKETS: Final = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)
"""Seconds of a commit: from a fast disk to one that needs attention."""

router = APIRouter()


def commit_histogram(registry: CollectorRegistry) -> Histogram:
    """Return the histogram of commit times, which the writer's thread updates."""
    about = "Time that a group of jobs takes to be on the disk."
    return Histogram("gwint_commit_seconds", about, registry=registry, buckets=BUCKETS)


class TableCollector:
    """Exports what is counted elsewhere."""

    def __init__(self, registry: Registry, connections: Sized) -> None:
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


def _count_metrics(counts: Counts) -> Iterator[Metric]:
    yield CounterMetricFamily("gwint_entries", "Entries of tables on the disk.", counts.entries)
    yield CounterMetricFamily("gwint_watch_faults", "What went wrong on rounds over all tables.", counts.faults)
    yield CounterMetricFamily("gwint_moves", "Entries that are moves.", counts.moves)
    yield _labelled(CounterMetricFamily("gwint_refusals", "What was refused.", labels=["kind"]), counts.refusals)
    yield _labelled(CounterMetricFamily("gwint_requests", "Requests answered.", labels=["status"]), counts.requests)


def _bot_metrics(workers: Workers) -> Iterator[Metric]:
    yield CounterMetricFamily("gwint_bot_moves", "Moves chosen for bots.", workers.chosen)
    yield CounterMetricFamily("gwint_bot_failures", "Bots that chose nothing legal.", workers.failures)
    yield CounterMetricFamily("gwint_bot_overruns", "Deadlines that bots missed.", workers.overruns)
    yield CounterMetricFamily("gwint_bot_fallbacks", "Moves that another chose for a bot.", workers.fallbacks)


def _labelled(family: Labelled, numbers: Mapping[Any, int]) -> Labelled:
    """Add one sample per label value."""
    for word, number in sorted(numbers.items()):
        family.add_metric([str(word)], number)
    return family


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """Collect on the event loop, where nothing changes meanwhile."""
    return Response(generate_latest(request.app.state.collectors), media_type=CONTENT_TYPE_PLAIN_0_0_4)
