"""What the laboratory's commands share: options, named decks, workers, a progress bar and the folder of the games."""

from __future__ import annotations

import os
import shlex
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple, TypeVar

import click

from gwint.bots.budget import available_cores
from gwint.cli import localized
from gwint.cli.deck_argument import read_deck_argument
from gwint.cli.options import completer, json_option, rules_option, rulesets_option
from gwint.cli.render import output
from gwint.decks import Deck, starters
from gwint.faults import GwintError
from gwint.i18n.bundles import translate
from gwint.lab.held_out_decks import HELD_OUT, held_out_decks
from gwint.rulesets import Ruleset

if TYPE_CHECKING:
    from gwint.lab.jobs import ExtraData
    from gwint.lab.ledger import Ledger
    from gwint.lab.plans import Plan
    from gwint.lab.worker_pool import OnProgress, WorkerPool

F = TypeVar("F", bound=Callable[..., Any])

LINE_INTERVAL_S: Final = 30.0
"""The interval of lines of progress where there is no terminal."""

STARTERS: Final = "starters"
"""The name for all starter decks together."""
INSTALL: Final = "pip install 'gwint[{extra}]'"
NEEDED: Final = {
    "lab": ("numpy",),
    "cluster": ("ray",),
    "learn": ("numpy", "matplotlib", "numba", "torch"),
    "cuda": ("numba_cuda",),
}


PLOTS: Final = "matplotlib"
"""Only commands that draw need it; the others print tables."""


class LabMissing(GwintError):
    """A library that the laboratory needs is not installed."""


def require_extra(extra: str, *also: str) -> None:
    """Refuse to begin if a library of the extra is missing that every command of it needs, or that this one also needs.

    Commands that draw also need `PLOTS`.
    """
    for module in (*NEEDED[extra], *also):
        if _is_missing(module):
            raise LabMissing("lab-missing", module=module, command=INSTALL.format(extra=extra))


def _is_missing(module: str) -> bool:
    try:
        return find_spec(module) is None
    except ValueError:  # A module that is blocked by None in sys.modules has no specification.
        return True


# Options


def seed_option(command: F) -> F:
    """--seed: the command gets `seed`."""
    return localized.option("--seed", metavar="word", default="1", show_default=True)(command)


def worker_options(command: F) -> F:
    """--workers and --ray: the command gets `workers` and `ray`."""
    command = localized.option("--ray", metavar="address")(command)
    workers = localized.option("--workers", type=localized.IntRange(1, 1024), metavar="n")
    return workers(command)


def bot_option(command: F) -> F:
    """--bot: the bot that plays all decks; the command gets `bot`."""
    from gwint.lab.game_runners import DEFAULT_BOT, bot_names

    option = localized.option(
        "--bot", metavar="bot", default=DEFAULT_BOT, show_default=True, shell_complete=completer(bot_names())
    )
    return option(command)


def out_option(command: F) -> F:
    """--out: the command gets `out`, which may be None."""
    return localized.option("--out", type=localized.FolderPath(), metavar="folder")(command)


def run_options(command: F) -> F:
    """The options of every command that plays games, --rules to --json."""
    return _run_options(command, rules_option)


def arena_options(command: F) -> F:
    """The same with several rulesets; the command gets `rulesets`."""
    return _run_options(command, rulesets_option)


def _run_options(command: F, rules: Callable[[F], F]) -> F:
    for option in (json_option, localized.language_option, worker_options, seed_option, rules):
        command = option(command)
    return command


def against_option(command: F) -> F:
    """--against: the decks to play against; the command gets `foes`."""
    return localized.option("--against", "foes", multiple=True, metavar="decks")(command)


def split(values: Iterable[str]) -> list[str]:
    """Split the comma-separated values of an option that may be repeated."""
    return [name for value in values for name in value.split(",") if name]


# Decks


def named_decks(arguments: Iterable[str], ruleset: Ruleset) -> dict[str, Deck]:
    """Return decks by a starter's id, the deck's own name, or its file's name; repeated names are numbered.

    The held-out decks depend on the ruleset, by which they are legal.
    """
    decks: dict[str, Deck] = {}
    for argument in arguments:
        if argument == STARTERS:
            decks |= {known.id: known.deck for known in starters()}
            continue
        if argument == HELD_OUT:
            decks |= held_out_decks(ruleset)
            continue
        deck = read_deck_argument(argument)
        decks[_unused_name(_name(argument, deck), decks)] = deck
    return decks


def _name(argument: str, deck: Deck) -> str:
    if any(known.id == argument for known in starters()):
        return argument
    return deck.name or Path(argument).stem[:40] or str(deck.leader.id)


