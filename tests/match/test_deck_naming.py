"""The decks that a bot names."""

from __future__ import annotations

from dataclasses import replace

from gwint.cards import Faction, card
from gwint.match import Lineup, NameDeck, random_lineup, sensible_name
from tests.scenes import rule


def weakened(lineup: Lineup, faction: Faction) -> Lineup:
    """The same lineup, with only the weakest units in the deck of this faction."""
    deck = lineup.deck(faction)
    weak = replace(deck, cards=(card("roach", faction),) * 22)
    return Lineup(tuple(weak if one is deck else one for one in lineup.decks))


@rule("TOUR-2")
def test_a_bot_does_not_name_its_weakest_deck_if_there_is_another() -> None:
    for faction in random_lineup("naming").factions:
        lineup = weakened(random_lineup("naming"), faction)
        asked = NameDeck(0, 1, lineup.factions)
        named = {sensible_name(asked, lineup, f"{seed}").faction for seed in range(40)}
        assert named == {*lineup.factions} - {faction}


@rule("TOUR-4")
def test_a_bot_names_its_only_deck_however_weak() -> None:
    lineup = random_lineup("naming")
    for faction in lineup.factions:
        assert sensible_name(NameDeck(0, 3, (faction,)), lineup, "any").faction is faction
