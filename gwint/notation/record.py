"""Writes and replays the record of a game: its deal, every move and take-back, and its ending.

    gwint record 1
    rules version | 1
    mode | duel
    rules | klub, roach=yes
    seed | <64 hexadecimal digits>
    p1 | Ala
    p1 leader | Foltest, The Siegemaster
    p1 deck | 3 Blue Stripes Commando, Thaler, ...
    moves
      p1 exchange Ves
      p2 done
      # round 1
      p1 Thaler
      p2 take back 1
    result | p1 wins, on the table
    final | 1f2e3d4c5b6a

A game that began in the middle has `start` and an indented picture instead of rules, seed and decks.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import NoReturn

from gwint import rulesets
from gwint.cards.names import name
from gwint.decks import Deck
from gwint.faults import GwintError
from gwint.notation.card_lists import write_cards
from gwint.notation.move_phrases import phrase, phrases, read_move
from gwint.notation.picture_reader import PositionError, position
from gwint.notation.picture_writer import picture_in_record
from gwint.notation.record_model import (
    DIGEST,
    HOW,
    Ending,
    Record,
    RecordEntry,
    RecordError,
    RecordMove,
    RecordTakeBack,
)
from gwint.notation.record_reader import bad_start, read, read_partly
from gwint.rules import RULES_VERSION, is_known_version
from gwint.rules.modes import MODES
from gwint.rules.play import carry_on, push, to_act
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.spelling import nearest

__all__ = [
    "Ending",
    "Record",
    "RecordEntry",
    "RecordError",
    "RecordMove",
    "RecordTakeBack",
    "digest",
    "ending_of",
    "opening",
    "read",
    "replay",
    "replayable_part",
    "steps",
    "write",
]  # fmt: skip

# Replaying


def opening(record: Record) -> Table:
    """The table before the first entry: dealt, or as its starting picture shows it."""
    if not is_known_version(record.rules_version):
        raise _unknown_version(record)
    if record.mode not in MODES:
        close = nearest(record.mode, MODES)
        _refuse(record, "record-mode", "mode", text=record.mode, modes=tuple(MODES), nearest=close)
    if len(record.players) > len(MODES[record.mode].sides()):
        _refuse(record, "record-players", "mode", players=len(record.players), seats=len(MODES[record.mode].sides()))
    table = _from_picture(record) if record.start else _deal(record)
    carry_on(table)
    return table


def _deal(record: Record) -> Table:
    mode = MODES[record.mode]
    if not re.fullmatch(r"[0-9a-f]{64}", record.seed):
        _refuse(record, "record-seed", "seed", text=record.seed)
    if len(record.decks) != len(mode.sides()):
        _refuse(record, "record-decks", "moves", decks=len(record.decks), seats=len(mode.sides()))
    return lay_table(mode, record.ruleset, record.decks, record.seed, record.rules_version)


def _from_picture(record: Record) -> Table:
    if record.seed or record.decks:
        _refuse(record, "record-needless", "start", text="seed" if record.seed else "deck", given="start")
    try:
        table = position(record.start, record.rules_version)
    except PositionError as error:
        raise bad_start(error) from error
    expected = (record.mode, MODES[record.mode].adapted(record.ruleset), record.rules_version)
    if (table.mode.name, table.ruleset, table.rules_version) != expected:
        recorded, start = f"{record.mode}, {record.ruleset}", f"{table.mode.name}, {table.ruleset}"
        _refuse(record, "record-start-disagrees", "start", recorded=recorded, start=start)
    return table


def steps(record: Record) -> Iterator[tuple[RecordEntry, Table]]:
    """Each entry with the table after it; the caller must not change the tables."""
    # The current table is last; a take-back drops the ones it undoes.
    tables = [opening(record)]
    for number, entry in enumerate(record.entries, start=1):
        if isinstance(entry, RecordTakeBack):
            _take_back(entry, number, tables)
        else:
            tables.append(_make_move(entry, number, tables[-1]))
        yield entry, tables[-1]


def _take_back(entry: RecordTakeBack, number: int, tables: list[Table]) -> None:
    standing = len(tables) - 1
    if not 1 <= entry.count <= standing or not 0 <= entry.seat < len(tables[0].seats):
        raise RecordError("record-take-back", entry.line, entry=number, count=entry.count, moves=standing)
    del tables[-entry.count :]


def _make_move(entry: RecordMove, number: int, before: Table) -> Table:
    try:
        move = read_move(before, entry.phrase, entry.seat)
    except GwintError as error:
        text = f"p{entry.seat + 1} {entry.phrase}"
        details = {"entry": number, "text": text, "why": error.kind, "legal": legal_lines(before)}
        raise RecordError("record-illegal-move", entry.line, **details) from error
    after = before.copy()
    push(after, move, entry.seat)
    return after


def legal_lines(table: Table) -> tuple[str, ...]:
    """Every legal move of every seat, as a line of a record."""
    return tuple(f"p{seat + 1} {text}" for seat in to_act(table) for text in phrases(table, seat))


def replay(record: Record) -> Table:
    """The table at the end; each move, the result and the last picture are checked."""
    table = opening(record)
    for _, after in steps(record):
        table = after
    check_ending(record, table)
    return table


def replayable_part(text: str) -> tuple[Record, RecordError | None]:
    """The part of a text's record that replays, as a record, and why the rest does not; None if all of it replays.

    A record of an unknown version of the rules is played by the current one: all of it replays if every move, the
    result and the final table agree. A text whose deal cannot be read is refused.
    """
    record, damage = read_partly(text)
    part = record if is_known_version(record.rules_version) else replace(record, rules_version=RULES_VERSION)
    replayed, fault = _replay_until_fault(part if damage is None else replace(part, ending=None, final=""))
    fault = fault or damage
    if part is not record and (fault is not None or not record.final):
        fault = _unknown_version(record)
    if fault is None:
        return part, None
    return replace(part, entries=replayed, ending=None, final=""), fault


def _replay_until_fault(record: Record) -> tuple[tuple[RecordEntry, ...], RecordError | None]:
    """The entries that replay, and why the next one or the ending does not."""
    replayed: list[RecordEntry] = []
    table = opening(record)
    try:
        for entry, after in steps(record):
            replayed.append(entry)
            table = after
        check_ending(record, table)
    except RecordError as error:
        return tuple(replayed), error
    return tuple(replayed), None


def check_ending(record: Record, table: Table) -> None:
    """Refuse a result that disagrees with the table, or a digest that disagrees with its picture."""
    if record.ending is not None and not agrees(record.ending, table):
        recorded, shown = write_ending(record.ending, table), write_ending(ending_of(table), table)
        _refuse(record, "record-result-disagrees", "result", recorded=recorded, table=shown)
    if record.final and record.final != digest(table):
        _refuse(record, "record-final-disagrees", "final", recorded=record.final, table=digest(table))


def agrees(ending: Ending, table: Table) -> bool:
    """Whether the table allows this ending; only an unfinished game can be resigned or left."""
    if table.over or ending.how == "on-table":
        return ending == ending_of(table)
    sides = {seat.side for seat in table.seats}
    if ending.by is not None and not 0 <= ending.by < len(table.seats):
        return False
    losing = None if ending.by is None else table.seats[ending.by].side
    return set(ending.winners or ()) <= sides and losing not in (ending.winners or ())


def ending_of(table: Table) -> Ending:
    """The ending that the table shows."""
    return Ending() if table.winners is None else Ending("on-table", table.winners)


def digest(table: Table) -> str:
    """A short digest of the table's picture."""
    return hashlib.sha256(picture_in_record(table).encode()).hexdigest()[:DIGEST]