def _unused_name(name: str, taken: Iterable[str]) -> str:
    numbered = (f"{name} {number}" for number in range(2, 10_000))
    return name if name not in taken else next(other for other in numbered if other not in taken)


# Playing


def arena_plans(
    bots: tuple[str, ...],
    decks: Iterable[str],
    games: int,
    seed: str,
    rulesets: Sequence[Ruleset],
    mode: str = "duel",
    extra: ExtraData | None = None,
) -> list[Plan]:
    """Plan an arena: the same number of games under each ruleset, with the same decks, by default all starter decks."""
    from gwint.lab.arenas import games_each
    from gwint.lab.jobs import NO_EXTRA_DATA
    from gwint.lab.plans import Plan

    each, names = games_each(games, rulesets), split(decks) or [STARTERS]
    return [Plan(bots, named_decks(names, one), each, seed, one, mode, extra or NO_EXTRA_DATA) for one in rulesets]


def pool_for(
    workers: int | None, ray: str | None, bots: Sequence[str], language: str, threads: int | None = None
) -> WorkerPool:
    """Return the workers for these bots; compiled bots are compiled once here, not by each worker."""
    from gwint.lab.game_runners import RULES_RUNNER, runner_for
    from gwint.lab.worker_pool import ProcessPool

    if ray is None:
        runner = runner_for(bots)
        if runner is not RULES_RUNNER and sys.stderr.isatty():
            click.echo(translate("lab-compiling", language), err=True)
        runner.warm()
        return ProcessPool(workers or max(1, available_cores() // (threads or 1)))
    require_extra("cluster")
    from gwint.lab.cluster import Cluster

    return Cluster(ray)


def folder_of(out: Path | None, kind: str, *plans: Plan) -> Path:
    """Return the given folder, or one named after the plans, so that the same command continues there."""
    from gwint.lab.plans import digest

    return out or Path("lab", f"{kind}-{digest(*plans)}")


class GameCount(NamedTuple):
    """How many games were played now, and how many were already stored."""

    played: int
    stored: int


def play(plans: Sequence[Plan], folder: Path, pool: WorkerPool, language: str) -> tuple[list[Ledger], GameCount]:
    """Play the remaining games of an arena, which has a plan for each ruleset."""
    from gwint.lab.arenas import open_ledgers

    ledgers = open_ledgers(folder, plans)
    return ledgers, play_all(ledgers, pool, language, shlex.join(["gwint", "lab", "resume", str(folder)]))


def play_all(ledgers: Sequence[Ledger], pool: WorkerPool, language: str, again: str) -> GameCount:
    """Play the remaining games of several plans; on Ctrl-C, print the command that continues."""
    whole = sum(ledger.plan.all_games for ledger in ledgers)
    left = sum(ledger.count_missing() for ledger in ledgers)
    try:
        with progress(whole, whole - left, language) as on_progress, pool:
            for ledger in ledgers:
                ledger.play_missing(pool, on_progress)
    except KeyboardInterrupt:
        click.echo(translate("lab-interrupted", language, command=again), err=True)
        raise
    return GameCount(left, whole - left)


@contextmanager
def progress(total: int | None, done: int, language: str) -> Iterator[OnProgress]:
    """Show a bar with games a second and the time left on standard error, or lines now and then without a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
    from rich.text import Text

    class Speed(ProgressColumn):
        def render(self, task: Task) -> Text:
            return Text(translate("lab-speed", language, speed=f"{task.speed or 0:.0f}"), style="dim")

    console = Console(stderr=True)
    columns = BarColumn(), MofNCompleteColumn(), Speed(), TimeRemainingColumn()
    shown = console.is_terminal and os.environ.get("TERM") != "dumb"
    if not shown:
        yield ProgressLines(total, done, language).advance
        return
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("", total=total, completed=done)
        yield lambda games: bar.update(task, advance=games)


class ProgressLines:
    """Writes to standard error, at most every LINE_INTERVAL_S, how many games have been played."""

    def __init__(self, total: int | None, done: int, language: str) -> None:
        self._total, self._done, self._language = total, done, language
        self._stored, self._start = done, time.monotonic()
        self._last = self._start

    def advance(self, games: int) -> None:
        self._done += games
        now = time.monotonic()
        if now - self._last >= LINE_INTERVAL_S:
            self._last = now
            click.echo(self._line(now - self._start), err=True)

    def _line(self, seconds: float) -> str:
        speed = output.format_tenths((self._done - self._stored) / seconds, self._language)
        if self._total is None:
            return translate("lab-progress-open", self._language, done=self._done, speed=speed)
        return translate("lab-progress", self._language, done=self._done, all=self._total, speed=speed)
