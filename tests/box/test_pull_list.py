"""Pull lists: in the order of the printed codes, with what the side deck may have to bring."""

from __future__ import annotations

import pytest

from gwint.box import pull_list, side_deck_list
from gwint.cards import CATALOGUE, FACTIONS, SETS, Faction
from gwint.cards import card as card_of
from gwint.decks import Deck, random_deck, starter

MONSTERS = starter("monsters-swarm").deck


def test_a_pull_list_has_every_card_of_the_deck_in_the_order_of_the_set() -> None:
    pulled = pull_list(MONSTERS)
    assert {one.card: one.copies for one in pulled} == MONSTERS.counts()
    assert [one.code for one in pulled] == sorted(one.code for one in pulled)


def test_copies_with_codes_of_their_own_are_listed_from_the_first_to_the_last() -> None:
    codes = {one.card.id: one.code for one in pull_list(MONSTERS)}
    assert codes["arachas"] == "MON015–017"
    assert codes["decoy"] == "MON066"
    assert codes["draug"] == "MON008"


@pytest.mark.parametrize("faction", FACTIONS)
def test_the_codes_of_a_card_follow_each_other(faction: Faction) -> None:
    """Otherwise the first and the last code would not name them all."""
    for one in SETS[faction]:
        numbers = sorted({int(code.partition("-")[0][3:]) for code in one.codes})
        assert numbers == list(range(numbers[0], numbers[-1] + 1))
        assert len(numbers) in (1, one.copies)


@pytest.mark.rule("SET-11")
def test_only_what_the_deck_can_bring_is_taken_from_the_side_deck_in_all_its_copies() -> None:
    def brought(*ids: str) -> dict[str, int]:
        cards = [card_of(id_, "skellige") for id_ in ids]
        deck = Deck.of(Faction.SKELLIGE, CATALOGUE.leaders["king-bran"], cards)
        return {one.card.id: one.copies for one in side_deck_list(deck)}

    assert brought("olaf", "ermion") == {}
    assert brought("cow") == {"bovine-defence-force": 2}
    assert brought("kambi", "young-berserker") == {"hemdall": 1, "transformed-young-vildkaarl": 3}


def test_no_side_deck_card_is_on_the_pull_list_itself() -> None:
    for seed in range(20):
        assert not any(one.card.side_deck for one in pull_list(random_deck(seed)))
