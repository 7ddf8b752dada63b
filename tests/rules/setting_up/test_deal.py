"""SET. The table after two players have drawn their hands."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gwint.cards import FACTIONS, NEUTRAL, SETS, Faction, card, leader
from gwint.decks import Deck, faults, random_deck
from gwint.rules.agenda import Redraw
from gwint.rules.chance import chance_of, seed_of
from gwint.rules.events import Drew
from gwint.rules.play import question
from gwint.rules.table import Seat
from gwint.rules.verbs import draw
from gwint.rulesets import LEGENDARY, RULESETS
from tests.rules.factions import is_even
from tests.rules.setting_up import ELVES, MONSTERS, REALMS, dealt, events_of, new_table
from tests.scenes import carry_on, play, position, rule, shows

DAISY = leader("francesca-findabair-daisy-of-the-valley")
WHITE_FLAME = leader("emhyr-var-emreis-the-white-flame")
GARDEN = Deck.of(ELVES.faction, DAISY, ELVES.cards)
BESIDE = ("bovine-defence-force", "hemdall", "transformed-vildkaarl", "transformed-young-vildkaarl")
TWELVE = tuple(one for one in REALMS.cards if REALMS.cards.count(one) == 1)[:12]


def everything(seat: Seat) -> Counter[object]:
    return Counter([*seat.hand, *seat.deck, *seat.aside])


@rule("SET-1")
def test_each_player_brings_a_faction_a_leader_of_it_and_a_deck() -> None:
    first, second = new_table(decks=(REALMS, MONSTERS)).seats
    assert (first.faction, first.leader, first.brought) == (REALMS.faction, REALMS.leader, REALMS.cards)
    assert (second.faction, second.leader, second.brought) == (MONSTERS.faction, MONSTERS.leader, MONSTERS.cards)


@rule("SET-1")
def test_a_leader_of_another_faction_is_refused() -> None:
    mixed = Deck.of(REALMS.faction, MONSTERS.leader, REALMS.cards)
    assert [fault.kind for fault in faults(mixed, LEGENDARY)] == ["deck-leader-wrong-faction"]


@rule("SET-1")
@given(st.integers(), st.integers(), st.integers())
def test_what_one_player_chooses_changes_nothing_for_the_other(mine: int, yours: int, another: int) -> None:
    deck = random_deck(mine, faction=Faction.NORTHERN_REALMS)
    tables = [dealt(decks=(deck, random_deck(seed, faction=Faction.MONSTERS))) for seed in (yours, another)]
    assert tables[0].seats[0] == tables[1].seats[0]


@rule("SET-1")
@pytest.mark.parametrize("rules", RULESETS)
@pytest.mark.parametrize("faction", FACTIONS)
def test_the_same_faction_may_meet_itself(faction: Faction, rules: str) -> None:
    decks = (random_deck("here", RULESETS[rules], faction), random_deck("there", RULESETS[rules], faction))
    table = new_table(rules, decks)
    carry_on(table)
    assert [seat.faction for seat in table.seats] == [faction, faction]
    assert table.agenda


@rule("SET-2")
@pytest.mark.parametrize("faction", FACTIONS)
def test_a_factions_set_is_its_own_cards_and_its_printings_of_neutral_cards(faction: Faction) -> None:
    assert {one.printing for one in SETS[faction]} == {faction}
    assert {one.home for one in SETS[faction]} == {faction, NEUTRAL}


@rule("SET-2")
def test_a_neutral_card_of_another_colour_is_refused() -> None:
    decoy = card("decoy", "monsters")
    mixed = Deck.of(Faction.SKELLIGE, leader("king-bran"), (*SETS[Faction.SKELLIGE][6:], decoy))
    assert "deck-wrong-faction (card: decoy, faction: skellige)" in [
        fault.plain_text() for fault in faults(mixed, LEGENDARY)
    ]


@rule("SET-3")
@pytest.mark.parametrize("rules", RULESETS)
def test_each_player_has_two_gems(rules: str) -> None:
    assert shows(dealt(rules), "gems | 2", "foe gems | 2")


@rule("SET-4")
def test_nothing_is_drawn_before_the_table_is_laid() -> None:
    table = new_table()
    assert not table.log
    assert [seat.hand for seat in table.seats] == [[], []]
    assert [tuple(seat.deck) for seat in table.seats] == [REALMS.cards, MONSTERS.cards]


@rule("SET-4")
@given(st.integers(), st.integers(), st.sampled_from(sorted(RULESETS)))
def test_each_player_draws_ten_cards_of_their_own_deck(one: int, other: int, rules: str) -> None:
    kinds = (Faction.NILFGAARD, Faction.MONSTERS)
    decks = [random_deck(seed, RULESETS[rules], faction) for seed, faction in zip((one, other), kinds, strict=True)]
    table = dealt(rules, (decks[0], decks[1]), seed=one)
    for seat, deck in zip(table.seats, decks, strict=True):
        assert len(seat.hand) == 10
        assert everything(seat) == Counter(deck.cards)


@rule("SET-4")
def test_the_hands_differ_from_deal_to_deal() -> None:
    assert len({tuple(dealt(seed=seed).seats[0].hand) for seed in range(50)}) == 50


@rule("SET-4")
def test_the_same_seed_deals_the_same_hands() -> None:
    assert dealt(seed="again").seats == dealt(seed="again").seats


@rule("SET-4")
def test_every_card_is_equally_likely_to_be_left_out_of_the_hand() -> None:
    deck = Deck.of(REALMS.faction, REALMS.leader, TWELVE)
    left = Counter(one for seed in range(1200) for one in dealt(decks=(deck, MONSTERS), seed=seed).seats[0].deck)
    assert is_even(left, 12)


@rule("SET-4")
def test_every_place_of_the_hand_is_equally_likely_for_a_card() -> None:
    """The deck is shuffled: a card may be drawn first, last or anywhere in between."""
    deck = Deck.of(REALMS.faction, REALMS.leader, TWELVE[:10])
    hands = [dealt(decks=(deck, MONSTERS), seed=seed).seats[0].hand for seed in range(1500)]
    assert is_even(Counter(hand.index(TWELVE[0]) for hand in hands), 10)


@rule("SET-4")
def test_the_rest_of_the_deck_is_shuffled() -> None:
    table = dealt(decks=(Deck.of(REALMS.faction, REALMS.leader, TWELVE), MONSTERS))
    next_cards: Counter[object] = Counter()
    for seed in range(600):
        trial = table.copy()
        trial.chance = chance_of(seed_of(seed), 2)
        draw(trial, 0, 1)
        next_cards[trial.seats[0].hand[-1]] += 1
    assert is_even(next_cards, 2)


@rule("SET-8")
@pytest.mark.parametrize("rules", RULESETS)
def test_nothing_is_drawn_at_the_start_of_later_rounds(rules: str) -> None:
    table = position(
        f"rules | {rules}\nhand | Vreemde, Rainfarn\ndeck | 3 Cynthia\n"
        "foe hand | Albrich, Sweers\nfoe deck | 2 Puttkammer"
    )
    play(table, "Rainfarn", "pass", "pass")
    assert shows(table, "round | 2", "hand | Vreemde", "deck | 3 Cynthia", "foe hand | Albrich, Sweers")
    play(table, "pass", "Sweers", "pass")
    assert shows(table, "round | 3", "hand | Vreemde", "deck | 3 Cynthia", "foe hand | Albrich")
    assert not events_of(table, Drew)


@rule("SET-8")
@settings(max_examples=30)
@given(st.integers(), st.sampled_from(sorted(RULESETS)))
def test_one_drawing_is_all_that_a_deal_does(seed: int, rules: str) -> None:
    assert [(event.seat, len(event.cards)) for event in events_of(dealt(rules, seed=seed), Drew)] == [(0, 10), (1, 10)]


@rule("SET-9")
@pytest.mark.parametrize("id_", BESIDE)
def test_side_deck_cards_never_start_in_a_deck(id_: str) -> None:
    islanders = random_deck("islanders", faction=Faction.SKELLIGE)
    cheating = Deck.of(islanders.faction, islanders.leader, (*islanders.cards, card(id_, "skellige")))
    assert [fault.kind for fault in faults(cheating, LEGENDARY)] == ["deck-side-deck-card"]


@rule("SET-9")
@given(st.integers(), st.sampled_from(sorted(RULESETS)))
def test_side_deck_cards_are_not_dealt(seed: int, rules: str) -> None:
    deck = random_deck(seed, RULESETS[rules], Faction.SKELLIGE)
    islander = dealt(rules, (deck, MONSTERS), seed).seats[0]
    assert not any(one.side_deck for one in [*islander.hand, *islander.deck])
    assert {one.id for one in islander.side_deck} == set(BESIDE)


@rule("SET-10")
def test_daisys_eleventh_card_is_drawn_with_the_first_ten() -> None:
    table = play(dealt(decks=(GARDEN, MONSTERS)), "p1 starts")
    assert isinstance(question(table), Redraw)
    assert [(event.seat, len(event.cards)) for event in events_of(table, Drew)] == [(0, 11), (1, 10)]


@rule("SET-10", "LEAD-6")
def test_a_cancelled_daisy_draws_ten() -> None:
    flames = Deck.of(Faction.NILFGAARD, WHITE_FLAME, random_deck("flames", faction=Faction.NILFGAARD).cards)
    table = play(dealt(decks=(GARDEN, flames)), "p1 starts")
    assert [len(seat.hand) for seat in table.seats] == [10, 10]


@rule("SET-10")
def test_an_active_daisy_draws_nothing_at_the_deal() -> None:
    assert [len(seat.hand) for seat in dealt("klub", (GARDEN, MONSTERS)).seats] == [10, 10]
