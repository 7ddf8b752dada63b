"""What is fuzzed: every reader of text or data from outside, with what it reads written back where that is possible."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from operator import itemgetter
from typing import Any, Final

from pydantic import BaseModel, TypeAdapter, ValidationError

from gwint import rulesets
from gwint.bots import BOTS
from gwint.cards import Faction
from gwint.cli.commands.score import _parse_board
from gwint.decks import decode, encode, get_deck, read_deck, write_deck
from gwint.engine import messages as engine
from gwint.engine.responder import answer
from gwint.faults import GwintError
from gwint.match import Match
from gwint.match import record as match_records
from gwint.match.record_reader import read as read_match_record
from gwint.notation.card_lists import read_cards, write_cards
from gwint.notation.move_phrases import phrase, read_move
from gwint.notation.picture_reader import position
from gwint.notation.picture_writer import picture
from gwint.notation.record import read, replay, write
from gwint.rules.play import carry_on, legal_moves, to_act
from gwint.rules.table import Table
from gwint.score_counter import check, score
from gwint.server.api import decks as deck_api
from gwint.server.api import referee as referee_api
from gwint.server.api.score import scored_board
from gwint.server.http.new_table import NewTable, seating_commands
from gwint.server.http.routes import decks as deck_routes
from gwint.server.http.routes import lineups as lineup_routes
from gwint.server.http.routes import score as score_routes
from gwint.server.http.routes.replays import RecordText
from gwint.server.http.routes.saved_decks import NewDeck
from gwint.server.http.websocket import _parse
from gwint.server.tables.entries import cached_move
from gwint.server.tables.player_names import NameRefused, tidy_name
from gwint.server.tables.seat_decks import check_terms
from gwint.wire import (
    read_event,
    read_fault,
    read_match_view,
    read_table_view,
    read_view,
    write_event,
    write_fault,
    write_match_view,
    write_table_view,
    write_view,
)
from gwint.wire import read_move as read_wire_move
from gwint.wire import write_move as write_wire_move
from gwint.wire.advice import read_hint, read_review, write_hint, write_review
from gwint.wire.replays import record_steps
from gwint.wire.tables import Terms


class Unparsed(GwintError):
    """The input is not JSON or does not match the model of a request, which the server refuses before it reads it."""


@dataclass(frozen=True)
class Target:
    """A reader. It reads an input, or refuses it with a `GwintError`."""

    read: Callable[[bytes], Any]
    write: Callable[[Any], bytes] | None = None
    """Writes what was read: the result must read as the same value."""
    grammar: str = "lines"
    """Which mutations fit: of lines of words, of JSON, or of deck codes."""


def _text(data: bytes) -> str:
    """Decode an input; bytes that are not UTF-8 become lone surrogates, which a JSON string may contain, too."""
    return data.decode("utf-8", "surrogateescape")


def _bytes(text: str) -> bytes:
    return text.encode("utf-8", "surrogateescape")


def _of_text(read: Callable[[str], Any], write: Callable[[Any], str] | None = None, grammar: str = "lines") -> Target:
    writer = None if write is None else lambda value: _bytes(write(value))
    return Target(lambda data: read(_text(data)), writer, grammar)


def _of_json(read: Callable[[Any], Any], write: Callable[[Any], Any] | None = None) -> Target:
    """A reader of JSON data, which is parsed as clients of the library do."""
    writer = None if write is None else lambda value: json.dumps(write(value)).encode()
    return Target(lambda data: read(_json(data)), writer, "json")


def _json(data: bytes) -> Any:
    try:
        return json.loads(data)
    except (ValueError, RecursionError) as error:
        raise Unparsed("bad-request", path="", reason="json") from error


def _of_body(model: type[BaseModel], then: Callable[[Any], Any] = lambda body: body) -> Target:
    """A route's body: validated, then read as the route does."""
    adapter: TypeAdapter[Any] = TypeAdapter(model)
    return Target(lambda data: then(_validated(adapter, data)), None, "json")


def _validated(adapter: TypeAdapter[Any], data: bytes) -> Any:
    try:
        return adapter.validate_json(data)
    except (ValidationError, ValueError, RecursionError) as error:
        raise Unparsed("bad-request", path="", reason="body") from error


# Texts


def _record(text: str) -> tuple[str, Table]:
    """Return a record as it is written, because a phrase may be typed in many ways, and the table it leads to."""
    record = read(text)
    table = replay(record)
    return write(record), table


def _match_record(text: str) -> str:
    """Return a match record as it is written: an open result becomes `unfinished`."""
    return match_records.write(read_match_record(text))


def _match(text: str) -> str:
    return Match.from_record(text).record()


def _card_lists(text: str) -> tuple[Faction, list[Any]]:
    faction = Faction.MONSTERS
    return faction, read_cards(text, faction)


@cache
def _tables() -> tuple[Table, ...]:
    """Positions with questions of different kinds."""
    tables = [position(text) for text in POSITIONS]
    for table in tables:
        carry_on(table)
    return tuple(tables)


