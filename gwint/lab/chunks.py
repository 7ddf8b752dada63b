"""A chunk: some meetings that one worker plays in one go, named by their content."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from gwint.decks import encode
from gwint.lab.balance import Meeting, games_of, jobs
from gwint.lab.game_runners import engine_of
from gwint.lab.jobs import Job, Played, Terms
from gwint.rules import RULES_VERSION


@dataclass(frozen=True, slots=True)
class Chunk:
    """Idempotent: whoever plays it, and however often, the same games come of it."""

    terms: Terms
    meetings: tuple[Meeting, ...]

    @property
    def name(self) -> str:
        """The first deal and a digest of all that decides how the games go, the rules' version included."""
        told = [str(RULES_VERSION), self.terms.mode_name, str(self.terms.ruleset)]
        brought = sorted({deck for meeting in self.meetings for deck in meeting.decks})
        told += [f"{name} {encode(self.terms.decks[name])}" for name in brought]
        told += map(meeting_text, self.meetings)
        return f"{self.meetings[0].deal:08}-{hashlib.sha256('|'.join(told).encode()).hexdigest()[:16]}"

    @property
    def games(self) -> int:
        return len(self.meetings) * games_of(self.terms.mode)

    def jobs(self) -> Iterator[Job]:
        for meeting in self.meetings:
            yield from jobs(meeting, self.terms.mode)

    def play(self) -> Iterator[Played]:
        """Every game, in the order of the jobs."""
        todo = tuple(self.jobs())
        engine = engine_of(todo[0].bots)
        yield from map(Played, todo, engine.play(self.terms, todo))


def meeting_text(meeting: Meeting) -> str:
    """A meeting as chunk names hold it. Chunks are stored under their names, so this text never changes."""
    return f"Meeting(deal={meeting.deal}, bots={meeting.bots}, decks={meeting.decks}, seed={meeting.seed!r})"


def chunks_of(terms: Terms, meetings: Iterable[Meeting]) -> Iterator[Chunk]:
    """Meetings in chunks of the size that their engine is good at."""
    waiting = iter(meetings)
    for first in waiting:
        most = max(1, engine_of(first.bots).chunk // games_of(terms.mode))
        yield Chunk(terms, (first, *islice(waiting, most - 1)))
