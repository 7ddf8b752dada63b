"""The ledger stores a plan and its played games in a folder, as JSON lines in one file for each chunk.

A chunk is written completely or not at all, so an interrupted arena continues where it stopped.
"""

from __future__ import annotations

import gzip
import json
import os
import zlib
from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Final

from gwint.faults import GwintError
from gwint.lab import jobs, plans
from gwint.lab.chunks import Chunk
from gwint.lab.jobs import PlayedGame
from gwint.lab.plans import Plan, PlanError
from gwint.lab.seat_rotation import games_per_meeting
from gwint.lab.worker_pool import OnProgress, WorkerPool
from gwint.rules.modes import MODES

PLAN: Final = "plan.json"
GAMES: Final = "games"
COMPRESSED: Final = ".gz"
"""The suffix of files with records."""


class Ledger:
    """A folder of played games."""

    def __init__(self, folder: Path, plan: Plan) -> None:
        """Open a folder for a plan; refuse a folder that holds another plan's games."""
        self.folder, self.plan = folder, plan
        if (folder / PLAN).exists() and not plans.is_same_plan(load_plan(folder), plan):
            raise PlanError("lab-other-plan", folder=str(folder))
        (folder / GAMES).mkdir(parents=True, exist_ok=True)
        write_atomically(folder / PLAN, plans.encode_plan(plan).encode())

    def missing_chunks(self) -> Iterator[Chunk]:
        """Return the chunks that have not been played yet."""
        return (chunk for chunk in self.plan.chunks() if not self.is_complete(chunk))

    def count_missing(self) -> int:
        """Return the number of games that have not been played yet."""
        return sum(chunk.games for chunk in self.missing_chunks())

    def is_complete(self, chunk: Chunk) -> bool:
        """Whether every game of the chunk is stored; a truncated file counts as missing."""
        return sum(1 for _ in self._read_games(chunk)) == chunk.games

    def save(self, chunk: Chunk, games: list[PlayedGame]) -> None:
        lines = (json.dumps(jobs.encode_game(one), ensure_ascii=False, separators=(",", ":")) for one in games)
        text = "".join(f"{line}\n" for line in lines).encode()
        file = self._file(chunk)
        write_atomically(file, gzip.compress(text, mtime=0) if file.suffix == COMPRESSED else text)

    def play_missing(self, pool: WorkerPool, on_progress: OnProgress) -> None:
        """Play the missing chunks and save each as soon as it is finished.

        Raises PlanError if a bot's file has changed, so that a folder never mixes the games of two bots.
        """
        missing = list(self.missing_chunks())
        if missing and (changed := self.plan.changed_bots()):
            raise PlanError("lab-changed-bot", bots=changed, folder=str(self.folder))
        for chunk, games in pool.play(missing, on_progress):
            self.save(chunk, games)

    def games_by_deal(self) -> Iterator[list[PlayedGame]]:
        """Yield the stored games deal by deal, without incomplete deals."""
        per_deal = games_per_meeting(MODES[self.plan.mode])
        for chunk in self.plan.chunks():
            for _, games in groupby(self._read_games(chunk), key=lambda one: one.job.deal):
                deal = list(games)
                if len(deal) == per_deal:
                    yield deal

    def _file(self, chunk: Chunk) -> Path:
        return self.folder / GAMES / f"{chunk.name}.jsonl{COMPRESSED if self.plan.extra.record else ''}"

    def _read_games(self, chunk: Chunk) -> Iterator[PlayedGame]:
        """Read the games of a chunk's file up to the first damaged line."""
        try:
            yield from read_games(self._file(chunk))
        except (OSError, EOFError, ValueError, KeyError, TypeError, zlib.error):
            return


def read_games(file: Path) -> Iterator[PlayedGame]:
    """Read the games of a file; raise an error of the standard library at the first damaged line."""
    with gzip.open(file, "rt", encoding="utf-8") if file.suffix == COMPRESSED else file.open(encoding="utf-8") as lines:
        for line in lines:
            yield jobs.decode_game(json.loads(line))


def load_plan(folder: Path) -> Plan:
    """Load the plan of a folder; refuse a folder without a plan."""
    try:
        return plans.decode_plan((folder / PLAN).read_text(encoding="utf-8"))
    except (OSError, ValueError, KeyError, TypeError) as error:
        if isinstance(error, GwintError):
            raise
        raise PlanError("lab-no-plan", folder=str(folder)) from error


def write_atomically(path: Path, content: bytes) -> None:
    """Write to a temporary file, sync it to disk, and rename it."""
    part = path.with_name(f"{path.name}.{os.getpid()}.part")
    with part.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)
