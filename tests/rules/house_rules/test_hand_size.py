"""SET-4, SET-10. The number of cards in the first hand is an option."""

from __future__ import annotations

import pytest

from gwint.decks import Deck
from gwint.rules.events import Drew
from gwint.rules.modes import MODES
from gwint.rulesets import LEGENDARY
from tests.rules import free_for_all, solo, team
from tests.rules.setting_up import MONSTERS, REALMS, dealt, events_of
from tests.rules.setting_up.test_deal import GARDEN, WHITE_FLAME
from tests.scenes import play, position, rule, shows


@rule("SET-4", "OPT-hand_size")
@pytest.mark.parametrize("cards", [1, 9, 10, 20])
@pytest.mark.parametrize("rules", ["legendary", "klub", "witcher3"])
def test_each_player_draws_that_many_cards(rules: str, cards: int) -> None:
    table = dealt(f"{rules}, hand_size={cards}")
    assert [len(event.cards) for event in events_of(table, Drew)] == [cards, cards]
    assert [len(seat.hand) for seat in table.seats] == [cards, cards]
    assert [len(seat.deck) for seat in table.seats] == [len(REALMS.cards) - cards, len(MONSTERS.cards) - cards]


@rule("SET-4", "PLAY-9", "OPT-hand_size")
def test_a_smaller_deck_is_drawn_whole() -> None:
    small = Deck.of(REALMS.faction, REALMS.leader, REALMS.cards[:7])
    table = dealt("legendary, hand_size=20", (small, MONSTERS))
    assert (len(table.seats[0].hand), len(table.seats[0].deck)) == (7, 0)
    assert len(table.seats[1].hand) == 20
    play(table, "p1: done", "p2: done")
    assert shows(table, "round | 1")


@rule("SET-10", "OPT-hand_size")
@pytest.mark.parametrize("cards", [1, 12, 20])
def test_daisy_draws_one_more_than_the_others(cards: int) -> None:
    table = play(dealt(f"legendary, hand_size={cards}", (GARDEN, MONSTERS)), "p1 starts")
    assert [len(seat.hand) for seat in table.seats] == [cards + 1, cards]


@rule("SET-10", "LEAD-6", "OPT-hand_size")
def test_a_cancelled_daisy_draws_no_extra_card() -> None:
    flames = Deck.of(WHITE_FLAME.faction, WHITE_FLAME, team.STARTER[WHITE_FLAME.faction].cards)
    table = play(dealt("legendary, hand_size=5", (GARDEN, flames)), "p1 starts")
    assert [len(seat.hand) for seat in table.seats] == [5, 5]


@rule("TURN-11", "OPT-hand_size", "OPT-redraws", "OPT-gems")
def test_a_replay_deals_the_same_number_of_cards_exchanges_and_gems() -> None:
    table = position(
        "rules | klub, hand_size=3, redraws=5, gems=4\nround | 6\ngems | 1\nfoe gems | 1\n"
        "hand | Ves\ndeck | 5 Catapult\nfoe hand | Ghoul\nfoe deck | 3 Nekker"
    )
    play(table, "pass", "pass")
    assert [len(seat.hand) for seat in table.seats] == [3, 3]
    assert [seat.redraws for seat in table.seats] == [5, 5]
    assert shows(table, "replays | 1", "gems | 4", "foe gems | 4")


@rule("SET-4", "MODE-1", "OPT-hand_size")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_players_of_a_free_for_all_draw_that_many(players: int) -> None:
    decks = free_for_all.decks_of(*free_for_all.CALM[:players])
    table = free_for_all.dealt(decks, "legendary, hand_size=6")
    assert [len(seat.hand) for seat in table.seats] == [6] * players


@rule("SET-4", "MODE-1", "OPT-hand_size")
def test_all_four_of_a_team_game_draw_that_many() -> None:
    table = team.dealt(team.decks_of(*team.CALM), "legendary, hand_size=6")
    assert [len(seat.hand) for seat in table.seats] == [6] * 4


@rule("SOLO-2", "MODE-1", "OPT-hand_size")
@pytest.mark.parametrize("mode", ["solo", "solo-leaders"])
def test_in_solo_you_draw_that_many_and_the_opponent_none(mode: str) -> None:
    table = solo.dealt(ruleset=LEGENDARY.changed(hand_size=6), mode=mode)
    assert [len(seat.hand) for seat in table.seats] == [6, 0]


@rule("MODE-1")
def test_every_mode_plays_with_every_house_rule_it_does_not_ignore() -> None:
    ruleset = LEGENDARY.changed(hand_size=6, redraws=1, gems=3, round_draw=2, max_heroes=2, discard_turn="yes")
    for mode in MODES.values():
        assert mode.adapted(ruleset).options() == ruleset.options() | dict(mode.overrides)
        assert mode.gems(ruleset) == (0 if mode.name.startswith("ffa") else 3)