POSITIONS: Final = (
    "hand | Thaler, Ves, Catapult, Decoy, Commander’s Horn, Biting Frost\nclose | Ghoul\nfoe hand | Nekker",
    "hand | Barclay Els, Decoy\nleader | Hope of the Aen Seidhe\ndiscard | Toruviel\nfoe hand | Nekker",
    "mode | ffa-3\np1 hand | Thaler, Ves, Scorch\np2 hand | Ghoul\np3 hand | Nekker",
)


def _phrases(text: str) -> list[Any]:
    """Read a text as a move at each table; it is refused if it fits none."""
    found: list[tuple[int, Any]] = []
    refusal: GwintError | None = None
    for number, table in enumerate(_tables()):
        try:
            found.append((number, read_move(table, text, to_act(table)[0])))
        except GwintError as error:
            refusal = error
    if refusal is not None and not found:
        raise refusal
    return found


def _check_phrases(text: str) -> str:
    """Read a text as moves, each of which must be legal and have a phrase that names it alone."""
    found = _phrases(text)
    for number, move in found:
        table = _tables()[number]
        seat = to_act(table)[0]
        assert move in legal_moves(table, seat)
        assert read_move(table, phrase(table, move, seat), seat) == move
    return text


# Data


def _board(data: bytes) -> Any:
    board = _parse_board(data)
    score(board)
    check(board)
    return board


def _command(data: bytes) -> Any:
    """Parse a message of a client and read the parts that handlers read."""
    command = _parse(_text(data))
    if command.type == "move":
        cached_move(tuple(command.move.items()))
    elif command.type == "bring":
        for deck in command.decks:
            get_deck(deck)
    elif command.type == "sit":
        tidy_name(command.name)
    return command


def _evening(data: bytes) -> Any:
    """Read the entries of an evening, which may be shared unless a name in them would mislead others."""
    read_entries = referee_api.state_of_text(data)
    with suppress(NameRefused):
        referee_api.entries_to_share(data)
    return read_entries


def _new_table(body: NewTable) -> Any:
    check_terms(Terms(**body.model_dump(exclude={"seats", "beginning"})))
    return seating_commands(body)


def _host_line(data: bytes) -> Any:
    """Decode a line of a host, and let a bot answer it."""
    message = engine.decode(data, *engine.HOST_MESSAGES)
    reply = answer(BOTS["random"], data)
    assert reply is None or engine.decode(engine.encode(reply), type(reply)) == reply
    return message


def _engine_line(data: bytes) -> Any:
    return engine.decode(data, engine.Welcome, engine.Answer, engine.Error)


TARGETS: Final[Mapping[str, Target]] = {
    "records": _of_text(_record, itemgetter(0)),
    "match-records": _of_text(_match_record, str),
    "uploads": _of_text(record_steps),
    "matches": _of_text(_match, str),
    "pictures": _of_text(position, picture),
    "deck-texts": _of_text(read_deck, write_deck),
    "deck-codes": _of_text(decode, encode, "codes"),
    "decks": _of_text(get_deck),
    "card-lists": _of_text(_card_lists, lambda found: write_cards(found[1], found[0])),
    "move-phrases": _of_text(_check_phrases, str),
    "rulesets": _of_text(rulesets.parse, rulesets.text),
    "player-names": _of_text(tidy_name, str),
    "views": _of_json(read_view, write_view),
    "match-views": _of_json(read_match_view, write_match_view),
    "table-views": _of_json(read_table_view, write_table_view),
    "events": _of_json(read_event, write_event),
    "moves": _of_json(read_wire_move, write_wire_move),
    "faults": _of_json(read_fault, write_fault),
    "hints": _of_json(read_hint, write_hint),
    "reviews": _of_json(read_review, write_review),
    "boards": Target(_board, lambda board: json.dumps(board).encode(), "json"),
    "commands": Target(_command, lambda command: command.model_dump_json().encode(), "json"),
    "new-tables": _of_body(NewTable, _new_table),
    "deck-bodies": _of_body(
        deck_routes.DeckDataRequest, lambda body: deck_api.report_data(body.deck.model_dump(), body.options)
    ),
    "deck-text-bodies": _of_body(
        deck_routes.DeckTextRequest, lambda body: deck_api.report_text(body.deck, body.options)
    ),
    "score-bodies": _of_body(score_routes.Board, lambda body: scored_board(body.model_dump())),
    "lineup-bodies": _of_body(
        lineup_routes.LineupRequest,
        lambda body: deck_api.check_lineup([deck.model_dump() for deck in body.decks], body.rules),
    ),
    "saved-deck-bodies": _of_body(NewDeck, lambda body: decode(body.code)),
    "record-bodies": _of_body(RecordText, lambda body: record_steps(body.text)),
    "referee-bodies": Target(_evening, None, "json"),
    "referee-questions": Target(referee_api.answer_to_text, None, "json"),
    "host-lines": Target(_host_line, engine.encode, "json"),
    "engine-lines": Target(_engine_line, engine.encode, "json"),
}
"""Each reader by the name of its folder in `corpus`."""
