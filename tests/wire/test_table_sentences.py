"""The sentences about a server's tables: every event, every ending and every fault, in five languages."""

from __future__ import annotations

import pytest

from gwint.cards import LANGUAGES
from gwint.faults import Fault
from gwint.i18n import PlayerNames, format_fault, localizer
from gwint.i18n.faults import DEFAULTS
from gwint.i18n.localizer import Localizer
from gwint.match.events import TossedMatch
from gwint.notation.record_model import Ending
from gwint.rules.events import Passed
from gwint.wire.sentences import EVENTS, format_result, format_table_event
from gwint.wire.tables import TABLE_EVENT_KINDS, GaveUp, SatDown, TableEvent, TookBack
from tests.i18n.conftest import strictly
from tests.i18n.fault_kinds import Site, sites
from tests.i18n.messages import texts, whole
from tests.i18n.typography import well_set
from tests.wire import samples

PLAYERS = ("Ala", "Bob")


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(localizer, "translate", strictly)


# What happened


def test_every_event_has_a_message_and_a_sample() -> None:
    assert set(EVENTS) == set(TABLE_EVENT_KINDS) == {type(event) for event in samples.TABLE_EVENTS}


@pytest.mark.parametrize(("event", "said"), samples.TABLE_EVENTS.items(), ids=lambda one: type(one).__name__)
def test_an_event_is_a_sentence(event: TableEvent, said: str) -> None:
    assert format_table_event(event, Localizer("en", PLAYERS)) == said


@pytest.mark.parametrize(("ending", "said"), samples.ENDINGS.items(), ids=lambda one: getattr(one, "how", ""))
def test_an_ending_is_a_sentence(ending: Ending, said: str) -> None:
    assert format_result(ending, Localizer("en", PLAYERS)) == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_exists_in_every_language(language: str) -> None:
    speaker = Localizer(language, PLAYERS)
    sentences = [format_table_event(event, speaker) for event in samples.TABLE_EVENTS]
    sentences += [format_table_event(event, speaker) for event in samples.MATCH_EVENTS]
    sentences += [format_result(ending, speaker) for ending in samples.ENDINGS]
    assert all(well_set(said, language) and said.endswith(".") for said in sentences), sentences


def test_events_of_the_game_and_of_the_match_use_the_same_function() -> None:
    speaker = Localizer("pl", PLAYERS)
    assert format_table_event(Passed(0, by_itself=False), speaker) == "Ala pasuje."
    assert format_table_event(TossedMatch(1), speaker) == "Rzut monetą: pierwszą talię wskazuje Bob."
    assert format_table_event(GaveUp(1, "resigned", game=False), speaker) == "Bob poddaje rozgrywkę."


def test_a_player_who_sits_down_is_called_by_the_name_in_the_event() -> None:
    assert format_table_event(SatDown(0, "Cyn"), Localizer("en", PLAYERS)) == "Cyn sits down at the table."


def test_partners_win_together() -> None:
    team = PlayerNames(("Ala", "Bob", "Cyn", "Dan"), sides=(0, 1, 0, 1))
    assert format_result(Ending("on-table", (1,)), Localizer("en", team)) == "Winner: Bob + Dan."


@pytest.mark.parametrize(
    ("language", "moves"),
    [
        ("pl", ["Ostatni ruch zostaje", "Ostatnie 2 ruchy zostają", "Ostatnich 5 ruchów zostaje"]),
        ("cs", ["Poslední tah se bere", "Poslední 2 tahy se berou", "Posledních 5 tahů se bere"]),
        ("uk", ["Останній хід скасовано", "Скасовано 2 останні ходи", "Скасовано 5 останніх ходів"]),
    ],
)
def test_plurals_are_those_of_the_language(language: str, moves: list[str]) -> None:
    for count, said in zip((1, 2, 5), moves, strict=True):
        assert format_table_event(TookBack(0, count), Localizer(language, PLAYERS)).startswith(said)


# What is refused

OURS = tuple(site for site in sites() if site.where.startswith(("server/", "wire/")))


def test_the_faults_of_tables_and_wire_are_found() -> None:
    kinds = {site.kind for site in OURS}
    assert {"table-phase", "seat-taken", "stale-question", "too-fast", "wire-kind", "wire-missing"} <= kinds


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("site", OURS, ids=lambda site: f"{site.where} {site.kind}")
def test_every_fault_has_a_sentence_that_uses_only_its_details(site: Site, language: str) -> None:
    assert (f"fault-{site.kind}", "") in texts(language)
    needed = whole(language, (f"fault-{site.kind}", "")).variables - set(DEFAULTS) - {"why"}
    known = site.details | {f"{name}_count" for name in site.details}
    assert needed <= known or "**" in site.details


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (
            Fault("table-phase", {"phase": "over", "expected": ("playing",)}),
            "That is not possible now: the game is over.",
        ),
        (Fault("seat-taken", {"seat": 1}), "This seat is taken: Player 2."),
        (Fault("no-such-seat", {"seat": 4, "seats": 2}), "This table has no such seat: it has 2 seats."),
        (
            Fault("offer-stands", {"offer": "rematch", "seat": 0}),
            "Another offer has not been answered yet – a rematch (Player 1).",
        ),
        (
            Fault("unknown-bot", {"bot": "hal", "bots": ("greedy", "random")}),
            "There is no bot “hal”. The bots are: greedy, random.",
        ),
        (Fault("deck-faults", {"faults": ()}), "No deck was found that is legal at this table."),
        (
            Fault("deck-faults", {"faults": (Fault("deck-too-few-units", {"units": 3, "least": 22}),)}),
            "The deck has 3 unit cards, including heroes; it needs at least 22.",
        ),
        (
            Fault("wire-kind", {"value": "dance", "expected": ("pass", "play")}),
            "“dance” is not a valid kind there. Expected: pass, play.",
        ),
    ],
    ids=lambda one: getattr(one, "kind", ""),
)
def test_a_fault_is_a_sentence(one: Fault, said: str) -> None:
    assert format_fault(one) == said
