"""Plays chunks on a Ray cluster, which plays the chunks of a lost machine again."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Iterator
from itertools import islice
from types import TracebackType
from typing import Any, Final, Self

from gwint.faults import GwintError
from gwint.lab.chunks import Chunk
from gwint.lab.jobs import PlayedGame
from gwint.lab.worker_pool import MAX_TRIES, OnProgress, PoolError

CHUNKS_PER_CORE: Final = 2
"""The number of chunks in flight for each core of the cluster."""


class Cluster:
    """A pool of Ray workers; gwint must be installed on every machine of the cluster."""

    def __init__(self, address: str) -> None:
        self.address = address

    def __enter__(self) -> Self:
        # Ray would report usage statistics.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray

        try:
            ray.init(address=self.address, logging_level=logging.ERROR, log_to_driver=False, include_dashboard=False)
        except Exception as error:
            raise PoolError("lab-no-cluster", address=self.address, reason=str(error)) from error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        import ray

        ray.shutdown()

    def play(self, chunks: Iterable[Chunk], on_progress: OnProgress) -> Iterator[tuple[Chunk, list[PlayedGame]]]:
        import ray

        play = ray.remote(max_retries=MAX_TRIES)(_play_chunk)
        waiting = iter(chunks)
        most = CHUNKS_PER_CORE * _cores()
        under_way: dict[Any, Chunk] = {play.remote(chunk): chunk for chunk in islice(waiting, most)}
        while under_way:
            (finished,), _ = ray.wait(list(under_way), num_returns=1)
            chunk, played = under_way.pop(finished), _fetch(finished)
            under_way |= {play.remote(following): following for following in islice(waiting, 1)}
            on_progress(len(played))
            yield chunk, played


def _play_chunk(chunk: Chunk) -> list[PlayedGame]:
    """Play a chunk on a machine of the cluster."""
    return list(chunk.play())


def _fetch(finished: Any) -> list[PlayedGame]:
    import ray

    try:
        played: list[PlayedGame] = ray.get(finished)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, GwintError):
            raise error.cause from error
        raise
    return played


def _cores() -> int:
    import ray

    resources: dict[str, float] = ray.cluster_resources()
    return max(1, int(resources.get("CPU", 1)))
