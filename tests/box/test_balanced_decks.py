"""Decks for one box: legal, of different factions, from its printed cards, and about equally strong."""

from __future__ import annotations

import subprocess
import sys
from statistics import pstdev

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwint.box import MAX_SEATS, MIN_SEATS, BoxError, balanced_decks, deck_worth
from gwint.box.balanced_decks import MAX_CARDS
from gwint.box.deck_worth import EFFECT_WORTH, card_worth
from gwint.cards import CATALOGUE, FACTIONS, Faction
from gwint.decks import Deck, encode, faults, random_deck
from gwint.rulesets import KLUB, LEGENDARY, RULESETS, WITCHER3, Ruleset

SEATS = st.integers(MIN_SEATS, MAX_SEATS)
RULES = st.sampled_from((*RULESETS.values(), LEGENDARY.changed(max_heroes=0), KLUB.changed(max_heroes=2, roach="yes")))


@pytest.mark.rule("SET-2", "DECK-1", "DECK-2", "DECK-3", "DECK-7")
@settings(max_examples=12)
@given(SEATS, RULES, st.integers(), st.booleans())
def test_every_deck_is_legal_and_no_card_is_needed_twice(
    seats: int, ruleset: Ruleset, seed: int, advanced: bool
) -> None:
    check_decks(seats, ruleset, seed, advanced)


@pytest.mark.slow
@settings(max_examples=300)
@given(SEATS, RULES, st.integers(), st.booleans())
def test_hundreds_of_draws_are_legal(seats: int, ruleset: Ruleset, seed: int, advanced: bool) -> None:
    check_decks(seats, ruleset, seed, advanced)


def check_decks(seats: int, ruleset: Ruleset, seed: int, advanced: bool) -> None:
    decks = balanced_decks(seats, ruleset, seed, advanced)
    assert len({deck.faction for deck in decks}) == len(decks) == seats
    for deck in decks:
        assert faults(deck, ruleset, advanced) == ()
        assert {card.printing for card in deck.cards} == {deck.faction}
        assert all(copies <= card.copies for card, copies in deck.counts().items())
        assert len(deck.cards) <= MAX_CARDS


@settings(max_examples=8)
@given(st.integers(), st.permutations(FACTIONS), SEATS, st.data())
def test_factions_can_be_fixed_for_any_seats(
    seed: int, shuffled: list[Faction], seats: int, data: st.DataObject
) -> None:
    wanted = [faction if data.draw(st.booleans()) else None for faction in shuffled[:seats]]
    decks = balanced_decks(seats, seed=seed, factions=wanted)
    assert all(want in (None, deck.faction) for want, deck in zip(wanted, decks, strict=True))


def test_a_deck_drawn_again_keeps_its_faction_and_the_other_decks() -> None:
    first = balanced_decks(4, seed="evening")
    again = balanced_decks(4, seed="evening", redraws=(0, 1))
    assert [deck.faction for deck in again] == [deck.faction for deck in first]
    assert [number for number in range(4) if first[number] != again[number]] == [1]


def test_the_same_seed_gives_the_same_decks_in_every_process() -> None:
    program = "from gwint.box import balanced_decks; print(*(deck.code for deck in balanced_decks(3, seed='seven')))"
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, check=True, text=True, env={"PYTHONHASHSEED": "1"}
    )
    assert run.stdout.split() == [encode(deck) for deck in balanced_decks(3, seed="seven")]


def test_seeds_give_different_decks_and_factions() -> None:
    drawn = [balanced_decks(2, seed=seed) for seed in range(8)]
    assert len(set(drawn)) == len(drawn)
    assert {deck.faction for decks in drawn for deck in decks} == set(FACTIONS)


# Balance


@pytest.mark.parametrize("ruleset", [LEGENDARY, KLUB, WITCHER3])
def test_worths_differ_far_less_than_those_of_independent_random_decks(ruleset: Ruleset) -> None:
    def spread(decks: tuple[Deck, ...]) -> float:
        return pstdev(deck_worth(deck, ruleset) for deck in decks)

    balanced = [spread(balanced_decks(5, ruleset, seed)) for seed in range(4)]
    independent = [
        spread(tuple(random_deck(f"{seed} {faction}", ruleset, faction) for faction in FACTIONS)) for seed in range(20)
    ]
    assert sum(balanced) / len(balanced) < sum(independent) / len(independent) / 4


def test_every_card_and_every_leader_has_a_worth_in_every_ruleset() -> None:
    assert {effect.name for leader in CATALOGUE.leaders.values() for effect in leader.effects.values()} == set(
        EFFECT_WORTH
    )
    worths = {card.id: card_worth(card) for card in CATALOGUE.cards.values()}
    assert worths["geralt-of-rivia"] > worths["vesemir"] > worths["roach"]


def test_a_deck_without_cards_has_a_worth() -> None:
    empty = Deck.of(Faction.SKELLIGE, CATALOGUE.leaders["king-bran"], ())
    assert abs(deck_worth(empty, LEGENDARY)) < 5


# Refusals


@pytest.mark.parametrize(
    ("kind", "seats", "factions", "redraws"),
    [
        ("box-seats", 1, (), ()),
        ("box-seats", 6, (), ()),
        ("box-more-than-seats", 2, (None, None, Faction.SKELLIGE), ()),
        ("box-more-than-seats", 2, (), (0, 0, 1)),
        ("box-faction-twice", 3, (Faction.SKELLIGE, None, Faction.SKELLIGE), ()),
        ("box-redraws", 2, (), (1001,)),
        ("box-redraws", 2, (), (0, -1)),
    ],
)
def test_what_one_box_cannot_give_is_refused(
    kind: str, seats: int, factions: tuple[Faction | None, ...], redraws: tuple[int, ...]
) -> None:
    with pytest.raises(BoxError) as refusal:
        balanced_decks(seats, factions=factions, redraws=redraws)
    assert refusal.value.kind == kind
