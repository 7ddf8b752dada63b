"""`gwint analyse`: reviews the moves of a recorded game and reports chances, turning points and better moves."""

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
from gwint.cli import localized
from gwint.cli.commands.replay import record_text
from gwint.cli.options import json_option, threads_option
from gwint.cli.render import output
from gwint.cli.render.analysis_report import AnalysedGame, print_report, report_facts
from gwint.cli.render.terminal import Terminal
from gwint.cli.render.text_fit import printable
from gwint.faults import Fault, GwintError
from gwint.i18n.bundles import translate
from gwint.i18n.localizer import Localizer
from gwint.match import Match
from gwint.match.record_reader import is_match
from gwint.notation.record import opening, read, replayable_part, steps
from gwint.notation.record_model import Record, RecordError

SEED: Final = "analyse"
"""A fixed seed, so that the same record is always judged alike."""


@localized.command(
    "gwint analyse game.gwint",
    "gwint analyse game.gwint --simulations 20000 --seat 1",
    "gwint analyse - --json < game.gwint",
)
@localized.argument("file", metavar="record")
@localized.option("--simulations", type=localized.IntRange(0), metavar="n")
@localized.option("--milliseconds", type=localized.IntRange(1), metavar="n")
@threads_option
@localized.option("--seat", type=localized.IntRange(1), metavar="n")
@localized.language_option
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
    """Find out where a recorded game was won and lost."""
    if simulations is not None and milliseconds is not None:
        raise localized.UsageFault(Fault("cli-exclusive-options", {"options": ("--simulations", "--milliseconds")}))
    budget = None if simulations is None and milliseconds is None else Budget(simulations or 0, milliseconds or 0)
    text = record_text(file)
    found, fault = _games(text)
    games = [(game, record) for game, record in found if moves_not_undone(record)]
    if not games:
        raise fault or GwintError("analyse-empty")
    analysed = [_analyse(record, budget, threads or available_cores(), seat, language, game) for game, record in games]
    if json:
        output.json([report_facts(game) for game in analysed] if is_match(text) else report_facts(analysed[0]))
    else:
        for game in analysed:
            print_report(game, Terminal().width)
    if fault is not None:
        raise fault


GameRecord = tuple[tuple[int, int] | None, Record]
"""The number of a game in its match, if it is part of one, and its record."""


def _games(text: str) -> tuple[list[GameRecord], RecordError | None]:
    """Return the one game of a record, or the finished games of a match (TOUR), and why the record replays no further.

    A record whose deal cannot be read is refused.
    """
    if not is_match(text):
        record, fault = replayable_part(text)
        return [(None, record)], fault
    match = Match.from_record(text, partial=True)
    return [((game.number, game.replay), read(game.game.record())) for game in match.games], match.replay_fault


def _analyse(
    record: Record, given: Budget | None, threads: int, seat: int | None, language: str, game: tuple[int, int] | None
) -> AnalysedGame:
    """Judge the moves of a record that replays."""
    tables = (opening(record), *(table for _, table in steps(record)))
    seats = tables[0].seats
    if seat is not None and not 1 <= seat <= len(seats):
        raise GwintError("analyse-seat", number=seat, most=len(seats))
    names = (printable(name) or Localizer(language).player(number) for number, name in enumerate(record.players))
    localizer = Localizer(language, i18n.PlayerNames(names, (owner.side for owner in seats)))
    budget = given or default_budget(tables[0].mode)
    with _progress(len(moves_not_undone(record)), language) as progress:
        found = review(record, budget, SEED, progress, threads)
    return AnalysedGame(record, found, budget, localizer, tables, None if seat is None else seat - 1, game)


@contextmanager
def _progress(moves: int, language: str) -> Iterator[Callable[[int, int], None]]:
    """Show a progress bar in a terminal."""
    if not sys.stderr.isatty():
        yield lambda _done, _total: None
        return
    label = translate("analyse-judging", language)
    with click.progressbar(length=moves, label=label, file=sys.stderr, width=0) as shown:
        yield lambda _done, _total: shown.update(1)
