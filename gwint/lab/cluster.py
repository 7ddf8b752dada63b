"""The same chunks on many machines: a Ray cluster plays them, and sees to it that a lost machine's are played again."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterable, Iterator
from itertools import islice
from types import TracebackType
from typing import Any, Final, Self

from gwint.faults import Refusal
from gwint.lab.chunks import Chunk
from gwint.lab.jobs import Played
from gwint.lab.worker_pool import TRIES, CrewError, Seen

AHEAD: Final = 2
"""Chunks for each core of the cluster that are under way."""


class Cluster:
    """A crew of Ray's workers; gwint must be installed on every machine of the cluster."""

    def __init__(self, address: str) -> None:
        self.address = address

    def __enter__(self) -> Self:
        # What is played here is nobody else's business.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        import ray

        try:
            ray.init(address=self.address, logging_level=logging.ERROR, log_to_driver=False, include_dashboard=False)
        except Exception as error:
            raise CrewError("lab-no-cluster", address=self.address, reason=str(error)) from error
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        import ray

        ray.shutdown()

    def play(self, chunks: Iterable[Chunk], seen: Seen) -> Iterator[tuple[Chunk, list[Played]]]:
        import ray

        play = ray.remote(max_retries=TRIES)(_played)
        waiting = iter(chunks)
        most = AHEAD * _cores()
        under_way: dict[Any, Chunk] = {play.remote(chunk): chunk for chunk in islice(waiting, most)}
        while under_way:
            (done,), _ = ray.wait(list(under_way), num_returns=1)
            chunk, played = under_way.pop(done), _fetched(done)
            under_way |= {play.remote(following): following for following in islice(waiting, 1)}
            seen(len(played))
            yield chunk, played


def _played(chunk: Chunk) -> list[Played]:
    """On some machine of the cluster."""
    return list(chunk.play())


def _fetched(done: Any) -> list[Played]:
    import ray

    try:
        played: list[Played] = ray.get(done)
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, Refusal):
            raise error.cause from error
        raise
    return played


def _cores() -> int:
    import ray

    resources: dict[str, float] = ray.cluster_resources()
    return max(1, int(resources.get("CPU", 1)))
