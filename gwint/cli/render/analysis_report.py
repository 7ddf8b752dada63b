"""The report of an analysed game: the curve of its chances, turning points, better moves and average losses."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import click

from gwint import i18n
from gwint.advice import JudgedMove, Review
from gwint.advice.review import MARKS
from gwint.advice.sentences import format_reasons
from gwint.bots import Budget
from gwint.bots.champion import can_search
from gwint.cli.play.hints import percent
from gwint.cli.play.recorded_game import game_prefix
from gwint.cli.render import output
from gwint.cli.render.charts import Curve
from gwint.cli.render.text_fit import wrap
from gwint.i18n.localizer import Localizer, yes_or_no
from gwint.notation.move_phrases import phrase
from gwint.notation.record import ending_of
from gwint.notation.record_model import Record
from gwint.rules.moves import Move
from gwint.rules.table import Table
from gwint.wire.advice import write_judged, write_review
from gwint.wire.sentences import format_result

HIGH: Final = 8
"""Lines of a single curve."""
LOW: Final = 4
"""Lines of each curve when there are several."""
AXIS: Final = 7
"""Cells before the curve."""
BAD: Final = ("mistake", "blunder")
COLOURS: Final = {"mistake": "yellow", "blunder": "red"}
CURVE: Final = "cyan"
DIGITS: Final = 4
"""Decimals of a chance in JSON."""


@dataclass(frozen=True, slots=True)
class AnalysedGame:
    """The review of a game, with all that its report needs."""

    record: Record
    review: Review
    budget: Budget
    localizer: Localizer
    tables: tuple[Table, ...]
    """The table before the first entry and after each."""
    seat: int | None
    """The seat whose moves are reported; None for all."""
    game: tuple[int, int] | None = None
    """The number of the game in a match, and of its replay."""

    @property
    def judged(self) -> list[JudgedMove]:
        return [judged for judged in self.review.judged if self.seat in (None, judged.seat)]

    @property
    def seats(self) -> list[int]:
        """The seats that made a reported move."""
        return sorted({judged.seat for judged in self.judged})

    def before(self, judged: JudgedMove) -> Table:
        return self.tables[judged.number - 1]


# For people


def print_report(game: AnalysedGame, width: int) -> None:
    """Print the whole report of one game."""
    _title(game)
    _curves(game, width - AXIS)
    turning = [judged for judged in game.judged if judged.number in game.review.turning]
    others = [judged for judged in game.judged if judged.mark in BAD and judged not in turning]
    _moves(game, "label-turning-points", turning, width)
    if not turning:
        click.echo(game.localizer.translate("analyse-no-turning"))
    if others:
        _moves(game, "analyse-others", others, width)
    _summary(game)
    click.echo(f"\n{_method(game)}")


def _title(game: AnalysedGame) -> None:
    ending = format_result(game.record.ending or ending_of(game.tables[-1]), game.localizer)
    output.title(f"{game_prefix(game.game, game.localizer)}{' – '.join(game.localizer.players)} · {ending}")


def _curves(game: AnalysedGame, width: int) -> None:
    """Print a curve for each side; of two sides only one, since the other's curve is its complement."""
    output.heading(game.localizer.translate("analyse-chances"))
    sides = [seat.side for seat in game.tables[0].seats]
    shown = sorted(set(sides)) if game.seat is None else [sides[game.seat]]
    shown = shown[:1] if len(set(sides)) == 2 else shown
    for side in shown:
        click.echo(game.localizer.side(side))
        curve = Curve([chances[sides.index(side)] for chances in game.review.chances[1:]], width)
        for line in _curve(curve, HIGH if len(shown) == 1 else LOW, game.localizer):
            click.echo(line)
    click.echo(" " * AXIS + _coloured(curve.marks([number - 1 for number in game.review.turning]), "red"))
    click.echo(" " * AXIS + curve.labels(_rounds(game)))
    if len(shown) == 1 and len(set(sides)) == 2:
        about = game.localizer.translate("analyse-curve", side=game.localizer.side(shown[0]))
        for line in wrap(about, width + AXIS):
            click.echo(line)


