"""The kind of each class that appears in data as one of several, and the classes that each root class stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from gwint.match.deck_naming import Name, NameDeck, PlayGame
from gwint.match.events import MATCH_EVENT_KINDS, MatchEvent
from gwint.rules.agenda import STEP_KINDS, Question, Step
from gwint.rules.events import EVENT_KINDS, Event
from gwint.rules.moves import MOVE_KINDS, Move
from gwint.rules.virtual_opponent.events import VIRTUAL_EVENT_KINDS
from gwint.wire.referee import REFEREE_ENTRY_KINDS, RefereeEntry
from gwint.wire.tables import TABLE_EVENT_KINDS, TableEvent

EVENTS: Final = (*EVENT_KINDS, *VIRTUAL_EVENT_KINDS)
QUESTIONS: Final = tuple(step for step in STEP_KINDS if issubclass(step, Question))
NAMING_KINDS: Final[Mapping[type, str]] = {NameDeck: "name-deck", PlayGame: "play-game"}

KINDS: Final[Mapping[type, str]] = {
    **EVENT_KINDS,
    **VIRTUAL_EVENT_KINDS,
    **MOVE_KINDS,
    Name: "name",
    **STEP_KINDS,
    **MATCH_EVENT_KINDS,
    **TABLE_EVENT_KINDS,
    **NAMING_KINDS,
    **REFEREE_ENTRY_KINDS,
}
"""The `kind` field of each class. Logs and clients store kinds, so a kind never changes."""

ROOTS: Final[Mapping[Any, tuple[type, ...]]] = {
    Event: EVENTS,
    Move: tuple(MOVE_KINDS),
    Name: (Name,),
    Step: tuple(STEP_KINDS),
    Question: QUESTIONS,
    MatchEvent: tuple(MATCH_EVENT_KINDS),
    TableEvent: tuple(TABLE_EVENT_KINDS),
    RefereeEntry: tuple(REFEREE_ENTRY_KINDS),
}
"""Each root class and the classes that may stand for it."""
