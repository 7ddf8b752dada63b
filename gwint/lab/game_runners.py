"""Who plays the games: bots and programs at the table of `gwint.rules`, or compiled policies in `gwint.fast`."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import Final

from gwint.bots import BOTS, SeatedBot, find_level
from gwint.bots.budget import split_budget
from gwint.cards.names import nearest
from gwint.engine import is_command
from gwint.engine.messages import EngineError
from gwint.engine.program import Programs, split_command
from gwint.faults import Refusal
from gwint.lab.jobs import Job, Outcome, Terms
from gwint.rules.play import carry_on, push, to_act
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.views import view


class BotError(Refusal):
    """A bot that does not exist, or that did not choose a legal move."""


@dataclass(frozen=True, slots=True)
class Engine:
    play: Callable[[Terms, Sequence[Job]], Iterator[Outcome]]
    """The outcome of each job, in their order."""
    chunk: int
    """How many games are a good piece of work: a second or two of it."""
    minute: int
    """About how many games two cores play in less than a minute."""
    warm: Callable[[], None]
    """Do now what would else be done by every worker."""


# The rules themselves


def by_rules(terms: Terms, jobs: Sequence[Job]) -> Iterator[Outcome]:
    """Any bots and any mode, a view and a move at a time; programs are begun once for all these games."""
    with Programs() as programs:
        for job in jobs:
            bots = [seated(name, programs) for name in job.bots]
            table = laid(terms, job)
            carry_on(table)
            decisions = 0
            while not table.over:
                _move(table, job, bots, decisions)
                decisions += 1
            assert table.winners is not None
            yield Outcome(table.winners, tuple(table.totals), decisions)


def laid(terms: Terms, job: Job) -> Table:
    """The table of a job, before anything has happened."""
    return lay_table(terms.mode, terms.ruleset, [terms.decks[name] for name in job.decks], job.seed)


def _move(table: Table, job: Job, bots: Sequence[SeatedBot], number: int) -> None:
    seat = to_act(table)[0]
    try:
        push(table, bots[seat](view(table, seat), f"{job.seed} {number}"), seat)
    except Exception as error:
        reason = error.fault if isinstance(error, EngineError) else f"{type(error).__name__}: {error}"
        raise BotError("lab-bot-failed", bot=job.bots[seat], seed=job.seed, reason=reason) from error


def seated(name: str, programs: Programs) -> SeatedBot:
    """A bot by its name, or a program by its command."""
    return programs.get(name) if is_command(name) else bot_of(name)


def bot_of(name: str) -> SeatedBot:
    """A bot of the house by its name, with a budget of its own after @, or anybody's as `module:function`."""
    bot = _function(name) if ":" in name else find_level(name)
    if bot is None:
        raise _unknown(name)
    return bot


def _function(name: str) -> SeatedBot | None:
    module, _, function = name.partition(":")
    try:
        return getattr(importlib.import_module(module), function)  # type: ignore[no-any-return]
    except (ImportError, AttributeError, ValueError):
        return None


def with_threads(name: str, threads: int) -> str:
    """The same bot on so many threads, as it is told; one that is told of no budget and has none is as it was."""
    level = None if is_command(name) or ":" in name else find_level(name)
    told, budget = (level.id, level.budget) if level else split_budget(name)
    return name if budget.instant else f"{told}@{replace(budget, threads=threads)}"


# The twin


def by_twin(terms: Terms, jobs: Sequence[Job]) -> Iterator[Outcome]:
    """Compiled policies in duels, all at once."""
    from gwint.lab import twin_runner

    return twin_runner.by_twin(terms, jobs)


def warm_twin() -> None:
    """Compile the twin, or load what was compiled."""
    from gwint.lab import twin_runner

    twin_runner.warm()


FAST: Final = "fast:"
"""How the names of compiled policies begin."""
POLICIES: Final = ("fast:random", "fast:thrifty")
"""Those of `gwint.fast`, which a test holds this to."""
RULES: Final = Engine(by_rules, chunk=16, minute=2500, warm=lambda: None)
TWIN: Final = Engine(by_twin, chunk=2000, minute=45_000, warm=warm_twin)


PLAYER: Final = "greedy"
"""The bot that plays decks where nobody is told to: it needs no compiling."""


def engine_of(bots: Sequence[str]) -> Engine:
    """The engine that plays games of these bots; compiled policies and others cannot meet."""
    compiled = {name.startswith(FAST) for name in bots}
    if len(compiled) > 1:
        raise BotError("lab-mixed-bots", bots=tuple(bots))
    return TWIN if compiled == {True} else RULES


def check(bot: str) -> None:
    """Refuse a bot that there is not."""
    if is_command(bot):
        split_command(split_budget(bot)[0])
    elif not bot.startswith(FAST):
        bot_of(bot)
    elif bot not in POLICIES:
        raise _unknown(bot)
    elif not find_spec("numba"):
        raise BotError("lab-missing", module="numba", command="pip install 'gwint[fast]'")


def bot_names() -> tuple[str, ...]:
    """Every bot that has a name of its own."""
    return *BOTS, *POLICIES


def _unknown(bot: str) -> BotError:
    return BotError("lab-bot", bot=bot, bots=bot_names(), nearest=nearest(bot, bot_names()))
