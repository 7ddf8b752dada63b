"""A game gone through, as it is told: the curve of its chances, turning points, better moves, and who lost how much."""

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
from gwint.cli.play.recorded_game import format_outcome
from gwint.cli.render import output
from gwint.cli.render.charts import Curve
from gwint.cli.render.text_fit import wrap
from gwint.i18n.localizer import Localizer, yes_or_no
from gwint.notation.move_phrases import phrase
from gwint.notation.record import ending_of
from gwint.notation.record_model import Record
from gwint.rules.moves import Move
from gwint.rules.table import Table

HIGH: Final = 8
"""Lines of the curve between two sides."""
LOW: Final = 4
"""Lines of each, where there are more sides."""
AXIS: Final = 7
"""Cells before the curve."""
BAD: Final = ("mistake", "blunder")
COLOURS: Final = {"mistake": "yellow", "blunder": "red"}
CURVE: Final = "cyan"
DIGITS: Final = 4
"""Of a chance that is told to a program."""


@dataclass(frozen=True, slots=True)
class AnalysedGame:
    """A review, and all that is needed to tell it."""

    record: Record
    review: Review
    budget: Budget
    localizer: Localizer
    tables: tuple[Table, ...]
    """Before the first entry, and after each."""
    seat: int | None
    """Whose moves are told; None for all."""
    game: tuple[int, int] | None = None
    """Which game of a match it is, and which replay of it."""

    @property
    def judged(self) -> list[JudgedMove]:
        return [one for one in self.review.judged if self.seat in (None, one.seat)]

    @property
    def seats(self) -> list[int]:
        """Those that made a move."""
        return sorted({one.seat for one in self.judged})

    def before(self, one: JudgedMove) -> Table:
        return self.tables[one.number - 1]


# Told to people


def report(told: AnalysedGame, width: int) -> None:
    _title(told)
    _curves(told, width - AXIS)
    turning = [one for one in told.judged if one.number in told.review.turning]
    others = [one for one in told.judged if one.mark in BAD and one not in turning]
    _moves(told, "analyse-turning", turning, width)
    if not turning:
        click.echo(told.localizer.translate("analyse-no-turning"))
    if others:
        _moves(told, "analyse-others", others, width)
    _summary(told)
    click.echo(f"\n{_by(told)}")


def _title(told: AnalysedGame) -> None:
    players = " – ".join(told.localizer.players)
    game = (
        ""
        if told.game is None
        else f"{told.localizer.translate('match-game', game=told.game[0], replay=told.game[1])} · "
    )
    output.title(
        f"{game}{players} · {format_outcome(told.record.ending or ending_of(told.tables[-1]), told.localizer)}"
    )


def _curves(told: AnalysedGame, width: int) -> None:
    """A curve for each side; between two one says it all, for what the one has the other has not."""
    output.heading(told.localizer.translate("analyse-chances"))
    sides = [seat.side for seat in told.tables[0].seats]
    shown = sorted(set(sides)) if told.seat is None else [sides[told.seat]]
    shown = shown[:1] if len(set(sides)) == 2 else shown
    for side in shown:
        click.echo(told.localizer.side(side))
        curve = Curve([chances[sides.index(side)] for chances in told.review.chances], width)
        for line in _curve(curve, HIGH if len(shown) == 1 else LOW, told.localizer):
            click.echo(line)
    click.echo(" " * AXIS + _coloured(curve.marks([number - 1 for number in told.review.turning]), "red"))
    click.echo(" " * AXIS + curve.labels(_rounds(told)))


