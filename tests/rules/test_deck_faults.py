"""DECK-4. The faults of the decks at a table, for each seat and together."""

from __future__ import annotations

import pytest

from gwint.cards import Faction
from gwint.decks import Deck, faults, random_deck, starter
from gwint.game import Game
from gwint.rules.modes import MODES
from gwint.rules.table_validation import table_deck_faults
from gwint.rulesets import KLUB, LEGENDARY
from tests.scenes import rule

SWARM = starter("monsters-swarm").deck
HUNT = starter("monsters-wild-hunt").deck
SIEGE = starter("northern-realms-siege").deck
SPIES = starter("nilfgaard-spies").deck
SHORT = Deck.of(Faction.MONSTERS, SPIES.leader, SWARM.cards[:5])
"""A deck with too few cards and a leader of another faction."""
SEVERAL = [mode for mode in MODES if not mode.startswith("solo")]


def several(mode: str, first: Deck) -> list[Deck]:
    """Returns this deck and others that may play with it."""
    return [first, SIEGE, SPIES, SWARM, HUNT][: len(MODES[mode].sides())]


@rule("DECK-4")
@pytest.mark.parametrize("mode", SEVERAL)
def test_every_fault_of_every_seat_is_reported(mode: str) -> None:
    decks = several(mode, SHORT)
    found = table_deck_faults(MODES[mode], LEGENDARY, decks)
    assert found.seats == (faults(SHORT, LEGENDARY), *((),) * (len(decks) - 1))
    assert len(found.seats[0]) >= 2
    assert (tuple(found), found.combination) == (found.seats[0], ())


@rule("DECK-4")
@pytest.mark.parametrize("mode", SEVERAL)
def test_decks_without_a_fault_have_none(mode: str) -> None:
    assert not table_deck_faults(MODES[mode], LEGENDARY, several(mode, SWARM))


@rule("DECK-4", "DECK-2")
def test_decks_are_judged_by_the_ruleset_of_the_table() -> None:
    assert table_deck_faults(MODES["duel"], KLUB, [SWARM, SIEGE]).seats == (faults(SWARM, KLUB), faults(SIEGE, KLUB))
    built = [random_deck(seed, KLUB) for seed in range(2)]
    assert not table_deck_faults(MODES["duel"], KLUB, built)


@rule("DECK-3")
@pytest.mark.parametrize("mode", SEVERAL)
def test_advanced_building_is_a_choice_of_the_table_in_every_mode(mode: str) -> None:
    decks = several(mode, SPIES)
    assert not table_deck_faults(MODES[mode], LEGENDARY, decks).seats[0]
    found = table_deck_faults(MODES[mode], LEGENDARY, decks, advanced=True)
    assert found.seats == tuple(faults(deck, LEGENDARY, advanced=True) for deck in decks)
    assert "deck-too-many-spies" in [fault.kind for fault in found.seats[0]]


@rule("TEAM-2", "DECK-4")
def test_the_faults_of_a_combination_are_reported_with_those_of_the_decks() -> None:
    found = table_deck_faults(MODES["team"], LEGENDARY, [SWARM, SIEGE, SHORT, SPIES])
    assert [bool(of_seat) for of_seat in found.seats] == [False, False, True, False]
    assert [fault.kind for fault in found.combination] == ["team-same-faction"]
    assert tuple(found) == (*found.seats[2], *found.combination)


@rule("DECK-4")
def test_a_house_game_is_dealt_with_any_decks_and_recorded() -> None:
    decks = [SWARM, SIEGE, SHORT, SPIES]
    assert table_deck_faults(MODES["team"], LEGENDARY, decks)
    game = Game(*decks, mode="team", seed=1)
    assert Game.from_record(game.record()).picture == game.picture
