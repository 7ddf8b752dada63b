"""Every event, question and move of random games in the three rulesets can be formatted in every language."""

from __future__ import annotations

from typing import TypeVar

import pytest

from gwint.cards import LANGUAGES
from gwint.i18n import format_event, format_move, format_question
from gwint.rules.agenda import Question
from gwint.rules.events import Event
from gwint.rules.moves import Move
from gwint.rules.play import legal_moves
from gwint.rules.play import question as asked
from gwint.views import visible_events
from tests.games.random_games import random_game
from tests.i18n.typography import well_set

One = TypeVar("One")

GAMES = 60
PLAYERS = ("Ala", "Bob")
MOST = 150
"""How many values of a class are formatted; the others differ only in names and numbers."""


@pytest.fixture(scope="module")
def occurred() -> tuple[list[Event], list[Question], list[tuple[Move, Question]]]:
    """The events, as each viewer may know them, the questions and the legal moves of sixty games."""
    events: dict[Event, None] = {}
    questions: dict[Question, None] = {}
    moves: dict[tuple[Move, Question], None] = {}
    for game in range(GAMES):
        last = None
        for table, seat, _ in random_game(game):
            waiting = asked(table)
            assert waiting is not None
            questions[waiting] = None
            moves |= dict.fromkeys((one, waiting) for one in legal_moves(table, seat))
            last = table
        assert last is not None
        for viewer in (0, 1, None):
            events |= dict.fromkeys(visible_events(last, last.log, viewer))
    return _some(events), _some(questions), _some(moves)


def _some(values: dict[One, None]) -> list[One]:
    """A limited number of values of each class, and for moves of each class and question."""
    by_class: dict[object, list[One]] = {}
    for value in values:
        kind = tuple(map(type, value)) if isinstance(value, tuple) else type(value)
        by_class.setdefault(kind, []).append(value)
    return [one for found in by_class.values() for one in found[:MOST]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_random_games_can_be_formatted(
    occurred: tuple[list[Event], list[Question], list[tuple[Move, Question]]], language: str
) -> None:
    events, questions, moves = occurred
    texts = [format_event(one, PLAYERS, language) for one in events]
    texts += [format_question(one, PLAYERS, language) for one in questions]
    texts += [format_move(one, waiting, language, PLAYERS) for one, waiting in moves]
    assert len(texts) > 1000
    assert all(well_set(one, language) for one in texts)
