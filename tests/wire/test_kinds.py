"""Kinds: every class that data name by its kind has one, kinds are unique, and they stay as they are."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import ModuleType
from typing import Any, Final, NamedTuple

import pytest

from gwint.match import events as match_events
from gwint.match.deck_naming import Name
from gwint.match.events import MATCH_EVENT_KINDS, MatchEvent
from gwint.rules import agenda, events, moves
from gwint.rules.agenda import STEP_KINDS, Question, SeatQuestion, Step
from gwint.rules.events import EVENT_KINDS, Event
from gwint.rules.moves import MOVE_KINDS, Move
from gwint.rules.virtual_opponent import events as virtual_events
from gwint.rules.virtual_opponent.events import VIRTUAL_EVENT_KINDS
from gwint.server.tables import entries
from gwint.server.tables.entries import ENTRIES, ENTRY_KINDS, Entry
from gwint.wire import tables
from gwint.wire.kinds import KINDS, NAMING_KINDS, QUESTIONS
from gwint.wire.tables import TABLE_EVENT_KINDS, TableEvent


class Kinds(NamedTuple):
    """A table of kinds, and the module and the root class whose classes it lists."""

    table: Mapping[Any, str]
    module: ModuleType
    root: type


TABLES: Final[Mapping[str, Kinds]] = {
    "events": Kinds(EVENT_KINDS, events, Event),
    "virtual events": Kinds(VIRTUAL_EVENT_KINDS, virtual_events, Event),
    "moves": Kinds(MOVE_KINDS, moves, Move),
    "steps": Kinds(STEP_KINDS, agenda, Step),
    "match events": Kinds(MATCH_EVENT_KINDS, match_events, MatchEvent),
    "table events": Kinds(TABLE_EVENT_KINDS, tables, TableEvent),
    "entries": Kinds(ENTRY_KINDS, entries, Entry),
}
ABSTRACT: Final = {Event, Move, Step, Question, SeatQuestion, MatchEvent, TableEvent, Entry}
KINDS_OF_0_1: Final = {
    "events": """
        tossed drew-lot chose-starter kept-claim drew exchanged finished-redraw began-round passed played
        summoned transformed went-to-hand burned left-game discarded laid-weather cleared-weather
        sounded-horn used-leader took-from-pile took-from-deck saw-hand shuffled-back moved ended-round
        stayed swept replayed ended-game
    """,
    "virtual events": """
        judged sat-out laid-face-down turned-up-leader added-to-total
    """,
    "moves": """
        play use-leader pass exchange done start decline choose against discard shift
    """,
    "steps": """
        settle-start toss-coin deal-hands begin-round next-turn resolve bring revive-random return-units
        virtual-turn play-top turn-up reckon end-round redraw turn choose-starter claim-round choose-revival
        place-card choose-opponent choose-from-pile choose-discard give-up-card choose-from-deck
        choose-weather choose-bond choose-moves
    """,
    "match events": """
        tossed-match named-deck began-match-game ended-match-game replayed-game tossed-draw scored-game
        ended-match
    """,
    "table events": """
        sat-down bot-sat-down stood-up got-ready changed-terms began-game offered accepted-offer
        declined-offer took-back gave-up ran-out left-table closed-table interrupted-game rematched
    """,
    "entries": """
        opened agreed sat sat-bot stood brought dealt moved offering accepted declined taken-back resigned
        timed-out gone claimed closed interrupted followed
    """,
}
"""The kinds of version 0.1.0. Logs, records and clients hold them: add kinds, but never change or remove one."""
ADDED: Final = {
    "table events": "pledged-entropy asked-for-entropy failed-deal sealed-log",
    "entries": "committed pledged asked-to-reveal revealed deal-failed rematch-prepared rematch-of sealed",
}
"""The kinds of later versions, which never change either."""


@pytest.mark.parametrize("name", TABLES)
def test_every_class_has_exactly_one_kind(name: str) -> None:
    table, module, root = TABLES[name]
    classes = {one for one in vars(module).values() if isinstance(one, type) and issubclass(one, root)}
    assert set(table) == {one for one in classes - ABSTRACT if one.__module__ == module.__name__}


@pytest.mark.parametrize("name", TABLES)
def test_kinds_stay_as_they_are(name: str) -> None:
    kinds = (*KINDS_OF_0_1[name].split(), *ADDED.get(name, "").split())
    assert tuple(TABLES[name].table.values()) == kinds


@pytest.mark.parametrize(
    "classes",
    [
        (*EVENT_KINDS, *VIRTUAL_EVENT_KINDS, *MATCH_EVENT_KINDS, *TABLE_EVENT_KINDS),
        (*MOVE_KINDS, Name),
        STEP_KINDS,
        NAMING_KINDS,
    ],
    ids=["events", "moves", "steps", "namings"],
)
def test_classes_that_appear_in_the_same_place_have_different_kinds(classes: tuple[type, ...]) -> None:
    kinds = [KINDS[one] for one in classes]
    assert len(set(kinds)) == len(classes) > 1
    assert all(re.fullmatch(r"[a-z]+(-[a-z]+)*", kind) for kind in kinds)


def test_entries_are_read_by_their_kinds() -> None:
    assert {kind: entry for entry, kind in ENTRY_KINDS.items()} == ENTRIES
    assert len(ENTRIES) == len(ENTRY_KINDS)


def test_questions_are_steps() -> None:
    assert set(QUESTIONS) < set(STEP_KINDS)
