"""SET-9, SET-11, SET-12. Side-deck cards, which wait until a card calls them."""

from __future__ import annotations

from collections import Counter

import pytest

from gwint.cards import FACTIONS, Faction
from gwint.decks import random_deck
from gwint.rulesets import RULESETS
from tests.rules.setting_up import MONSTERS, dealt
from tests.scenes import play, position, rule, shows

PRINTED = ["legendary", "klub", "witcher3, side_deck_supply=printed"]
UNLIMITED = ["witcher3", "legendary, side_deck_supply=unlimited", "klub, side_deck_supply=unlimited"]


@rule("SET-9", "SET-11")
@pytest.mark.parametrize("rules", ["legendary", "klub"])
@pytest.mark.parametrize("faction", FACTIONS)
def test_each_player_has_the_sets_side_deck_in_its_printed_number(rules: str, faction: Faction) -> None:
    deck = random_deck("side deck", RULESETS[rules], faction)
    beside = Counter(one.id for one in dealt(rules, (deck, MONSTERS)).seats[0].side_deck)
    islanders = {"hemdall": 1, "transformed-vildkaarl": 1, "transformed-young-vildkaarl": 3}
    assert beside == {"bovine-defence-force": 2} | (islanders if faction is Faction.SKELLIGE else {})


@rule("SET-11", "OPT-side_deck_supply")
@pytest.mark.parametrize("rules", PRINTED)
def test_a_used_side_deck_card_is_no_longer_available(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Scorch, Fiend\nranged | Cow\nfoe hand | Ves")
    play(table, "Scorch")
    assert shows(table, "close | Bovine Defense Force", "side deck | Bovine Defense Force")


@rule("SET-11")
@pytest.mark.parametrize("rules", ["legendary", "klub"])
def test_a_used_card_does_not_go_back(rules: str) -> None:
    table = position(
        f"rules | {rules}\nhand | Scorch, Albrich\nfaction | nilfgaard\nranged | Cow\nfoe hand | Ves\nfoe passed | yes"
    )
    play(table, "Scorch", "pass")
    assert shows(table, "round | 2", "discard | Cow, Scorch, Bovine Defense Force", "side deck | Bovine Defense Force")


@rule("SET-11", "OPT-side_deck_supply")
@pytest.mark.parametrize("rules", PRINTED)
def test_if_no_avenger_is_left_none_comes(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Scorch, Fiend\nranged | Cow\nside deck | empty\nfoe hand | Ves")
    play(table, "Scorch")
    assert shows(table, "close |", "ranged |", "discard | Cow, Scorch", "side deck | empty")


@rule("SET-11", "OPT-side_deck_supply")
@pytest.mark.parametrize("rules", PRINTED)
def test_two_avengers_come_for_three_cows(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Scorch, Fiend\nranged | 3 Cow\nfoe hand | Ves")
    play(table, "Scorch")
    assert shows(table, "close | 2 Bovine Defense Force", "ranged |")


@rule("SET-11", "OPT-side_deck_supply")
@pytest.mark.parametrize("rules", PRINTED)
def test_if_no_bear_is_left_none_comes(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Mardroeme, Udalryk\nclose | 2 Berserker\nfoe hand | Ves")
    play(table, "Mardroeme > close")
    assert shows(table, "close | Transformed Vildkaarl + Mardroeme", "gone | 2 Berserker")
    assert "transformed-vildkaarl" not in {one.id for one in table.seats[0].side_deck}


@rule("SET-11", "OPT-side_deck_supply")
@pytest.mark.parametrize("rules", UNLIMITED)
def test_the_side_deck_never_runs_out(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Scorch, Fiend\nranged | 3 Cow\nside deck | empty\nfoe hand | Ves")
    play(table, "Scorch")
    assert shows(table, "close | 3 Bovine Defense Force")


@rule("SET-11", "OPT-side_deck_supply")
@pytest.mark.parametrize("rules", UNLIMITED)
def test_an_unlimited_side_deck_always_has_more_bears(rules: str) -> None:
    table = position(f"rules | {rules}\nhand | Mardroeme, Udalryk\nranged | 5 Young Berserker\nfoe hand | Ves")
    play(table, "Mardroeme > ranged")
    assert shows(table, "ranged | 5 Transformed Young Vildkaarl + Mardroeme")


# Whose side deck


@rule("SET-12")
def test_a_card_calls_on_the_side_deck_of_its_own_side_first() -> None:
    table = position("hand | Scorch, Fiend\nranged | Cow\nfoe hand | Ghoul")
    play(table, "Scorch")
    assert shows(table, "close | Bovine Defense Force", "side deck | Bovine Defense Force")
    assert len(table.seats[1].side_deck) == 2


@rule("SET-12")
def test_if_the_cards_side_plays_that_faction_no_other_side_deck_is_used() -> None:
    table = position("hand | Scorch, Fiend\nranged | Cow\nside deck | empty\nfoe hand | Ghoul")
    play(table, "Scorch")
    assert shows(table, "close |", "foe close |")
    assert len(table.seats[1].side_deck) == 2


@rule("SET-12")
def test_a_card_of_another_printing_calls_on_the_player_of_that_faction() -> None:
    """Nilfgaard took a Cow from the Monsters: the avenger comes to Nilfgaard from the Monsters' side deck."""
    table = position("faction | nilfgaard\nhand | Scorch, Albrich\nranged | Cow [monsters]\nfoe hand | Ghoul")
    play(table, "Scorch")
    assert shows(
        table, "close | Bovine Defense Force [monsters]", "foe close |", "foe side deck | Bovine Defense Force"
    )
    assert len(table.seats[0].side_deck) == 2


@rule("SET-12")
def test_the_printing_decides_even_if_the_players_side_deck_has_such_a_card() -> None:
    table = position(
        "faction | nilfgaard\nhand | Scorch, Albrich\nranged | Cow [monsters]\nfoe hand | Ghoul\nfoe side deck | empty"
    )
    play(table, "Scorch")
    assert shows(table, "close |", "foe close |")
    assert len(table.seats[0].side_deck) == 2


@rule("SET-12")
def test_a_berserker_among_strangers_calls_on_skelliges_side_deck() -> None:
    table = position("faction | nilfgaard\nhand | Young Berserker, Albrich\nranged | + Mardroeme\nfoe hand | Olaf")
    play(table, "Young Berserker")
    assert shows(table, "ranged | Transformed Young Vildkaarl + Mardroeme", "gone | Young Berserker")
    assert Counter(one.id for one in table.seats[1].side_deck)["transformed-young-vildkaarl"] == 2


@rule("SET-12")
def test_a_cow_that_dies_on_the_enemys_side_is_avenged_there() -> None:
    table = position("hand | Scorch, Fiend\nfoe faction | nilfgaard\nfoe ranged | Cow [monsters]\nfoe hand | Albrich")
    play(table, "Scorch")
    assert shows(table, "foe close | Bovine Defense Force [monsters]", "close |", "side deck | Bovine Defense Force")
