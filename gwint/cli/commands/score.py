"""`gwint score`: reads a board as JSON and prints every strength with its reasons, as JSON or as a table."""

from __future__ import annotations

import json as jsons
import sys
from collections.abc import Iterable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any, BinaryIO, Final, NoReturn

import click

from gwint import i18n
from gwint.cards import CATALOGUE, ROWS
from gwint.cards.names import name
from gwint.cli import localized
from gwint.cli.render import output
from gwint.cli.render.json_output import fault_data
from gwint.faults import Fault, GwintError
from gwint.i18n.bundles import translate
from gwint.score_counter import check as impossible
from gwint.score_counter import score

STANDARD_INPUT: Final = "-"


class NotABoard(GwintError):
    """The input is not JSON, so it is not a board."""


@localized.command(
    "gwint score board.json",
    'echo \'{"sides": [{"close": ["ghoul"]}, {}]}\' | gwint score --json',
    "gwint score --lines < boards.jsonl",
)
@localized.argument("file", default=STANDARD_INPUT)
@localized.option("--json/--table", "json", default=None)
@localized.option("--check", is_flag=True)
@localized.option("--lines", is_flag=True)
@localized.language_option
def command(file: str, json: bool | None, check: bool, lines: bool, language: str) -> None:
    """Count the strength on a board and explain it."""
    if lines and json is False:
        raise localized.UsageFault(Fault("cli-exclusive-options", {"options": ("--lines", "--table")}))
    if lines:
        with _open_source(file) as boards:
            _answer_lines(boards, check, language)
        return
    board = _parse_board(_read_source(file, language))
    answer = _answer(board, check, language)
    if json is None:
        json = not sys.stdout.isatty()
    if json:
        output.json(answer, indent=None)
    else:
        _print_table(board, answer, language)


# Reading


def _read_source(file: str, language: str) -> bytes:
    if file == STANDARD_INPUT and sys.stdin.isatty():
        click.echo(translate("cli-type-a-board", language), err=True)
    with _open_source(file) as source:
        return source.read()


def _open_source(file: str) -> AbstractContextManager[BinaryIO]:
    """Open the source of boards; standard input is not closed afterwards."""
    if file == STANDARD_INPUT:
        return nullcontext(sys.stdin.buffer)
    try:
        return Path(file).open("rb")
    except (OSError, ValueError) as error:
        raise NotABoard("cli-unreadable", path=file, reason=getattr(error, "strerror", None) or "") from error


def _parse_board(contents: bytes) -> Any:
    """Parse JSON strictly: what readers usually tolerate (NaN, duplicate keys) would only hide mistakes."""
    try:
        text = contents.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotABoard("cli-json-not-text", place=error.start + 1) from error
    if not text.strip():
        raise NotABoard("cli-json-empty")
    try:
        return jsons.loads(text, parse_constant=_refuse_constant, object_pairs_hook=_read_object)
    except jsons.JSONDecodeError as error:
        raise NotABoard("cli-json", problem=error.msg, row=error.lineno, column=error.colno) from error
    except RecursionError as error:
        raise NotABoard("cli-json-deep") from error
    except NotABoard:
        raise
    except ValueError as error:
        raise NotABoard("cli-json-number") from error


def _refuse_constant(name: str) -> NoReturn:
    raise NotABoard("cli-json-constant", constant=name)


def _read_object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    values = dict(pairs)
    if len(values) < len(pairs):
        keys = [key for key, _ in pairs]
        raise NotABoard("cli-json-twice", key=next(key for key in keys if keys.count(key) > 1))
    return values


# Answering


def _answer(board: object, check: bool, language: str) -> dict[str, Any]:
    try:
        answer = score(board)
        if check:
            answer["faults"] = [fault_data(fault, language) for fault in impossible(board)]
    except RecursionError as error:
        raise NotABoard("cli-json-deep") from error
    return answer


def _answer_lines(boards: Iterable[bytes], check: bool, language: str) -> None:
    """Answer each line as it comes, without waiting for the end of the input."""
    for line in boards:
        try:
            answer = _answer(_parse_board(line), check, language)
        except GwintError as refusal:
            answer = {"error": fault_data(refusal.fault, language)}
        output.json(answer, indent=None)
        sys.stdout.flush()


# Printing


def _print_table(board: Any, answer: dict[str, Any], language: str) -> None:
    headings = [translate(id_, language) for id_ in ("label-rows", "label-card", "strength", "cli-why")]
    for number, (given, scored) in enumerate(zip(board["sides"], answer["sides"], strict=True)):
        if number:
            click.echo()
        output.title(_side(number, given.get("leader"), scored["total"], language))
        rows = [cells for row in ROWS for cells in _row(row.id, scored["rows"][row.id], language)]
        if rows:
            output.table(headings, rows, numbers={2})
    for fault in answer.get("faults", ()):
        click.echo(fault["text"], err=True)


def _side(number: int, leader: str | None, total: int, language: str) -> str:
    side = name(CATALOGUE.leaders[leader], language) if leader else translate("player", language, number=number + 1)
    return translate("cli-side-total", language, side=side, total=total)


def _row(row: str, cards: list[dict[str, Any]], language: str) -> Iterable[tuple[str, ...]]:
    """Yield the cells of a row's cards; the first card also has the row's name and total."""
    total = sum(card["strength"] for card in cards)
    for place, card in enumerate(cards):
        heading = "" if place else f"{translate('cli-row', language, row=row)} ({total})"
        why = i18n.format_strength_steps([(step, strength) for step, strength in card["why"]], language)
        yield heading, CATALOGUE.names[card["card"]].by_language[language], str(card["strength"]), why
