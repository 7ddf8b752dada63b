"""Every lesson's moves are legal, its captions have all their arguments, and it ends as its captions say."""

from __future__ import annotations

import re

import pytest

from gwint import i18n
from gwint.cards import CATALOGUE, FACTIONS, LANGUAGES, Ability, Kind
from gwint.decks import Deck
from gwint.decks.building_rules import faults
from gwint.game import Game
from gwint.i18n import localizer
from gwint.i18n.bundles import MessageArgument, translate_with_errors
from gwint.i18n.rules import OF_KIND
from gwint.lessons import EXAMPLES, FIRST_GAME, LESSONS, MODES
from gwint.lessons.frames import READER, LessonFrame, play_lesson
from gwint.rules import events
from gwint.rulesets import LEGENDARY
from tests.i18n.messages import texts_of


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """In these tests a missing argument of a caption is an error."""

    def strictly(id_: str, language: str, **details: MessageArgument) -> str:
        text, errors = translate_with_errors(id_, language, **details)
        assert not errors, f"{language} {id_}: {errors}"
        return text

    monkeypatch.setattr(localizer, "translate", strictly)


def frames(lesson: str, language: str = "en") -> tuple[LessonFrame, ...]:
    return play_lesson(LESSONS[lesson], language).frames


def totals(frame: LessonFrame) -> tuple[int, ...]:
    return tuple(side.total for side in frame.view.sides)


# Which lessons there are


def test_every_ability_special_card_and_weather_has_an_example() -> None:
    needed = {f"{OF_KIND[card.kind]}-{ability}" for card in CATALOGUE.cards.values() for ability in card.abilities}
    assert len(needed) > len(Ability)
    assert needed <= set(LESSONS)


def test_every_faction_and_heroes_have_an_example() -> None:
    assert {f"faction-{faction}" for faction in FACTIONS} | {f"kind-{Kind.HERO}", "strength"} <= set(LESSONS)


def test_each_faction_has_a_leader_among_the_examples_and_one_of_them_is_passive() -> None:
    leaders = [CATALOGUE.leaders[lesson.id.removeprefix("leader-")] for lesson in EXAMPLES["leaders"]]
    assert sorted(leader.faction for leader in leaders) == sorted(FACTIONS)
    assert {leader.effects["book"].passive for leader in leaders} == {True, False}


def test_every_example_illustrates_a_topic_of_the_rulebook() -> None:
    assert {lesson.id for lessons in EXAMPLES.values() for lesson in lessons} <= set(i18n.topics())


# Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_caption_has_its_arguments_in_every_language(language: str) -> None:
    for lesson in LESSONS:
        for frame in frames(lesson, language):
            assert frame.caption.endswith((".", "!"))
            assert "$" not in frame.caption


def test_no_caption_is_left_over() -> None:
    captions = {f"lesson-{lesson.id}-{step}" for lesson in LESSONS.values() for step in range(1, len(lesson.steps) + 1)}
    written = {id_ for id_, _ in texts_of("lessons", "en") if re.fullmatch(r"lesson-.+-\d+", id_)}
    assert written == captions


@pytest.mark.parametrize("language", LANGUAGES)
def test_captions_contain_no_number_that_the_table_does_not_have(language: str) -> None:
    """A number typed into a message could contradict the board; 0, 1 and 10 occur in rules."""
    typed = {
        (name, word)
        for name, text in texts_of("lessons", language).items()
        if name[0].startswith("lesson-")
        for word in re.findall(r"\d+", " ".join(text.words))
    }
    assert {word for _, word in typed} <= {"0", "1", "10"}


# What happens


def test_the_examples_play_on_as_they_begin() -> None:
    """An example neither ends the game nor lets a player pass automatically, which would surprise the reader."""
    for lesson in (*(one for lessons in EXAMPLES.values() for one in lessons), *MODES):
        for frame in frames(lesson.id):
            assert not any(isinstance(event, events.EndedGame) for event in frame.events)
            assert not any(isinstance(event, events.Passed) and event.by_itself for event in frame.events)


