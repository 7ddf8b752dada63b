"""Views, events, moves and faults on the wire, each by its own pair of functions."""

from __future__ import annotations

from typing import Any

from gwint.faults import Fault
from gwint.match.deck_naming import Name
from gwint.match.events import MatchEvent
from gwint.match.views import MatchView
from gwint.rules.events import Event
from gwint.rules.moves import Move
from gwint.views import View
from gwint.wire.codecs import codec
from gwint.wire.plain_codecs import Data
from gwint.wire.tables import TableEvent, TableView

AnyEvent = Event | MatchEvent | TableEvent
"""An event on the table, in the match or around the game."""
AnyMove = Move | Name

_VIEW, _MATCH, _TABLE = codec(View), codec(MatchView), codec(TableView)
_EVENT, _MOVE, _FAULT = codec(AnyEvent), codec(AnyMove), codec(Fault)


def write_view(view: View) -> dict[str, Data]:
    """A view, with the question on top of its agenda and the totals of each side."""
    data: dict[str, Data] = _VIEW.write(view)
    return data


def read_view(data: Data) -> View:
    """The inverse of `write_view`."""
    view: View = _VIEW.read(data)
    return view


def write_match_view(view: MatchView) -> dict[str, Data]:
    data: dict[str, Data] = _MATCH.write(view)
    return data


def read_match_view(data: Data) -> MatchView:
    view: MatchView = _MATCH.read(data)
    return view


def write_table_view(view: TableView) -> dict[str, Data]:
    data: dict[str, Data] = _TABLE.write(view)
    return data


def read_table_view(data: Data) -> TableView:
    view: TableView = _TABLE.read(data)
    return view


def write_event(event: AnyEvent) -> dict[str, Data]:
    data: dict[str, Data] = _EVENT.write(event)
    return data


def read_event(data: Data) -> Any:
    return _EVENT.read(data)


def write_move(move: AnyMove) -> dict[str, Data]:
    data: dict[str, Data] = _MOVE.write(move)
    return data


def read_move(data: Data) -> AnyMove:
    """The move in data; it need not be legal."""
    move: AnyMove = _MOVE.read(data)
    return move


def write_fault(fault: Fault) -> dict[str, Data]:
    """A fault; a detail that is a card or similar is tagged with its type: `{"card": {"card": "monsters/ghoul"}}`."""
    data: dict[str, Data] = _FAULT.write(fault)
    return data


def read_fault(data: Data) -> Fault:
    """The inverse of `write_fault`; lists come back as tuples."""
    fault: Fault = _FAULT.read(data)
    return fault