def _unknown_version(record: Record) -> RecordError:
    line, version = record.lines.get("rules version", 0), record.rules_version
    return RecordError("record-rules-version", line, version=version, known=RULES_VERSION)


def _refuse(record: Record, kind: str, key: str, **details: object) -> NoReturn:
    raise RecordError(kind, record.lines.get(key, 0), **details)


# Writing


def write(record: Record) -> str:
    """The canonical text of a record; one that does not replay is refused."""
    table = opening(record)
    moves: list[str] = []
    heading = ""
    for entry, after in steps(record):
        if heading != _round_comment(table):
            heading = _round_comment(table)
            moves.append(heading)
        moves.append(f"p{entry.seat + 1} {_format_entry(entry, table)}")
        table = after
    check_ending(record, table)
    lines = [*_header(record), *_players(record), "moves", *(f"  {line}".rstrip() for line in moves if line)]
    result = f"result | {write_ending(record.ending or ending_of(table), table)}"
    return "\n".join([*lines, result, f"final | {digest(table)}"]) + "\n"


def _round_comment(table: Table) -> str:
    """The comment above a round's moves."""
    again = f", replay {table.replays}" if table.replays else ""
    return f"# round {table.round}{again}" if table.round else f"# redraw{again}" if again else ""


def _format_entry(entry: RecordEntry, before: Table) -> str:
    """An entry with the shortest phrase of its move, whichever phrase the record has."""
    if isinstance(entry, RecordTakeBack):
        return f"take back {entry.count}"
    return phrase(before, read_move(before, entry.phrase, entry.seat), entry.seat)


def _header(record: Record) -> Iterator[str]:
    yield f"gwint record {record.version}"
    yield f"rules version | {record.rules_version}"
    if record.start:
        yield "start"
        start = picture_in_record(position(record.start, record.rules_version))
        yield from (f"  {line}" for line in start.splitlines())
    else:
        yield f"mode | {record.mode}"
        yield f"rules | {rulesets.text(record.ruleset)}"
        yield f"seed | {record.seed}"
    yield from (f"{key} | {value}".rstrip() for key, value in record.tags.items())


def _players(record: Record) -> Iterator[str]:
    for seat, player in enumerate(record.players):
        if player:
            yield f"p{seat + 1} | {player}"
        yield from (f"p{seat + 1} {line}" for deck in record.decks[seat : seat + 1] for line in _deck(deck))


def _deck(deck: Deck) -> Iterator[str]:
    yield f"leader | {name(deck.leader)}"
    if deck.faction is not deck.leader.faction:
        yield f"faction | {deck.faction}"
    if deck.name:
        yield f"deck name | {deck.name}"
    yield f"deck | {write_cards(deck.cards, deck.faction)}".rstrip()


def write_ending(ending: Ending, table: Table) -> str:
    """`p1 wins, p2 resigned`; all winning seats are named."""
    if ending.winners is None:
        return ending.how
    seats = [f"p{number + 1}" for number, seat in enumerate(table.seats) if seat.side in ending.winners]
    who = f"{' and '.join(seats)} win" if len(seats) > 1 else f"{seats[0] if seats else 'nobody'} wins"
    by = "" if ending.by is None else f"p{ending.by + 1} "
    return f"{who}, {by}{HOW[ending.how]}"
