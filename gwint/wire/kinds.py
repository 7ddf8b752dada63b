"""The kinds of things the wire tells apart, by explicit tables; a kind is its class's name in small letters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from gwint.match import events as match_events
from gwint.match.deck_naming import Name, NameDeck, PlayGame
from gwint.match.events import MatchEvent
from gwint.rules import agenda, events, moves
from gwint.rules.agenda import Question, SeatQuestion, Step
from gwint.rules.events import Event
from gwint.rules.moves import Move
from gwint.rules.virtual_opponent import events as virtual_events
from gwint.wire.tables import TABLE_EVENTS, TableEvent


@cache
def kind_of(value: type) -> str:
    """`LaidWeather` is told as `laid-weather`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", value.__name__).lower()


def _of(root: type, *rooms: Any) -> tuple[type, ...]:
    """The classes below a root that a room defines, in its order."""
    found = (value for room in rooms for value in vars(room).values() if isinstance(value, type))
    return tuple(value for value in dict.fromkeys(found) if issubclass(value, root) and value not in ABSTRACT)


ABSTRACT: Final = (Event, MatchEvent, Move, Step, Question, SeatQuestion)

EVENTS: Final = _of(Event, events, virtual_events)
MOVES: Final = _of(Move, moves)
STEPS: Final = _of(Step, agenda)
QUESTIONS: Final = tuple(step for step in STEPS if issubclass(step, Question))
MATCH_EVENTS: Final = _of(MatchEvent, match_events)
NAMINGS: Final = (NameDeck, PlayGame)

ROOTS: Final[Mapping[Any, tuple[type, ...]]] = {
    Event: EVENTS,
    Move: MOVES,
    Name: (Name,),
    Step: STEPS,
    Question: QUESTIONS,
    MatchEvent: MATCH_EVENTS,
    TableEvent: TABLE_EVENTS,
}
"""Each root and the classes that may stand for it."""
