"""Encoding: tables to records and back, worlds as records, and rejected tables."""

from __future__ import annotations

import numpy as np
import pytest

from gwint.cards import Ability, Faction, card
from gwint.decks import random_deck, starter
from gwint.decks.building_rules import collection, limits
from gwint.fast import GAME, EncodingError, deal, decode, encode, legal, move_list
from gwint.fast.cards import CARDS
from gwint.fast.table import BROUGHT, MARKS, WAITING
from gwint.notation.picture_reader import position
from gwint.notation.picture_writer import picture
from gwint.rules.chance import seed_of
from gwint.rules.modes import DUEL, MODES
from gwint.rules.play import carry_on, legal_moves, push
from gwint.rules.rounds import lay_table
from gwint.rules.table import Table
from gwint.rulesets import LEGENDARY, RULESETS, Ruleset
from gwint.views import view
from tests.fast.engine_comparison import assert_alike, new_table
from tests.games.random_games import random_game


def test_a_table_comes_back_as_it_was_at_every_step() -> None:
    for game in range(30):
        for table, _, _ in random_game(game):
            assert_alike(table, encode(table))


def test_a_picture_comes_back_as_it_was() -> None:
    table = position(
        "hand | Thaler\ndeck | Ves, Zoltan Chivay, Ghoul\nfoe close | Ghoul, Nekker\nweather | Biting Frost"
    )
    assert picture(decode(encode(table))) == picture(table)


def test_both_seats_of_one_faction_share_their_numbers() -> None:
    decks = [random_deck(seed, faction=Faction.MONSTERS) for seed in ("one", "other")]
    table = lay_table(DUEL, LEGENDARY, decks, seed_of("mirror"))
    carry_on(table)
    assert_alike(table, encode(table))


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_options_round_trip_through_a_record(ruleset: object) -> None:
    table = next(new_table(game) for game in range(100))
    table.ruleset = ruleset  # type: ignore[assignment]
    assert decode(encode(table)).ruleset == ruleset


def test_a_world_dealt_from_a_view_looks_the_same_to_the_viewer() -> None:
    table = new_table(3)
    carry_on(table)
    for _ in range(8):
        push(table, legal_moves(table)[0])
    for seat in range(2):
        seen = view(table, seat)
        assert view(decode(deal(seen, 7)), seat) == seen


def test_a_table_of_another_mode_is_rejected() -> None:
    mode = MODES["ffa-3"]
    decks = [random_deck(seed, faction=faction) for seed, faction in enumerate(list(Faction)[:3])]
    with pytest.raises(EncodingError) as refused:
        encode(lay_table(mode, LEGENDARY, decks, seed_of(1)))
    assert refused.value.fault.kind == "fast-mode"


def test_a_neutral_card_of_a_third_set_is_refused() -> None:
    table = _starters()
    table.seats[0].hand.append(card("decoy", "skellige"))
    with pytest.raises(EncodingError) as refused:
        encode(table)
    assert refused.value.fault.details["card"] is card("decoy", "skellige")


def test_more_cards_than_a_list_holds_are_refused() -> None:
    table = _starters()
    table.seats[0].hand += [card("ghoul", "monsters")] * 80
    with pytest.raises(EncodingError) as refused:
        encode(table)
    assert refused.value.fault.kind == "fast-list-full"


def test_a_game_that_is_over_has_no_moves() -> None:
    *_, (table, _, _) = random_game(5)
    assert table.over
    assert legal(encode(table), move_list()) == 0


def test_the_record_is_aligned_and_small_enough_to_copy_by_the_million() -> None:
    assert GAME.isalignedstruct
    assert GAME.itemsize <= 1920
    assert np.zeros(3, dtype=GAME)[1].hand_count.tolist() == [0, 0]


@pytest.mark.parametrize("ruleset", RULESETS.values(), ids=RULESETS)
def test_every_legal_deck_can_be_encoded(ruleset: Ruleset) -> None:
    specials = next(limit.most for limit in limits(ruleset) if limit.counted == "specials") or 0
    for faction in Faction:
        cards = collection(faction, ruleset)
        assert sum(copies for one, copies in cards.items() if one.unit) + specials <= BROUGHT
        assert sum(copies for one, copies in cards.items() if one.mortal and one.has(Ability.AGILE)) < WAITING


def test_the_record_has_a_mark_for_every_card() -> None:
    assert CARDS <= 32 * MARKS


def _starters() -> Table:
    return lay_table(DUEL, LEGENDARY, [starter("monsters-swarm").deck, starter("monsters-swarm").deck], seed_of(1))