def _curve(curve: Curve, height: int, localizer: Localizer) -> Iterator[str]:
    """With the chances that its heights stand for."""
    steps = {0: 1.0, height // 2: 0.5, height - 1: 0.0}
    for place, line in enumerate(curve.lines(height)):
        label = percent(steps[place], localizer) if place in steps else ""
        yield f"{label:>{AXIS - 2}} │{_coloured(line, CURVE)}"


def _rounds(told: AnalysedGame) -> dict[int, str]:
    """Where each round begins."""
    numbers = [table.round for table in told.tables[:-1]]
    begins = {place for place, number in enumerate(numbers) if number and numbers[place - 1 : place] != [number]}
    return {place: told.localizer.translate("analyse-round", round=numbers[place]) for place in sorted(begins)}


def _coloured(text: str, colour: str | None) -> str:
    return text if os.environ.get("NO_COLOR") else click.style(text, fg=colour)


def _moves(told: AnalysedGame, heading: str, moves: list[JudgedMove], width: int) -> None:
    output.heading(told.localizer.translate(heading))
    for one in moves:
        for line in _move(told, one, width):
            click.echo(line)


def _move(told: AnalysedGame, one: JudgedMove, width: int) -> Iterator[str]:
    """What was made of it, and what could have been."""
    localizer = told.localizer
    made = localizer.translate(
        "analyse-move", number=one.number, player=localizer.player(one.seat), move=_label(told, one, one.move)
    )
    before, after = percent(one.chance, localizer), percent(one.after, localizer)
    fall = localizer.translate("analyse-fall", mark=one.mark, before=before, after=after)
    first, *rest = wrap(f"{made} ({fall})", width, "  ")
    yield from (_coloured(line, COLOURS.get(one.mark)) for line in (first, *rest))
    better = localizer.translate("analyse-better", move=_label(told, one, one.best.move))
    yield from (f"    {line}" for line in wrap(f"{better} {format_reasons(one.best.reasons, localizer)}", width - 4))


def _label(told: AnalysedGame, one: JudgedMove, move: Move) -> str:
    asked: Any = told.before(one).agenda[-1]
    return i18n.format_move(move, asked, told.localizer.language, told.localizer.players)


def _summary(told: AnalysedGame) -> None:
    click.echo()
    columns = ("player", "moves", *(mark for mark, _ in MARKS), "loss")
    rows = [_row(told, seat) for seat in told.seats]
    output.table([told.localizer.translate(f"analyse-{column}") for column in columns], rows, range(1, len(columns)))


def _row(told: AnalysedGame, seat: int) -> list[str]:
    counts, loss = _sums(told, seat)
    numbers = [counts.total(), *(counts[mark] for mark, _ in MARKS)]
    whole, tenths = divmod(round(1000 * loss), 10)
    lost = told.localizer.translate("analyse-tenths", whole=whole, tenths=tenths)
    return [told.localizer.player(seat), *map(str, numbers), lost]


def _sums(told: AnalysedGame, seat: int) -> tuple[Counter[str], float]:
    """How often a player made moves of each mark, and what a move lost on average."""
    own = [one for one in told.judged if one.seat == seat]
    return Counter(one.mark for one in own), sum(one.fall for one in own) / len(own)


def _by(told: AnalysedGame) -> str:
    budget, mode = told.budget, told.tables[0].mode
    unit = "milliseconds" if budget.milliseconds else "simulations" if budget.simulations else "none"
    search = can_search(mode) and unit != "none"
    amount = budget.milliseconds or budget.simulations
    return told.localizer.translate("analyse-by", search=yes_or_no(search), unit=unit, amount=amount)


# Told to programs


def facts(told: AnalysedGame) -> dict[str, Any]:
    game = {} if told.game is None else dict(zip(("game", "replay"), told.game, strict=True))
    return {
        **game,
        "mode": told.record.mode,
        "players": list(told.localizer.players),
        "simulations": told.budget.simulations,
        "milliseconds": told.budget.milliseconds,
        "chances": [[round(chance, DIGITS) for chance in chances] for chances in told.review.chances],
        "turning": list(told.review.turning),
        "moves": [_move_facts(told, one) for one in told.judged],
        "sums": [_sum_facts(told, seat) for seat in told.seats],
    }


def _move_facts(told: AnalysedGame, one: JudgedMove) -> dict[str, Any]:
    table = told.before(one)
    return {
        "number": one.number,
        "round": table.round,
        "seat": one.seat,
        "move": phrase(table, one.move, one.seat),
        "chance": round(one.chance, DIGITS),
        "after": round(one.after, DIGITS),
        "mark": one.mark,
        "best": {
            "move": phrase(table, one.best.move, one.seat),
            "reasons": [{"kind": reason.kind, **reason.values} for reason in one.best.reasons],
            "text": format_reasons(one.best.reasons, told.localizer),
        },
    }


def _sum_facts(told: AnalysedGame, seat: int) -> dict[str, Any]:
    counts, loss = _sums(told, seat)
    return {
        "seat": seat,
        "moves": counts.total(),
        **{mark: counts[mark] for mark, _ in MARKS},
        "loss": round(loss, DIGITS),
    }