ENDINGS = {
    "strength": (14, 11),
    "kind-hero": (12, 11),
    "ability-agile": (13, 10),
    "ability-medic": (17, 11),
    "ability-morale-boost": (15, 16),
    "ability-muster": (23, 15),
    "ability-spy": (10, 11),
    "ability-tight-bond": (36, 16),
    "ability-commanders-horn": (24, 16),
    "ability-scorch-row": (12, 20),
    "ability-scorch": (16, 4),
    "ability-summon-avenger": (11, 0),
    "ability-berserker": (24, 16),
    "ability-mardroeme": (40, 16),
    "special-decoy": (5, 15),
    "special-commanders-horn": (24, 16),
    "special-scorch": (10, 5),
    "special-mardroeme": (14, 11),
    "weather-frost": (17, 12),
    "weather-fog": (10, 5),
    "weather-rain": (12, 4),
    "weather-storm": (12, 4),
    "weather-clear-weather": (16, 12),
    "faction-monsters": (5, 0),
    "faction-nilfgaard": (0, 0),
    "faction-northern-realms": (0, 0),
    "faction-scoiatael": (0, 6),
    "faction-skellige": (24, 0),
    "leader-foltest-the-siegemaster": (24, 16),
    "leader-eredin-bringer-of-death": (0, 5),
    "leader-emhyr-var-emreis-his-imperial-majesty": (6, 3),
    "leader-francesca-findabair-queen-of-dol-blathanna": (10, 5),
    "leader-king-bran": (5, 2),
    "mode-ffa": (0, 5, 0),
    "mode-team": (60, 17),
    "mode-solo": (0, 6),
}
"""The totals at the end of each lesson. Captions that say who leads were written for these."""


def test_every_lesson_ends_as_its_captions_were_written_for() -> None:
    assert {lesson: totals(frames(lesson)[-1]) for lesson in LESSONS if lesson != FIRST_GAME.id} == ENDINGS


def test_the_nilfgaard_player_wins_the_tied_round() -> None:
    side, other = frames("faction-nilfgaard")[-1].view.sides
    assert (side.gems, other.gems) == (2, 1)


def test_the_captions_of_a_round_name_its_totals() -> None:
    """The battlefield is cleared by then, so the totals come from the events."""
    assert "15, 11 and 13" in frames("mode-ffa")[-1].caption
    assert "11 to 9" in frames("mode-solo")[-1].caption


def test_a_changed_strength_is_explained() -> None:
    (catapult, expert) = frames("strength")[-1].sums
    assert (catapult.card.id, catapult.strength) == ("catapult", 6)
    assert catapult.steps == "printed 8, weather 1, tight bond 2, morale boost 3, horn 6"
    assert (expert.card.id, expert.strength) == ("kaedweni-siege-expert", 2)


def test_a_frame_names_the_card_that_the_reader_plays_next() -> None:
    before, after = frames("ability-spy")
    assert before.next_card is not None
    assert before.next_card.id == "thaler"
    assert after.next_card is None


# The first game


def test_the_first_game_is_a_whole_game_that_the_reader_wins_after_losing_a_round_on_purpose() -> None:
    played = frames(FIRST_GAME.id)
    ended = [event for frame in played for event in frame.events if isinstance(event, events.EndedRound)]
    assert [(event.totals, event.winners) for event in ended] == [((5, 11), (1,)), ((50, 36), (0,)), ((18, 16), (0,))]
    assert played[-1].view.winners == (READER,)
    assert {frame.round for frame in played} == {0, 1, 2, 3}


def test_the_decks_of_the_first_game_are_legal() -> None:
    table = Game.from_picture(FIRST_GAME.picture).table
    for seat in table.seats:
        assert faults(Deck(seat.faction, seat.leader, seat.brought), LEGENDARY) == ()


def test_the_players_of_the_first_game_do_not_overlook_a_win() -> None:
    """The opponent passes in the second round only because no move can win it any more."""
    game = Game.from_picture(FIRST_GAME.picture)
    passing = [number for number, step in enumerate(FIRST_GAME.steps) if step == ("pass",)]
    for step in FIRST_GAME.steps[: passing[2]]:
        for phrase in step:
            game.play(phrase)
    seat = game.table.seats[1]
    own, enemy = (side.total for side in game.view(1).sides)
    assert enemy + sum(card.strength for card in seat.hand) < own