def _curve(curve: Curve, height: int, localizer: Localizer) -> Iterator[str]:
    """Yield the curve's lines with the chances at its top, middle and bottom."""
    steps = {0: 1.0, height // 2: 0.5, height - 1: 0.0}
    for place, line in enumerate(curve.lines(height)):
        label = percent(steps[place], localizer) if place in steps else ""
        yield f"{label:>{AXIS - 2}} │{_coloured(line, CURVE)}"


def _rounds(game: AnalysedGame) -> dict[int, str]:
    """Return a label for the place where each round begins."""
    numbers = [table.round for table in game.tables[:-1]]
    begins = {place for place, number in enumerate(numbers) if number and numbers[place - 1 : place] != [number]}
    return {place: game.localizer.translate("analyse-round", round=numbers[place]) for place in sorted(begins)}


def _coloured(text: str, colour: str | None) -> str:
    return text if os.environ.get("NO_COLOR") else click.style(text, fg=colour)


def _moves(game: AnalysedGame, heading: str, moves: list[JudgedMove], width: int) -> None:
    output.heading(game.localizer.translate(heading))
    for judged in moves:
        for line in _move(game, judged, width):
            click.echo(line)


def _move(game: AnalysedGame, judged: JudgedMove, width: int) -> Iterator[str]:
    """Yield what a move lost, and the better move with its reasons."""
    localizer = game.localizer
    made = localizer.translate(
        "analyse-move",
        number=judged.number,
        player=localizer.player(judged.seat),
        move=_label(game, judged, judged.move),
    )
    before, after = percent(judged.chance, localizer), percent(judged.after, localizer)
    fall = localizer.translate("analyse-fall", mark=judged.mark, before=before, after=after)
    first, *rest = wrap(f"{made} ({fall})", width, "  ")
    yield from (_coloured(line, COLOURS.get(judged.mark)) for line in (first, *rest))
    better = localizer.translate("analyse-better", move=_label(game, judged, judged.best.move))
    yield from (f"    {line}" for line in wrap(f"{better} {format_reasons(judged.best.reasons, localizer)}", width - 4))


def _label(game: AnalysedGame, judged: JudgedMove, move: Move) -> str:
    asked: Any = game.before(judged).agenda[-1]
    return i18n.format_move(move, asked, game.localizer.language, game.localizer.players)


def _summary(game: AnalysedGame) -> None:
    click.echo()
    columns = ("player", "moves", *(mark for mark, _ in MARKS), "loss")
    rows = [_row(game, seat) for seat in game.seats]
    output.table([game.localizer.translate(f"analyse-{column}") for column in columns], rows, range(1, len(columns)))


def _row(game: AnalysedGame, seat: int) -> list[str]:
    counts, loss = _sums(game, seat)
    numbers = [counts.total(), *(counts[mark] for mark, _ in MARKS)]
    whole, tenths = divmod(round(1000 * loss), 10)
    lost = game.localizer.translate("analyse-tenths", whole=whole, tenths=tenths)
    return [game.localizer.player(seat), *map(str, numbers), lost]


def _sums(game: AnalysedGame, seat: int) -> tuple[Counter[str], float]:
    """Count a player's moves by mark, and average the chance lost by a move."""
    own = [judged for judged in game.judged if judged.seat == seat]
    return Counter(judged.mark for judged in own), sum(judged.fall for judged in own) / len(own)


def _method(game: AnalysedGame) -> str:
    budget, mode = game.budget, game.tables[0].mode
    unit = "milliseconds" if budget.milliseconds else "simulations" if budget.simulations else "none"
    search = can_search(mode) and unit != "none"
    amount = budget.milliseconds or budget.simulations
    return game.localizer.translate("analyse-by", search=yes_or_no(search), unit=unit, amount=amount)


# For programs


def report_facts(game: AnalysedGame) -> dict[str, Any]:
    """Return the report as data: the review as a server sends it, with phrases and sentences added."""
    number = {} if game.game is None else dict(zip(("game", "replay"), game.game, strict=True))
    return {
        **number,
        "mode": game.record.mode,
        "players": list(game.localizer.players),
        "simulations": game.budget.simulations,
        "milliseconds": game.budget.milliseconds,
        "review": write_review(game.review) | {"judged": [_judged_facts(game, judged) for judged in game.judged]},
        "sums": [_sum_facts(game, seat) for seat in game.seats],
    }


def _judged_facts(game: AnalysedGame, judged: JudgedMove) -> dict[str, Any]:
    table, data = game.before(judged), write_judged(judged)
    best = {
        "phrase": phrase(table, judged.best.move, judged.seat),
        "text": format_reasons(judged.best.reasons, game.localizer),
    }
    said = {"phrase": phrase(table, judged.move, judged.seat), "round": table.round}
    return data | {"best": data["best"] | best} | said


def _sum_facts(game: AnalysedGame, seat: int) -> dict[str, Any]:
    counts, loss = _sums(game, seat)
    return {
        "seat": seat,
        "moves": counts.total(),
        **{mark: counts[mark] for mark, _ in MARKS},
        "loss": round(loss, DIGITS),
    }
