"""A crew that plays nothing: a rule of the test says who wins."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from types import TracebackType
from typing import Self

from gwint.lab.chunks import Chunk
from gwint.lab.jobs import Job, Outcome, Played, Terms
from gwint.lab.worker_pool import Seen

Rule = Callable[[Terms, Job], int]
"""The side that wins."""


class Oracle:
    def __init__(self, rule: Rule) -> None:
        self.rule = rule
        self.seen_decks: list[Terms] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        pass

    def play(self, chunks: Iterable[Chunk], seen: Seen) -> Iterator[tuple[Chunk, list[Played]]]:
        for chunk in chunks:
            self.seen_decks.append(chunk.terms)
            yield chunk, [Played(job, self._outcome(chunk.terms, job)) for job in chunk.jobs()]

    def _outcome(self, terms: Terms, job: Job) -> Outcome:
        return Outcome((self.rule(terms, job),), ((1, 1), (1, 1)), 20)
