"""How a bot names its decks."""

from __future__ import annotations

from dataclasses import replace

from gwint.cards import Faction, card
from gwint.match import Lineup, NameDeck, random_lineup, sensible_name
from tests.scenes import rule


def weakened(lineup: Lineup, faction: Faction) -> Lineup:
    """The same lineup, but the deck of that faction has only its weakest units."""
    deck = lineup.deck(faction)
    weak = replace(deck, cards=(card("roach", faction),) * 22)
    return Lineup(tuple(weak if one is deck else one for one in lineup.decks))


@rule("TOUR-2")
def test_the_weakest_deck_stays_at_home_while_there_is_another() -> None:
    for faction in random_lineup("naming").factions:
        lineup = weakened(random_lineup("naming"), faction)
        asked = NameDeck(0, 1, lineup.factions)
        named = {sensible_name(asked, lineup, f"{seed}").faction for seed in range(40)}
        assert named == {*lineup.factions} - {faction}


@rule("TOUR-4")
def test_the_only_deck_left_is_named_however_weak_it_is() -> None:
    lineup = random_lineup("naming")
    for faction in lineup.factions:
        assert sensible_name(NameDeck(0, 3, (faction,)), lineup, "any").faction is faction
