"""The rivals: levels with habits, legal decks and a place on the road."""

from __future__ import annotations

import pytest

from gwint import rulesets
from gwint.bots import BOTS, LEVELS, RIVALS, ROAD, Rival, find_rival
from gwint.cards import LANGUAGES
from gwint.decks import faults, get_deck, starter
from gwint.i18n.bundles import translate
from gwint.server.tables.seat_decks import bot_decks
from gwint.server.tables.state import new_state
from gwint.wire.tables import Terms

SEEDS = [f"{number:016x}" * 4 for number in range(0, 2**64, 2**59)]
EACH = pytest.mark.parametrize("rival", RIVALS, ids=lambda rival: rival.id)


def test_the_road_leads_past_every_level_and_rival_and_never_down() -> None:
    levels = [level.name for level in LEVELS]
    assert sorted(ROAD) == sorted([*levels, *(rival.id for rival in RIVALS)])
    heights = [levels.index(rival.level if (rival := find_rival(id_)) else id_) for id_ in ROAD]
    assert heights == sorted(heights)


@EACH
def test_a_rival_plays_by_its_level_with_habits(rival: Rival) -> None:
    assert rival.habits
    assert BOTS[rival.id].budget == next(level.budget for level in LEVELS if level.name == rival.level)


@EACH
def test_a_rivals_decks_are_legal_and_of_its_faction(rival: Rival) -> None:
    assert len(set(rival.decks)) in (2, 3)
    for deck in (starter(id_).deck for id_ in rival.decks):
        assert deck.faction is rival.faction
        assert not faults(deck, rulesets.parse("legendary"))


@EACH
def test_a_rival_brings_a_deck_of_its_own_to_a_table(rival: Rival) -> None:
    state = new_state("any", "", Terms("duel", "legendary"))
    state.update_chair(1, bot=rival.id)
    own = {starter(id_).deck.cards for id_ in rival.decks}
    drawn = {get_deck(bot_decks(state, 1, seed)[0]).cards for seed in SEEDS}
    assert drawn == own


def test_another_bot_brings_any_starter_deck() -> None:
    state = new_state("any", "", Terms("duel", "legendary"))
    state.update_chair(1, bot="captain")
    drawn = {get_deck(bot_decks(state, 1, seed)[0]).faction for seed in SEEDS}
    assert len(drawn) > 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_on_the_road_has_a_character(language: str) -> None:
    for id_ in ROAD:
        texts = {translate(f"bot-{id_}{part}", language) for part in ("", ".character", ".title", ".home")}
        assert len(texts) == 4
