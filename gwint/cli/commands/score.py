"""`gwint score`: a board read as JSON, and every strength on it with its reasons, as JSON or as a table."""

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
from gwint.cli.languages import language_option
from gwint.cli.render import output
from gwint.cli.render.json_output import fault_facts
from gwint.faults import Refusal
from gwint.i18n.bundles import translate
from gwint.score_counter import check as impossible
from gwint.score_counter import score

STANDARD_INPUT: Final = "-"


class NotABoard(Refusal):
    """What is no JSON, and so no board."""


@click.command()
@click.argument("file", default=STANDARD_INPUT)
@click.option("--json/--table", "json", default=None, help="Default: a table in a terminal, JSON elsewhere.")
@click.option("--check", is_flag=True, help="Tell also what could not lie on a real table.")
@click.option("--lines", is_flag=True, help="One board a line in, one answer a line out.")
@language_option
def command(file: str, json: bool | None, check: bool, lines: bool, language: str) -> None:
    """Count a board: every strength, explained.

    The board comes from FILE or from standard input. Cards and leaders go by their ids (gwint cards show NAME tells
    them). rules, weather and whatever is empty may be left out; a side may also have mardroeme, like horns a list of
    rows. There may be two to five sides.

    With --check the JSON has "faults", and a table is followed by sentences on standard error; the exit code stays 0.

    With --lines every line of input, a blank one too, is answered at once with one line: a score, or {"error": ...}
    for a line that is no board. The exit code is 0 however many there are.

    \b
    Examples:
      gwint score board.json
      echo '{"sides": [{"close": ["ghoul"]}, {}]}' | gwint score --json
      gwint score --lines < boards.jsonl
    """
    if lines and json is False:
        raise click.UsageError("--lines answers in JSON, so --table cannot go with it.")
    if lines:
        with _source(file) as boards:
            _each_line(boards, check, language)
        return
    board = _board(_contents(file, language))
    answer = _answer(board, check, language)
    if json is None:
        json = not sys.stdout.isatty()
    if json:
        output.json(answer, indent=None)
    else:
        _print_table(board, answer, language)


# Reading


def _contents(file: str, language: str) -> bytes:
    if file == STANDARD_INPUT and sys.stdin.isatty():
        click.echo(translate("cli-type-a-board", language), err=True)
    with _source(file) as source:
        return source.read()


def _source(file: str) -> AbstractContextManager[BinaryIO]:
    """Where boards come from; standard input stays open, for it is not ours."""
    if file == STANDARD_INPUT:
        return nullcontext(sys.stdin.buffer)
    try:
        return Path(file).open("rb")
    except (OSError, ValueError) as error:
        raise NotABoard("cli-unreadable", path=file, reason=getattr(error, "strerror", None) or "") from error


def _board(contents: bytes) -> Any:
    """What the bytes say; the usual leniencies of JSON readers (NaN, a key told twice) would only hide mistakes."""
    try:
        text = contents.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise NotABoard("cli-json-not-text", place=error.start + 1) from error
    if not text.strip():
        raise NotABoard("cli-json-empty")
    try:
        return jsons.loads(text, parse_constant=_constant, object_pairs_hook=_object)
    except jsons.JSONDecodeError as error:
        raise NotABoard("cli-json", problem=error.msg, row=error.lineno, column=error.colno) from error
    except RecursionError as error:
        raise NotABoard("cli-json-deep") from error
    except NotABoard:
        raise
    except ValueError as error:
        raise NotABoard("cli-json-number") from error


def _constant(told: str) -> NoReturn:
    raise NotABoard("cli-json-constant", told=told)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    told = dict(pairs)
    if len(told) < len(pairs):
        keys = [key for key, _ in pairs]
        raise NotABoard("cli-json-twice", key=next(key for key in keys if keys.count(key) > 1))
    return told


# Answering


def _answer(board: object, check: bool, language: str) -> dict[str, Any]:
    try:
        answer = score(board)
        if check:
            answer["faults"] = [fault_facts(fault, language) for fault in impossible(board)]
    except RecursionError as error:
        raise NotABoard("cli-json-deep") from error
    return answer


def _each_line(boards: Iterable[bytes], check: bool, language: str) -> None:
    """One answer a line, as the lines come: nobody waits for the end of the input."""
    for line in boards:
        try:
            answer = _answer(_board(line), check, language)
        except Refusal as refusal:
            answer = {"error": fault_facts(refusal.fault, language)}
        output.json(answer, indent=None)
        sys.stdout.flush()


# Printing


def _print_table(board: Any, answer: dict[str, Any], language: str) -> None:
    headings = [translate(id_, language) for id_ in ("cli-rows", "cli-card", "strength", "cli-why")]
    for number, (given, scored) in enumerate(zip(board["sides"], answer["sides"], strict=True)):
        if number:
            click.echo()
        output.title(_side(number, given.get("leader"), scored["total"], language))
        rows = [told for row in ROWS for told in _row(row.id, scored["rows"][row.id], language)]
        if rows:
            output.table(headings, rows, numbers={2})
    for fault in answer.get("faults", ()):
        click.echo(fault["text"], err=True)


def _side(number: int, leader: str | None, total: int, language: str) -> str:
    called = name(CATALOGUE.leaders[leader], language) if leader else translate("player", language, number=number + 1)
    return translate("cli-side-total", language, side=called, total=total)


def _row(row: str, cards: list[dict[str, Any]], language: str) -> Iterable[tuple[str, ...]]:
    """A row's cards; the first is told with the row's name and total."""
    total = sum(card["strength"] for card in cards)
    for place, card in enumerate(cards):
        called = "" if place else f"{translate('cli-row', language, row=row)} ({total})"
        why = i18n.format_strength_steps([(step, strength) for step, strength in card["why"]], language)
        yield called, _name(card["card"], language), str(card["strength"]), why


def _name(id_: str, language: str) -> str:
    return CATALOGUE.names[id_].by_language[language]
