"""Everything in games is written, sent as text and read back as the same value, and matches the schema."""

from __future__ import annotations

import random

import pytest

from gwint.cards import Faction, Row, card
from gwint.decks import Deck, faults
from gwint.faults import Fault, GwintError
from gwint.match import Match, Name
from gwint.match import faults as lineup_faults
from gwint.match.deck_naming import NameDeck
from gwint.match.events import MATCH_EVENT_KINDS
from gwint.match.lineup import Lineup
from gwint.notation.move_phrases import read_move as read_phrase
from gwint.notation.picture_reader import position
from gwint.rules.agenda import Step
from gwint.rules.moves import MOVE_KINDS, Against, Discard, Done, Move, Pass, Play, Shift
from gwint.rules.play import legal_moves, push, to_act
from gwint.rules.table import Table
from gwint.rulesets import KLUB, LEGENDARY, parse
from gwint.views import view, visible_events
from gwint.wire import (
    read_event,
    read_fault,
    read_match_view,
    read_move,
    read_view,
    write_event,
    write_fault,
    write_match_view,
    write_move,
    write_view,
)
from gwint.wire.codecs import read, write
from gwint.wire.kinds import EVENTS, QUESTIONS
from gwint.wire.tables import TABLE_EVENT_KINDS
from tests.i18n import samples as game_samples
from tests.i18n.test_faults import LEAN, PICTURE
from tests.match.sample_matches import ALA, new_match, random_match, random_moves
from tests.wire import samples
from tests.wire.round_trip import ALL_MODES, check_round_trip, check_schema, random_moments, through_json, viewers

GAMES = 3


# Games


@pytest.mark.parametrize("mode", ALL_MODES)
@pytest.mark.parametrize("game", range(GAMES))
def test_the_views_of_every_viewer_read_back_at_every_step(mode: str, game: int) -> None:
    for table, _, _ in random_moments(mode, game):
        for viewer in viewers(table):
            check_round_trip(write_view, read_view, view(table, viewer), "View")


@pytest.mark.parametrize("mode", ALL_MODES)
@pytest.mark.parametrize("game", range(GAMES))
def test_moves_and_events_read_back(mode: str, game: int) -> None:
    table = None
    for table, seat, _ in random_moments(mode, game):
        for move in legal_moves(table, seat):
            check_round_trip(write_move, read_move, move, "Move")
    assert table is not None
    for viewer in viewers(table):
        for event in visible_events(table, table.log, viewer):
            check_round_trip(write_event, read_event, event, "Event")


def test_a_view_has_its_computed_properties() -> None:
    for table, _, _ in random_moments("duel", 0):
        seen = view(table, 0)
        data = through_json(write_view(seen))
        assert data["question"] == (seen.question and through_json(write(Step, seen.question)))
        assert [side["total"] for side in data["sides"]] == [side.total for side in seen.sides]
        assert [side["row_totals"] for side in data["sides"]] == [list(side.row_totals) for side in seen.sides]


@pytest.mark.parametrize("number", range(3))
def test_matches_read_back(number: int) -> None:
    match = random_match(number)
    for count in random_moves(match, random.Random(number)):
        if count % 5 == 1:
            _pass_match(match)
    _pass_match(match)


def _pass_match(match: Match) -> None:
    for viewer in (0, 1, None):
        check_round_trip(write_match_view, read_match_view, match.view(viewer), "MatchView")
    for event in match.log:
        check_round_trip(write_event, read_event, event, "MatchEvent")
    for seat in match.acting:
        for move in match.legal_moves(seat):
            check_round_trip(write_move, read_move, move, "AnyMove")


def test_a_match_view_does_not_contain_another_players_decks() -> None:
    match = new_match(first=0)
    asked = match.view(1).question
    assert isinstance(asked, NameDeck)
    assert through_json(write_match_view(match.view(1)))["question"]["allowed"] == []


# Samples


