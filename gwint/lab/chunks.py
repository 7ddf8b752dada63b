"""A chunk is a set of meetings that one worker plays, named by its content."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice

from gwint.decks import encode
from gwint.lab.game_runners import runner_for
from gwint.lab.jobs import NO_EXTRA_DATA, GameSetup, Job, PlayedGame
from gwint.lab.seat_rotation import Meeting, games_per_meeting, jobs
from gwint.rules import RULES_VERSION


@dataclass(frozen=True, slots=True)
class Chunk:
    """Idempotent: every run plays the same games."""

    setup: GameSetup
    meetings: tuple[Meeting, ...]

    @property
    def name(self) -> str:
        """The first deal, and a digest of everything that determines the games, including the version of the rules."""
        parts = [str(RULES_VERSION), self.setup.mode_name, str(self.setup.ruleset)]
        deck_names = sorted({deck for meeting in self.meetings for deck in meeting.decks})
        parts += [f"{name} {encode(self.setup.decks[name])}" for name in deck_names]
        parts += map(meeting_text, self.meetings)
        parts += [] if self.setup.extra == NO_EXTRA_DATA else [repr(self.setup.extra)]
        return f"{self.meetings[0].deal:08}-{hashlib.sha256('|'.join(parts).encode()).hexdigest()[:16]}"

    @property
    def games(self) -> int:
        return len(self.meetings) * games_per_meeting(self.setup.mode)

    def jobs(self) -> Iterator[Job]:
        for meeting in self.meetings:
            yield from jobs(meeting, self.setup.mode)

    def play(self) -> Iterator[PlayedGame]:
        """Play every game, in the order of the jobs."""
        jobs_to_play = tuple(self.jobs())
        runner = runner_for(jobs_to_play[0].bots, self.setup.extra)
        yield from map(PlayedGame, jobs_to_play, runner.play(self.setup, jobs_to_play))


def meeting_text(meeting: Meeting) -> str:
    """Format a meeting for chunk names. Chunks are stored under their names, so this text never changes."""
    return f"Meeting(deal={meeting.deal}, bots={meeting.bots}, decks={meeting.decks}, seed={meeting.seed!r})"


def split_into_chunks(setup: GameSetup, meetings: Iterable[Meeting]) -> Iterator[Chunk]:
    """Split meetings into chunks of a size that suits their runner."""
    remaining = iter(meetings)
    for first in remaining:
        per_chunk = max(1, runner_for(first.bots, setup.extra).games_per_chunk // games_per_meeting(setup.mode))
        yield Chunk(setup, (first, *islice(remaining, per_chunk - 1)))
