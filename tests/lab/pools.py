"""A pool that plays nothing: a rule of the test decides who wins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Self

from gwint.lab.chunks import Chunk
from gwint.lab.jobs import GameSetup, Job, Outcome, PlayedGame
from gwint.lab.worker_pool import OnProgress

Rule = Callable[[GameSetup, Job], int]
"""Returns the side that wins."""


class FakePool:
    def __init__(self, rule: Rule) -> None:
        self.rule = rule
        self.setups: list[GameSetup] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    def play(self, chunks: Iterable[Chunk], on_progress: OnProgress) -> Iterator[tuple[Chunk, list[PlayedGame]]]:
        for chunk in chunks:
            self.setups.append(chunk.setup)
            yield chunk, [PlayedGame(job, self._outcome(chunk.setup, job)) for job in chunk.jobs()]

    def _outcome(self, setup: GameSetup, job: Job) -> Outcome:
        return Outcome((self.rule(setup, job),), ((1, 1), (1, 1)), 20)
