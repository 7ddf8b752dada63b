"""Runs games: bots and programs on `gwint.rules`, or compiled policies on `gwint.fast`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import Final

from gwint.bots import BOTS, INSTANT, BotError, NamedBot
from gwint.bots.budget import split_budget
from gwint.bots.loading import (
    has_source,
    load_python_bot,
    source_digest,
    split_default_budget,
    unknown_bot,
)
from gwint.engine import is_command
from gwint.engine.loading import BotLoader
from gwint.engine.program import split_command
from gwint.lab.jobs import GameSetup, Job, Outcome
from gwint.rules.play import carry_on, push, to_act
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.views import view


@dataclass(frozen=True, slots=True)
class GameRunner:
    play: Callable[[GameSetup, Sequence[Job]], Iterator[Outcome]]
    """Returns the outcome of each job, in order."""
    games_per_chunk: int
    """A good size for a chunk: one or two seconds of work."""
    games_per_minute: int
    """About how many games two cores play in less than a minute."""
    warm: Callable[[], None]
    """Does once what every worker would otherwise do."""


# The rules


def play_by_rules(setup: GameSetup, jobs: Sequence[Job]) -> Iterator[Outcome]:
    """Play with any bots in any mode; programs are started once for all these games."""
    with BotLoader(known=bot_names()) as loader:
        for job in jobs:
            bots = [loader.load(name) for name in job.bots]
            table = lay_job_table(setup, job)
            carry_on(table)
            decisions = 0
            while not table.over:
                _make_move(table, job, bots, decisions)
                decisions += 1
            assert table.winners is not None
            yield Outcome(table.winners, tuple(table.totals), decisions)


def lay_job_table(setup: GameSetup, job: Job) -> Table:
    """Lay the table of a job, before anything has happened."""
    return lay_table(setup.mode, setup.ruleset, [setup.decks[name] for name in job.decks], job.seed)


def _make_move(table: Table, job: Job, bots: Sequence[NamedBot], number: int) -> None:
    seat = to_act(table)[0]
    try:
        move = bots[seat](view(table, seat), INSTANT, f"{job.seed} {number}")
    except BotError as error:
        details = {"bot": job.bots[seat], "seed": job.seed, "reason": error.fault, "traceback": error.traceback}
        raise BotError("lab-bot-failed", **details) from error
    push(table, move, seat)


def with_threads(name: str, threads: int) -> str:
    """Add a number of threads to a bot's name; a bot without a budget stays as it is."""
    bot, budget = split_default_budget(name)
    return name if budget.instant else f"{bot}@{replace(budget, threads=threads)}"


# The twin


def play_by_twin(setup: GameSetup, jobs: Sequence[Job]) -> Iterator[Outcome]:
    """Play duels between compiled policies."""
    from gwint.lab import twin_runner

    return twin_runner.play_by_twin(setup, jobs)


def warm_twin() -> None:
    """Compile the twin, or load it from the cache."""
    from gwint.lab import twin_runner

    twin_runner.warm()


TWIN_PREFIX: Final = "fast:"
"""The prefix of compiled policies."""
POLICIES: Final = ("fast:random", "fast:thrifty")
"""The policies of `gwint.fast`; a test keeps the two lists equal."""
RULES_RUNNER: Final = GameRunner(play_by_rules, games_per_chunk=16, games_per_minute=2500, warm=lambda: None)
TWIN_RUNNER: Final = GameRunner(play_by_twin, games_per_chunk=2000, games_per_minute=45_000, warm=warm_twin)


DEFAULT_BOT: Final = "greedy"
"""Plays decks by default, because it needs no compilation."""


def runner_for(bots: Sequence[str]) -> GameRunner:
    """Return the runner for these bots; compiled policies cannot play against others."""
    compiled = {name.startswith(TWIN_PREFIX) for name in bots}
    if len(compiled) > 1:
        raise BotError("lab-mixed-bots", bots=tuple(bots))
    return TWIN_RUNNER if compiled == {True} else RULES_RUNNER


def check_bot(bot: str) -> None:
    """Refuse a bot that cannot be found or loaded."""
    if is_command(bot):
        split_command(split_budget(bot)[0])
    elif not bot.startswith(TWIN_PREFIX):
        load_python_bot(bot, bot_names())
    elif bot not in POLICIES:
        raise unknown_bot(bot, bot_names())
    elif not find_spec("numba"):
        raise BotError("lab-missing", module="numba", command="pip install 'gwint[fast]'")


def source_digests(bots: Iterable[str]) -> dict[str, str]:
    """Return the digests of the files of those bots that are functions or networks."""
    return {bot: source_digest(bot) for bot in bots if has_source(bot) and not bot.startswith(TWIN_PREFIX)}


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots and policies."""
    return *BOTS, *POLICIES