def test_there_is_a_sample_of_every_class() -> None:
    assert {type(event) for event in game_samples.EVENTS} == set(EVENTS)
    assert {type(event) for event in samples.MATCH_EVENTS} == set(MATCH_EVENT_KINDS)
    assert {type(event) for event in samples.TABLE_EVENTS} == set(TABLE_EVENT_KINDS)
    assert {type(question) for question in game_samples.QUESTIONS} == set(QUESTIONS)
    assert {type(move) for move, _ in game_samples.MOVES} == set(MOVE_KINDS)


def test_every_kind_of_event_reads_back() -> None:
    for event in (*game_samples.EVENTS, *samples.MATCH_EVENTS, *samples.TABLE_EVENTS):
        check_round_trip(write_event, read_event, event, "AnyEvent")


def test_every_kind_of_move_reads_back() -> None:
    for move in (*(move for move, _ in game_samples.MOVES), Name(Faction.MONSTERS)):
        check_round_trip(write_move, read_move, move, "AnyMove")


def test_every_kind_of_question_reads_back() -> None:
    for question in game_samples.QUESTIONS:
        data = through_json(write(Step, question))
        assert read(Step, data) == question
        check_schema("Question", data)
        check_schema("Step", data)


# Faults


@pytest.mark.parametrize("fault", samples.FAULTS, ids=lambda fault: fault.kind)
def test_faults_with_every_type_of_detail_read_back(fault: Fault) -> None:
    check_round_trip(write_fault, read_fault, fault, "Fault")


def refused(make: object, *arguments: object) -> Fault:
    with pytest.raises(GwintError) as caught:
        make(*arguments)  # type: ignore[operator]
    return caught.value.fault


GHOUL = card("ghoul", "monsters")
WRONG: tuple[Move, ...] = (
    Play(GHOUL, Row.SIEGE, GHOUL, 4), Discard(GHOUL), Against(4), Shift(GHOUL, Row.CLOSE, Row.CLOSE), Done(), Pass(),
)  # fmt: skip


@pytest.mark.parametrize("mode", ALL_MODES)
def test_every_refusal_of_a_move_reads_back(mode: str) -> None:
    kinds = set()
    for table, seat, _ in random_moments(mode, 1):
        kinds |= {_pass_refusal(table, move, seat) for move in WRONG if move not in legal_moves(table, seat)}
        others = set(range(len(table.seats))) - set(to_act(table))
        kinds |= {_pass_refusal(table, Pass(), other) for other in others}
        last = table
    kinds.add(_pass_refusal(last, Pass(), None))
    assert kinds >= {"illegal-move", "not-your-turn", "game-over"}


def _pass_refusal(table: Table, move: Move, seat: int | None) -> str:
    fault = refused(push, table, move, seat)
    check_round_trip(write_fault, read_fault, fault, "Fault")
    return fault.kind


def test_faults_of_decks_and_lineups_read_back() -> None:
    twice = Lineup((ALA.decks[0], ALA.decks[0]))
    whole = Deck.of(Faction.MONSTERS, LEAN.leader, ALA.decks[0].cards * 3)
    for ruleset in (LEGENDARY, KLUB):
        found = (*faults(LEAN, ruleset, advanced=True), *faults(whole, ruleset, advanced=True))
        for fault in (*found, *lineup_faults(twice, ruleset)):
            check_round_trip(write_fault, read_fault, fault, "Fault")


@pytest.mark.parametrize(
    "fault",
    [
        refused(parse, "chess"),
        refused(parse, "klub, roach=maybe"),
        refused(position, PICTURE),
        refused(read_phrase, position("hand | Ves"), "Vess"),
        refused(new_match().play, "name Nobody"),
        refused(new_match().play, Pass()),
        refused(Match, LEAN.cards[:0], LEAN.cards[:0]),
    ],
    ids=lambda fault: fault.kind,
)
def test_other_refusals_read_back(fault: Fault) -> None:
    check_round_trip(write_fault, read_fault, fault, "Fault")
