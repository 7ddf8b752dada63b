"""Events, questions and moves: one sentence or label for each class, in every language."""

from __future__ import annotations

import pytest

from gwint.cards import LANGUAGES, Row
from gwint.i18n import PlayerNames, format_event, format_move, format_question
from gwint.i18n.events import EVENTS
from gwint.i18n.moves import MOVES
from gwint.i18n.questions import QUESTIONS
from gwint.rules import agenda, events, moves
from gwint.rules.agenda import ChooseFromPile, ChooseStarter, Question, SeatQuestion, Turn
from gwint.rules.events import Burned, ChoseStarter, Drew, EndedGame, Event, Played, TookFromPile
from gwint.rules.moves import Move, Play
from gwint.rules.table import Spot
from gwint.rules.virtual_opponent import events as virtual
from gwint.rulesets import KLUB, LEGENDARY
from tests.i18n import samples
from tests.i18n.samples import GHOUL, THALER, VES
from tests.i18n.typography import well_set

PLAYERS = ("Ala", "Bob")


def classes(module: object, root: type) -> set[type]:
    """All subclasses of the root in a module, without the roots themselves."""
    found = {one for one in vars(module).values() if isinstance(one, type) and issubclass(one, root)}
    return found - {root, SeatQuestion}


@pytest.mark.parametrize(
    ("found", "table", "sampled"),
    [
        (classes(events, Event) | classes(virtual, Event), EVENTS, samples.EVENTS),
        (classes(agenda, Question), QUESTIONS, samples.QUESTIONS),
        (classes(moves, Move), MOVES, [one for one, _ in samples.MOVES]),
    ],
    ids=["events", "questions", "moves"],
)
def test_every_class_has_a_message_and_a_sample(
    found: set[type], table: dict[type, object], sampled: list[object]
) -> None:
    assert set(table) == found
    assert {type(one) for one in sampled} == found


@pytest.mark.parametrize(("event", "sentence"), samples.EVENTS.items(), ids=lambda one: type(one).__name__)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    assert format_event(event, PLAYERS) == sentence


@pytest.mark.parametrize(("question", "sentence"), samples.QUESTIONS.items(), ids=lambda one: type(one).__name__)
def test_a_question_is_a_sentence(question: Question, sentence: str) -> None:
    assert format_question(question, PLAYERS) == sentence


def test_scoiatael_chooses_for_the_game_or_for_one_round() -> None:
    assert format_question(ChooseStarter(0), PLAYERS, ruleset=LEGENDARY).endswith("the first turn of the game.")
    assert format_question(ChooseStarter(0), PLAYERS, ruleset=KLUB).endswith("the first turn of the round.")
    assert format_event(ChoseStarter(0, 1), PLAYERS, ruleset=KLUB) == "Ala gives Bob the first turn of the round."


@pytest.mark.parametrize(("one", "sentence"), samples.MOVES.items(), ids=lambda one: type(one[0]).__name__)
def test_a_move_is_a_label(one: tuple[Move, Question | None], sentence: str) -> None:
    assert format_move(*one, players=PLAYERS) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_exists_in_every_language(language: str) -> None:
    sentences = [format_event(one, PLAYERS, language) for one in samples.EVENTS]
    sentences += [format_question(one, PLAYERS, language) for one in samples.QUESTIONS]
    labels = [format_move(one, asked, language, PLAYERS) for one, asked in samples.MOVES]
    assert all(well_set(sentence, language) for sentence in sentences + labels)
    assert all(sentence.endswith(".") for sentence in sentences)
    assert not any(sentence.endswith(".") for sentence in labels)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("pl", "Ala zagrywa kartę Talar do rzędu oblężenia (strona: Bob)."),
        ("de", "Ala spielt „Thaler“ in die Belagerungsreihe (Seite: Bob)."),
        ("cs", "Ala hraje kartu „Talar“ do obléhací linie (strana: Bob)."),
        ("uk", "Ala грає карту «Талер» у\u00a0ряд облогового бою (сторона: Bob)."),
    ],
)
def test_names_are_not_inflected(language: str, sentence: str) -> None:
    assert format_event(Played(0, THALER, "hand", "played", samples.THEIRS), PLAYERS, language) == sentence


def test_players_without_names_are_numbered_in_their_language() -> None:
    assert format_event(Drew(1, (None,)), language="pl") == "Gracz 2 dobiera kartę."
    assert format_question(Turn(0), ("",)[:0], "uk").startswith("Гравець 1: ")
    assert format_event(Drew(1, (None,)), ("Ala",)) == "Player 2 draws a card."


def test_partners_share_the_name_of_their_side() -> None:
    team = PlayerNames(("Ala", "Bob", "Cyn", "Dan"), sides=(0, 1, 0, 1))
    assert format_event(Burned(((VES, Spot(0, Row.CLOSE, 0)),)), team) == "Scorched: Ves (Ala + Cyn)."
    assert (
        format_event(TookFromPile(2, GHOUL, 0), team) == "Cyn takes Ghoul from their own discard pile into their hand."
    )
    assert format_question(ChooseFromPile(2, 1), team).endswith("discard pile (Bob + Dan).")
    assert format_event(EndedGame((1,)), team) == "The game is over. Winner: Bob + Dan."


def test_a_spy_names_its_enemy_where_there_are_several() -> None:
    three = ("Ala", "Bob", "Cyn")
    assert format_move(Play(THALER, Row.SIEGE, side=2), Turn(0), "en", three) == "Thaler (against: Cyn)"
    assert format_move(Play(THALER, Row.SIEGE, side=1), Turn(0), "en", PLAYERS) == "Thaler"


def test_an_unsupported_language_becomes_english() -> None:
    assert format_event(Drew(0, (THALER,)), PLAYERS, "fr") == "Ala draws a card (Thaler)."
