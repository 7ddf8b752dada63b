"""Runs compiled policies in `gwint.fast`: the same duels from the same seeds, thousands of games a second."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from gwint.decks import starters
from gwint.fast.encoding import encode, seats_in
from gwint.fast.entry_points import TO_THE_END, run
from gwint.fast.table import GAME, SEATS, Games
from gwint.lab.game_runners import POLICIES, lay_job_table
from gwint.lab.jobs import GameSetup, Job, Outcome
from gwint.rules.chance import chance_of, seed_of
from gwint.rulesets import LEGENDARY


def play_by_twin(setup: GameSetup, jobs: Sequence[Job]) -> Iterator[Outcome]:
    """Play game by game with the chance of each seed, so that a result does not depend on the other jobs."""
    games = deal_jobs(setup, jobs)
    policies = np.array([[POLICIES.index(bot) for bot in job.bots] for job in jobs], dtype=np.uint8)
    streams = np.array([_policy_seed(job) for job in jobs], dtype=np.uint64)
    for place in range(len(jobs)):
        one = slice(place, place + 1)
        yield _read_outcome(games[place], run(games[one], TO_THE_END, policies[one], streams[one]))


def _read_outcome(game: Any, decisions: int) -> Outcome:
    totals = tuple((int(first), int(second)) for first, second in game.totals[: game.totals_count])
    return Outcome(seats_in(game.winners), totals, int(decisions))


def deal_jobs(setup: GameSetup, jobs: Sequence[Job]) -> Games:
    """Encode the tables of the jobs; those with the same decks differ only in their chance."""
    games = np.zeros(len(jobs), dtype=GAME)
    tables: dict[tuple[str, ...], Any] = {}
    for place, job in enumerate(jobs):
        if job.decks not in tables:
            tables[job.decks] = encode(lay_job_table(setup, job))[0]
        games[place] = tables[job.decks]
    games["streams"] = np.array([chance_of(job.seed, SEATS).streams for job in jobs], dtype=np.uint64)
    return games


def _policy_seed(job: Job) -> int:
    """Derive the random stream of the policies, which must not know the table's chance."""
    return int.from_bytes(hashlib.sha256(f"{job.seed} policies".encode()).digest()[:8], "big")


def warm() -> None:
    """Play a game so that its entry point is compiled and cached."""
    first = starters()[0]
    setup = GameSetup("duel", LEGENDARY, {first.id: first.deck})
    list(play_by_twin(setup, [Job(0, (POLICIES[0],) * SEATS, (first.id,) * SEATS, 0, seed_of(0))]))
