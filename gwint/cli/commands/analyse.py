"""`gwint analyse`: a recorded game gone through, its chances drawn, its turning points and better moves told."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import click

from gwint import i18n
from gwint.advice import default_budget, review
from gwint.advice.review import moves_not_undone
from gwint.bots import Budget
from gwint.bots.budget import available_cores
from gwint.cli.commands.replay import record_text
from gwint.cli.languages import language_option
from gwint.cli.options import json_option, threads_option
from gwint.cli.render import output
from gwint.cli.render.analysis_report import AnalysedGame, facts, report
from gwint.cli.render.terminal import Terminal
from gwint.cli.render.text_fit import printable
from gwint.faults import Refusal
from gwint.i18n.bundles import translate
from gwint.i18n.localizer import Localizer
from gwint.match import Match
from gwint.match.record_reader import is_match
from gwint.notation.record import opening, read, replay, steps
from gwint.notation.record_model import Record

SEED: Final = "analyse"
"""The same record is always judged alike."""


@click.command()
@click.argument("file", metavar="RECORD")
@click.option(
    "--simulations", type=click.IntRange(0), metavar="N", help="Simulations for each move; 0 asks the planner."
)
@click.option("--milliseconds", type=click.IntRange(1), metavar="N", help="Time for each move instead.")
@threads_option("Moves that are judged at once. Default: one for each core.")
@click.option("--seat", type=int, metavar="N", help="Only this player’s moves, and the chance from there.")
@language_option
@json_option
def command(
    file: str,
    simulations: int | None,
    milliseconds: int | None,
    threads: int | None,
    seat: int | None,
    language: str,
    json: bool,
) -> None:
    """See where a recorded game was won and lost. RECORD is a file; - reads it from standard input.

    Every move is judged by what its player could know then: the chance of winning before it and after it, and what
    would have been better, and why. A duel is judged by tree search where gwint[fast] is installed, anything else by
    the planner. The games of a match are judged one after the other.

    \b
    Examples:
      gwint analyse game.gwint
      gwint analyse game.gwint --simulations 20000 --seat 1
      gwint analyse - --json < game.gwint
    """
    if simulations is not None and milliseconds is not None:
        raise click.UsageError("--simulations and --milliseconds cannot be told together.")
    told = None if simulations is None and milliseconds is None else Budget(simulations or 0, milliseconds or 0)
    text = record_text(file)
    games = [(game, record) for game, record in _games(text) if moves_not_undone(record)]
    if not games:
        raise Refusal("analyse-empty")
    reviewed = [_reviewed(record, told, threads or available_cores(), seat, language, game) for game, record in games]
    if json:
        output.json([facts(one) for one in reviewed] if is_match(text) else facts(reviewed[0]))
        return
    for one in reviewed:
        report(one, Terminal().width)


def _games(text: str) -> Iterator[tuple[tuple[int, int] | None, Record]]:
    """The one game of a record, or TOUR. those of a match that are over."""
    if is_match(text):
        yield from (((one.number, one.replay), read(one.game.record())) for one in Match.from_record(text).games)
    else:
        yield None, read(text)


def _reviewed(
    record: Record, told: Budget | None, threads: int, seat: int | None, language: str, game: tuple[int, int] | None
) -> AnalysedGame:
    """A record that does not replay is refused before anything is judged."""
    replay(record)
    tables = (opening(record), *(table for _, table in steps(record)))
    seats = tables[0].seats
    if seat is not None and not 1 <= seat <= len(seats):
        raise Refusal("analyse-seat", number=seat, most=len(seats))
    names = (printable(name) or Localizer(language).player(number) for number, name in enumerate(record.players))
    localizer = Localizer(language, i18n.PlayerNames(names, (owner.side for owner in seats)))
    budget = told or default_budget(tables[0].mode)
    with _progress(len(moves_not_undone(record)), language) as progress:
        found = review(record, budget, SEED, progress, threads)
    return AnalysedGame(record, found, budget, localizer, tables, None if seat is None else seat - 1, game)


@contextmanager
def _progress(moves: int, language: str) -> Iterator[Callable[[int, int], None]]:
    """A bar for whoever waits at a terminal."""
    if not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    label = translate("analyse-judging", language)
    with click.progressbar(length=moves, label=label, file=sys.stderr, width=0) as shown:
        yield lambda _done, _total: shown.update(1)
