"""Runs games: bots and programs on `gwint.rules`, or compiled policies on `gwint.fast`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import Final

from gwint.bots import BOTS, INSTANT, BotError
from gwint.bots.budget import parse_budget, split_budget
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
from gwint.lab.game_observers import GameObserver
from gwint.lab.jobs import NO_EXTRA_DATA, ExtraData, GameSetup, Job, Outcome
from gwint.rules.modes import DUEL
from gwint.rules.moves import Move
from gwint.rules.play import carry_on, push, to_act
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.views import view

Player = Callable[[Table, int, str], Move]
"""Chooses a move for a seat of a table, with a seed for its chance."""


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
            players = [_load_player(name, loader) for name in job.bots]
            table, observer = lay_job_table(setup, job), GameObserver(setup, job)
            carry_on(table)
            while not table.over:
                seat = to_act(table)[0]
                move = _choose(table, seat, job, players[seat], len(observer.moves))
                observer.see(table, seat, move)
                push(table, move, seat)
            yield observer.outcome(table)


def lay_job_table(setup: GameSetup, job: Job) -> Table:
    """Lay the table of a job, before anything has happened."""
    return lay_table(setup.mode, setup.ruleset, [setup.decks[name] for name in job.decks], job.seed)


def _load_player(name: str, loader: BotLoader) -> Player:
    if is_clairvoyant(name):
        from gwint.lab.clairvoyant import clairvoyant_player

        return clairvoyant_player(name)
    bot = loader.load(name)
    return lambda table, seat, seed: bot(view(table, seat), INSTANT, seed)


def _choose(table: Table, seat: int, job: Job, player: Player, number: int) -> Move:
    try:
        return player(table, seat, f"{job.seed} {number}")
    except BotError as error:
        details = {"bot": job.bots[seat], "seed": job.seed, "reason": error.fault, "traceback": error.traceback}
        raise BotError("lab-bot-failed", **details) from error


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
RECORD_RUNNER: Final = replace(RULES_RUNNER, games_per_chunk=64)
"""Records are written in larger files."""
TWIN_RUNNER: Final = GameRunner(play_by_twin, games_per_chunk=2000, games_per_minute=45_000, warm=warm_twin)


DEFAULT_BOT: Final = "greedy"
"""Plays decks by default, because it needs no compilation."""


CLAIRVOYANT: Final = "clairvoyant"
"""Sees all cards, which only the laboratory allows: `gwint.lab.clairvoyant`."""


def runner_for(bots: Sequence[str], extra: ExtraData = NO_EXTRA_DATA) -> GameRunner:
    """Return the runner for these bots; compiled policies cannot play against others, nor collect extra data."""
    compiled = {name.startswith(TWIN_PREFIX) for name in bots}
    if len(compiled) > 1:
        raise BotError("lab-mixed-bots", bots=tuple(bots))
    if compiled == {True}:
        if extra != NO_EXTRA_DATA:
            raise BotError("lab-policies-only-count", bots=tuple(bots))
        return TWIN_RUNNER
    return RECORD_RUNNER if extra.record else RULES_RUNNER


def is_clairvoyant(bot: str) -> bool:
    """Whether a name, with or without a budget, is that of the player who sees all cards."""
    return bot.partition("@")[0] == CLAIRVOYANT


def check_bot(bot: str, mode: str = DUEL.name) -> None:
    """Refuse a bot that cannot be found or loaded, or that does not play a mode."""
    if is_clairvoyant(bot):
        _check_clairvoyant(bot, mode)
    elif is_command(bot):
        split_command(split_budget(bot)[0])
    elif not bot.startswith(TWIN_PREFIX):
        load_python_bot(bot, bot_names())
    elif bot not in POLICIES:
        raise unknown_bot(bot, bot_names())
    else:
        _require_compiler()


def _check_clairvoyant(bot: str, mode: str) -> None:
    if mode != DUEL.name:
        raise BotError("lab-clairvoyant-duel", mode=mode)
    if bot != CLAIRVOYANT:
        parse_budget(bot.partition("@")[2])
    _require_compiler()


def _require_compiler() -> None:
    if not find_spec("numba"):
        raise BotError("lab-missing", module="numba", command="pip install 'gwint[fast]'")


def source_digests(bots: Iterable[str]) -> dict[str, str]:
    """Return the digests of the files of those bots that are functions or networks."""
    return {bot: source_digest(bot) for bot in bots if has_source(bot) and not bot.startswith(TWIN_PREFIX)}


def bot_names() -> tuple[str, ...]:
    """Return the names of all bots that the laboratory knows."""
    return *BOTS, *POLICIES, CLAIRVOYANT
